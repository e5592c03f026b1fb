import type { calendars as english } from "../en/calendars.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const calendars: Words<typeof english> = {
  facts: "Je agenda",
  hours: "Werktijden",
  aWeek: (time) => `${time} per week`,
  agenda: "Volgende dagagenda",
  agendaOff: "Uit",
  agendaNone: (days) =>
    plural("nl", days, {
      one: "Geen afspraken de komende dag",
      other: "Geen afspraken de komende # dagen",
    }),
  agendaAt: (day, time, appointments) =>
    `${day} om ${time}, ${plural("nl", appointments, { one: "# afspraak", other: "# afspraken" })}`,
  today: "Vandaag",
  tomorrow: "Morgen",
  lastRead: "Adres laatst gelezen",
  notYet: "Nog niet",
  others: "Wat anderen zien",
  busy: "Bezet",
  sampleTitle: "Kwartaalgesprek",
  workingHours: {
    title: "Werktijden",
    hint: "Lichter in de week. Vrije tijd wordt daarbinnen geteld.",
    sum: "Per week",
    from: (weekday) => `${weekday}, van`,
    until: (weekday) => `${weekday}, tot`,
    to: "tot",
    none: "Niet aan het werk",
    wrong: "Het einde moet na het begin zijn",
  },
  newAppointments: {
    title: "Nieuwe afspraken",
    duration: "Duur",
    reminder: "Herinnering",
  },
  subscribe: {
    title: "Abonneren",
    hint: "Bekijk je afspraken in een andere agenda.",
    failed: "Het adres kon niet worden geladen.",
    create: "Agendalink maken",
    creating: "Maken",
    createFailed: "Het adres kon niet worden gemaakt. Probeer het opnieuw.",
    shows: "Wat het toont",
    choices: {
      full: "Alle details",
      titles: "Alleen titels",
      busy: "Alleen bezet",
    },
    hints: {
      full: "Titel, tijd, klant, bedrijf en notities. Ook afgezegde afspraken.",
      titles: "Titel en tijd.",
      busy: "Alleen wanneer je bezet bent.",
    },
    secret: "Geheim adres",
    secretHint:
      "Wie dit adres heeft, kan je agenda zien maar niet wijzigen. Kopieer het nu; het wordt niet opnieuw getoond.",
    secretGone:
      "Het adres is één keer getoond, toen je het maakte. Heb je het niet meer, stel het dan opnieuw in om een nieuw te krijgen.",
    keep: "Adres houden",
  },
  reset: {
    title: "Het adres opnieuw instellen",
    button: "Adres opnieuw instellen…",
    question: "Het adres opnieuw instellen?",
    confirm: "Adres opnieuw instellen",
    busy: "Opnieuw instellen",
    note: "Agenda’s met het oude adres worden niet meer bijgewerkt.",
    warning:
      "Agenda’s met het oude adres worden niet meer bijgewerkt totdat je het nieuwe toevoegt.",
    done: "Nieuw adres gemaakt",
  },
  remove: {
    title: "Het adres weghalen",
    button: "Adres weghalen…",
    question: "Het adres weghalen?",
    confirm: "Adres weghalen",
    busy: "Weghalen",
    note: "Het blijft werken voor wie de desk heeft verlaten, totdat je het opnieuw instelt of weghaalt.",
    warning: "Agenda’s met het adres worden niet meer bijgewerkt.",
    done: "Adres weggehaald",
  },
  everyone: {
    title: "Ieders agenda",
    hint: "Bekijk de afspraken van iedereen op deze desk in een andere agenda. Elke afspraak zegt in wiens agenda hij staat.",
  },
};
