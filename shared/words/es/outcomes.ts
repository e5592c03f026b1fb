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
  othersMoved: "La cita pasada se queda. Las demás se cambiaron.",
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
  ask: {
    title: (title) => `¿Cómo fue «${title}»?`,
    label: "¿Cómo fue?",
    notYet: "Aún sin resultado",
    more: "Más resultados",
    withKey: (label, key) => `${label} (${key})`,
    answered: (outcome) => `${outcome}.`,
    change: "Cambiar",
    reinstate: "Restablecer",
    undo: "Deshacer",
  },
  note: {
    label: (title) => `¿Qué salió de «${title}»?`,
    placeholder: "¿Qué salió de la cita?",
    save: "Guardar nota",
    skip: "Omitir",
  },
  missed: {
    label: "Sentimos no haberte visto",
    question: "¿Enviar «Sentimos no haberte visto» con un enlace para elegir otro horario?",
    to: (email) => `A ${email}`,
    send: "Enviar",
    notNow: "Ahora no",
    sent: (name) => `«Sentimos no haberte visto» se envía a ${name}`,
    notSent: (name) => `No se envía a ${name}`,
    failed: "No se pudo enviar. Inténtalo de nuevo.",
  },
  moving: {
    label: (title) => `Cambiar «${title}»`,
    pick: "Elige un día o una hora",
    to: (time) => `Cambiar: ${time}`,
  },
};
