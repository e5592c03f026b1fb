import type { rules as english } from "../en/rules.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const rules: Words<typeof english> = {
  nameRequired: "Geben Sie einen Namen ein",
  emailRequired: "Geben Sie eine E-Mail-Adresse ein",
  emailInvalid: "Diese E-Mail-Adresse ist ungültig",
  emailUnreadable: "Geben Sie eine gültige E-Mail-Adresse ein",
  passwordRequired: "Geben Sie ein Passwort ein",
  passwordShort: (least) =>
    plural("de", least, {
      one: "Das Passwort braucht mindestens # Zeichen",
      other: "Das Passwort braucht mindestens # Zeichen",
    }),
  passwordLong: (most) =>
    plural("de", most, {
      one: "Das Passwort darf höchstens # Zeichen haben",
      other: "Das Passwort darf höchstens # Zeichen haben",
    }),
  passwordsDiffer: "Die Passwörter stimmen nicht überein",
  passwordUnconfirmed: "Bestätigen Sie Ihr Passwort",
  currentPasswordRequired: "Geben Sie Ihr jetziges Passwort ein",
  termsRequired: "Stimmen Sie den Nutzungsbedingungen und der Datenschutzerklärung zu",
  codeRequired: "Geben Sie den Code ein",
  codeWrong: "Dieser Code stimmt nicht. Warten Sie auf den nächsten.",
  credentialsWrong: "E-Mail-Adresse oder Passwort ist falsch",
  currentPasswordWrong: "Das jetzige Passwort ist falsch",
  passwordWrong: "Das Passwort ist falsch",
  notText: "Das muss Text sein",
  tooLong: (most) =>
    plural("de", most, { one: "Höchstens # Zeichen", other: "Höchstens # Zeichen" }),
  notStorable: "Enthält Zeichen, die nicht gespeichert werden können",
  timeZoneUnknown: "Unbekannte Zeitzone",
};
