import type { mails as english } from "../en/mails.ts";
import type { Words } from "../words.ts";

export const mails: Words<typeof english> = {
  link: {
    moveIt: "Déplacer",
    moveUntil: (time) => `Déplacer (possible jusqu’à ${time})`,
    cancel: "Annuler",
    propose: "Proposer un autre créneau",
    decline: "Décliner",
    accept: "Accepter",
    pick: "Choisir un autre créneau",
  },
  confirm: {
    subject: (title, time) => `À confirmer : ${title}, ${time}`,
    title: (name) => `Encore une étape, ${name}`,
    text: (time) =>
      `Confirmez que vous souhaitez réserver ce rendez-vous. Le créneau vous est réservé jusqu’à ${time}. Si la réservation ne vient pas de vous, ne faites rien : le créneau sera libéré.`,
    button: "Confirmer la réservation",
  },
  invited: {
    subject: (title, time) => `Invitation : ${title}, ${time}`,
    title: (host, name) => `${name}, ${host} vous invite`,
    text: "Acceptez, et c’est réglé. Si le créneau ne vous convient pas, proposez-en d’autres.",
    allTimes: "L’invitation vaut pour toutes les dates. Acceptez, et elles sont fixées.",
  },
  booked: {
    subject: (title, time) => `Confirmé : ${title}, ${time}`,
    title: (name) => `Votre rendez-vous est réservé, ${name}`,
    text: "Merci d’avoir choisi un créneau.",
    textPhone: (host) => `Merci d’avoir choisi un créneau. ${host} vous appellera à ce moment-là.`,
  },
  moved: {
    subject: (title, time) => `Déplacé : ${title}, désormais ${time}`,
    title: (what) => `Un nouveau créneau pour « ${what} »`,
    text: (name, what) => `Bonjour ${name}, votre rendez-vous « ${what} » a été déplacé.`,
  },
  rescheduled: {
    text: (name, host, what) =>
      `Bonjour ${name}, ${host} doit déplacer votre rendez-vous « ${what} ». Le nouveau créneau vous convient-il ?`,
    button: "Oui, cela me convient",
    subjectSeries: (title, time) => `Modifié : ${title}, prochaine date ${time}`,
    titleSeries: (what) => `De nouvelles dates pour « ${what} »`,
    textSeries: (name, host) =>
      `Bonjour ${name}, ${host} a modifié certaines dates. Votre agenda les reçoit toutes.`,
  },
  canceled: {
    subject: (title, time) => `Annulé : ${title}, ${time}`,
    title: (what) => `Votre rendez-vous « ${what} » est annulé`,
    byYou: (name, what) =>
      `Bonjour ${name}, vous avez annulé le rendez-vous « ${what} ». Vous n’avez rien d’autre à faire ; votre agenda se met à jour.`,
    byHost: (name, host, what) =>
      `Bonjour ${name}, ${host} a annulé le rendez-vous « ${what} ». Vous n’avez rien d’autre à faire ; votre agenda se met à jour.`,
  },
  declined: {
    subject: (host, title, time) =>
      `${host} n’est pas disponible à ce moment-là : ${title}, ${time}`,
    title: (host) => `${host} n’est pas disponible à ce moment-là`,
    text: (name, host, what) =>
      `Bonjour ${name}, ${host} n’est pas disponible à ce moment-là pour « ${what} ».`,
    textWord: (name, host, what, word) =>
      `Bonjour ${name}, ${host} n’est pas disponible à ce moment-là pour « ${what} ». ${host} écrit : ${word}`,
  },
  offered: {
    title: (host) => `${host} propose un autre créneau`,
    text: (name, host, what, times) =>
      `Bonjour ${name}, ${host} n’est pas disponible à ce moment-là pour « ${what} » et propose : ${times}.`,
    textWord: (name, host, what, times, word) =>
      `Bonjour ${name}, ${host} n’est pas disponible à ce moment-là pour « ${what} » et propose : ${times}. ${host} écrit : ${word}`,
    button: "Choisir un créneau",
  },
  reminder: {
    subjectTomorrow: (title, time) => `Demain : ${title}, ${time}`,
    subject: (day, title, time) => `${day} : ${title}, ${time}`,
    titleTomorrow: (name) => `À demain, ${name}`,
    title: (what, name) => `Votre rendez-vous « ${what} », ${name}`,
    calls: (host) => `${host} vous appellera à ce moment-là.`,
    expects: (host) => `${host} vous attend.`,
  },
  missed: {
    subject: "Ce n’est que partie remise",
    title: (name) => `Ce n’est que partie remise, ${name}`,
    text: (host, time) =>
      `${host} vous attendait le ${time}. Cela arrive ; choisissez un autre créneau quand cela vous convient.`,
  },
  lapsed: {
    subject: (title, time) => `Non réservé : ${title}, ${time}`,
    title: "Pas de réponse à temps",
    text: (name, host) =>
      `Bonjour ${name}, ${host} n’a pas répondu ; le créneau a donc été libéré.`,
    notChosenTitle: "Aucun créneau n’a été choisi",
    notChosen: (name) =>
      `Bonjour ${name}, aucun des créneaux proposés n’a été choisi ; le créneau a donc été libéré.`,
  },
  foot: {
    booked: (from, host, site) =>
      `${from}. Vous recevez cet e-mail parce qu’un rendez-vous avec vous a été réservé sur ${site}. Les liens montrent à tout moment la situation actuelle ; toute personne qui les a peut modifier le rendez-vous. Les réponses à cet e-mail parviennent à ${host}.`,
    invited: (from, host, site) =>
      `${from}. Vous recevez cet e-mail car ${host} vous invite sur ${site}. Les liens montrent à tout moment la situation actuelle ; toute personne qui les a peut modifier le rendez-vous. Les réponses à cet e-mail parviennent à ${host}.`,
  },
  entry: {
    answer: (url) => `Répondre : ${url}`,
    change: (url) => `Déplacer ou annuler : ${url}`,
  },
  when: (day, time) => `${day} à ${time}`,
  labeled: (label, text) => `${label} : ${text}`,
  standard: {
    confirmation: {
      subject: "Confirmé : {what}, {when}",
      text: "Bonjour {name},\n\nMerci d’avoir choisi un créneau : {what}, {when}.\n\n{my name}",
    },
    moved: {
      subject: "Déplacé : {what}, désormais {when}",
      text: "Bonjour {name},\n\nVotre rendez-vous « {what} » est déplacé : {when}.\n\n{my name}",
    },
    canceled: {
      subject: "Annulé : {what}, {when}",
      text: "Bonjour {name},\n\nVotre rendez-vous « {what} », {when}, est annulé. Votre agenda se met à jour.\n\n{my name}",
    },
    reminder: {
      subject: "Demain : {what}, {time}",
      text: "Bonjour {name},\n\nUn petit mot au sujet de « {what} », {when}.\n\nSi ce créneau ne vous convient finalement pas : {move link}\n\nÀ bientôt,\n{my name}",
    },
    missed: {
      subject: "Ce n’est que partie remise",
      text: "Bonjour {name},\n\nJe vous attendais {when}. Cela arrive ; choisissez un autre créneau quand cela vous convient.\n\n{my name}",
    },
  },
};
