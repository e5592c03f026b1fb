import type { digests as english } from "../en/digests.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const digests: Words<typeof english> = {
  openDay: (weekday) => `${weekday} openen in Client Desk`,
  noTime: "Geen tijd",
  toDo: "Te doen",
  late: (days) => plural("nl", days, { one: "# dag te laat", other: "# dagen te laat" }),
  counts: {
    appointments: (count) => plural("nl", count, { one: "# afspraak", other: "# afspraken" }),
    tasks: (count) => plural("nl", count, { one: "# taak", other: "# taken" }),
    customers: (count) => plural("nl", count, { one: "# klant", other: "# klanten" }),
    companies: (count) => plural("nl", count, { one: "# bedrijf", other: "# bedrijven" }),
    records: (count) => plural("nl", count, { one: "# record", other: "# records" }),
  },
  agenda: (day, counts) => `${day}: ${counts}`,
  why: {
    reminders: "Je krijgt dit omdat herinneringen per e-mail aanstaan.",
    agenda: "Je krijgt dit omdat het dagoverzicht aanstaat.",
    summary: "Je krijgt dit omdat het maandoverzicht aanstaat.",
    "for-you": "Je krijgt dit omdat e-mail over “Voor jou” aanstaat.",
  },
  change: (url) => `Wijzig dit bij Instellingen: ${url}`,
  stop: (url) => `Afmelden: ${url}`,
  changeOrStop: "<change>Wijzig dit bij Instellingen</change> of <stop>meld je af</stop>.",
  forYou: {
    title: "Voor jou",
    titleOn: (desk) => `Voor jou op “${desk}”`,
    subject: (count) =>
      plural("nl", count, { one: "# bericht voor jou", other: "# berichten voor jou" }),
    open: "“Voor jou” openen in Client Desk",
    more: (count) => plural("nl", count, { one: "nog #", other: "nog #" }),
    someone: "Iemand",
    task: (who, text) => `${who} heeft je een taak gegeven: ${text}`,
    appointment: (who, title) => `${who} heeft je toegevoegd aan “${title}”`,
    handed: (who, what) => `${who} heeft aan je overgedragen: ${what}`,
    mentionedOn: (who, name) => `${who} heeft je genoemd bij ${name}`,
    mentioned: (who) => `${who} heeft je genoemd in een taak`,
    dueToday: "Voor vandaag",
    due: (day) => `Voor ${day}`,
  },
  summary: {
    mine: (month) => `Jouw ${month}`,
    everyone: (month) => `${month}, iedereen`,
    subject: (title, added, closed) => `${title}: ${added}, ${closed}`,
    newCustomers: (count) =>
      plural("nl", count, { one: "# nieuwe klant", other: "# nieuwe klanten" }),
    dealsClosed: (count) =>
      plural("nl", count, { one: "# deal gesloten", other: "# deals gesloten" }),
    value: "Waarde",
    atEnd: (count) =>
      plural("nl", count, {
        one: "# klant aan het eind van de maand",
        other: "# klanten aan het eind van de maand",
      }),
    new: "Nieuw",
    closed: "Gesloten",
    deals: (count) => plural("nl", count, { one: "# deal", other: "# deals" }),
    appointments: "Afspraken",
    held: (count) => plural("nl", count, { one: "# doorgegaan", other: "# doorgegaan" }),
    noShows: (count) =>
      plural("nl", count, { one: "# niet verschenen", other: "# niet verschenen" }),
    canceled: (count) => plural("nl", count, { one: "# afgezegd", other: "# afgezegd" }),
    open: (count) => plural("nl", count, { one: "# zonder uitkomst", other: "# zonder uitkomst" }),
    upToDate: "Contact op tijd",
    inTime: (kept, all) => `${kept} van ${all} op tijd gesproken, stand eind van de maand`,
    largest: "Grootste bedrijf",
    today: (value) => `${value} vandaag`,
    earlier: (figure, month) => `${figure} in ${month}`,
    nowAndThen: (now, then) => `${now}; ${then}`,
    openReport: "Rapport openen in Client Desk",
  },
  unsubscribe: {
    title: "Afmelden",
    question: {
      reminders: "Client Desk mailt je herinneringen aan afspraken. Wil je dat uitzetten?",
      agenda: "Client Desk mailt je het dagoverzicht. Wil je dat uitzetten?",
      summary: "Client Desk mailt je het maandoverzicht. Wil je dat uitzetten?",
      "for-you": "Client Desk mailt je wat er onder “Voor jou” staat. Wil je dat uitzetten?",
    },
    doneTitle: "Je bent afgemeld",
    done: {
      reminders:
        "Client Desk mailt je geen herinneringen aan afspraken meer. Je kunt ze weer aanzetten bij <settings>Instellingen</settings>.",
      agenda:
        "Client Desk mailt je het dagoverzicht niet meer. Je kunt het weer aanzetten bij <settings>Instellingen</settings>.",
      summary:
        "Client Desk mailt je het maandoverzicht niet meer. Je kunt het weer aanzetten bij <settings>Instellingen</settings>.",
      "for-you":
        "Client Desk mailt je niet meer wat er onder “Voor jou” staat. Je kunt het weer aanzetten bij <settings>Instellingen</settings>.",
    },
    unknownTitle: "Deze link werkt niet",
    unknown: "Bij <settings>Instellingen</settings> kun je kiezen welke e-mails je krijgt.",
  },
};
