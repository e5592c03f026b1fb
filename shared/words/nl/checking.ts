import type { checking as english } from "../en/checking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const checking: Words<typeof english> = {
  sub: "Controleer de rijen. Er is nog niets opgeslagen.",
  failed: "De controle op duplicaten is mislukt. Probeer het opnieuw.",
  reading: "De rijen worden gelezen",
  readingOf: (done, rows) => `De rijen worden gelezen: ${done} van ${rows}`,
  looking: "Bestaande records worden gezocht",
  lookingOf: (done, rows) => `Bestaande records worden gezocht: ${done} van ${rows}`,
  line: (problems, here) =>
    `${plural("nl", problems, { one: "# probleem", other: "# problemen" })}, ${plural("nl", here, { one: "# al aanwezig", other: "# al aanwezig" })}`,
  rowsLabel: "Rijen",
  all: "Alle",
  problems: "Problemen",
  here: "Al aanwezig",
  similar: "Vergelijkbaar",
  fix: (count) =>
    plural("nl", count, { one: "# probleem oplossen", other: "# problemen oplossen" }),
  rowsHere: (count) =>
    plural("nl", count, { one: "# rij is al aanwezig", other: "# rijen zijn al aanwezig" }),
  withNew: "Rijen met nieuwe gegevens",
  withNewColon: "Rijen met nieuwe gegevens:",
  identical: "Identieke rijen",
  identicalColon: "Identieke rijen:",
  possiblySame: (count) =>
    plural("nl", count, {
      one: "<b># rij is mogelijk dezelfde</b> als een andere. Die wordt als nieuw toegevoegd.",
      other: "<b># rijen zijn mogelijk dezelfde</b> als andere. Die worden als nieuw toegevoegd.",
    }),
  replaceFields: (fields) => `Vervangen: ${fields}`,
  keepYours: "Die van jou behouden",
  bothHave: "Waar beide een waarde hebben:",
  bothHaveChange: (choice) => `Waar beide een waarde hebben: ${choice}. Wijzigen`,
  whatHappens: "Wat er gaat gebeuren",
  new: {
    customers: "Nieuwe klanten",
    companies: "Nieuwe bedrijven",
    appointments: "Nieuwe afspraken",
  },
  updates: "Bijgewerkt",
  skipped: "Overgeslagen",
  companiesYouHave: "Bedrijven die je hebt",
  rowsOfFile: "Rijen van het bestand",
  row: "Rij",
  result: "Resultaat",
  fieldInRow: (field, row) => `${field}, rij ${row}`,
  newCompany: "nieuw",
  missing: {
    email: "Geen e-mail",
    phone: "Geen telefoon",
    company: "Geen bedrijf",
    industry: "Geen branche",
    website: "Geen website",
    address: "Geen adres",
    lastContact: "Nooit",
    outcome: "Geen uitkomst",
    responsible: "Ik",
    host: "Ik",
    attending: "Niemand",
  },
  inFile: "Bestand: <value></value>",
  becomes: "wordt",
  noCustomerLabel: "Afspraken zonder klant",
  nameNobody: (count) =>
    plural("nl", count, {
      one: "Bij # afspraak staat geen klant",
      other: "Bij # afspraken staat geen klant",
    }),
  inText: (count) => `${count} via naam of e-mailadres in de tekst`,
  allWithColon: "Alle met:",
  allWith: "Alle met",
  hideTitles: "Titels verbergen",
  byTitle: (count) => `Kiezen per titel (${count})`,
  noTitle: "Zonder titel",
  customerOf: (title) => `Klant van “${title}”`,
  customerOfUntitled: "Klant van afspraken zonder titel",
  searchFailed: "Zoeken is niet beschikbaar",
  typeSomebody: "Typ een naam, e-mailadres of telefoonnummer",
  chooseCustomer: "Kies een klant",
  clear: (label) => `“${label}” wissen`,
  newCustomer: "Nieuwe klant",
  newCustomerNamed: (name) => `Nieuwe klant “${name}”`,
  heads: {
    customer: "Klant",
    companyPhone: "Bedrijf, telefoon",
    industryPhone: "Branche, telefoon",
    websiteAddress: "Website, adres",
    appointment: "Afspraak",
    customerCompany: "Klant, bedrijf",
    valueContact: "Waarde, contact",
  },
  isNew: {
    customers: "Nieuw",
    companies: "Nieuw",
    appointments: "Nieuw",
  },
  actions: {
    update: "Bijwerken",
    skip: "Overslaan",
    add: "Toch toevoegen",
  },
  resultOf: (row, result) => `Resultaat van rij ${row}: ${result}. Wijzigen`,
  replaceField: (field) => `${field} vervangen: <old></old> <arrow></arrow> <own></own>`,
  replace: (field) => `${field} vervangen`,
  notAsInFile: "Anders dan in het bestand",
  leftBlank: {
    customers: "Waarden die je niet corrigeert, blijven leeg en worden naar “Over” gekopieerd.",
    companies: "Waarden die je niet corrigeert, blijven leeg en worden naar “Over” gekopieerd.",
    appointments:
      "Waarden die je niet corrigeert, blijven leeg en worden naar “Notities” gekopieerd.",
  },
  importing: "Wordt geïmporteerd",
  import: {
    customers: (count) =>
      plural("nl", count, { one: "# klant importeren", other: "# klanten importeren" }),
    companies: (count) =>
      plural("nl", count, { one: "# bedrijf importeren", other: "# bedrijven importeren" }),
    appointments: (count) =>
      plural("nl", count, { one: "# afspraak importeren", other: "# afspraken importeren" }),
  },
  statusOfRows: "Status van rijen zonder status",
  statusOfNew: "Status van nieuwe klanten",
  colon: (label) => `${label}:`,
  rowsWithoutStatus: (count) =>
    plural("nl", count, { one: "# rij heeft geen status", other: "# rijen hebben geen status" }),
  newWithoutStatus: (count) =>
    plural("nl", count, {
      one: "# nieuwe klant heeft geen status",
      other: "# nieuwe klanten hebben geen status",
    }),
  says: {
    dateAndTime: "Datum en tijd",
    mayBeRow: (row, record) => `Mogelijk rij ${row}, die al ${record} is`,
    rowNumber: (row) => `rij ${row}`,
    is: (who, why) => `Is ${who}: ${why}`,
    mayBe: (who, why) => `Mogelijk ${who}: ${why}`,
    differs: {
      name: "andere naam",
      email: "ander e-mailadres",
      phone: "ander telefoonnummer",
      website: "andere website",
      address: "ander adres",
      several: "anderen hebben dit ook",
    },
    adds: (fields) => `Voegt toe: ${fields}`,
    replaces: (fields) => `Vervangt: ${fields}`,
    keeps: (fields) => `Behoudt: ${fields}`,
    identical: "Identiek",
    possiblySame: "Mogelijk dezelfde",
    replaceYours: (count) =>
      plural("nl", count, {
        one: "# rij vervangt wat je hebt",
        other: "# rijen vervangen wat je hebt",
      }),
    addToYours: (count) =>
      plural("nl", count, {
        one: "# rij vult aan wat je hebt",
        other: "# rijen vullen aan wat je hebt",
      }),
    noProblems: "Geen problemen",
    same: {
      email: "zelfde e-mailadres",
      phone: "zelfde telefoonnummer",
      website: "zelfde website",
      name: "zelfde naam",
      id: "zelfde ID",
    },
  },
};
