import type { calendars as english } from "../en/calendars.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const calendars: Words<typeof english> = {
  facts: "Ihr Kalender",
  hours: "Arbeitszeiten",
  aWeek: (time) => `${time} in der Woche`,
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
  lastRead: "Adresse zuletzt gelesen",
  notYet: "Noch nicht",
  others: "Was andere sehen",
  busy: "Belegt",
  sampleTitle: "Quartalsgespräch",
  workingHours: {
    title: "Arbeitszeiten",
    hint: "In der Woche heller gezeigt. Freie Zeit wird in ihnen gezählt.",
    sum: "In der Woche",
    from: (weekday) => `${weekday}, von`,
    until: (weekday) => `${weekday}, bis`,
    to: "bis",
    none: "Keine Arbeit",
    wrong: "Das Ende muss nach dem Anfang liegen",
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
      full: "Alle Einzelheiten",
      titles: "Nur Titel",
      busy: "Nur belegt",
    },
    hints: {
      full: "Titel, Zeit, Kunde, Firma und Notizen. Auch abgesagte Termine.",
      titles: "Titel und Zeit.",
      busy: "Nur, wann Sie belegt sind.",
    },
    secret: "Geheime Adresse",
    secretHint:
      "Wer diese Adresse hat, kann Ihren Kalender sehen, aber nicht ändern. Kopieren Sie sie jetzt; sie wird nicht wieder gezeigt.",
    secretGone:
      "Die Adresse wurde einmal gezeigt, als Sie sie erstellt haben. Wenn Sie sie nicht mehr haben, setzen Sie sie zurück, um eine neue zu bekommen.",
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
    note: "Sie gilt weiter für die, die den Desk verlassen haben, bis Sie sie zurücksetzen oder entfernen.",
    warning: "Kalender mit der Adresse werden nicht mehr aktualisiert.",
    done: "Adresse entfernt",
  },
  everyone: {
    title: "Kalender aller",
    hint: "Sehen Sie die Termine aller auf diesem Desk in einem anderen Kalender. Jeder sagt, in wessen Kalender er steht.",
  },
};
