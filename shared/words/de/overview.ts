import type { overview as english } from "../en/overview.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const overview: Words<typeof english> = {
  page: "Übersicht",
  welcome: (name) => `Willkommen, ${name}`,
  date: (date) => `${date}.`,
  addCompany: "Firma hinzufügen",
  newAppointment: "Neuer Termin",
  sections: {
    people: "Personen",
    today: "Heute",
    toDo: "Zu erledigen",
    attention: "Braucht Aufmerksamkeit",
    recent: "Neueste Kunden",
    statuses: "Kunden nach Status",
  },
  openDay: "Tag öffnen",
  allTasks: "Alle Aufgaben",
  allWaiting: (count) => `Alle ${count}`,
  allCustomers: "Alle Kunden",
  toDo: {
    label: "Zu erledigen",
    none: "Heute ist nichts zu erledigen.",
    week: (count) =>
      plural("de", count, {
        one: "Nächste 7 Tage, # Aufgabe",
        other: "Nächste 7 Tage, # Aufgaben",
      }),
    weekMore: (count) =>
      plural("de", count, {
        one: "Nächste 7 Tage, mehr als # Aufgabe",
        other: "Nächste 7 Tage, mehr als # Aufgaben",
      }),
    more: (count) => `${count} weitere`,
    moreThan: (count) => `Mehr als ${count} weitere`,
    newTask: "Neue Aufgabe",
    addTask: "Aufgabe hinzufügen",
  },
  waiting: {
    label: "Kunden, die Aufmerksamkeit brauchen",
    none: "Gerade braucht niemand eine Wiedervorlage.",
    never: (company) => `Nie kontaktiert, ${company}`,
    sinceAdded: (days) =>
      plural("de", days, {
        one: "# Tag<more> seit dem Hinzufügen</more>",
        other: "# Tage<more> seit dem Hinzufügen</more>",
      }),
    sinceContact: (days) =>
      plural("de", days, {
        one: "# Tag<more> seit dem letzten Kontakt</more>",
        other: "# Tage<more> seit dem letzten Kontakt</more>",
      }),
    logCall: "Anruf notieren",
    book: "Termin buchen",
    snooze: "Zurückstellen",
    withKey: (act, key) => `${act} (${key})`,
    moreFor: (name) => `Mehr zu ${name}`,
    snoozeName: (name) => `${name} zurückstellen`,
    back: "Zurück",
    callLogged: "Anruf notieren",
    whatWasSaid: "Was wurde besprochen?",
    whatWasSaidWith: (name) => `Was wurde im Anruf mit ${name} besprochen?`,
    callToday: "Anruf, heute",
    logTheCall: "Anruf notieren",
  },
  totals: {
    companies: "Firmen gesamt",
    customers: "Kunden gesamt",
    value: "Wert gesamt",
    onDesk: (count) => `von ${count} auf dem Desk`,
    partOfDesk: (percent) => `${percent} des Desks`,
    inClosedDeals: (percent) => `${percent} abgeschlossen`,
    noneNew: "Keine neuen in diesem Monat",
    newThisMonth: (count) => `${count} neu in diesem Monat`,
  },
  people: {
    person: "Person",
    customers: "Kunden",
    today: "Heute",
    tasksDue: "Fällige Aufgaben",
    value: "Wert",
    left: (count) => `noch ${count}`,
    late: (count) => `${count} überfällig`,
    everyone: "Alle",
  },
  recent: {
    label: "Neueste Kunden",
    none: "Noch keine Kunden.",
    add: "Kunden hinzufügen",
    customer: "Kunde",
    status: "Status",
    value: "Wert",
    added: "Hinzugefügt",
  },
  statuses: {
    caption: "Kunden und Wert nach Status",
    status: "Status",
    customers: "Kunden",
    value: "Wert",
  },
};
