import type { booking as english } from "../en/booking.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const booking: Words<typeof english> = {
  skip: "Aller au contenu",
  privacy: "Confidentialité",
  language: "Langue",
  optional: "Facultatif",
  meetingWith: (title, name) => `${title} avec ${name}`,
  zone: {
    change: "Changer",
    now: (time) => `Il y est ${time} en ce moment.`,
    label: "Fuseau horaire",
    use: "Utiliser ce fuseau",
  },
  choose: {
    title: (name) => `Réserver un rendez-vous avec ${name}`,
    heading: "Choisissez un rendez-vous",
    none: "Rien ne peut encore être réservé ici.",
    firstFree: (time) => `Premier créneau libre : ${time}`,
    nothingFree: (day) => `Rien de libre avant le ${day}`,
    all: "Tous les rendez-vous",
  },
  days: {
    day: "Jour",
    choose: "Choisissez un jour",
    free: (day) => `${day}, libre`,
    earlier: "Semaines précédentes",
    later: "Semaines suivantes",
    time: "Heure",
    none: "Aucun créneau libre ces semaines-là.",
    morning: "Matin",
    afternoon: "Après-midi",
    evening: "Soir",
    openWeek: "Réservations ouvertes pour la semaine à venir.",
    openWeeks: (weeks) => `Réservations ouvertes pour les ${weeks} semaines à venir.`,
    openDays: (days) =>
      plural("fr", days, {
        one: "Réservations ouvertes jusqu’à # jour à l’avance.",
        other: "Réservations ouvertes jusqu’à # jours à l’avance.",
      }),
  },
  details: {
    otherTimes: "Autres créneaux",
    heading: "Vos coordonnées",
    name: "Nom",
    email: "E-mail",
    phone: "Téléphone",
    company: "Entreprise",
    address: "Votre adresse",
    forConfirmation: "Pour la confirmation, et pour déplacer ou annuler le rendez-vous.",
    didYouMean: (email) => `Vouliez-vous dire ${email} ?`,
    callsThis: (host) => `${host} vous appellera à ce numéro.`,
    book: "Réserver ce créneau",
    bookAt: (time) => `Réserver ${time}`,
    whoGets: (name) =>
      `${name} reçoit ce que vous indiquez ici pour préparer le rendez-vous. Ni cookies, ni suivi. <privacy>Confidentialité</privacy>`,
    failed: "La réservation n’a pas abouti. Votre saisie est conservée.",
    taken: (time) =>
      `<b>Le créneau de ${time} vient d’être pris.</b> Votre saisie est conservée. Voici les prochains créneaux libres :`,
    takenLast: (time) =>
      `<b>Le créneau de ${time} vient d’être pris.</b> Votre saisie est conservée. Il n’y a pas d’autre créneau libre pour le moment.`,
    nextTimes: "Prochains créneaux libres",
    moreTimes: "Plus de créneaux",
  },
  wrong: {
    name: "Indiquez votre nom",
    email: "Indiquez votre adresse e-mail",
    emailUnreadable: "Indiquez une adresse e-mail valide",
    phone: (host) => `Indiquez le numéro que ${host} doit appeler`,
    address: "Indiquez l’adresse",
    answer: "Répondez à cette question",
  },
  checking: {
    title: "Vérification, un instant",
    text: "Beaucoup de personnes réservent ici en ce moment. Votre saisie est conservée.",
    wait: "Le bouton apparaît dans cinq secondes.",
  },
  notices: {
    noPage: "Il n’y a pas de page de réservation ici",
    noPageText:
      "L’adresse contient peut-être une faute, ou la page n’existe plus. Demandez à la personne qui vous l’a donnée.",
    closed: "La réservation en ligne est fermée",
    closedText: (host) =>
      `${host} ne prend pas de réservations sur cette page actuellement. Ce que vous avez déjà réservé ne change pas ; le lien de votre e-mail fonctionne toujours.`,
    full: "Tous les créneaux sont pris d’ici là. Si quelqu’un annule, le créneau réapparaît ici.",
    otherMeetings: "Autres rendez-vous",
    writeTo: (host) => `Écrire à ${host}`,
    tooMany: "Trop de tentatives",
    tooManyText: (minutes) =>
      plural("fr", minutes, {
        one: "Trop de tentatives depuis votre réseau. Réessayez dans une minute.",
        other: "Trop de tentatives depuis votre réseau. Réessayez dans # minutes.",
      }),
    away: "Momentanément indisponible",
    awayText: "Réessayez dans un instant.",
    awayKept: "Votre saisie est conservée. Réessayez dans un instant.",
    tryAgain: "Réessayer",
    noBooking: "Il n’y a pas de réservation ici",
    noBookingText: "Le lien est peut-être incomplet, ou le rendez-vous est passé depuis longtemps.",
    privacyTitle: "Ce que devient votre saisie",
    privacyUse:
      "Votre nom, votre e-mail, votre téléphone, votre entreprise et vos réponses sont transmis à la personne ou à l’équipe avec qui vous prenez rendez-vous, qui s’en sert pour préparer et assurer ce rendez-vous.",
    privacyKept:
      "Ils sont conservés avec le rendez-vous jusqu’à ce qu’ils y soient supprimés. Demandez à la personne avec qui vous réservez de les corriger ou de les supprimer.",
    privacyCookies:
      "Ni cookies, ni suivi, et rien n’est chargé depuis un autre site. Pour écarter les robots, une empreinte irréversible de votre adresse réseau est conservée un jour au plus.",
  },
};
