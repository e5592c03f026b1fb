import type { calendars as english } from "../en/calendars.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const calendars: Words<typeof english> = {
  facts: "Je agenda",
  hours: "Werktijden",
  aWeek: (time) => `${time} per week`,
  agenda: "Volgend dagoverzicht",
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
  lastRead: "Adres voor het laatst gelezen",
  notYet: "Nog niet",
  others: "Wat anderen zien",
  busy: "Bezet",
  sampleTitle: "Kwartaaloverleg",
  workingHours: {
    title: "Werktijden",
    hint: "Lichter weergegeven in de week. Vrije tijd wordt binnen deze tijden geteld.",
    sum: "Per week",
    from: (weekday) => `${weekday}, van`,
    until: (weekday) => `${weekday}, tot`,
    to: "tot",
    none: "Niet aan het werk",
    wrong: "Het einde moet na het begin liggen",
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
    creating: "Wordt gemaakt",
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
      "Het adres is één keer getoond, toen je het maakte. Heb je het niet meer, vernieuw het dan om een nieuw adres te krijgen.",
    keep: "Adres behouden",
  },
  reset: {
    title: "Het adres vernieuwen",
    button: "Adres vernieuwen…",
    question: "Het adres vernieuwen?",
    confirm: "Adres vernieuwen",
    busy: "Wordt vernieuwd",
    note: "Agenda’s met het oude adres worden niet meer bijgewerkt.",
    warning:
      "Agenda’s met het oude adres worden niet meer bijgewerkt totdat je het nieuwe toevoegt.",
    done: "Nieuw adres gemaakt",
  },
  remove: {
    title: "Het adres verwijderen",
    button: "Adres verwijderen…",
    question: "Het adres verwijderen?",
    confirm: "Adres verwijderen",
    busy: "Wordt verwijderd",
    note: "Het blijft werken voor wie de desk heeft verlaten, totdat je het vernieuwt of verwijdert.",
    warning: "Agenda’s met het adres worden niet meer bijgewerkt.",
    done: "Adres verwijderd",
  },
  everyone: {
    title: "Agenda van iedereen",
    hint: "Bekijk de afspraken van iedereen op deze desk in een andere agenda. Bij elke afspraak staat van wie de agenda is.",
  },
};
