import type { mailing as english } from "../en/mailing.ts";
import type { Words } from "../words.ts";

export const mailing: Words<typeof english> = {
  mails: {
    title: "E-Mails",
    hint: (name, email) => `An Kunden. Von ${name}, Antworten gehen an <email>${email}</email>.`,
    noMail:
      "<b>Dieser Server kann keine E-Mails senden.</b> Wer ihn betreibt, kann einen Mailserver einrichten. Buchen geht auch ohne: Kunden sehen ihre Bestätigung auf der Seite und behalten deren Adresse. Sie können Links und Einladungen kopieren und selbst senden.",
    names: {
      confirmation: "Bestätigung",
      moved: "Verschoben",
      canceled: "Abgesagt",
      reminder: "Erinnerung",
      missed: "Schade, dass wir Sie verpasst haben",
    },
    times: {
      confirmation: "Wenn gebucht wird, mit der Zeit für den Kalender",
      moved: "Wenn Kunden verschieben; verschieben Sie selbst, werden Sie gefragt",
      canceled: "Wenn Kunden absagen; sagen Sie selbst ab, werden Sie gefragt",
      reminder: "1 Tag vorher, je Terminart einstellbar",
      missed: "Nach Nichterscheinen, wenn Sie es möchten",
    },
    own: "Ihr Text",
    standard: "Standardtext",
    edit: "Bearbeiten",
    editName: (mail) => `„${mail}“ bearbeiten`,
  },
  mail: {
    test: "Mir einen Test senden",
    tested: "Test gesendet",
    testFailed: "Der Test konnte nicht gesendet werden. Versuchen Sie es erneut.",
    language: "Text auf",
    languageHint:
      "Kunden mit einer anderen Sprache bekommen den Standardtext in ihrer, bis Sie einen schreiben.",
    subject: "Betreff",
    text: "Text",
    placeholders: "Einfügen",
    placeholdersHint: "Die Details und die Links stehen immer unter Ihrem Text.",
    save: "Text speichern",
    cancel: "Abbrechen",
    useStandard: "Standardtext verwenden",
    standardQuestion: "Den Standardtext verwenden?",
    keepMine: "Meinen behalten",
    standardText: "Ihr Betreff und Ihr Text werden gelöscht.",
    use: (placeholder) => `${placeholder} einfügen`,
    arrives: "So kommt sie an",
  },
};
