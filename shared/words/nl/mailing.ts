import type { mailing as english } from "../en/mailing.ts";
import type { Words } from "../words.ts";

export const mailing: Words<typeof english> = {
  mails: {
    title: "E-mails",
    hint: (name, email) =>
      `Aan klanten. Van ${name}, antwoorden gaan naar <email>${email}</email>.`,
    noMail:
      "<b>Deze server kan geen e-mail versturen.</b> Wie hem beheert, kan een mailserver instellen. Boeken werkt ook zonder: klanten zien hun bevestiging op de pagina en bewaren het adres ervan. Je kunt links en uitnodigingen kopiëren en zelf versturen.",
    names: {
      confirmation: "Bevestiging",
      moved: "Verzet",
      canceled: "Afgezegd",
      reminder: "Herinnering",
      missed: "Jammer dat we je hebben gemist",
    },
    times: {
      confirmation: "Bij het boeken, met de tijd voor de agenda",
      moved: "Als klanten verzetten; verzet jij, dan wordt het je gevraagd",
      canceled: "Als klanten afzeggen; zeg jij af, dan wordt het je gevraagd",
      reminder: "1 dag vooraf, per soort instelbaar",
      missed: "Na niet verschijnen, als jij dat wilt",
    },
    own: "Je tekst",
    standard: "Standaardtekst",
    edit: "Bewerken",
    editName: (mail) => `${mail} bewerken`,
  },
  mail: {
    test: "Stuur mij een test",
    tested: "Test verstuurd",
    testFailed: "De test kon niet worden verstuurd. Probeer het opnieuw.",
    language: "Tekst in",
    languageHint:
      "Klanten met een andere taal krijgen de standaardtekst in die taal, tot je er zelf een schrijft.",
    subject: "Onderwerp",
    text: "Tekst",
    placeholders: "Invoegen",
    placeholdersHint: "De details en de links staan altijd onder je tekst.",
    save: "Tekst opslaan",
    cancel: "Annuleren",
    useStandard: "Standaardtekst gebruiken",
    standardQuestion: "De standaardtekst gebruiken?",
    keepMine: "Mijn tekst behouden",
    standardText: "Je onderwerp en tekst worden verwijderd.",
    use: (placeholder) => `${placeholder} gebruiken`,
    arrives: "Zo komt het aan",
  },
};
