import type { restore as english } from "../en/restore.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const restore: Words<typeof english> = {
  section: "Restauration",
  hint: "À partir d’un fichier Client Desk.",
  row: "Restaurer depuis un fichier",
  note: "Vous verrez d’abord les différences. Rien n’est remplacé sans votre accord.",
  remove: "Retirer",
  removing: "Retrait",
  chooseFile: "Choisir un fichier",
  file: "Fichier Client Desk",
  notRemoved: "Les données restaurées n’ont pas pu être retirées. Réessayez.",
  removeStopped: (file) =>
    `Le retrait de ce qui a été restauré depuis ${file} n’est pas terminé. Choisissez « Retirer » pour réessayer.`,
  stopped: (file, written) =>
    plural("fr", written, {
      one: `La restauration du fichier ${file} s’est arrêtée après # ligne. Choisissez le même fichier pour continuer, ou retirez ce qui a été restauré.`,
      other: `La restauration du fichier ${file} s’est arrêtée après # lignes. Choisissez le même fichier pour continuer, ou retirez ce qui a été restauré.`,
    }),
  removeFirst: (file) =>
    `Le retrait de ce qui a été restauré depuis ${file} n’est pas terminé. Retirez d’abord le reste.`,
  otherFile: (file) =>
    `La restauration du fichier ${file} n’est pas terminée. Choisissez ce fichier pour continuer, ou retirez ce qui a été restauré.`,
  title: "Restaurer depuis un fichier",
  cancel: "Annuler la restauration",
  account: "Restaurer le compte",
  records: (count) =>
    plural("fr", count, { one: "Restaurer # fiche", other: "Restaurer # fiches" }),
  reading: "Lecture",
  restoring: "Restauration",
  cancelHint: "L’annulation ne laisse aucune trace.",
  removingAll: "Retrait des données restaurées",
  continues: "La dernière restauration n’est pas terminée. Elle reprend où elle s’est arrêtée.",
  whole: (day) => `Votre compte est vide. Tout sera comme au ${day}.`,
  older:
    "Le fichier vient d’une version plus ancienne. L’historique liste ses modifications, mais elles ne peuvent pas être annulées.",
  changes: (count) =>
    plural("fr", count, {
      one: "# modification dans l’historique",
      other: "# modifications dans l’historique",
    }),
  counts: {
    companies: (count) => plural("fr", count, { one: "# entreprise", other: "# entreprises" }),
    customers: (count) => plural("fr", count, { one: "# client", other: "# clients" }),
    appointments: (count) => plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" }),
    activities: (count) => plural("fr", count, { one: "# entrée", other: "# entrées" }),
    tasks: (count) => plural("fr", count, { one: "# tâche", other: "# tâches" }),
    tags: (count) => plural("fr", count, { one: "# étiquette", other: "# étiquettes" }),
    views: (count) => plural("fr", count, { one: "# vue", other: "# vues" }),
    absences: (count) => plural("fr", count, { one: "# absence", other: "# absences" }),
    meetingTypes: (count) =>
      plural("fr", count, { one: "# type de rendez-vous", other: "# types de rendez-vous" }),
  },
  broken: "Le fichier n’a pas pu être lu.",
  failed: "Le fichier n’a pas pu être restauré.",
  done: (written) =>
    plural("fr", written, {
      one: "Compte restauré : # ligne",
      other: "Compte restauré : # lignes",
    }),
  doneWithout: (written, leftOut) =>
    `${plural("fr", written, { one: "Compte restauré : # ligne", other: "Compte restauré : # lignes" })}, ${plural("fr", leftOut, { one: "# ligne laissée de côté", other: "# lignes laissées de côté" })}`,
  restored: (count) =>
    plural("fr", count, { one: "# fiche restaurée", other: "# fiches restaurées" }),
  nothingSaved: "Rien n’a été enregistré.",
  files: {
    notOurs: "Ce n’est pas un fichier Client Desk.",
    notWhole: "Ce n’est pas un fichier Client Desk complet.",
    newer: "Ce fichier vient d’une version plus récente de Client Desk.",
  },
  allHere: "Tout ce que contient le fichier est déjà ici.",
  differences: (added, changed, same) =>
    `${plural("fr", added, { one: "# fiche uniquement dans le fichier", other: "# fiches uniquement dans le fichier" })}, ${plural("fr", changed, { one: "# différente", other: "# différentes" })}, ${plural("fr", same, { one: "# identique", other: "# identiques" })}. La restauration peut être annulée.`,
  whatDiffers: "Ce qui diffère",
  andMore: (count) => plural("fr", count, { one: "et # autre", other: "et # autres" }),
  where: "Là où le fichier diffère",
  keep: "Garder ce que vous avez",
  take: "Prendre ce que contient le fichier",
};
