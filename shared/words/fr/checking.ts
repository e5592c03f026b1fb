import type { checking as english } from "../en/checking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const checking: Words<typeof english> = {
  sub: "Vérifiez les lignes. Rien n’est encore enregistré.",
  failed: "La recherche de doublons a échoué. Réessayez.",
  reading: "Lecture des lignes",
  readingOf: (done, rows) => `Lecture des lignes : ${done} sur ${rows}`,
  looking: "Recherche des fiches existantes",
  lookingOf: (done, rows) => `Recherche des fiches existantes : ${done} sur ${rows}`,
  line: (problems, here) =>
    `${plural("fr", problems, { one: "# problème", other: "# problèmes" })}, ${plural("fr", here, { one: "# déjà ici", other: "# déjà ici" })}`,
  rowsLabel: "Lignes",
  all: "Toutes",
  problems: "Problèmes",
  here: "Déjà ici",
  similar: "Similaires",
  fix: (count) =>
    plural("fr", count, { one: "Corriger # problème", other: "Corriger # problèmes" }),
  rowsHere: (count) =>
    plural("fr", count, { one: "# ligne est déjà ici", other: "# lignes sont déjà ici" }),
  withNew: "Lignes avec de nouveaux détails",
  withNewColon: "Lignes avec de nouveaux détails :",
  identical: "Lignes identiques",
  identicalColon: "Lignes identiques :",
  possiblySame: (count) =>
    plural("fr", count, {
      one: "<b># ligne est peut-être identique</b> à une autre. Elle est ajoutée comme nouvelle.",
      other:
        "<b># lignes sont peut-être identiques</b> à d’autres. Elles sont ajoutées comme nouvelles.",
    }),
  replaceFields: (fields) => `Remplacer : ${fields}`,
  keepYours: "Garder les vôtres",
  bothHave: "Si les deux ont une valeur :",
  bothHaveChange: (choice) => `Si les deux ont une valeur : ${choice}. Modifier`,
  whatHappens: "Ce qui va se passer",
  new: {
    customers: "Nouveaux clients",
    companies: "Nouvelles entreprises",
    appointments: "Nouveaux rendez-vous",
  },
  updates: "Mises à jour",
  skipped: "Ignorées",
  companiesYouHave: "Entreprises que vous avez",
  rowsOfFile: "Lignes du fichier",
  row: "Ligne",
  result: "Résultat",
  fieldInRow: (field, row) => `${field}, ligne ${row}`,
  newCompany: "nouvelle",
  missing: {
    email: "Pas d’e-mail",
    phone: "Pas de téléphone",
    company: "Pas d’entreprise",
    industry: "Pas de secteur",
    website: "Pas de site web",
    address: "Pas d’adresse",
    lastContact: "Jamais",
    outcome: "Sans résultat",
    responsible: "Moi",
    host: "Moi",
    attending: "Personne",
  },
  inFile: "Fichier : <value></value>",
  becomes: "devient",
  noCustomerLabel: "Rendez-vous sans client",
  nameNobody: (count) =>
    plural("fr", count, {
      one: "# rendez-vous ne nomme aucun client",
      other: "# rendez-vous ne nomment aucun client",
    }),
  inText: (count) => `${count} par nom ou e-mail dans le texte`,
  allWithColon: "Tous avec :",
  allWith: "Tous avec",
  hideTitles: "Masquer les titres",
  byTitle: (count) => `Choisir par titre (${count})`,
  noTitle: "Sans titre",
  customerOf: (title) => `Client pour « ${title} »`,
  customerOfUntitled: "Client des rendez-vous sans titre",
  searchFailed: "La recherche n’est pas disponible",
  typeSomebody: "Saisissez un nom, un e-mail ou un numéro de téléphone",
  chooseCustomer: "Choisir un client",
  clear: (label) => `Effacer « ${label} »`,
  newCustomer: "Nouveau client",
  newCustomerNamed: (name) => `Nouveau client « ${name} »`,
  heads: {
    customer: "Client",
    companyPhone: "Entreprise, téléphone",
    industryPhone: "Secteur, téléphone",
    websiteAddress: "Site web, adresse",
    appointment: "Rendez-vous",
    customerCompany: "Client, entreprise",
    valueContact: "Valeur, contact",
  },
  isNew: {
    customers: "Nouveau",
    companies: "Nouvelle",
    appointments: "Nouveau",
  },
  actions: {
    update: "Mettre à jour",
    skip: "Ignorer",
    add: "Ajouter quand même",
  },
  resultOf: (row, result) => `Résultat de la ligne ${row} : ${result}. Modifier`,
  replaceField: (field) => `Remplacer, ${field} : <old></old> <arrow></arrow> <own></own>`,
  replace: (field) => `Remplacer : ${field}`,
  notAsInFile: "Différent du fichier",
  leftBlank: {
    customers: "Les valeurs non corrigées restent vides et sont copiées dans « À propos ».",
    companies: "Les valeurs non corrigées restent vides et sont copiées dans « À propos ».",
    appointments: "Les valeurs non corrigées restent vides et sont copiées dans « Notes ».",
  },
  importing: "Importation",
  import: {
    customers: (count) =>
      plural("fr", count, { one: "Importer # client", other: "Importer # clients" }),
    companies: (count) =>
      plural("fr", count, { one: "Importer # entreprise", other: "Importer # entreprises" }),
    appointments: (count) =>
      plural("fr", count, { one: "Importer # rendez-vous", other: "Importer # rendez-vous" }),
  },
  statusOfRows: "Statut des lignes sans statut",
  statusOfNew: "Statut des nouveaux clients",
  colon: (label) => `${label} :`,
  rowsWithoutStatus: (count) =>
    plural("fr", count, {
      one: "# ligne n’a pas de statut",
      other: "# lignes n’ont pas de statut",
    }),
  newWithoutStatus: (count) =>
    plural("fr", count, {
      one: "# nouveau client n’a pas de statut",
      other: "# nouveaux clients n’ont pas de statut",
    }),
  says: {
    dateAndTime: "Date et heure",
    mayBeRow: (row, record) => `Peut-être identique à la ligne ${row}, déjà associée à ${record}`,
    rowNumber: (row) => `ligne ${row}`,
    is: (who, why) => `Correspond à ${who} : ${why}`,
    mayBe: (who, why) => `Peut-être ${who} : ${why}`,
    differs: {
      name: "autre nom",
      email: "autre e-mail",
      phone: "autre téléphone",
      website: "autre site web",
      address: "autre adresse",
      several: "d’autres l’ont aussi",
    },
    adds: (fields) => `Ajoute : ${fields}`,
    replaces: (fields) => `Remplace : ${fields}`,
    keeps: (fields) => `Garde : ${fields}`,
    identical: "Identique",
    possiblySame: "Peut-être identique",
    replaceYours: (count) =>
      plural("fr", count, {
        one: "# ligne remplace ce que vous avez",
        other: "# lignes remplacent ce que vous avez",
      }),
    addToYours: (count) =>
      plural("fr", count, {
        one: "# ligne complète ce que vous avez",
        other: "# lignes complètent ce que vous avez",
      }),
    noProblems: "Aucun problème",
    same: {
      email: "même e-mail",
      phone: "même téléphone",
      website: "même site web",
      name: "même nom",
      id: "même ID",
    },
  },
};
