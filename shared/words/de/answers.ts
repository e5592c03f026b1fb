import type { answers as english } from "../en/answers.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const answers: Words<typeof english> = {
  sessionExpired: "Ihre Sitzung ist abgelaufen. Melden Sie sich bitte erneut an.",
  wrongCredentials: "E-Mail-Adresse oder Passwort ist falsch",
  wrongWithCode: "E-Mail-Adresse, Passwort oder Code ist falsch",
  codeRequired: "Geben Sie den Code aus Ihrer Authenticator-App ein",
  wrongCode: "Dieser Code stimmt nicht. Warten Sie auf den nächsten.",
  passkeyFailed: "Dieser Passkey hat hier nicht funktioniert. Melden Sie sich anders an.",
  passkeyProofFailed: "Dieser Passkey hat nicht funktioniert. Verwenden Sie Ihr Passwort.",
  passkeysUnavailable: "Unter dieser Adresse funktionieren Passkeys nicht",
  emailTaken: "Zu dieser E-Mail-Adresse gibt es schon ein Konto",
  passwordWeak:
    "Zu leicht zu erraten. Meiden Sie gängige Passwörter, Ihren Namen und Ihre E-Mail-Adresse.",
  passwordWrong: "Das Passwort ist falsch",
  currentPasswordWrong: "Das aktuelle Passwort ist falsch",
  passwordRequired: "Geben Sie ein Passwort ein",
  currentPasswordRequired: "Geben Sie Ihr aktuelles Passwort ein",
  resetLinkDead: "Dieser Link zum Zurücksetzen gilt nicht mehr",
  confirmLinkDead: "Dieser Link gilt nicht mehr",
  passwordJustChanged:
    "Ihr Passwort wurde gerade eben geändert. Geben Sie das neue als aktuelles Passwort ein.",
  confirmMailFailed:
    "Wir konnten keinen Link an Ihre neue E-Mail-Adresse senden. Versuchen Sie es bald erneut.",
  proofRequired: "Bestätigen Sie, dass Sie es sind",
  tooManyAttempts: (minutes) =>
    plural("de", minutes, {
      one: "Zu viele Versuche. Versuchen Sie es in # Minute erneut.",
      other: "Zu viele Versuche. Versuchen Sie es in # Minuten erneut.",
    }),
  registrationInvited:
    "Neue Konten gibt es nur auf Einladung. Fragen Sie den Betreiber dieses Client Desk.",
  registrationClosed: "In diesem Client Desk werden keine neuen Konten angelegt.",
  invitationDead:
    "Diese Einladung gilt nicht mehr. Bitten Sie den Betreiber dieses Client Desk um eine neue.",
  invitationOtherEmail: "Diese Einladung ist für eine andere E-Mail-Adresse",
  timePassed: "Diese Zeit ist schon vorbei",
};
