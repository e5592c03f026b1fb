import type { calendars as english } from "../en/calendars.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const calendars: Words<typeof english> = {
  facts: "Ihr Kalender",
  hours: "Arbeitszeiten",
  aWeek: (time) => `${time} pro Woche`,
  agenda: "Nächste Tagesübersicht",
  agendaOff: "Aus",
  agendaNone: (days) =>
    plural("de", days, {
      one: "Keine Termine am nächsten Tag",
      other: "Keine Termine in den nächsten # Tagen",
    }),
  agendaAt: (day, time, appointments) =>
    `${day} um ${time}, ${plural("de", appointments, { one: "# Termin", other: "# Termine" })}`,
  today: "Heute",
  tomorrow: "Morgen",
  lastRead: "Adresse zuletzt abgerufen",
  notYet: "Noch nicht",
  others: "Was andere sehen",
  busy: "Belegt",
  sampleTitle: "Quartalsgespräch",
  workingHours: {
    title: "Arbeitszeiten",
    hint: "In der Wochenansicht heller. Freie Zeit zählt nur innerhalb der Arbeitszeiten.",
    sum: "Pro Woche",
    from: (weekday) => `${weekday}, von`,
    until: (weekday) => `${weekday}, bis`,
    to: "bis",
    none: "Arbeitsfrei",
    wrong: "Das Ende muss nach dem Beginn liegen",
  },
  newAppointments: {
    title: "Neue Termine",
    duration: "Dauer",
    reminder: "Erinnerung",
  },
  subscribe: {
    title: "Abonnieren",
    hint: "Sehen Sie Ihre Termine in einem anderen Kalender.",
    failed: "Die Adresse konnte nicht geladen werden.",
    create: "Kalenderlink erstellen",
    creating: "Wird erstellt",
    createFailed: "Die Adresse konnte nicht erstellt werden. Versuchen Sie es erneut.",
    shows: "Was sie zeigt",
    choices: {
      full: "Alle Details",
      titles: "Nur Titel",
      busy: "Nur belegt",
    },
    hints: {
      full: "Titel, Zeit, Kunde, Firma und Notizen. Auch abgesagte Termine.",
      titles: "Titel und Zeit.",
      busy: "Nur, wann Sie keine Zeit haben.",
    },
    secret: "Geheime Adresse",
    secretHint:
      "Wer diese Adresse hat, kann Ihren Kalender sehen, aber nicht ändern. Kopieren Sie sie jetzt; sie wird nicht noch einmal angezeigt.",
    secretGone:
      "Die Adresse wurde einmal angezeigt, als Sie sie erstellt haben. Wenn Sie sie nicht mehr haben, setzen Sie sie zurück, um eine neue zu bekommen.",
    keep: "Adresse behalten",
  },
  reset: {
    title: "Adresse zurücksetzen",
    button: "Adresse zurücksetzen …",
    question: "Die Adresse zurücksetzen?",
    confirm: "Adresse zurücksetzen",
    busy: "Wird zurückgesetzt",
    note: "Kalender mit der alten Adresse werden nicht mehr aktualisiert.",
    warning:
      "Kalender mit der alten Adresse werden nicht mehr aktualisiert, bis Sie die neue hinzufügen.",
    done: "Neue Adresse erstellt",
  },
  remove: {
    title: "Adresse entfernen",
    button: "Adresse entfernen …",
    question: "Die Adresse entfernen?",
    confirm: "Adresse entfernen",
    busy: "Wird entfernt",
    note: "Wer den Desk verlassen hat, kann sie weiter nutzen, bis Sie sie zurücksetzen oder entfernen.",
    warning: "Kalender mit der Adresse werden nicht mehr aktualisiert.",
    done: "Adresse entfernt",
  },
  everyone: {
    title: "Kalender von allen",
    hint: "Sehen Sie die Termine von allen auf diesem Desk in einem anderen Kalender. Bei jedem steht, in wessen Kalender er ist.",
  },
};
