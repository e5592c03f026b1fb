import type { calendars as english } from "../en/calendars.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const calendars: Words<typeof english> = {
  facts: "Votre agenda",
  hours: "Heures de travail",
  aWeek: (time) => `${time} par semaine`,
  agenda: "Prochain programme du jour",
  agendaOff: "Désactivé",
  agendaNone: (days) =>
    plural("fr", days, {
      one: "Aucun rendez-vous le prochain jour",
      other: "Aucun rendez-vous dans les # prochains jours",
    }),
  agendaAt: (day, time, appointments) =>
    `${day} à ${time}, ${plural("fr", appointments, { one: "# rendez-vous", other: "# rendez-vous" })}`,
  today: "Aujourd’hui",
  tomorrow: "Demain",
  lastRead: "Dernière lecture de l’adresse",
  notYet: "Pas encore",
  others: "Ce que voient les autres",
  busy: "Occupé",
  sampleTitle: "Bilan trimestriel",
  workingHours: {
    title: "Heures de travail",
    hint: "Affichées plus claires dans la semaine. Le temps libre est compté dans ces heures.",
    sum: "Par semaine",
    from: (weekday) => `${weekday}, de`,
    until: (weekday) => `${weekday}, à`,
    to: "à",
    none: "Pas de travail",
    wrong: "La fin doit être après le début",
  },
  newAppointments: {
    title: "Nouveaux rendez-vous",
    duration: "Durée",
    reminder: "Rappel",
  },
  subscribe: {
    title: "S’abonner",
    hint: "Voyez vos rendez-vous dans un autre agenda.",
    failed: "L’adresse n’a pas pu être chargée.",
    create: "Créer un lien d’agenda",
    creating: "Création",
    createFailed: "L’adresse n’a pas pu être créée. Réessayez.",
    shows: "Ce qu’elle montre",
    choices: {
      full: "Tous les détails",
      titles: "Titres seulement",
      busy: "Plages occupées seulement",
    },
    hints: {
      full: "Titre, heure, client, entreprise et notes. Avec les rendez-vous annulés.",
      titles: "Titre et heure.",
      busy: "Seulement vos plages occupées.",
    },
    secret: "Adresse secrète",
    secretHint:
      "Toute personne qui a cette adresse peut voir votre agenda, mais pas le modifier. Copiez-la maintenant ; elle ne sera plus affichée.",
    secretGone:
      "L’adresse a été affichée une fois, à sa création. Si vous ne l’avez plus, réinitialisez-la pour en obtenir une nouvelle.",
    keep: "Garder l’adresse",
  },
  reset: {
    title: "Réinitialiser l’adresse",
    button: "Réinitialiser l’adresse…",
    question: "Réinitialiser l’adresse ?",
    confirm: "Réinitialiser l’adresse",
    busy: "Réinitialisation",
    note: "Les agendas qui utilisent l’ancienne adresse ne sont plus mis à jour.",
    warning:
      "Les agendas qui utilisent l’ancienne adresse ne seront plus mis à jour tant que vous n’aurez pas ajouté la nouvelle.",
    done: "Nouvelle adresse créée",
  },
  remove: {
    title: "Retirer l’adresse",
    button: "Retirer l’adresse…",
    question: "Retirer l’adresse ?",
    confirm: "Retirer l’adresse",
    busy: "Retrait",
    note: "Elle reste valable pour les personnes qui ont quitté le bureau, jusqu’à ce que vous la réinitialisiez ou la retiriez.",
    warning: "Les agendas qui utilisent cette adresse ne seront plus mis à jour.",
    done: "Adresse retirée",
  },
  everyone: {
    title: "L’agenda de tout le monde",
    hint: "Voyez les rendez-vous de tout le monde sur ce bureau dans un autre agenda. Chaque rendez-vous indique de quel agenda il vient.",
  },
};
