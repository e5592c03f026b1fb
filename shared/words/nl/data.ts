import type { data as english } from "../en/data.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const data: Words<typeof english> = {
  facts: "Je gegevens",
  lastImport: "Laatste import",
  records: (records) => plural("nl", records, { one: "# record", other: "# records" }),
  never: "Nooit",
  since: "De geschiedenis gaat terug tot",
  today: "Vandaag",
  import: {
    title: "Importeren",
    hint: "Uit een bestand of een geplakte tabel. Er wordt niets opgeslagen voordat je het hebt gecontroleerd.",
    customers: "Klanten en bedrijven",
    customersNote: "CSV, Excel, vCard of een geplakte tabel",
    appointments: "Afspraken",
    appointmentsNote: "Een agendabestand (ICS) of CSV",
    button: "Importeren",
    labels: {
      customers: "Klanten importeren",
      appointments: "Afspraken importeren",
    },
  },
  export: {
    title: "Exporteren",
    hint: "Download een kopie wanneer je wilt.",
    titles: {
      companies: "Bedrijven",
      customers: "Klanten",
      appointments: "Afspraken",
      everything: "Alles",
    },
    uses: {
      companies: "CSV voor een spreadsheet.",
      customers: "CSV voor een spreadsheet.",
      appointments: "ICS voor je agenda.",
      everything:
        "Eén Client Desk-bestand met al het bovenstaande, plus notities, taken en geschiedenis.",
    },
    counted: {
      companies: (count) =>
        plural("nl", count, {
          one: "# bedrijf. CSV voor een spreadsheet.",
          other: "# bedrijven. CSV voor een spreadsheet.",
        }),
      customers: (count) =>
        plural("nl", count, {
          one: "# klant, met bijbehorend bedrijf. CSV voor een spreadsheet.",
          other: "# klanten, elk met bijbehorend bedrijf. CSV voor een spreadsheet.",
        }),
      appointments: (count) =>
        plural("nl", count, {
          one: "# afspraak. ICS voor je agenda.",
          other: "# afspraken. ICS voor je agenda.",
        }),
    },
    labels: {
      companies: (format) => `Bedrijven downloaden als ${format}`,
      customers: (format) => `Klanten downloaden als ${format}`,
      appointments: (format) => `Afspraken downloaden als ${format}`,
      everything: (format) => `Alles downloaden als ${format}`,
    },
  },
  tidy: {
    title: "Opruimen",
    duplicates: "Duplicaten",
    possible: "Mogelijke duplicaten",
    none: "Geen mogelijke duplicaten.",
    count: (count) =>
      plural("nl", count, { one: "# mogelijk duplicaat", other: "# mogelijke duplicaten" }),
    review: "Bekijken",
    reviewLabel: "Duplicaten bekijken",
    trash: "Prullenbak",
    trashNote: "Verwijderde records die hersteld kunnen worden",
    trashEmpty: "De prullenbak is leeg.",
    deletion: (day) => `1 verwijdering kan tot ${day} ongedaan worden gemaakt.`,
    deletions: (count, day) =>
      `${plural("nl", count, { one: "# verwijdering kan", other: "# verwijderingen kunnen" })} ongedaan worden gemaakt, de eerste tot ${day}.`,
    showTrash: "Tonen in geschiedenis",
    history: "Geschiedenis",
    openHistory: "Geschiedenis openen",
  },
  danger: {
    title: "Gevarenzone",
    trash: "Prullenbak",
    trashNote:
      "Verwijdert alles in de prullenbak definitief. Dit kan niet ongedaan worden gemaakt.",
    trashCount: (records) =>
      plural("nl", records, {
        one: "Verwijdert # record in de prullenbak definitief. Dit kan niet ongedaan worden gemaakt.",
        other:
          "Verwijdert # records in de prullenbak definitief. Dit kan niet ongedaan worden gemaakt.",
      }),
    emptyTrash: "Prullenbak legen",
    account: "Je account verwijderen",
    deleteAccount: "Account verwijderen",
    removes: (what) => `Verwijdert ${what}. Dit kan niet ongedaan worden gemaakt.`,
    question: "Je account verwijderen?",
    removesAll: (what) =>
      `Dit verwijdert ${what}, meteen en op elk apparaat. Dit kan niet ongedaan worden gemaakt.`,
    keepAccount: "Account behouden",
    deleting: "Wordt verwijderd",
    desks:
      "je account en elke desk waar verder niemand op zit, met alle gegevens en de geschiedenis",
    unknown: "je bedrijven, klanten, afspraken, taken, notities en geschiedenis",
    nothing: "je naam, e-mailadres, taken en geschiedenis",
    companies: (companies) =>
      plural("nl", companies, {
        one: "je # bedrijf en alle afspraken, taken, notities en geschiedenis",
        other: "je # bedrijven en alle afspraken, taken, notities en geschiedenis",
      }),
    customers: (customers) =>
      plural("nl", customers, {
        one: "je # klant en alle afspraken, taken, notities en geschiedenis",
        other: "je # klanten en alle afspraken, taken, notities en geschiedenis",
      }),
    both: (companies, customers) =>
      `je ${plural("nl", companies, { one: "# bedrijf", other: "# bedrijven" })}, ${plural("nl", customers, { one: "# klant", other: "# klanten" })} en alle afspraken, taken, notities en geschiedenis`,
  },
};
