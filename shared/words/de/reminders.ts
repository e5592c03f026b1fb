import type { reminders as english } from "../en/reminders.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reminders: Words<typeof english> = {
  title: "Erinnerungen",
  fromCustomers: "Von Kunden",
  reminder: (what) => `Erinnerung: ${what}`,
  more: (count) =>
    plural("de", count, { one: "# weitere Erinnerung", other: "# weitere Erinnerungen" }),
  moreAnswers: (count) =>
    plural("de", count, { one: "# weitere Antwort", other: "# weitere Antworten" }),
  open: "Öffnen",
  snooze: (minutes) => `${minutes}\u00a0Min. zurückstellen`,
  done: "Erledigt",
  saveFailed: "Das konnte nicht gespeichert werden. Versuchen Sie es erneut.",
  coming: {
    today: (title) => `${title}, heute`,
    tomorrow: (title) => `${title}, morgen`,
    onDay: (title, day) => `${title}, ${day}`,
    todayAt: (title, time) => `${title} um ${time}`,
    tomorrowAt: (title, time) => `${title}, morgen um ${time}`,
    onDayAt: (title, day, time) => `${title}, ${day} um ${time}`,
  },
  countdown: {
    today: "Heute",
    now: "Jetzt",
    started: (duration) => `Hat vor ${duration} begonnen`,
    inTime: (duration) => `In ${duration}`,
    inDays: (days) => plural("de", days, { one: "In # Tag", other: "In # Tagen" }),
  },
  countdownWith: (countdown) => `${countdown}, <names></names>`,
  did: {
    booked: (name, title) => `${name} hat „${title}“ gebucht`,
    asked: (name, title) => `${name} fragt „${title}“ an`,
    moved: (name, title) => `${name} hat „${title}“ verschoben`,
    canceled: (name, title) => `${name} hat „${title}“ abgesagt`,
    accepted: (name) => `${name} hat angenommen`,
    declined: (name) => `${name} hat abgelehnt`,
    proposed: (name) => `${name} schlägt eine andere Zeit vor`,
  },
  when: {
    today: (time) => `Heute um ${time}`,
    tomorrow: (time) => `Morgen um ${time}`,
    onDay: (day, time) => `${day} um ${time}`,
  },
  whatWhen: {
    today: (title, time) => `${title}, heute um ${time}`,
    tomorrow: (title, time) => `${title}, morgen um ${time}`,
    onDay: (title, day, time) => `${title}, ${day} um ${time}`,
    times: (title, times) => `${title}, ${times}`,
  },
  withWord: (what, word) => `${what}. „${word}“`,
};
