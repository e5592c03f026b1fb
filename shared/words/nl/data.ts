import type { data as english } from "../en/data.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const data: Words<typeof english> = {
  facts: "Je gegevens",
  lastImport: "Laatste import",
  records: (records) => plural("nl", records, { one: "# item", other: "# items" }),
  never: "Nooit",
  since: "De geschiedenis gaat terug tot",
  today: "Vandaag",
  import: {
    title: "Importeren",
    hint: "Uit een bestand of een geplakte tabel. Er wordt niets opgeslagen voordat je het hebt bekeken.",
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
    hint: "Neem op elk moment een kopie mee.",
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
        "Eén Client Desk-bestand met al het bovenstaande, notities, taken en geschiedenis.",
    },
    counted: {
      companies: (count) =>
        plural("nl", count, {
          one: "# bedrijf. CSV voor een spreadsheet.",
          other: "# bedrijven. CSV voor een spreadsheet.",
        }),
      customers: (count) =>
        plural("nl", count, {
          one: "# klant, met het bedrijf. CSV voor een spreadsheet.",
          other: "# klanten, elk met het bedrijf. CSV voor een spreadsheet.",
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
    duplicates: "Dubbele gegevens",
    possible: "Mogelijk dubbele gegevens",
    none: "Geen mogelijk dubbele gegevens.",
    count: (count) =>
      plural("nl", count, { one: "# mogelijk dubbel item", other: "# mogelijk dubbele items" }),
    review: "Bekijken",
    reviewLabel: "Dubbele gegevens bekijken",
    trash: "Prullenbak",
    trashNote: "Verwijderde items die hersteld kunnen worden",
    trashEmpty: "De prullenbak is leeg.",
    deletion: (day) => `1 verwijdering kan tot ${day} worden hersteld.`,
    deletions: (count, day) =>
      `${plural("nl", count, { one: "# verwijdering kan", other: "# verwijderingen kunnen" })} worden hersteld, de eerste tot ${day}.`,
    showTrash: "In de geschiedenis tonen",
    history: "Geschiedenis",
    openHistory: "Geschiedenis openen",
  },
  danger: {
    title: "Gevarenzone",
    trash: "Prullenbak",
    trashNote: "Haalt verwijderde items definitief weg. Dit kan niet ongedaan worden gemaakt.",
    trashCount: (records) =>
      plural("nl", records, {
        one: "Haalt # verwijderd item definitief weg. Dit kan niet ongedaan worden gemaakt.",
        other: "Haalt # verwijderde items definitief weg. Dit kan niet ongedaan worden gemaakt.",
      }),
    emptyTrash: "Prullenbak legen",
    account: "Je account verwijderen",
    deleteAccount: "Account verwijderen",
    removes: (what) => `Verwijdert ${what}. Dit kan niet ongedaan worden gemaakt.`,
    question: "Je account verwijderen?",
    removesAll: (what) =>
      `Dit verwijdert ${what}, meteen en op elk apparaat. Dit kan niet ongedaan worden gemaakt.`,
    keepAccount: "Account houden",
    deleting: "Bezig met verwijderen",
    desks:
      "je account en elke desk waar verder niemand op is, met alle gegevens en de geschiedenis",
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
