import type { companies as english } from "../en/companies.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("fr", customers, { one: "# client", other: "# clients" });
const ofAppointments = (appointments: number) =>
  plural("fr", appointments, { one: "# rendez-vous", other: "# rendez-vous" });
const allCustomers = (customers: number) =>
  plural("fr", customers, {
    one: "le seul client de cette entreprise",
    other: "les # clients de cette entreprise",
  });

export const companies: Words<typeof english> = {
  title: "Entreprises",
  company: "Entreprise",
  add: "Ajouter une entreprise",
  edit: "Modifier",
  editCompany: "Modifier l’entreprise",
  editName: (company) => `Modifier ${company}`,
  at: (company) => `Chez <company>${company}</company>`,
  of: (company) => `chez <company>${company}</company>`,
  customersOf: (company) => `Clients chez ${company}`,
  customers: "Clients",
  customerCount: (customers) => ofCustomers(customers),
  noCustomers: "Aucun client",
  noCustomersYet: "Aucun client pour l’instant",
  inTotal: (customers, value) =>
    `<link>${ofCustomers(customers)}</link>, <value>${value}</value> au total`,
  noWebsite: "Pas de site web",
  noIndustry: "Pas de secteur",
  handOver: (company) => `Transmettre ${company}`,
  nowWith: (person, company) => `${company} : ${person} est maintenant responsable`,
  newAppointment: "Nouveau rendez-vous",
  details: "Fiche de l’entreprise",
  records: "Données de l’entreprise",
  story: "Suivi",
  history: "Historique",
  unchanged:
    "L’entreprise elle-même n’a pas encore été modifiée. Le suivi montre ce qui s’est passé avec ses clients.",
  facts: {
    totalValue: "Valeur totale",
    responsible: "Responsable",
    website: "Site web",
    email: "E-mail",
    phone: "Téléphone",
    address: "Adresse",
    industry: "Secteur",
    added: "Ajoutée",
  },
  addFact: {
    website: "Ajouter un site web",
    email: "Ajouter un e-mail",
    phone: "Ajouter un téléphone",
    address: "Ajouter une adresse",
    industry: "Ajouter un secteur",
  },
  form: {
    about: "Son activité, votre première rencontre",
    contact: "Coordonnées",
    allOptional: "Tout est facultatif.",
    save: "Enregistrer les modifications",
  },
  first: {
    title: "Votre première entreprise apparaîtra ici",
    text: "Ajoutez une entreprise avec laquelle vous travaillez. Les clients, les rendez-vous et les notes appartiennent tous à une entreprise.",
  },
  like: {
    looksLike: (name) => `Ressemble à <name>${name}</name>.`,
    looksLikeAt: (name, company) => `Ressemble à <name>${name}</name> chez ${company}.`,
    open: (name) => `Ouvrir<hidden> ${name}</hidden>`,
  },
  deleting: {
    question: (company) => `Supprimer <name>${company}</name> ?`,
    keep: "Garder l’entreprise",
    move: "Déplacer les clients et supprimer l’entreprise",
    both: "Supprimer l’entreprise et ses clients",
    delete: "Supprimer l’entreprise",
    noCustomers: "Cette entreprise n’a pas de clients.",
    has: (customers) => `Cette entreprise a ${ofCustomers(customers)}. Que faut-il en faire ?`,
    hasBoth: (customers, appointments) =>
      `Cette entreprise a ${ofCustomers(customers)}, avec ${ofAppointments(appointments)}. Que faut-il en faire ?`,
    fate: "Que faire des clients",
    deleteToo: "Supprimer aussi les clients",
    moveThem: "Déplacer les clients vers une autre entreprise",
    moveNote: "Leurs rendez-vous et leurs notes les suivent",
    target: "Entreprise vers laquelle déplacer les clients",
    addTarget: (name) => `Ajouter l’entreprise « ${name} »`,
    noTarget: "Aucune autre entreprise pour l’instant. Saisissez un nom pour en ajouter une.",
    choose: "Choisir une entreprise",
  },
  loss: {
    all: (customers) => `Cela supprime aussi ${allCustomers(customers)}.`,
    allWith: (customers, appointments) =>
      `Cela supprime aussi ${allCustomers(customers)} et ${ofAppointments(appointments)}.`,
    allWorth: (customers, value) =>
      `Cela supprime aussi ${allCustomers(customers)} (valeur : ${value}).`,
    allWithWorth: (customers, appointments, value) =>
      `Cela supprime aussi ${allCustomers(customers)} et ${ofAppointments(appointments)} (valeur : ${value}).`,
    both: "Cela supprime aussi les deux clients de cette entreprise.",
    bothWith: (appointments) =>
      `Cela supprime aussi les deux clients de cette entreprise et ${ofAppointments(appointments)}.`,
    bothWorth: (value) =>
      `Cela supprime aussi les deux clients de cette entreprise (valeur : ${value}).`,
    bothWithWorth: (appointments, value) =>
      `Cela supprime aussi les deux clients de cette entreprise et ${ofAppointments(appointments)} (valeur : ${value}).`,
  },
};
