import type { booked as english } from "../en/booked.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booked: Words<typeof english> = {
  back: "Retour à la réservation",
  backToInvitation: "Retour à l’invitation",
  addToCalendar: "Ajouter à l’agenda",
  move: "Déplacer",
  cancel: "Annuler",
  accept: "Accepter",
  decline: "Décliner",
  propose: "Proposer un autre créneau",
  withdraw: "Retirer la demande",
  bookAnother: "Réserver un autre créneau",
  wordTo: (host) => `Un mot pour ${host}`,
  says: (host, word) => `${host} écrit : ${word}`,
  knows: (host) => `${host} est au courant.`,
  toldAtOnce: (host) => `Nous prévenons ${host} aussitôt.`,
  stays: (day, host) => `${day} reste réservé tant que ${host} n’a pas choisi.`,
  movingClosed: (time) =>
    `Le rendez-vous pouvait être déplacé jusqu’au ${time}. Vous pouvez <propose>proposer un autre créneau</propose>.`,
  kept: "Cette page montre toujours la situation actuelle. Son adresse est aussi dans l’e-mail ; toute personne qui l’a peut déplacer ou annuler le rendez-vous.",
  keepAddress: "Gardez cette adresse pour déplacer ou annuler le rendez-vous",
  confirm: {
    title: "Confirmez la réservation",
    text: (time) => `Le créneau vous est réservé jusqu’à ${time}.`,
    button: "Confirmer la réservation",
  },
  held: {
    title: "Encore une étape : confirmez par e-mail",
    text: (email) =>
      `Nous avons envoyé un lien à <b>${email}</b>. Ouvrez-le pour que la réservation soit définitive. D’ici là, le créneau est à vous :`,
    until: (time) => `jusqu’à ${time}`,
    noEmail:
      "Pas d’e-mail ? Regardez dans le dossier des indésirables. Cette page montre la réservation dès qu’elle est confirmée.",
    noEmailYet:
      "Pas d’e-mail ? Regardez dans le dossier des indésirables, <again>envoyez-le de nouveau</again> ou <correct>corrigez l’adresse</correct>. Cette page montre la réservation dès qu’elle est confirmée.",
    didYouMean: (email) => `Vouliez-vous dire <correct>${email}</correct> ?`,
  },
  correct: {
    title: "Corriger l’adresse",
    text: "Le lien part à la nouvelle adresse, et le précédent ne fonctionne plus.",
    email: "E-mail",
    send: "Envoyer le lien",
  },
  lapsed: {
    title: "Le créneau a été libéré",
    text: "Il vous était réservé pendant 30 minutes et n’a pas été confirmé.",
    again: "Réserver de nouveau",
  },
  asked: {
    title: (host) => `${host} doit d’abord confirmer`,
    heldUntil: (time) => `Le créneau vous est réservé jusqu’au ${time}.`,
    heldAndMailed: (time) =>
      `Le créneau vous est réservé jusqu’au ${time}. Vous recevrez la réponse par e-mail.`,
  },
  unanswered: {
    title: "Pas de confirmation à temps",
    text: (host) => `${host} n’a pas répondu ; le créneau a donc été libéré.`,
    notChosen: "Aucun des créneaux proposés n’a été choisi ; le créneau a donc été libéré.",
  },
  declined: {
    withdrawn: "Demande retirée",
    title: (host) => `${host} n’est pas disponible à ce moment-là`,
    text: "Rien n’est réservé.",
  },
  moved: {
    title: (host) => `${host} a déplacé le rendez-vous`,
    text: "Le nouveau créneau vous convient-il ?",
    accept: "Oui, cela me convient",
  },
  proposed: {
    title: "Vous avez proposé un autre créneau",
    accept: "Accepter le créneau actuel",
    row: "Votre proposition",
  },
  canceled: {
    title: "Annulé",
    told: (host) => `${host} est au courant.`,
    byHost: (host) => `${host} a annulé le rendez-vous.`,
    today: (time) => `Aujourd’hui à ${time}`,
    byYou: (time) => `Par vous, ${time}`,
    byYouToday: (time) => `Par vous, aujourd’hui à ${time}`,
  },
  over: {
    title: "Ce rendez-vous est passé",
    text: (day) => `Il était prévu le ${day}.`,
  },
  done: {
    title: "Votre rendez-vous est réservé",
    mailed: (host, email) => `${host} est au courant. La confirmation vous est envoyée à ${email}.`,
    notMailed: (host) =>
      `${host} est au courant. Aucun e-mail n’est envoyé ; cette page est votre confirmation.`,
  },
  invited: {
    title: (host, name) => `${name}, ${host} vous invite`,
    text: "Acceptez, et c’est réglé. Si le créneau ne vous convient pas, proposez-en d’autres.",
    allTimes: "Acceptez, et toutes les dates sont fixées.",
    accepted: "Vous avez accepté",
    acceptedText: (host) => `${host} est au courant. Vous n’avez rien d’autre à faire.`,
    declined: "Vous avez décliné",
    acceptAfterAll: "Accepter finalement",
    entry: "<download>Téléchargez l’entrée d’agenda ici</download>.",
    entryMailed:
      "L’e-mail contient l’entrée d’agenda. <download>Téléchargez-la ici</download> si vous ne la voyez pas.",
  },
  offered: {
    title: (host) => `${host} propose un autre créneau`,
    text: (host, time) =>
      `${host} n’est pas disponible au créneau demandé. Ce créneau vous reste réservé jusqu’au ${time}.`,
    times: "Créneaux",
    take: "Réserver ce créneau",
    taken: (time) => `Le créneau a été pris entre-temps : ${time}.`,
    passed: (time) => `Ce créneau est déjà passé : ${time}.`,
  },
  canceling: {
    question: (what) => `Annuler « ${what} » ?`,
    text: (host) =>
      `Nous prévenons ${host} aussitôt, et le créneau redevient libre pour d’autres. Si vous le déplacez, vous gardez votre rendez-vous.`,
    button: "Annuler le rendez-vous",
    keep: "Garder le rendez-vous",
    move: "Plutôt le déplacer",
    title: (title) => `Annuler « ${title} »`,
  },
  declining: {
    question: "Décliner ?",
    back: "Retour",
    title: (title) => `Décliner « ${title} »`,
  },
  moving: {
    heading: (what) => `Déplacer « ${what} »`,
    now: (day) => `Actuellement <b>${day}</b>`,
    until: (time) => `Vous pouvez déplacer le rendez-vous jusqu’au ${time}.`,
    to: (time) => `Au ${time}`,
    told: (host) => `Nous prévenons ${host}, et votre agenda se met à jour.`,
    keep: (time) => `Garder ${time}`,
    taken: (time) => `Le créneau de ${time} vient d’être pris. Ceux-ci sont libres.`,
    title: (title) => `Déplacer « ${title} »`,
  },
  proposing: {
    planned: (day) => `Prévu <b>${day}</b>`,
    note: "Les jours colorés ont des créneaux libres. Choisissez-en trois au plus.",
    button: (count) =>
      plural("fr", count, { one: "Proposer # créneau", other: "Proposer # créneaux" }),
  },
};
