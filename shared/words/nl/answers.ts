import type { answers as english } from "../en/answers.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const answers: Words<typeof english> = {
  sessionExpired: "Je sessie is verlopen. Log opnieuw in.",
  wrongCredentials: "E-mailadres of wachtwoord onjuist",
  wrongWithCode: "E-mailadres, wachtwoord of code onjuist",
  codeRequired: "Vul de code uit je authenticator-app in",
  wrongCode: "Die code klopt niet. Wacht op de volgende.",
  passkeyFailed: "Die passkey werkte hier niet. Log op een andere manier in.",
  passkeyProofFailed: "Die passkey werkte niet. Gebruik je wachtwoord.",
  passkeysUnavailable: "Passkeys werken niet op dit adres",
  emailTaken: "Er bestaat al een account met dit e-mailadres",
  passwordWeak:
    "Te makkelijk te raden. Vermijd veelgebruikte wachtwoorden, je naam en je e-mailadres.",
  passwordWrong: "Het wachtwoord is onjuist",
  currentPasswordWrong: "Het huidige wachtwoord is onjuist",
  passwordRequired: "Vul een wachtwoord in",
  currentPasswordRequired: "Vul je huidige wachtwoord in",
  resetLinkDead: "Deze herstellink is niet meer geldig",
  confirmLinkDead: "Deze link is niet meer geldig",
  passwordJustChanged:
    "Je wachtwoord is zojuist gewijzigd. Vul het nieuwe in als huidig wachtwoord.",
  confirmMailFailed:
    "We konden geen link naar je nieuwe e-mailadres sturen. Probeer het zo opnieuw.",
  proofRequired: "Bevestig dat jij het bent",
  tooManyAttempts: (minutes) =>
    plural("nl", minutes, {
      one: "Te veel pogingen. Probeer het over # minuut opnieuw.",
      other: "Te veel pogingen. Probeer het over # minuten opnieuw.",
    }),
  registrationInvited:
    "Een account maken kan alleen op uitnodiging. Vraag het aan wie deze Client Desk beheert.",
  registrationClosed: "Deze Client Desk staat geen nieuwe accounts toe.",
  invitationDead:
    "Deze uitnodiging is niet meer geldig. Vraag een nieuwe aan wie deze Client Desk beheert.",
  invitationOtherEmail: "Deze uitnodiging is voor een ander e-mailadres",
  timePassed: "Deze tijd is al voorbij",
};
