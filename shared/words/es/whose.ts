import type { whose as english } from "../en/whose.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const whose: Words<typeof english> = {
  label: "De quién",
  mine: {
    overview: "Lo mío",
    tasks: "Mías",
    calendar: "Mías",
    reports: "Lo mío",
  },
  everyone: "Todos",
  people: "Personas",
  count: (count) => plural("es", count, { one: "# persona", other: "# personas" }),
  nothingMine: "Nada de esto es tuyo.",
  showEveryone: "Mostrar todos",
  nobody: "Nadie",
  change: (label, name) => `${label}: ${name}. Cambiar`,
  changeNobody: (label) => `${label}: nadie. Cambiar`,
  asked: (from, to) => `${from} se lo pidió a ${to}`,
  mention: "Mencionar",
  responsible: "Responsable",
  reader: "Lector",
  you: "Tú",
  told: {
    one: (name) => `Se avisa a ${name}`,
    several: (names) => `Se avisa a ${names}`,
  },
  here: {
    label: "Quién está aquí",
    editing: {
      one: (name) => `${name} está editando`,
      several: (names) => `${names} están editando`,
    },
    looking: {
      one: (name) => `${name} está aquí`,
      several: (names) => `${names} están aquí`,
    },
  },
  addedBy: (name) => `, por ${name}`,
  hostTime: (name, time, city) => `Para ${name}: ${time}, ${city}`,
  weekdayTime: (weekday, time) => `${weekday} ${time}`,
  handOver: "Traspasar…",
  away: "Ausencia…",
  left: (name) => `${name} (ya no está)`,
  justNow: (who) => `${who}, ahora mismo.`,
  justNowWas: (who, was) => `${who}, ahora mismo. Antes: ${was}`,
};
