import type { away as english } from "../en/away.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const away: Words<typeof english> = {
  titleMe: "Estás ausente",
  title: (name) => `${name} está ausente`,
  explainMe:
    "Sigues siendo responsable. Mientras tanto, tu trabajo aparece también en «Lo mío» de la otra persona, y después vuelve sin que hagas nada.",
  explain: (name) =>
    `${name} sigue siendo responsable. Mientras tanto, el trabajo de ${name} aparece también en «Lo mío» de la otra persona, y después vuelve sin que hagas nada.`,
  save: "Guardar",
  backToday: "De vuelta hoy",
  delete: "Eliminar",
  from: "Desde",
  lastDay: "Último día",
  standsIn: "Quién sustituye",
  nobody: "Nadie",
  inThatTime: "En ese tiempo",
  tasksDue: "Tareas que vencen",
  appointments: "Citas",
  goToYou: "pasan a ti",
  goTo: (name) => `pasan a ${name}`,
  goToYourCalendar: "pasan a tu calendario",
  goToCalendar: (name) => `pasan al calendario de ${name}`,
  withOverlaps: (goes, overlaps) =>
    plural("es", overlaps, { one: `${goes}, # coincide`, other: `${goes}, # coinciden` }),
  chooseAfter: (day) => `Elige una fecha posterior al ${day}`,
  chooseStandIn: "Elige quién sustituye",
  saved: {
    me: (days) => `Estás ausente: ${days}`,
    other: (name, days) => `${name} está ausente: ${days}`,
  },
  back: {
    me: "Ya estás de vuelta",
    other: (name) => `${name} está de vuelta`,
  },
  deleted: "Ausencia eliminada",
  notSaved: "No se pudo guardar la ausencia. Inténtalo de nuevo.",
  words: {
    nobody: (days) => `Ausencia ${days}, sin sustitución`,
    you: (days) => `Ausencia ${days}, sustituyes tú`,
    other: (days, name) => `Ausencia ${days}, sustituye ${name}`,
  },
  days: (from, until) => `${from} – ${until}`,
};
