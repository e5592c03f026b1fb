import type { frame as english } from "../en/frame.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const frame: Words<typeof english> = {
  skip: "Naar de inhoud",
  main: "Hoofdmenu",
  sidebar: "Zijbalk",
  expand: "Zijbalk uitklappen",
  collapse: "Zijbalk inklappen",
  calendar: "Kalender",
  newAppointment: "Nieuwe afspraak",
  openDay: (day) => `${day} openen`,
  busyDay: (day, appointments) =>
    `${day}, ${plural("nl", appointments, { one: "# afspraak", other: "# afspraken" })}`,
  search: "Zoeken",
  jump: "Zoek of ga naar",
  stillTrying: "Nog geen antwoord. We proberen het nog steeds.",
  sections: {
    dashboard: "Overzicht",
    companies: "Bedrijven",
    customers: "Klanten",
    appointments: "Afspraken",
    tasks: "Taken",
    reports: "Rapporten",
    settings: "Instellingen",
  },
  forToday: " voor vandaag",
  views: {
    customers: "Weergaven van klanten",
    companies: "Weergaven van bedrijven",
    all: "Alles tonen",
  },
  account: {
    menu: "Accountmenu",
    menuOf: "Accountmenu, ",
    history: "Geschiedenis",
    duplicates: "Duplicaten",
    trash: "Prullenbak",
    shortcuts: "Sneltoetsen",
    logout: "Uitloggen",
  },
  desk: {
    named: (name) => `Desk: ${name}`,
    asReader: (name) => `Desk: ${name}, je bent lezer`,
    reader: "Lezer",
  },
  restoring: {
    title: "Dit account wordt hersteld.",
    text: "Tot dat klaar is, kun je verder niets opslaan. <link>Naar Je gegevens</link>",
  },
  readerHere: {
    title: "Je bent hier lezer.",
    text: "Je kunt op deze desk alles bekijken, maar niets wijzigen.",
  },
  offDesk: {
    page: "Niet meer op deze desk",
    margin: "Desk",
    title: (desk) => `Je bent niet meer op “${desk}”.`,
    text: "Wat je daar hebt geschreven, blijft staan, met je naam.",
    goTo: (desk) => `Naar “${desk}”`,
  },
  welcome: (name) => `Welkom, ${name}`,
};
