import type { reports as english } from "../en/reports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reports: Words<typeof english> = {
  title: "Rapporten",
  print: "Afdrukken",
  period: {
    label: "Periode",
    month: "Deze maand",
    "90d": "Afgelopen 90 dagen",
    year: "Dit jaar",
    custom: "Aangepast…",
  },
  compared: {
    year: (days, year) => `${days}, vergeleken met dezelfde dagen van ${year}`,
    month: (days, month) => `${days}, vergeleken met dezelfde dagen van ${month}`,
    days: (days, before) => `${days}, vergeleken met: ${before}`,
  },
  sums: {
    value: "Totale waarde",
    closed: "Gesloten deals",
    held: "Afspraken doorgegaan",
    upToDate: "Contact op tijd",
    failed: "Niet geladen. <retry>Opnieuw proberen</retry>",
    before: (figure) => `daarvoor ${figure}`,
    of: (share, all) => `${share} van ${all}`,
    nobody: "Niemand om op te volgen",
    same: "gelijk gebleven",
    up: (share) => `${share} meer`,
    down: (share) => `${share} minder`,
  },
  sections: {
    pipeline: "Pijplijn",
    value: {
      day: "Waarde per dag",
      week: "Waarde per week",
      month: "Waarde per maand",
    },
    growth: "Nieuw en gesloten",
    appointments: "Afspraken",
    shares: "Waar de waarde zit",
    contact: "Contact houden",
  },
  begins: {
    pipeline:
      "Vanaf je eerste klant zie je hier hoe klanten van de ene status naar de volgende gaan en hoe lang ze blijven.",
    value:
      "Vanaf je eerste klant zie je hier wat je klanten waard zijn, per status en in de loop van de tijd.",
    growth:
      "Vanaf je eerste klant zie je hier hoeveel klanten erbij komen en hoeveel deals worden gesloten.",
    appointments: "Na je eerste afspraak zie je hier welke zijn doorgegaan en op welke uren.",
    shares:
      "Vanaf je eerste klant zie je hier bij welke branches, labels en bedrijven de waarde zit.",
    contact:
      "Vanaf je eerste klant zie je hier met hoeveel klanten contact is binnen de opvolgtijd van hun status.",
  },
  firstEntry: (day) => `De eerste gegevens zijn van ${day}.`,
  failed: (title) => `“${title}” kon niet worden geladen.`,
  tools: {
    asChart: (title) => `Als grafiek<more>: ${title}</more>`,
    asTable: (title) => `Als tabel<more>: ${title}</more>`,
    csv: (title) => `CSV<more>: ${title}</more>`,
  },
  two: (first, second) => `${first} ${second}`,
  named: (name, what) => `${name}: ${what}`,
  customers: (count) => plural("nl", count, { one: "# klant", other: "# klanten" }),
  companies: (count) => plural("nl", count, { one: "# bedrijf", other: "# bedrijven" }),
  others: (count) => plural("nl", count, { one: "# andere", other: "# andere" }),
  total: "Totaal",
  unit: {
    day: "Dag",
    week: "Week",
    month: "Maand",
  },
  noneHeld: "Geen enkele afspraak is doorgegaan.",
  nothing: "Nog niets heeft een waarde.",
  noFollowUp: "Geen enkele klant heeft een status met een opvolgtijd.",
  value: {
    asOf: {
      day: "Waarden aan het eind van de dag.",
      week: "Waarden aan het eind van de week.",
      month: "Waarden aan het eind van de maand.",
    },
    are: (share) => `Gesloten deals zijn ${share} van het totaal.`,
    stayed: (share) => `Gesloten deals bleven ${share} van het totaal.`,
    grew: (from, to) => `Gesloten deals stegen van ${from} naar ${to} van het totaal.`,
    fell: (from, to) => `Gesloten deals daalden van ${from} naar ${to} van het totaal.`,
    inCustomers: (value, customers) =>
      `${value} bij ${plural("nl", customers, { one: "# klant", other: "# klanten" })}`,
    ofCompanies: (value, customers, companies) =>
      `${value} bij ${plural("nl", customers, { one: "# klant", other: "# klanten" })} van ${plural("nl", companies, { one: "# bedrijf", other: "# bedrijven" })}`,
    statusOn: (status, day) => `${status} op ${day}`,
    chart: "Waarde per status in de loop van de tijd",
  },
  growth: {
    sums: (added, closed) =>
      `${plural("nl", added, { one: "# nieuwe klant", other: "# nieuwe klanten" })}, ${plural("nl", closed, { one: "# deal gesloten", other: "# deals gesloten" })}.`,
    best: {
      day: (name, closed) =>
        `Beste dag: ${name}, ${plural("nl", closed, { one: "# gesloten", other: "# gesloten" })}.`,
      week: (name, closed) =>
        `Beste week: ${name}, ${plural("nl", closed, { one: "# gesloten", other: "# gesloten" })}.`,
      month: (name, closed) =>
        `Beste maand: ${name}, ${plural("nl", closed, { one: "# gesloten", other: "# gesloten" })}.`,
    },
    chart: "Nieuwe klanten en gesloten deals in de loop van de tijd",
    added: "Nieuwe klanten",
    closed: "Gesloten deals",
  },
  appointments: {
    noNoShows: "Iedereen is verschenen.",
    noShows: (share) => `${share} niet verschenen.`,
    most: [
      (share) => `${share} niet verschenen, de meeste op zondag.`,
      (share) => `${share} niet verschenen, de meeste op maandag.`,
      (share) => `${share} niet verschenen, de meeste op dinsdag.`,
      (share) => `${share} niet verschenen, de meeste op woensdag.`,
      (share) => `${share} niet verschenen, de meeste op donderdag.`,
      (share) => `${share} niet verschenen, de meeste op vrijdag.`,
      (share) => `${share} niet verschenen, de meeste op zaterdag.`,
    ],
    all: [
      (share) => `${share} niet verschenen, allemaal op zondag.`,
      (share) => `${share} niet verschenen, allemaal op maandag.`,
      (share) => `${share} niet verschenen, allemaal op dinsdag.`,
      (share) => `${share} niet verschenen, allemaal op woensdag.`,
      (share) => `${share} niet verschenen, allemaal op donderdag.`,
      (share) => `${share} niet verschenen, allemaal op vrijdag.`,
      (share) => `${share} niet verschenen, allemaal op zaterdag.`,
    ],
    open: (count) =>
      `${plural("nl", count, { one: "# afspraak in het verleden heeft nog geen uitkomst.", other: "# afspraken in het verleden hebben nog geen uitkomst." })} <ask>Hoe ging het?</ask>`,
    per: {
      day: "Per dag",
      week: "Per week",
      month: "Per maand",
    },
    perWeeks: (weeks) => plural("nl", weeks, { one: "Per # week", other: "Per # weken" }),
    chart: {
      day: "Afspraken per dag",
      week: "Afspraken per week",
      month: "Afspraken per maand",
    },
    chartOfWeeks: (weeks) =>
      plural("nl", weeks, { one: "Afspraken per # week", other: "Afspraken per # weken" }),
    outcomes: {
      held: "Doorgegaan",
      noShow: "Niet verschenen",
      canceled: "Afgezegd",
      open: "Geen uitkomst",
    },
    shareOf: (count, all, share) =>
      `${count} van ${plural("nl", all, { one: "# afspraak", other: "# afspraken" })}, ${share}`,
    busiest: "Drukste uren",
    noneTimed: "Er is geen afspraak met een tijd doorgegaan.",
    at: (day, hour) => `${day} om ${hour}`,
    held: (count) => plural("nl", count, { one: "# doorgegaan", other: "# doorgegaan" }),
    became: "Wat er van afspraken is geworden",
    byHour: "Doorgegane afspraken per uur",
    heldAt: "Doorgegaan om",
  },
  shares: {
    noIndustry: "Geen enkel bedrijf met waarde heeft een branche.",
    holds: (name, share) => `${name} is goed voor ${share}.`,
    hold: (names, share) => `${names} zijn goed voor ${share}.`,
    byIndustry: "Per branche",
    byTag: "Per label",
    several: "Een klant kan er meerdere hebben",
    all: "Totale waarde",
    ofAll: (share) => `${share} van de totale waarde`,
    topTen: "De tien grootste bedrijven",
    top: "De grootste bedrijven",
    ten: "De tien grootste",
    none: "Zonder branche",
    untagged: "Zonder label",
    valueByIndustry: "Waarde per branche",
    valueByTag: "Waarde per label",
    topByValue: "De grootste bedrijven naar waarde",
  },
  heads: {
    industry: "Branche",
    tag: "Label",
    company: "Bedrijf",
    companies: "Bedrijven",
    customers: "Klanten",
    value: "Waarde",
    share: "Aandeel",
    attention: "Aandacht nodig",
    before: "Daarvoor",
  },
  contact: {
    answer: "Klanten met wie contact was binnen de opvolgtijd van hun status.",
    chart: "Klanten met contact op tijd, in de loop van de tijd",
    upToDate: (kept, customers) =>
      `${kept} van ${plural("nl", customers, { one: "# klant", other: "# klanten" })} met contact op tijd`,
    last90: "Afgelopen 90 dagen",
    before90: "De 90 dagen ervoor",
    longer: {
      day: "Voor een lijn zijn twee dagen met gegevens nodig. Kies een langere periode.",
      week: "Voor een lijn zijn twee weken met gegevens nodig. Kies een langere periode.",
      month: "Voor een lijn zijn twee maanden met gegevens nodig. Kies een langere periode.",
    },
    tomorrow: "Voor een lijn zijn twee dagen met gegevens nodig. Kom morgen terug.",
    nextWeek: "Voor een lijn zijn twee weken met gegevens nodig. Kom volgende week terug.",
    inMonth: (month) =>
      `Voor een lijn zijn twee maanden met gegevens nodig. Kom in ${month} terug.`,
  },
};
