import type { notices as english } from "../en/notices.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notices: Words<typeof english> = {
  firstDesk: (name) => `Bureau ${name}`,
  hello: { name: (name) => `Bonjour ${name},`, nobody: "Bonjour," },
  when: (time, zone) => `Quand : ${time} (${zone})`,
  where: (device, address) => `Où : ${device}, ${address}`,
  program: "un programme",
  provider: "Qui : le fournisseur de ce Client Desk",
  undo: {
    password: (url, support) =>
      `Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ce qui déconnecte tous les autres appareils : ${url}\nSi vous ne pouvez pas vous connecter, écrivez à ${support}.`,
    settings: (url, support) =>
      `Si ce n’était pas vous, annulez ce changement dans Paramètres, Connexion : ${url}\nChangez ensuite votre mot de passe. Si vous ne pouvez pas vous connecter, écrivez à ${support}.`,
    support: (support) => `Si ce n’était pas vous, écrivez tout de suite à ${support}.`,
  },
  signedIn: {
    subject: "Nouvelle connexion à Client Desk",
    password:
      "Quelqu’un s’est connecté à votre compte Client Desk avec le mot de passe, sur un appareil nouveau pour ce compte.",
    passkey:
      "Quelqu’un s’est connecté à votre compte Client Desk avec une clé d’accès, sur un appareil nouveau pour ce compte.",
    twoStep:
      "Quelqu’un s’est connecté à votre compte Client Desk avec le mot de passe et un code, sur un appareil nouveau pour ce compte.",
    recoveryCode:
      "Quelqu’un s’est connecté à votre compte Client Desk avec le mot de passe et un code de secours, sur un appareil nouveau pour ce compte.",
    resetLink:
      "Quelqu’un s’est connecté à votre compte Client Desk avec un lien de réinitialisation, sur un appareil nouveau pour ce compte.",
  },
  everythingLoggedOut: {
    subject: "Vos appareils ont été déconnectés de Client Desk",
    text: "Le fournisseur de ce Client Desk a déconnecté tous vos appareils.",
  },
  passwordChanged: {
    subject: "Votre mot de passe Client Desk a été modifié",
    text: "Le mot de passe de votre compte Client Desk a été modifié. Les autres appareils sont déconnectés.",
  },
  passwordReset: {
    subject: "Votre mot de passe Client Desk a été réinitialisé",
    text: "Le mot de passe de votre compte Client Desk a été réinitialisé avec un lien. Les autres appareils sont déconnectés ; les jetons d’accès et l’adresse secrète de l’agenda ne sont plus valables. Les clés d’accès fonctionnent toujours : vérifiez qu’elles sont toutes à vous.",
  },
  passwordOff: {
    subject: "Votre mot de passe Client Desk a été désactivé",
    text: "La connexion à votre compte Client Desk n’est plus possible qu’avec une clé d’accès.",
  },
  passkeyAdded: {
    subject: "Une clé d’accès a été ajoutée à Client Desk",
    text: "Une clé d’accès a été ajoutée à votre compte Client Desk.",
    named: (name) => `La clé d’accès « ${name} » a été ajoutée à votre compte Client Desk.`,
  },
  passkeyRemoved: {
    subject: "Une clé d’accès a été retirée de Client Desk",
    text: "Une clé d’accès a été retirée de votre compte Client Desk.",
    named: (name) => `La clé d’accès « ${name} » a été retirée de votre compte Client Desk.`,
  },
  twoStepOn: {
    subject: "La connexion en deux étapes est activée",
    text: "Pour se connecter à votre compte Client Desk, il faut désormais aussi un code.",
  },
  twoStepOff: {
    subject: "La connexion en deux étapes est désactivée",
    text: "Pour se connecter à votre compte Client Desk, il ne faut plus de code.",
  },
  recoveryCodesMade: {
    subject: "Nouveaux codes de secours pour Client Desk",
    text: "Votre compte Client Desk a de nouveaux codes de secours. Les précédents ne sont plus valables.",
  },
  recoveryCodeUsed: {
    subject: "Un code de secours a été utilisé pour Client Desk",
    text: "L’un de vos codes de secours a servi à se connecter. Il ne fonctionnera plus.",
  },
  keyMade: {
    subject: "Nouveau jeton d’accès pour Client Desk",
    text: "Un jeton d’accès a été créé. Un programme peut l’utiliser en votre nom.",
    named: (name) =>
      `Le jeton d’accès « ${name} » a été créé. Un programme peut l’utiliser en votre nom.`,
  },
  keyRevoked: {
    subject: "Jeton d’accès révoqué dans Client Desk",
    text: "Le jeton d’accès a été révoqué. Les programmes qui l’utilisent n’ont plus accès.",
    named: (name) =>
      `Le jeton d’accès « ${name} » a été révoqué. Les programmes qui l’utilisent n’ont plus accès.`,
  },
  keysRevoked: {
    subject: "Jetons d’accès révoqués dans Client Desk",
    text: "Tous vos jetons d’accès ont été révoqués. Les programmes qui les utilisent n’ont plus accès.",
  },
  calendarAddressMade: {
    subject: "Nouvelle adresse d’agenda pour Client Desk",
    text: "Une adresse secrète a été créée, où d’autres agendas peuvent lire le vôtre.",
  },
  restored: {
    subject: "Votre compte Client Desk a été restauré",
    text: "Votre compte Client Desk a été rempli à partir d’un fichier.",
  },
  deleted: {
    subject: "Votre compte Client Desk a été supprimé",
    text: "Votre compte Client Desk a été supprimé, avec tout ce qu’il contenait.",
  },
  confirm: {
    subject: "Confirmez votre nouvelle adresse e-mail pour Client Desk",
    text: "Quelqu’un a demandé à utiliser cette adresse pour un compte Client Desk. Pour la confirmer, ouvrez ce lien :",
    lasts: (hours) =>
      `Le lien fonctionne une seule fois, pendant ${plural("fr", hours, { one: "# heure", other: "# heures" })}.`,
    notYou: "Si ce n’était pas vous, ignorez cet e-mail. Rien ne changera.",
  },
  emailChanged: {
    subject: "Votre adresse e-mail Client Desk a changé",
    text: (email) =>
      `Vous vous connectez désormais à Client Desk avec ${email} à la place de cette adresse.`,
  },
  reset: {
    subject: "Réinitialiser votre mot de passe Client Desk",
    text: "Quelqu’un a demandé à réinitialiser le mot de passe de votre compte Client Desk. Pour en choisir un nouveau, ouvrez ce lien :",
    lasts: (minutes) =>
      `Le lien fonctionne une seule fois et expire dans ${plural("fr", minutes, { one: "# minute", other: "# minutes" })}.`,
    notYou: "Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe n’a pas changé.",
  },
  invitation: {
    subject: (from, desk) => `${from} vous invite à rejoindre « ${desk} » sur Client Desk`,
    text: (from, desk) =>
      `${from} vous invite à travailler sur « ${desk} » dans Client Desk. Pour le rejoindre, ouvrez ce lien et connectez-vous ou créez un compte :`,
    someone: "Quelqu’un",
    desk: "Bureau",
    lasts: (days) =>
      `Le lien fonctionne une seule fois et expire dans ${plural("fr", days, { one: "# jour", other: "# jours" })}.`,
    unknown:
      "Si vous ne connaissez pas la personne qui vous invite, ignorez cet e-mail. Rien ne se passe sans vous.",
  },
  deviceOn: (browser, system) => `${browser} sur ${system}`,
  booked: {
    online: "Réservé en ligne.",
    call: (phone) => `Appeler le ${phone}`,
    at: (address) => `À ${address}`,
  },
};
