import type { outcomes as english } from "../en/outcomes.ts";
import type { Words } from "../words.ts";

export const outcomes: Words<typeof english> = {
  states: {
    open: "Sem resultado",
    held: "Realizado",
    "no-show": "Não compareceu",
    canceled: "Cancelado",
  },
  move: "Remarcar…",
  notSaved: "Não foi possível salvar.",
  othersMoved: "O compromisso passado fica. Os outros foram remarcados.",
  reinstated: "Restabelecido",
  movedTo: (time) => `Remarcado: ${time}`,
  noteSaved: (name) => `Nota salva para ${name}`,
  marked: {
    held: "Marcado como realizado",
    "no-show": "Marcado: não compareceu",
    canceled: "Marcado como cancelado",
  },
  lastContact: {
    today: "Marcado como realizado. Último contato: hoje",
    yesterday: "Marcado como realizado. Último contato: ontem",
    onDay: (day) => `Marcado como realizado. Último contato: ${day}`,
  },
  nearTime: (weekday, time) => `${weekday}, ${time}`,
  dayTime: (day, time) => `${day}, ${time}`,
};
