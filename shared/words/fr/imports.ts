import type { imports as english } from "../en/imports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imports: Words<typeof english> = {
  title: {
    customers: "Importer des clients",
    companies: "Importer des entreprises",
    appointments: "Importer des rendez-vous",
  },
  crumb: "Importation",
  kinds: {
    customers: "Clients",
    companies: "Entreprises",
    appointments: "Rendez-vous",
  },
  counts: {
    customers: (count) => plural("fr", count, { one: "# client", other: "# clients" }),
    companies: (count) => plural("fr", count, { one: "# entreprise", other: "# entreprises" }),
    appointments: (count) => plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" }),
  },
  rows: (count) => plural("fr", count, { one: "# ligne", other: "# lignes" }),
  sentences: (first, second) => `${first}. ${second}`,
  named: (name, value) => `${name} : ${value}`,
  stepsLabel: "Étapes",
  steps: {
    choose: "Choisir",
    match: "Associer",
    check: "Vérifier",
    done: "Terminé",
  },
  hints: {
    choose: "Un fichier ou un tableau",
    match: "Le sens de chaque colonne",
    check: "Corriger, mettre à jour, ignorer",
    done: "Enregistré en une fois",
  },
  used: (used, columns) =>
    `${plural("fr", used, { one: "#", other: "#" })} sur ${plural("fr", columns, { one: "# colonne utilisée", other: "# colonnes utilisées" })}`,
  firstRow: {
    customers: "Déjà un client",
    companies: "Déjà une entreprise",
    appointments: "Déjà un rendez-vous",
  },
  pasted: "Tableau collé",
  choose: {
    sub: "Rien n’est enregistré avant votre vérification.",
    subCustomers:
      "Leurs entreprises sont importées aussi. Rien n’est enregistré avant votre vérification.",
    paste: "Ou collez un tableau",
    pasteHint:
      "Copiez les cellules dans Excel, Numbers ou Google Sheets et collez-les ici, avec la ligne d’en-tête",
    readTable: "Lire le tableau",
    where: "Où trouver votre fichier",
    google: "Exporter, puis Google CSV",
    outlook: "Gérer, puis Exporter les contacts",
    icloud: "Réglages, puis Exporter la vCard",
    otherCrm: "Un autre CRM",
    otherHow: "Toute exportation en CSV ou Excel",
    file: "Fichier",
    readingFile: (name) => `Lecture : ${name}`,
    readingTable: "Lecture du tableau",
    drop: "Déposez pour lire",
    dropHere: "Déposez un fichier ici",
    kinds: "CSV, Excel, vCard, agenda (ICS) ou fichier Client Desk, jusqu’à 20 Mo",
    button: "Choisir un fichier",
    toImport: "Fichier à importer",
    another: "Prendre un autre fichier",
    whatIsIn: "Ce qu’il contient",
    firstRow: "Première ligne",
    headings: "En-têtes",
    next: (files) => `Ensuite : <files>${files}</files>`,
    matching: "Association",
    toMatch: "Continuer : associer",
    firstOf: (shown, rows) =>
      `Premières lignes : ${shown} sur ${plural("fr", rows, { one: "#", other: "#" })}`,
    firstRows: "Les premières lignes",
  },
  empty: "Vide",
  readAs: {
    sheet: "Feuille",
    encoding: "Encodage",
    separator: "Séparateur",
  },
  formats: {
    paste: "Collé",
    ics: "Agenda",
  },
  toCheck: "Continuer : vérifier",
  back: "Retour",
};
