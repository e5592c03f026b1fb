import type { companies as english } from "../en/companies.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("nl", customers, { one: "# klant", other: "# klanten" });
const ofAppointments = (appointments: number) =>
  plural("nl", appointments, { one: "# afspraak", other: "# afspraken" });
const allCustomers = (customers: number) =>
  plural("nl", customers, {
    one: "de enige klant van dit bedrijf",
    other: "alle # klanten van dit bedrijf",
  });

export const companies: Words<typeof english> = {
  title: "Bedrijven",
  company: "Bedrijf",
  add: "Bedrijf toevoegen",
  edit: "Bewerken",
  editCompany: "Bedrijf bewerken",
  editName: (company) => `${company} bewerken`,
  at: (company) => `Bij <company>${company}</company>`,
  of: (company) => `van <company>${company}</company>`,
  customersOf: (company) => `Klanten van ${company}`,
  customers: "Klanten",
  customerCount: (customers) => ofCustomers(customers),
  noCustomers: "Geen klanten",
  noCustomersYet: "Nog geen klanten",
  inTotal: (customers, value) =>
    `<link>${ofCustomers(customers)}</link>, <value>${value}</value> in totaal`,
  noWebsite: "Geen website",
  noIndustry: "Geen branche",
  handOver: (company) => `${company} overdragen`,
  nowWith: (person, company) => `${person} is nu verantwoordelijk voor ${company}`,
  newAppointment: "Nieuwe afspraak",
  details: "Gegevens van het bedrijf",
  records: "Onderdelen van het bedrijf",
  story: "Tijdlijn",
  history: "Geschiedenis",
  unchanged:
    "Het bedrijf zelf is nog niet gewijzigd. De tijdlijn laat zien wat er met de klanten is gebeurd.",
  facts: {
    totalValue: "Totale waarde",
    responsible: "Verantwoordelijk",
    website: "Website",
    email: "E-mail",
    phone: "Telefoon",
    address: "Adres",
    industry: "Branche",
    added: "Toegevoegd",
  },
  addFact: {
    website: "Website toevoegen",
    email: "E-mail toevoegen",
    phone: "Telefoon toevoegen",
    address: "Adres toevoegen",
    industry: "Branche toevoegen",
  },
  form: {
    about: "Wat ze doen, hoe jullie elkaar kennen",
    contact: "Contactgegevens",
    allOptional: "Alles optioneel.",
    save: "Wijzigingen opslaan",
  },
  first: {
    title: "Hier komt je eerste bedrijf",
    text: "Voeg een bedrijf toe waarmee je werkt. Klanten, afspraken en notities horen allemaal bij een bedrijf.",
  },
  like: {
    looksLike: (name) => `Lijkt op <name>${name}</name>.`,
    looksLikeAt: (name, company) => `Lijkt op <name>${name}</name> bij ${company}.`,
    open: (name) => `<hidden>${name} </hidden>Openen`,
  },
  deleting: {
    question: (company) => `<name>${company}</name> verwijderen?`,
    keep: "Bedrijf behouden",
    move: "Verplaatsen en bedrijf verwijderen",
    both: "Bedrijf en klanten verwijderen",
    delete: "Bedrijf verwijderen",
    noCustomers: "Dit bedrijf heeft geen klanten.",
    has: (customers) => `Dit bedrijf heeft ${ofCustomers(customers)}. Wat moet daarmee gebeuren?`,
    hasBoth: (customers, appointments) =>
      `Dit bedrijf heeft ${ofCustomers(customers)}, met ${ofAppointments(appointments)}. Wat moet daarmee gebeuren?`,
    fate: "Wat er met de klanten moet gebeuren",
    deleteToo: "De klanten ook verwijderen",
    moveThem: "De klanten naar een ander bedrijf verplaatsen",
    moveNote: "Hun afspraken en notities gaan mee",
    target: "Bedrijf waar de klanten naartoe gaan",
    addTarget: (name) => `Bedrijf “${name}” toevoegen`,
    noTarget: "Nog geen andere bedrijven. Typ een naam om er een toe te voegen.",
    choose: "Kies een bedrijf",
  },
  loss: {
    all: (customers) => `Dit verwijdert ook ${allCustomers(customers)}.`,
    allWith: (customers, appointments) =>
      `Dit verwijdert ook ${allCustomers(customers)} en ${ofAppointments(appointments)}.`,
    allWorth: (customers, value) =>
      `Dit verwijdert ook ${allCustomers(customers)} (waarde: ${value}).`,
    allWithWorth: (customers, appointments, value) =>
      `Dit verwijdert ook ${allCustomers(customers)} en ${ofAppointments(appointments)} (waarde: ${value}).`,
    both: "Dit verwijdert ook beide klanten van dit bedrijf.",
    bothWith: (appointments) =>
      `Dit verwijdert ook beide klanten van dit bedrijf en ${ofAppointments(appointments)}.`,
    bothWorth: (value) => `Dit verwijdert ook beide klanten van dit bedrijf (waarde: ${value}).`,
    bothWithWorth: (appointments, value) =>
      `Dit verwijdert ook beide klanten van dit bedrijf en ${ofAppointments(appointments)} (waarde: ${value}).`,
  },
};
