import type { outcomes as english } from "../en/outcomes.ts";
import type { Words } from "../words.ts";

export const outcomes: Words<typeof english> = {
  states: {
    open: "Sin resultado",
    held: "Realizada",
    "no-show": "No se presentó",
    canceled: "Cancelada",
  },
  move: "Cambiar…",
  notSaved: "No se pudo guardar.",
  othersMoved: "La cita pasada se queda. Las demás se han cambiado.",
  reinstated: "Restablecida",
  movedTo: (time) => `Cambiada: ${time}`,
  noteSaved: (name) => `Nota guardada para ${name}`,
  marked: {
    held: "Marcada como realizada",
    "no-show": "Marcada: no se presentó",
    canceled: "Marcada como cancelada",
  },
  lastContact: {
    today: "Marcada como realizada. Último contacto: hoy",
    yesterday: "Marcada como realizada. Último contacto: ayer",
    onDay: (day) => `Marcada como realizada. Último contacto: ${day}`,
  },
  nearTime: (weekday, time) => `${weekday}, ${time}`,
  dayTime: (day, time) => `${day}, ${time}`,
};
