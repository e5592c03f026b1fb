import type { dates as english } from "../en/dates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const dates: Words<typeof english> = {
  open: "Ouvrir le calendrier",
  calendar: "Calendrier",
  pick: "Choisir un jour",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  earlier: "Plus tôt",
  allowPast: "Autoriser les jours passés",
  today: "Aujourd’hui",
  yesterday: "Hier",
  tomorrow: "Demain",
  time: "Heure",
  done: "Terminé",
  usePast: "Utiliser cette date passée",
  interpreted: (typed, read) => `« ${typed} » a été compris comme ${read}.`,
  changed: (time, nearest, step) =>
    `${time} est devenu ${nearest}. Les heures avancent par pas de ${plural("fr", step, { one: "# minute", other: "# minutes" })}.`,
};
