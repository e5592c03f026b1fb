import type { imports as english } from "../en/imports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imports: Words<typeof english> = {
  title: {
    customers: "Klanten importeren",
    companies: "Bedrijven importeren",
    appointments: "Afspraken importeren",
  },
  crumb: "Importeren",
  kinds: {
    customers: "Klanten",
    companies: "Bedrijven",
    appointments: "Afspraken",
  },
  counts: {
    customers: (count) => plural("nl", count, { one: "# klant", other: "# klanten" }),
    companies: (count) => plural("nl", count, { one: "# bedrijf", other: "# bedrijven" }),
    appointments: (count) => plural("nl", count, { one: "# afspraak", other: "# afspraken" }),
  },
  rows: (count) => plural("nl", count, { one: "# rij", other: "# rijen" }),
  sentences: (first, second) => `${first}. ${second}`,
  named: (name, value) => `${name}: ${value}`,
  stepsLabel: "Stappen",
  steps: {
    choose: "Kiezen",
    match: "Koppelen",
    check: "Controleren",
    done: "Klaar",
  },
  hints: {
    choose: "Een bestand of tabel",
    match: "Wat elke kolom betekent",
    check: "Oplossen, bijwerken of overslaan",
    done: "In één stap opgeslagen",
  },
  used: (used, columns) =>
    `${plural("nl", used, { one: "#", other: "#" })} van ${plural("nl", columns, { one: "# kolom gebruikt", other: "# kolommen gebruikt" })}`,
  firstRow: {
    customers: "Al een klant",
    companies: "Al een bedrijf",
    appointments: "Al een afspraak",
  },
  pasted: "Geplakte tabel",
  choose: {
    sub: "Er wordt niets opgeslagen voordat je het hebt gecontroleerd.",
    subCustomers:
      "Hun bedrijven komen mee. Er wordt niets opgeslagen voordat je het hebt gecontroleerd.",
    paste: "Of plak een tabel",
    pasteHint:
      "Kopieer de cellen in Excel, Numbers of Google Spreadsheets en plak ze hier, met de koprij",
    readTable: "Tabel lezen",
    where: "Waar je je bestand vindt",
    google: "Exporteren, dan Google CSV",
    outlook: "Beheren, dan Contacten exporteren",
    icloud: "Instellingen, dan vCard exporteren",
    otherCrm: "Een ander CRM",
    otherHow: "Elke export als CSV of Excel",
    file: "Bestand",
    readingFile: (name) => `${name} wordt gelezen`,
    readingTable: "De tabel wordt gelezen",
    drop: "Laat los om te lezen",
    dropHere: "Sleep een bestand hierheen",
    kinds: "CSV, Excel, vCard, agenda (ICS) of een Client Desk-bestand, tot 20\u00a0MB",
    button: "Bestand kiezen",
    toImport: "Te importeren bestand",
    another: "Ander bestand gebruiken",
    whatIsIn: "Wat erin staat",
    firstRow: "Eerste rij",
    headings: "Koppen",
    next: (files) => `Hierna: <files>${files}</files>`,
    matching: "Wordt gekoppeld",
    toMatch: "Verder naar Koppelen",
    firstOf: (shown, rows) =>
      `De eerste ${shown} van ${plural("nl", rows, { one: "# rij", other: "# rijen" })}`,
    firstRows: "De eerste rijen",
  },
  empty: "Leeg",
  readAs: {
    sheet: "Blad",
    encoding: "Codering",
    separator: "Scheidingsteken",
  },
  formats: {
    paste: "Geplakt",
    ics: "Agenda",
  },
  toCheck: "Verder naar Controleren",
  back: "Terug",
};
