import type { overview as english } from "../en/overview.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const overview: Words<typeof english> = {
  page: "Overzicht",
  welcome: (name) => `Welkom, ${name}`,
  date: (date) => `${date}.`,
  addCompany: "Bedrijf toevoegen",
  newAppointment: "Nieuwe afspraak",
  sections: {
    people: "Personen",
    today: "Vandaag",
    toDo: "Te doen",
    attention: "Aandacht nodig",
    recent: "Recente klanten",
    statuses: "Klanten per status",
  },
  openDay: "Dag openen",
  allTasks: "Alle taken",
  allWaiting: (count) => `Alle ${count}`,
  allCustomers: "Alle klanten",
  toDo: {
    label: "Te doen",
    none: "Vandaag is er niets te doen.",
    week: (count) =>
      plural("nl", count, { one: "Komende 7 dagen, # taak", other: "Komende 7 dagen, # taken" }),
    weekMore: (count) =>
      plural("nl", count, {
        one: "Komende 7 dagen, meer dan # taak",
        other: "Komende 7 dagen, meer dan # taken",
      }),
    more: (count) => `Nog ${count}`,
    moreThan: (count) => `Nog meer dan ${count}`,
    newTask: "Nieuwe taak",
    addTask: "Taak toevoegen",
  },
  waiting: {
    label: "Klanten die aandacht nodig hebben",
    none: "Op dit moment niemand om op te volgen.",
    never: (company) => `Nog geen contact, ${company}`,
    sinceAdded: (days) =>
      plural("nl", days, {
        one: "# dag<more> sinds het toevoegen</more>",
        other: "# dagen<more> sinds het toevoegen</more>",
      }),
    sinceContact: (days) =>
      plural("nl", days, {
        one: "# dag<more> sinds het laatste contact</more>",
        other: "# dagen<more> sinds het laatste contact</more>",
      }),
    logCall: "Gesprek noteren",
    book: "Inplannen",
    snooze: "Uitstellen",
    withKey: (act, key) => `${act} (${key})`,
    moreFor: (name) => `Meer voor ${name}`,
    snoozeName: (name) => `${name} uitstellen`,
    back: "Terug",
    callLogged: "Gesprek noteren",
    whatWasSaid: "Wat is er gezegd?",
    whatWasSaidWith: (name) => `Wat is er gezegd in het gesprek met ${name}?`,
    callToday: "Gesprek, vandaag",
    logTheCall: "Gesprek noteren",
  },
  totals: {
    companies: "Bedrijven in totaal",
    customers: "Klanten in totaal",
    value: "Totale waarde",
    onDesk: (count) => `van ${count} op de desk`,
    partOfDesk: (percent) => `${percent} van de desk`,
    inClosedDeals: (percent) => `${percent} in gesloten deals`,
    noneNew: "Geen nieuwe deze maand",
    newThisMonth: (count) => `${count} nieuw deze maand`,
  },
  people: {
    person: "Persoon",
    customers: "Klanten",
    today: "Vandaag",
    tasksDue: "Taken te doen",
    value: "Waarde",
    left: (count) => `nog ${count}`,
    late: (count) => `${count} te laat`,
    everyone: "Iedereen",
  },
  recent: {
    label: "Recente klanten",
    none: "Nog geen klanten.",
    add: "Klant toevoegen",
    customer: "Klant",
    status: "Status",
    value: "Waarde",
    added: "Toegevoegd",
  },
  statuses: {
    caption: "Klanten en waarde per status",
    status: "Status",
    customers: "Klanten",
    value: "Waarde",
  },
};
