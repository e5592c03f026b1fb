import type { reminders as english } from "../en/reminders.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reminders: Words<typeof english> = {
  title: "Rappels",
  fromCustomers: "De vos clients",
  reminder: (what) => `Rappel : ${what}`,
  more: (count) => plural("fr", count, { one: "# autre rappel", other: "# autres rappels" }),
  moreAnswers: (count) =>
    plural("fr", count, { one: "# autre réponse", other: "# autres réponses" }),
  open: "Ouvrir",
  snooze: (minutes) => `Reporter de ${minutes} min`,
  done: "Terminé",
  saveFailed: "L’enregistrement a échoué. Réessayez.",
  coming: {
    today: (title) => `${title}, aujourd’hui`,
    tomorrow: (title) => `${title}, demain`,
    onDay: (title, day) => `${title}, ${day}`,
    todayAt: (title, time) => `${title} à ${time}`,
    tomorrowAt: (title, time) => `${title}, demain à ${time}`,
    onDayAt: (title, day, time) => `${title}, ${day} à ${time}`,
  },
  countdown: {
    today: "Aujourd’hui",
    now: "Maintenant",
    started: (duration) => `Commencé il y a ${duration}`,
    inTime: (duration) => `Dans ${duration}`,
    inDays: (days) => plural("fr", days, { one: "Dans # jour", other: "Dans # jours" }),
  },
  countdownWith: (countdown) => `${countdown}, <names></names>`,
  did: {
    booked: (name, title) => `${name} a réservé « ${title} »`,
    asked: (name, title) => `${name} demande « ${title} »`,
    moved: (name, title) => `${name} a déplacé « ${title} »`,
    canceled: (name, title) => `${name} a annulé « ${title} »`,
    accepted: (name) => `${name} a accepté`,
    declined: (name) => `${name} a décliné`,
    proposed: (name) => `${name} propose un autre créneau`,
  },
  when: {
    today: (time) => `Aujourd’hui à ${time}`,
    tomorrow: (time) => `Demain à ${time}`,
    onDay: (day, time) => `${day} à ${time}`,
  },
  whatWhen: {
    today: (title, time) => `${title}, aujourd’hui à ${time}`,
    tomorrow: (title, time) => `${title}, demain à ${time}`,
    onDay: (title, day, time) => `${title}, ${day} à ${time}`,
    times: (title, times) => `${title}, ${times}`,
  },
  withWord: (what, word) => `${what}. « ${word} »`,
};
