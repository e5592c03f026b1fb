import type { settings as english } from "../en/settings.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const settings: Words<typeof english> = {
  title: "Einstellungen",
  tabs: {
    account: "Konto",
    people: "Personen",
    "sign-in": "Anmeldung",
    calendar: "Kalender",
    booking: "Buchung",
    notifications: "Benachrichtigungen",
    "follow-up": "Wiedervorlage",
    tags: "Schlagwörter",
    formats: "Formate",
    appearance: "Erscheinungsbild",
    data: "Ihre Daten",
  },
  saved: "Gespeichert",
  saveFailed: "Die Einstellungen konnten nicht gespeichert werden. Versuchen Sie es erneut.",
  notSaved: "Das konnte nicht gespeichert werden. Versuchen Sie es erneut.",
  notDone: "Das hat nicht geklappt. Versuchen Sie es erneut.",
  loading: "Wird geladen",
  appliesHere: "Gilt sofort, auf diesem Gerät.",
  appearance: "Erscheinungsbild",
  keyboard: {
    title: "Tastatur",
    single: "Tastenkürzel mit nur einer Taste",
    singleHint:
      "Etwa <book>n</book> für einen neuen Termin. <palette>k</palette> funktioniert in jedem Fall.",
    show: "Tastenkürzel anzeigen",
  },
  facts: {
    label: "Ihr Konto",
    since: "Dabei seit",
    zone: "Zeitzone",
    changingPassword: "Passwort ändern",
    logsOut: "Meldet alle anderen Geräte ab.",
  },
  profile: {
    title: "Profil",
    password: "Passwort",
    passwordHint: (least) =>
      plural("de", least, {
        one: "Mindestens # Zeichen. Leer lassen, um das aktuelle Passwort zu behalten.",
        other: "Mindestens # Zeichen. Leer lassen, um das aktuelle Passwort zu behalten.",
      }),
    passwordOff: (least) =>
      plural("de", least, {
        one: "Ausgeschaltet. Legen Sie eines mit mindestens # Zeichen fest, um sich wieder mit Passwort anzumelden.",
        other:
          "Ausgeschaltet. Legen Sie eines mit mindestens # Zeichen fest, um sich wieder mit Passwort anzumelden.",
      }),
    emailHint: "Um Ihre E-Mail-Adresse zu ändern, geben Sie unten Ihr aktuelles Passwort ein.",
    save: "Änderungen speichern",
    discard: "Änderungen verwerfen",
  },
  lastUse: {
    at: (day, time) => `${day} um ${time}`,
    on: (day) => `am ${day}`,
  },
  noMail: "Dieser Server ist nicht für E-Mails eingerichtet. Fragen Sie den Betreiber.",
  reminders: {
    title: "Erinnerungen",
    hint: "Jeder Termin hat seine eigene Zeit für die Erinnerung.",
    email: "Erinnerungen auch per E-Mail",
    emailHint: (email) => `An ${email}, außer Sie haben sie vorher hier geschlossen.`,
    here: "Benachrichtigungen auf diesem Gerät",
    allow: "Benachrichtigungen erlauben",
    permissions: {
      default: "Erinnerungen können Sie auch erreichen, während Sie etwas anderes ansehen.",
      granted:
        "Eingeschaltet. Sie werden auch erinnert, wenn ein anderer Tab oder ein anderes Programm vorn ist.",
      denied:
        "Von diesem Browser blockiert. Sie können Benachrichtigungen in den Browsereinstellungen für diese Website erlauben.",
    },
  },
  agenda: {
    title: "Tagesübersicht",
    email: "Die Termine des Tages per E-Mail",
    emailHint: (email) => `An Tagen mit Terminen, an ${email}.`,
    time: "Uhrzeit",
  },
  summary: {
    title: "Monatsübersicht",
    email: "Eine Monatsübersicht per E-Mail",
    emailHint: (time, email) => `Am 1. des folgenden Monats um ${time}, an ${email}.`,
  },
  forYou: {
    title: "Für Sie",
    hint: "Worum andere Sie bitten, was sie Ihnen geben oder übergeben.",
    reasons: {
      mention: "Erwähnungen",
      task: "Aufgaben, die Ihnen gegeben werden",
      handed: "Was Ihnen übergeben wird",
      appointment: "Zu einem Termin hinzugefügt",
    },
    times: {
      atOnce: "Sofort",
      daily: "Täglich",
      never: "Nie",
    },
    note: "„Täglich“ kommt mit der Tagesübersicht. Einladungen kommen sofort.",
  },
  away: {
    title: "Abwesend",
    hint: (desk) => `Jemand von ${desk} vertritt Sie.`,
    button: "Abwesend …",
  },
  followUp: {
    title: "Wiedervorlage",
    hint: "Wie lange nach dem letzten Kontakt ein Kunde unter „Braucht Aufmerksamkeit“ erscheint. Wird beim Tippen gespeichert.",
    hintFixed:
      "Wie lange nach dem letzten Kontakt ein Kunde unter „Braucht Aufmerksamkeit“ erscheint. Nur Inhaber können das ändern.",
    failed: "Die Fristen konnten nicht geladen werden.",
    facts: "Wiedervorlage heute",
    attention: "Braucht heute Aufmerksamkeit",
    value: "Wert zusammen",
    snoozed: "Zurückgestellt",
    nobody: "Niemand",
    customers: (customers) => plural("de", customers, { one: "# Kunde", other: "# Kunden" }),
    after: "Nach",
    days: (days) => plural("de", days, { one: "Tag", other: "Tagen" }),
    never: "Nie",
    noReminders: "Keine Erinnerungen",
    now: (customers) => `jetzt ${customers}`,
    wrong: "Geben Sie 1 bis 730 Tage ein.",
    suggested: (days, last) =>
      plural("de", last, { one: `Vorschlag: ${days} Tag.`, other: `Vorschlag: ${days} Tage.` }),
    useSuggested: "Vorschlag verwenden",
    saveFailed: "Die Wiedervorlagefristen konnten nicht gespeichert werden",
    loadFailed: "Die Wiedervorlagefristen konnten nicht geladen werden",
  },
};
