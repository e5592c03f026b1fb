import { plural } from "../plural.ts";

const ofCustomers = (customers: number) =>
  plural("en", customers, { one: "# customer", other: "# customers" });
const ofAppointments = (appointments: number) =>
  plural("en", appointments, { one: "# appointment", other: "# appointments" });
const allCustomers = (customers: number) =>
  plural("en", customers, {
    one: "The only customer of this company",
    other: "All # customers of this company",
  });

/** Companies: their list and pages, their form, and where a customer is moved to another. */
export const companies = {
  title: "Companies",
  company: "Company",
  add: "Add Company",
  edit: "Edit",
  editCompany: "Edit Company",
  editName: (company: string) => `Edit ${company}`,
  at: (company: string) => `At <company>${company}</company>`,
  of: (company: string) => `of <company>${company}</company>`,
  customersOf: (company: string) => `Customers of ${company}`,
  customers: "Customers",
  customerCount: (customers: number) => ofCustomers(customers),
  noCustomers: "No customers",
  noCustomersYet: "No customers yet",
  inTotal: (customers: number, value: string) =>
    `<link>${ofCustomers(customers)}</link>, <value>${value}</value> in total`,
  noWebsite: "No website",
  noIndustry: "No industry",
  handOver: (company: string) => `Hand Over ${company}`,
  nowWith: (person: string, company: string) => `${person} is responsible for ${company} now`,
  newAppointment: "New Appointment",
  details: "Company Details",
  records: "Company records",
  story: "Story",
  history: "History",
  unchanged:
    "The company itself hasn’t been changed yet. Story shows what happened with its customers.",
  facts: {
    totalValue: "Total value",
    responsible: "Responsible",
    website: "Website",
    email: "Email",
    phone: "Phone",
    address: "Address",
    industry: "Industry",
    added: "Added",
  },
  addFact: {
    website: "Add website",
    email: "Add email",
    phone: "Add phone",
    address: "Add address",
    industry: "Add industry",
  },
  form: {
    about: "What they do, how you met",
    contact: "Contact Details",
    allOptional: "All optional.",
    save: "Save Changes",
  },
  first: {
    title: "Your first company goes here",
    text: "Add a company you work with. Customers, appointments and notes all belong to a company.",
  },
  like: {
    looksLike: (name: string) => `Looks like <name>${name}</name>.`,
    looksLikeAt: (name: string, company: string) =>
      `Looks like <name>${name}</name> at ${company}.`,
    open: (name: string) => `Open<hidden> ${name}</hidden>`,
  },
  deleting: {
    question: (company: string) => `Delete <name>${company}</name>?`,
    keep: "Keep Company",
    move: "Move and Delete Company",
    both: "Delete Company and Customers",
    delete: "Delete Company",
    noCustomers: "This company has no customers.",
    has: (customers: number) =>
      `This company has ${ofCustomers(customers)}. What should happen to them?`,
    hasBoth: (customers: number, appointments: number) =>
      `This company has ${ofCustomers(customers)} and ${ofAppointments(appointments)} with them. What should happen to them?`,
    fate: "What should happen to the customers",
    deleteToo: "Delete the customers too",
    moveThem: "Move the customers to another company",
    moveNote: "Their appointments and notes move with them",
    target: "Company to move the customers to",
    addTarget: (name: string) => `Add Company “${name}”`,
    noTarget: "No other companies yet. Type a name to add one.",
    choose: "Choose a company",
  },
  loss: {
    all: (customers: number) => `${allCustomers(customers)} will be deleted too.`,
    allWith: (customers: number, appointments: number) =>
      `${allCustomers(customers)} and ${ofAppointments(appointments)} with them will be deleted too.`,
    allWorth: (customers: number, value: string) =>
      `${allCustomers(customers)} will be deleted too (${value} in value).`,
    allWithWorth: (customers: number, appointments: number, value: string) =>
      `${allCustomers(customers)} and ${ofAppointments(appointments)} with them will be deleted too (${value} in value).`,
    both: "Both customers of this company will be deleted too.",
    bothWith: (appointments: number) =>
      `Both customers of this company and ${ofAppointments(appointments)} with them will be deleted too.`,
    bothWorth: (value: string) =>
      `Both customers of this company will be deleted too (${value} in value).`,
    bothWithWorth: (appointments: number, value: string) =>
      `Both customers of this company and ${ofAppointments(appointments)} with them will be deleted too (${value} in value).`,
  },
} as const;
