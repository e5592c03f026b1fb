import type { companies as english } from "../en/companies.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("de", customers, { one: "# Kunde", other: "# Kunden" });
const hasCustomers = (customers: number) =>
  plural("de", customers, { one: "# Kunden", other: "# Kunden" });
const ofAppointments = (appointments: number) =>
  plural("de", appointments, { one: "# Termin", other: "# Termine" });
const allCustomers = (customers: number) =>
  plural("de", customers, {
    one: "den einzigen Kunden dieser Firma",
    other: "alle # Kunden dieser Firma",
  });

export const companies: Words<typeof english> = {
  title: "Firmen",
  company: "Firma",
  add: "Firma hinzufügen",
  edit: "Bearbeiten",
  editCompany: "Firma bearbeiten",
  editName: (company) => `${company} bearbeiten`,
  at: (company) => `Bei <company>${company}</company>`,
  of: (company) => `von <company>${company}</company>`,
  customersOf: (company) => `Kunden von ${company}`,
  customers: "Kunden",
  customerCount: (customers) => ofCustomers(customers),
  noCustomers: "Keine Kunden",
  noCustomersYet: "Noch keine Kunden",
  inTotal: (customers, value) =>
    `<link>${ofCustomers(customers)}</link>, insgesamt <value>${value}</value>`,
  noWebsite: "Keine Website",
  noIndustry: "Keine Branche",
  handOver: (company) => `${company} übergeben`,
  nowWith: (person, company) => `${person} ist jetzt für ${company} zuständig`,
  newAppointment: "Neuer Termin",
  details: "Angaben zur Firma",
  records: "Bereiche der Firma",
  story: "Chronik",
  history: "Verlauf",
  unchanged:
    "Die Firma selbst wurde noch nicht geändert. Die Chronik zeigt, was mit ihren Kunden geschehen ist.",
  facts: {
    totalValue: "Gesamtwert",
    responsible: "Zuständig",
    website: "Website",
    email: "E-Mail",
    phone: "Telefon",
    address: "Adresse",
    industry: "Branche",
    added: "Hinzugefügt",
  },
  addFact: {
    website: "Website hinzufügen",
    email: "E-Mail hinzufügen",
    phone: "Telefon hinzufügen",
    address: "Adresse hinzufügen",
    industry: "Branche hinzufügen",
  },
  form: {
    about: "Was sie macht, wie Sie sich kennengelernt haben",
    contact: "Kontaktdaten",
    allOptional: "Alles optional.",
    save: "Änderungen speichern",
  },
  first: {
    title: "Hier erscheint Ihre erste Firma",
    text: "Fügen Sie eine Firma hinzu, mit der Sie arbeiten. Kunden, Termine und Notizen gehören alle zu einer Firma.",
  },
  like: {
    looksLike: (name) => `Vermutlich <name>${name}</name>.`,
    looksLikeAt: (name, company) => `Vermutlich <name>${name}</name> bei ${company}.`,
    open: (name) => `<hidden>${name} </hidden>Öffnen`,
  },
  deleting: {
    question: (company) => `<name>${company}</name> löschen?`,
    keep: "Firma behalten",
    move: "Verschieben und Firma löschen",
    both: "Firma und Kunden löschen",
    delete: "Firma löschen",
    noCustomers: "Diese Firma hat keine Kunden.",
    has: (customers) => `Diese Firma hat ${hasCustomers(customers)}. Was soll damit geschehen?`,
    hasBoth: (customers, appointments) =>
      `Diese Firma hat ${hasCustomers(customers)}, dazu ${ofAppointments(appointments)}. Was soll damit geschehen?`,
    fate: "Was mit den Kunden geschehen soll",
    deleteToo: "Die Kunden mit löschen",
    moveThem: "Die Kunden zu einer anderen Firma verschieben",
    moveNote: "Ihre Termine und Notizen gehen mit",
    target: "Firma, zu der die Kunden verschoben werden",
    addTarget: (name) => `Firma „${name}“ hinzufügen`,
    noTarget: "Noch keine anderen Firmen. Geben Sie einen Namen ein, um eine anzulegen.",
    choose: "Firma wählen",
  },
  loss: {
    all: (customers) => `Das löscht auch ${allCustomers(customers)}.`,
    allWith: (customers, appointments) =>
      `Das löscht auch ${allCustomers(customers)} und ${ofAppointments(appointments)}.`,
    allWorth: (customers, value) => `Das löscht auch ${allCustomers(customers)} (Wert: ${value}).`,
    allWithWorth: (customers, appointments, value) =>
      `Das löscht auch ${allCustomers(customers)} und ${ofAppointments(appointments)} (Wert: ${value}).`,
    both: "Das löscht auch beide Kunden dieser Firma.",
    bothWith: (appointments) =>
      `Das löscht auch beide Kunden dieser Firma und ${ofAppointments(appointments)}.`,
    bothWorth: (value) => `Das löscht auch beide Kunden dieser Firma (Wert: ${value}).`,
    bothWithWorth: (appointments, value) =>
      `Das löscht auch beide Kunden dieser Firma und ${ofAppointments(appointments)} (Wert: ${value}).`,
  },
};
