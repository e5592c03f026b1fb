import type { frame as english } from "../en/frame.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const frame: Words<typeof english> = {
  skip: "Zum Inhalt springen",
  main: "Hauptnavigation",
  sidebar: "Seitenleiste",
  expand: "Seitenleiste ausklappen",
  collapse: "Seitenleiste einklappen",
  calendar: "Kalender",
  newAppointment: "Neuer Termin",
  openDay: (day) => `${day} öffnen`,
  busyDay: (day, appointments) =>
    `${day}, ${plural("de", appointments, { one: "# Termin", other: "# Termine" })}`,
  search: "Suchen",
  jump: "Suchen oder springen",
  stillTrying: "Noch keine Antwort. Es wird weiter versucht.",
  sections: {
    dashboard: "Übersicht",
    companies: "Firmen",
    customers: "Kunden",
    appointments: "Termine",
    tasks: "Aufgaben",
    reports: "Berichte",
    settings: "Einstellungen",
  },
  forToday: " für heute",
  views: {
    customers: "Ansichten der Kunden",
    companies: "Ansichten der Firmen",
    all: "Alle anzeigen",
  },
  account: {
    menu: "Kontomenü",
    menuOf: "Kontomenü, ",
    history: "Verlauf",
    duplicates: "Dubletten",
    trash: "Papierkorb",
    shortcuts: "Tastenkürzel",
    logout: "Abmelden",
  },
  desk: {
    named: (name) => `Desk: ${name}`,
    asReader: (name) => `Desk: ${name}, Sie lesen hier nur`,
    reader: "Leser",
  },
  restoring: {
    title: "Dieses Konto wird wiederhergestellt.",
    text: "Bis das abgeschlossen ist, können Sie nichts anderes speichern. <link>Zu Ihren Daten</link>",
  },
  readerHere: {
    title: "Sie haben hier die Rolle Leser.",
    text: "Sie können auf diesem Desk alles ansehen, aber nichts ändern.",
  },
  offDesk: {
    page: "Nicht mehr auf diesem Desk",
    margin: "Desk",
    title: (desk) => `Sie gehören nicht mehr zu „${desk}“.`,
    text: "Was Sie dort geschrieben haben, bleibt unter Ihrem Namen erhalten.",
    goTo: (desk) => `Zu „${desk}“`,
  },
  welcome: (name) => `Willkommen, ${name}`,
};
