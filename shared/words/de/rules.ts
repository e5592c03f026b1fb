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
  currentPasswordRequired: "Geben Sie Ihr aktuelles Passwort ein",
  termsRequired: "Stimmen Sie den Nutzungsbedingungen und der Datenschutzerklärung zu",
  codeRequired: "Geben Sie den Code ein",
  codeWrong: "Dieser Code stimmt nicht. Warten Sie auf den nächsten.",
  credentialsWrong: "E-Mail-Adresse oder Passwort ist falsch",
  currentPasswordWrong: "Das aktuelle Passwort ist falsch",
  passwordWrong: "Das Passwort ist falsch",
  notText: "Das muss Text sein",
  tooLong: (most) =>
    plural("de", most, { one: "Höchstens # Zeichen", other: "Höchstens # Zeichen" }),
  notStorable: "Enthält Zeichen, die nicht gespeichert werden können",
  timeZoneUnknown: "Unbekannte Zeitzone",
  companyNameRequired: "Geben Sie den Namen der Firma ein",
  customerNameRequired: "Geben Sie den Namen des Kunden ein",
  emailWrong: "Geben Sie eine gültige E-Mail-Adresse ein",
  urlWrong: "Geben Sie eine gültige Webadresse ein",
  fieldsRequired: "Füllen Sie alle Pflichtfelder aus",
  durationWhole: "Die Dauer muss in ganzen Minuten angegeben werden",
  durationShort: (least) =>
    plural("de", least, {
      one: "Die Dauer muss mindestens # Minute betragen",
      other: "Die Dauer muss mindestens # Minuten betragen",
    }),
  durationLong: "Die Dauer kann höchstens 12 Stunden betragen",
  durationSteps: (step) =>
    plural("de", step, {
      one: "Die Dauer muss in ganzen Minuten angegeben sein",
      other: "Die Dauer muss ein Vielfaches von # Minuten sein",
    }),
  outcomeUnknown: "Unbekanntes Ergebnis",
  reminderWhole: "Die Erinnerung muss in ganzen Minuten angegeben werden",
  reminderLate: "Die Erinnerung kann nicht nach dem Beginn liegen",
  reminderEarly: "Die Erinnerung kann höchstens eine Woche vorher liegen",
  dateInvalid: "Ungültiges Datum",
  timeInvalid: "Ungültige Uhrzeit",
  taskRequired: "Geben Sie eine Aufgabe ein",
  dayRequired: "Wählen Sie ein Datum",
  trueOrFalse: "Nur true oder false",
  listUnknown: "Unbekannte Liste",
  kindUnknown: "Unbekannte Art",
  statusUnknown: "Unbekannter Status",
  statusOneOf: (all) => `Der Status muss einer von diesen sein: ${all}`,
  columnUnknown: "Unbekannte Spalte",
  valueNotNumber: "Der Wert muss eine Zahl sein",
  contactLate: "Der letzte Kontakt kann nicht nach heute liegen",
  followUpDays: "Geben Sie 1 bis 730 Tage ein.",
  clockLike: "Geben Sie eine Uhrzeit wie 9:00 ein",
  endBeforeStart: "Das Ende muss nach dem Beginn liegen",
  currencyRequired: "Wählen Sie eine Währung",
  expiryRequired: "Wählen Sie ein Ablaufdatum",
  repeatOffDay: "Der Termin muss an einem Tag seiner Wiederholung liegen",
  repeatEndsEarly: "Eine Wiederholung kann nicht enden, bevor sie beginnt",
  repeatTooLong: (years) =>
    plural("de", years, {
      one: "Eine Wiederholung mit Ende kann höchstens # Jahr dauern",
      other: "Eine Wiederholung mit Ende kann höchstens # Jahre dauern",
    }),
  notInName: "Enthält Zeichen, die nicht in einen Namen gehören",
};
