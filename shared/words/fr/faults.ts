import type { faults as english } from "../en/faults.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const faults: Words<typeof english> = {
  longer: (most) =>
    plural("fr", most, { one: "Plus de # caractère", other: "Plus de # caractères" }),
  shorten: "Raccourcir",
  status: "Pas un des cinq statuts",
  outcome: "Ni « A eu lieu », ni « Absence », ni « Annulé »",
  yours: (why) => `${why}. Les nouvelles fiches sont à vous`,
  useOthers: "Prendre les autres",
  tooMany: "Trop de personnes",
  duration: "Pas une durée",
  longerHours: "Plus de 12 heures",
  useHours: "Prendre 12 heures",
  minutes: "Pas un nombre de minutes",
  reminder: "Pas un rappel",
  tagLonger: (most) =>
    plural("fr", most, {
      one: "Une étiquette de plus de # caractère",
      other: "Une étiquette de plus de # caractères",
    }),
  takeFirst: (most) =>
    plural("fr", most, { one: "Prendre la première", other: "Prendre les # premières" }),
  tagsMore: (most) =>
    plural("fr", most, { one: "Plus de # étiquette", other: "Plus de # étiquettes" }),
  website: "Pas un site web",
  more: (amount) => `Plus de ${amount}`,
  belowZero: "Inférieur à zéro",
  amount: "Pas un montant",
  use: (value) => `Prendre ${value}`,
  email: "Pas un e-mail",
  notOnlyEmail: "Pas seulement un e-mail",
  twoAts: "Deux signes @",
  useOne: "En garder un",
  space: "Contient un espace",
  removeSpace: "Retirer l’espace",
  comma: "Contient une virgule",
  useDot: "Mettre un point",
  twoDots: "Deux points de suite",
  noAt: "Pas de signe @",
  phone: "Pas un numéro de téléphone",
  cutDigits: (text) => `Le tableur a coupé des chiffres (${text})`,
  moreThanNumber: "Plus qu’un numéro",
  afterToday: "Après aujourd’hui",
  noSuchDay: "Ce jour n’existe pas",
  date: "Pas une date",
  no: {
    name: "Pas de nom. Cette ligne est ignorée",
    title: "Pas de titre. Cette ligne est ignorée",
    date: "Pas de date. Cette ligne est ignorée",
    customer: "Pas de client. Cette ligne est ignorée",
  },
  repeatBefore: (year) => `Les rendez-vous répétés ne peuvent pas commencer avant ${year}`,
  repeatOutcome: "Les rendez-vous répétés n’ont pas de résultat",
  allTags: (most) =>
    plural("fr", most, {
      one: "Un compte a au plus # étiquette",
      other: "Un compte a au plus # étiquettes",
    }),
  takeSome: (some, all) => `Prendre ${some} sur ${all}`,
  withAdded: (most) =>
    plural("fr", most, {
      one: "Avec ce qui est ajouté, plus de # caractère",
      other: "Avec ce qui est ajouté, plus de # caractères",
    }),
  severalNamed: "Plusieurs personnes portent ce nom",
  hasLeft: (name) => `${name} ne fait plus partie du bureau`,
  onlyReads: (name) => `${name} a ici le rôle Lecteur`,
};
