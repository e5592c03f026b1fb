import type { customers as english } from "../en/customers.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const customers: Words<typeof english> = {
  title: "Clients",
  customer: "Client",
  add: "Ajouter un client",
  edit: "Modifier",
  editCustomer: "Modifier le client",
  editName: (customer) => `Modifier ${customer}`,
  count: (customers) => plural("fr", customers, { one: "# client", other: "# clients" }),
  private: "Particulier",
  empty: "Vide",
  never: "Jamais",
  none: "Aucun",
  noEmail: "Pas d’e-mail",
  noPhoneOrEmail: "Ni téléphone ni e-mail",
  newAppointment: "Nouveau rendez-vous",
  moveToCompany: "Déplacer vers une entreprise",
  handOver: (customer) => `Transmettre ${customer}`,
  nowWith: (person, customer) => `${customer} : ${person} est maintenant responsable`,
  contactedToday: "Marquer comme contacté aujourd’hui",
  callLogged: (customer) => `Appel avec ${customer} noté`,
  isNow: (customer, status) => `${customer} a maintenant le statut « ${status} »`,
  facts: {
    status: "Statut",
    responsible: "Responsable",
    value: "Valeur",
    lastContact: "Dernier contact",
    nextAppointment: "Prochain rendez-vous",
    email: "E-mail",
    phone: "Téléphone",
    company: "Entreprise",
    added: "Ajouté",
    about: "À propos",
    total: "Total",
  },
  fact: {
    change: (label, value) => `${label} : ${value}. Modifier`,
    add: {
      value: "Ajouter une valeur",
      email: "Ajouter un e-mail",
      phone: "Ajouter un téléphone",
      company: "Ajouter une entreprise",
    },
    none: "Non renseigné",
    company: "Entreprise ou nouveau nom",
    elsewhere: (value) =>
      `Remplacé ailleurs par « ${value} ». Appuyez sur Entrée pour mettre votre version.`,
  },
  status: {
    change: (status) => `Statut : ${status}. Modifier`,
    changeOf: (customer, status) => `${customer}, statut : ${status}. Modifier`,
    all: "Tous les statuts",
    filter: "Filtrer par statut",
  },
  search: {
    label: "Rechercher des clients",
    noneOfStatus: (status) => `Aucun client avec le statut « ${status} »`,
    noMatch: (typed) => `Aucun client ne correspond à « ${typed} »`,
    noMatchOfStatus: (status, typed) =>
      `Aucun client avec le statut « ${status} » ne correspond à « ${typed} »`,
    clearBoth: "<all>effacer la recherche et le filtre</all>.",
    showAll: "Vous pouvez <all>afficher tous les clients</all>.",
  },
  first: {
    title: "Votre premier client apparaîtra ici",
    text: "Ajoutez une personne avec qui vous travaillez dans cette entreprise. Son statut, sa valeur, ses notes et ses rendez-vous sont conservés sous son nom.",
    noneYet: "Aucun client pour l’instant",
    addThem:
      "Ajoutez les personnes avec qui vous travaillez, chacune dans une entreprise ou sans entreprise.",
  },
  form: {
    who: "Qui",
    whoHint: "La personne avec qui vous travaillez.",
    withoutEmail: "Importé sans e-mail. Ajoutez l’adresse quand vous l’aurez.",
    withoutCompany: "Sans entreprise, le client est un particulier.",
    chooseCompany: "Choisir ou créer une entreprise",
    noCompany: "Aucune entreprise",
    createCompany: (name) => `Créer l’entreprise « ${name} »`,
    typeCompany: "Saisissez un nom pour créer une entreprise.",
    worth: "Statut et valeur",
    worthHint: "À mettre à jour au fil du temps.",
    withoutContact: "Importé sans dernier contact. Aujourd’hui ou avant.",
    pastDay: "Aujourd’hui ou avant",
    save: "Enregistrer les modifications",
    saveAndAdd: "Enregistrer et en ajouter un autre",
    fromSignature: "Rempli à partir de la signature. Rien n’est encore enregistré.",
  },
  people: {
    find: "Trouver un client ou une entreprise",
    type: "Saisissez un nom, un e-mail ou un numéro de téléphone",
    unavailable: "La recherche n’est pas disponible",
    noMatch: (typed) => `Aucun client ni entreprise ne correspond à « ${typed} »`,
    company: "Entreprise",
    companyWith: (customers) =>
      plural("fr", customers, { one: "Entreprise, # client", other: "Entreprise, # clients" }),
  },
  merging: {
    open: "Fusionner…",
    title: "Fusionner avec un autre client",
    text: (customer) =>
      `Choisissez le client qui est la même personne que <name>${customer}</name>. Rien n’est fusionné tant que vous n’avez pas vu les deux.`,
    compare: "Comparer",
    other: "Client avec lequel fusionner",
    placeholder: "Nom ou e-mail",
  },
  snoozing: {
    open: "Mettre en pause…",
    title: "Mettre en pause",
    text: (customer) =>
      `D’ici là, <name>${customer}</name> n’apparaît pas parmi les clients à recontacter.`,
    until: "En pause jusqu’au",
    inAWeek: "Dans une semaine",
    inAMonth: "Dans un mois",
    pick: "Choisir un jour",
    never: "Jamais pour ce client",
    snoozed: (customer, day) => `${customer} en pause jusqu’au ${day}`,
    snoozedForGood: (customer) => `Plus de relance pour ${customer}`,
  },
  deleting: {
    question: (customer) => `Supprimer <name>${customer}</name> ?`,
    keep: "Garder le client",
    button: "Supprimer le client",
    none: "Il n’y a aucun rendez-vous avec ce client.",
    both: "Les deux rendez-vous avec ce client seront aussi supprimés.",
    all: (appointments) =>
      plural("fr", appointments, {
        one: "Le seul rendez-vous avec ce client sera aussi supprimé.",
        other: "Les # rendez-vous avec ce client seront aussi supprimés.",
      }),
  },
  layouts: {
    label: "Présentation",
    table: "Tableau",
    board: "Kanban",
  },
  board: {
    notLoaded: "Non chargé.",
    showMore: (customers) =>
      plural("fr", customers, { one: "Afficher # de plus", other: "Afficher # de plus" }),
    notPrinted: (customers) =>
      plural("fr", customers, { one: "# autre non imprimé", other: "# autres non imprimés" }),
  },
};
