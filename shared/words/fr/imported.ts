import type { imported as english } from "../en/imported.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imported: Words<typeof english> = {
  writing: {
    failedSub: "Rien n’a été enregistré.",
    sub: "Importation en cours. Vous pouvez continuer à travailler : quitter cette page ne l’arrête pas.",
    stopped: "Arrêtée",
    of: {
      customers: (of) => `sur ${of} clients`,
      companies: (of) => `sur ${of} entreprises`,
      appointments: (of) => `sur ${of} rendez-vous`,
    },
    sent: {
      customers: (of) => `sur ${of} clients envoyés`,
      companies: (of) => `sur ${of} entreprises envoyées`,
      appointments: (of) => `sur ${of} rendez-vous envoyés`,
    },
    doneOf: (done, of) => `${done} ${of}`,
    now: (name) => `En cours : ${name}`,
    lost: "Pas de connexion. Cela reprend dès que le serveur répond.",
    canceling: "Annulation",
    cancel: "Annuler l’importation",
    leavesNothing: "L’annulation ne laisse aucune trace.",
    leavesNoneOf: (done) =>
      `L’annulation ne laisse aucune trace : aucune des ${done} fiches n’est conservée.`,
    stoppedAll: "L’importation s’est arrêtée. Rien n’a été enregistré.",
    stoppedAt: (row) => `L’importation s’est arrêtée à la ligne ${row}. Rien n’a été enregistré.`,
    fewSeconds: "Encore quelques secondes",
    seconds: (seconds) =>
      plural("fr", seconds, {
        one: "Encore # seconde environ",
        other: "Encore # secondes environ",
      }),
    minute: "Encore une minute environ",
    minutes: (minutes) =>
      plural("fr", minutes, { one: "Encore # minute environ", other: "Encore # minutes environ" }),
    notStarted: "L’importation n’a pas pu démarrer. Réessayez.",
  },
  imported: {
    customers: (count) =>
      plural("fr", count, { one: "# client importé", other: "# clients importés" }),
    companies: (count) =>
      plural("fr", count, { one: "# entreprise importée", other: "# entreprises importées" }),
    appointments: (count) =>
      plural("fr", count, { one: "# rendez-vous importé", other: "# rendez-vous importés" }),
  },
  sentence: (imported) => `${imported}.`,
  open: "Ouvrir",
  another: "Importer un autre fichier",
  continueWith: (file) => `Continuer avec ${file}`,
  show: {
    customers: "Afficher les clients importés",
    companies: "Afficher les entreprises importées",
    appointments: "Afficher les rendez-vous importés",
  },
  downloadSkipped: "Télécharger les lignes ignorées",
  undoing: "Annulation",
  undo: "Annuler l’importation",
  available: (note, days) =>
    plural("fr", days, {
      one: `${note} Possible pendant # jour, ici ou dans l’historique.`,
      other: `${note} Possible pendant # jours, ici ou dans l’historique.`,
    }),
  undoRemoves: (made) => `L’annulation retire : ${made}.`,
  undoReverts: (changed) =>
    plural("fr", changed, {
      one: "L’annulation revient sur # mise à jour.",
      other: "L’annulation revient sur # mises à jour.",
    }),
  undoBoth: (made, changed) =>
    plural("fr", changed, {
      one: `L’annulation revient sur # mise à jour et retire : ${made}.`,
      other: `L’annulation revient sur # mises à jour et retire : ${made}.`,
    }),
  newCustomers: (count) =>
    plural("fr", count, { one: "# nouveau client", other: "# nouveaux clients" }),
  newCompanies: (count) =>
    plural("fr", count, { one: "# nouvelle entreprise", other: "# nouvelles entreprises" }),
  wereHere: (count) =>
    plural("fr", count, { one: "# était déjà ici", other: "# étaient déjà ici" }),
  notChanged: (count) =>
    plural("fr", count, { one: "# ligne non modifiée", other: "# lignes non modifiées" }),
  changedElsewhere: "Elles ont été modifiées ou supprimées ailleurs pendant l’importation",
  unread: (count) =>
    plural("fr", count, {
      one: "# valeur n’a pas pu être lue",
      other: "# valeurs n’ont pas pu être lues",
    }),
  keptIn: (field) => `Elles sont conservées dans « ${field} », chacune avec le nom de sa colonne`,
  cut: (field, rows) =>
    plural("fr", rows, {
      one: `« ${field} » raccourci dans # ligne`,
      other: `« ${field} » raccourci dans # lignes`,
    }),
  limit: (most) =>
    plural("fr", most, {
      one: "La limite est de # caractère. Le reste a été coupé :",
      other: "La limite est de # caractères. Le reste a été coupé :",
    }),
  duplicates: (count) =>
    plural("fr", count, { one: "# doublon possible", other: "# doublons possibles" }),
  duplicatesWhy: "Même e-mail, même téléphone ou nom similaire",
  review: "Examiner",
  hide: "Masquer",
  showThe: (count) => plural("fr", count, { one: "Afficher", other: "Afficher les #" }),
  rowNumber: (row) => `Ligne ${row}`,
  valueOf: (column) => `${column} : <value></value>`,
  updated: "Mises à jour",
  rowsInFile: "Lignes dans le fichier",
  undone: "Importation annulée. Il n’en reste rien.",
  changed: (count) => plural("fr", count, { one: "# modification", other: "# modifications" }),
  left: (count, field) =>
    plural("fr", count, {
      one: `# valeur laissée dans « ${field} »`,
      other: `# valeurs laissées dans « ${field} »`,
    }),
  why: {
    withoutName: "sans nom",
    withoutTitle: "sans titre",
    withoutDate: "sans date",
    withoutCustomer: "sans client",
    leftOut: "écartées par vous",
    twice: "en double dans le fichier",
    kept: "gardées telles que vous les avez",
    identical: "identiques à ce que vous avez",
  },
  andMore: (fields) => `${fields} et d’autres`,
};
