import type { frame as english } from "../en/frame.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const frame: Words<typeof english> = {
  skip: "Aller au contenu",
  main: "Navigation principale",
  sidebar: "Barre latérale",
  expand: "Déplier la barre latérale",
  collapse: "Replier la barre latérale",
  calendar: "Calendrier",
  newAppointment: "Nouveau rendez-vous",
  openDay: (day) => `Ouvrir ${day}`,
  busyDay: (day, appointments) =>
    `${day}, ${plural("fr", appointments, { one: "# rendez-vous", other: "# rendez-vous" })}`,
  search: "Rechercher",
  jump: "Rechercher ou aller à",
  stillTrying: "Pas encore de réponse. Nouvelle tentative en cours.",
  sections: {
    dashboard: "Tableau de bord",
    companies: "Entreprises",
    customers: "Clients",
    appointments: "Rendez-vous",
    tasks: "Tâches",
    reports: "Rapports",
    settings: "Paramètres",
  },
  forToday: " d’aujourd’hui",
  views: { customers: "Vues des clients", companies: "Vues des entreprises", all: "Tout afficher" },
  account: {
    menu: "Menu du compte",
    menuOf: "Menu du compte, ",
    history: "Historique",
    duplicates: "Doublons",
    trash: "Corbeille",
    shortcuts: "Raccourcis",
    logout: "Se déconnecter",
  },
  desk: {
    named: (name) => `Bureau : ${name}`,
    asReader: (name) => `Bureau : ${name}, vous avez le rôle Lecteur`,
    reader: "Lecteur",
  },
  restoring: {
    title: "Ce compte est en cours de restauration.",
    text: "D’ici là, vous ne pouvez rien enregistrer d’autre. <link>Aller à vos données</link>",
  },
  readerHere: {
    title: "Vous avez ici le rôle Lecteur.",
    text: "Vous pouvez tout consulter sur ce bureau, et ne rien modifier.",
  },
  offDesk: {
    page: "Hors de ce bureau",
    margin: "Bureau",
    title: (desk) => `Vous ne faites plus partie de « ${desk} ».`,
    text: "Ce que vous y avez écrit reste, avec votre nom.",
    goTo: (desk) => `Aller à « ${desk} »`,
  },
  welcome: (name) => `Bonjour, ${name}`,
};
