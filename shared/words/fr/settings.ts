import type { settings as english } from "../en/settings.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const settings: Words<typeof english> = {
  title: "Paramètres",
  tabs: {
    account: "Compte",
    people: "Personnes",
    "sign-in": "Connexion",
    calendar: "Agenda",
    booking: "Réservation",
    notifications: "Notifications",
    "follow-up": "Relance",
    tags: "Étiquettes",
    formats: "Formats",
    appearance: "Apparence",
    data: "Vos données",
  },
  saved: "Enregistré",
  saveFailed: "Les paramètres n’ont pas pu être enregistrés. Réessayez.",
  notSaved: "L’enregistrement a échoué. Réessayez.",
  notDone: "Cela n’a pas fonctionné. Réessayez.",
  loading: "Chargement",
  appliesHere: "S’applique tout de suite, sur cet appareil.",
  appearance: "Apparence",
  keyboard: {
    title: "Clavier",
    single: "Raccourcis à une touche",
    singleHint:
      "Par exemple <book>n</book> pour un nouveau rendez-vous. <palette>k</palette> fonctionne dans tous les cas.",
    show: "Afficher les raccourcis",
  },
  facts: {
    label: "Votre compte",
    since: "Inscription",
    zone: "Fuseau horaire",
    changingPassword: "Changer votre mot de passe",
    logsOut: "Déconnecte tous les autres appareils.",
  },
  profile: {
    title: "Profil",
    password: "Mot de passe",
    passwordHint: (least) =>
      plural("fr", least, {
        one: "Au moins # caractère. Laissez vide pour garder votre mot de passe actuel.",
        other: "Au moins # caractères. Laissez vide pour garder votre mot de passe actuel.",
      }),
    passwordOff: (least) =>
      plural("fr", least, {
        one: "Désactivé. Définissez-en un d’au moins # caractère pour vous connecter de nouveau avec un mot de passe.",
        other:
          "Désactivé. Définissez-en un d’au moins # caractères pour vous connecter de nouveau avec un mot de passe.",
      }),
    emailHint: "Pour changer votre adresse e-mail, indiquez ci-dessous votre mot de passe actuel.",
    save: "Enregistrer les modifications",
    discard: "Abandonner les modifications",
  },
  lastUse: {
    at: (day, time) => `${day} à ${time}`,
    on: (day) => `le ${day}`,
  },
  noMail:
    "Ce serveur n’est pas configuré pour envoyer des e-mails. Adressez-vous à la personne qui le gère.",
  reminders: {
    title: "Rappels",
    hint: "Chaque rendez-vous a son propre délai de rappel.",
    email: "M’envoyer aussi les rappels par e-mail",
    emailHint: (email) => `À ${email}, sauf si vous les avez fermés ici avant.`,
    here: "Notifications sur cet appareil",
    allow: "Autoriser les notifications",
    permissions: {
      default: "Les rappels peuvent aussi vous parvenir pendant que vous regardez autre chose.",
      granted:
        "Activées. Vous recevez un rappel même quand un autre onglet ou une autre application est au premier plan.",
      denied:
        "Bloquées par ce navigateur. Vous pouvez autoriser les notifications dans les paramètres du navigateur pour ce site.",
    },
  },
  agenda: {
    title: "Programme du jour",
    email: "M’envoyer les rendez-vous du jour par e-mail",
    emailHint: (email) => `Les jours avec rendez-vous, à ${email}.`,
    time: "Heure",
  },
  summary: {
    title: "Bilan mensuel",
    email: "M’envoyer un bilan mensuel par e-mail",
    emailHint: (time, email) => `Le 1er du mois suivant à ${time}, à ${email}.`,
  },
  forYou: {
    title: "Pour vous",
    hint: "Ce que les autres vous demandent, vous donnent ou vous transmettent.",
    reasons: {
      mention: "Mentions",
      task: "Tâches qui vous sont données",
      handed: "Ce qui vous est transmis",
      appointment: "Ajout à un rendez-vous",
    },
    times: {
      atOnce: "Tout de suite",
      daily: "Chaque jour",
      never: "Jamais",
    },
    note: "« Chaque jour » part avec le programme du jour. Les invitations arrivent tout de suite.",
  },
  away: {
    title: "Absence",
    hint: (desk) => `Quelqu’un vous remplace sur « ${desk} ».`,
    button: "Absence…",
  },
  followUp: {
    title: "Relance",
    hint: "Délai après le dernier contact au bout duquel un client apparaît dans « À recontacter ». Enregistré à mesure que vous saisissez.",
    hintFixed:
      "Délai après le dernier contact au bout duquel un client apparaît dans « À recontacter ». Seuls les propriétaires peuvent le modifier.",
    failed: "Les délais n’ont pas pu être chargés.",
    facts: "Relance aujourd’hui",
    attention: "À recontacter aujourd’hui",
    value: "Valeur totale",
    snoozed: "En pause",
    nobody: "Personne",
    customers: (customers) => plural("fr", customers, { one: "# client", other: "# clients" }),
    after: "Après",
    days: (days) => plural("fr", days, { one: "jour", other: "jours" }),
    never: "Jamais",
    noReminders: "Aucune relance",
    now: (customers) => `${customers} en ce moment`,
    wrong: "Indiquez de 1 à 730 jours.",
    suggested: (days, last) =>
      plural("fr", last, {
        one: `Suggestion : ${days} jour.`,
        other: `Suggestion : ${days} jours.`,
      }),
    useSuggested: "Utiliser la suggestion",
    saveFailed: "Les délais de relance n’ont pas pu être enregistrés",
    loadFailed: "Les délais de relance n’ont pas pu être chargés",
  },
};
