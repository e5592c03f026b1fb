import type { reminders as english } from "../en/reminders.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reminders: Words<typeof english> = {
  title: "Herinneringen",
  fromCustomers: "Van klanten",
  reminder: (what) => `Herinnering: ${what}`,
  more: (count) => plural("nl", count, { one: "Nog # herinnering", other: "Nog # herinneringen" }),
  moreAnswers: (count) => plural("nl", count, { one: "Nog # antwoord", other: "Nog # antwoorden" }),
  open: "Openen",
  snooze: (minutes) => `${minutes}\u00a0min uitstellen`,
  done: "Klaar",
  saveFailed: "Dit kon niet worden opgeslagen. Probeer het opnieuw.",
  coming: {
    today: (title) => `${title} vandaag`,
    tomorrow: (title) => `${title} morgen`,
    onDay: (title, day) => `${title} op ${day}`,
    todayAt: (title, time) => `${title} om ${time}`,
    tomorrowAt: (title, time) => `${title} morgen om ${time}`,
    onDayAt: (title, day, time) => `${title} op ${day} om ${time}`,
  },
  countdown: {
    today: "Vandaag",
    now: "Nu",
    started: (duration) => `${duration} geleden begonnen`,
    inTime: (duration) => `Over ${duration}`,
    inDays: (days) => plural("nl", days, { one: "Over # dag", other: "Over # dagen" }),
  },
  countdownWith: (countdown) => `${countdown}, <names></names>`,
  did: {
    booked: (name, title) => `${name} heeft “${title}” geboekt`,
    asked: (name, title) => `${name} vraagt “${title}” aan`,
    moved: (name, title) => `${name} heeft “${title}” verzet`,
    canceled: (name, title) => `${name} heeft “${title}” afgezegd`,
    accepted: (name) => `${name} heeft de afspraak geaccepteerd`,
    declined: (name) => `${name} heeft de afspraak afgeslagen`,
    proposed: (name) => `${name} stelt een andere tijd voor`,
  },
  when: {
    today: (time) => `Vandaag om ${time}`,
    tomorrow: (time) => `Morgen om ${time}`,
    onDay: (day, time) => `${day} om ${time}`,
  },
  whatWhen: {
    today: (title, time) => `${title}, vandaag om ${time}`,
    tomorrow: (title, time) => `${title}, morgen om ${time}`,
    onDay: (title, day, time) => `${title}, ${day} om ${time}`,
    times: (title, times) => `${title}, ${times}`,
  },
  withWord: (what, word) => `${what}. “${word}”`,
};
