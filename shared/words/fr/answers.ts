import type { answers as english } from "../en/answers.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const answers: Words<typeof english> = {
  sessionExpired: "Votre session a expiré. Reconnectez-vous.",
  wrongCredentials: "E-mail ou mot de passe incorrect",
  wrongWithCode: "E-mail, mot de passe ou code incorrect",
  codeRequired: "Saisissez le code de votre application d’authentification",
  wrongCode: "Ce code ne correspond pas. Attendez le suivant.",
  passkeyFailed: "Cette clé d’accès n’a pas fonctionné ici. Connectez-vous autrement.",
  passkeyProofFailed: "Cette clé d’accès n’a pas fonctionné. Utilisez votre mot de passe.",
  passkeysUnavailable: "Les clés d’accès ne fonctionnent pas à cette adresse",
  emailTaken: "Un compte existe déjà avec cette adresse e-mail",
  passwordWeak:
    "Trop facile à deviner. Évitez les mots de passe courants, votre nom et votre adresse e-mail.",
  passwordWrong: "Le mot de passe est incorrect",
  currentPasswordWrong: "Le mot de passe actuel est incorrect",
  passwordRequired: "Indiquez un mot de passe",
  currentPasswordRequired: "Indiquez votre mot de passe actuel",
  resetLinkDead: "Ce lien de réinitialisation n’est plus valable",
  confirmLinkDead: "Ce lien n’est plus valable",
  passwordJustChanged:
    "Votre mot de passe vient d’être modifié. Saisissez le nouveau comme mot de passe actuel.",
  confirmMailFailed:
    "Nous n’avons pas pu envoyer de lien à votre nouvelle adresse. Réessayez dans quelques instants.",
  proofRequired: "Confirmez que c’est bien vous",
  tooManyAttempts: (minutes) =>
    plural("fr", minutes, {
      one: "Trop de tentatives. Réessayez dans # minute.",
      other: "Trop de tentatives. Réessayez dans # minutes.",
    }),
  registrationInvited:
    "L’inscription se fait uniquement sur invitation. Adressez-vous à la personne qui gère ce Client Desk.",
  registrationClosed: "Ce Client Desk n’accepte pas de nouveaux comptes.",
  invitationDead:
    "Cette invitation n’est plus valable. Demandez-en une nouvelle à la personne qui gère ce Client Desk.",
  invitationOtherEmail: "Cette invitation est pour une autre adresse e-mail",
  timePassed: "Ce créneau est déjà passé",
};
