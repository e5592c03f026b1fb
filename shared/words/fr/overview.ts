import type { overview as english } from "../en/overview.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const overview: Words<typeof english> = {
  page: "Tableau de bord",
  welcome: (name) => `Bonjour ${name}`,
  date: (date) => `${date}.`,
  addCompany: "Ajouter une entreprise",
  newAppointment: "Nouveau rendez-vous",
  sections: {
    people: "Personnes",
    today: "Aujourd’hui",
    toDo: "À faire",
    attention: "À recontacter",
    recent: "Clients récents",
    statuses: "Clients par statut",
  },
  openDay: "Ouvrir la journée",
  allTasks: "Toutes les tâches",
  allWaiting: (count) => `Tous (${count})`,
  allCustomers: "Tous les clients",
  toDo: {
    label: "À faire",
    none: "Rien à faire aujourd’hui.",
    week: (count) =>
      plural("fr", count, {
        one: "7 prochains jours, # tâche",
        other: "7 prochains jours, # tâches",
      }),
    weekMore: (count) =>
      plural("fr", count, {
        one: "7 prochains jours, plus de # tâche",
        other: "7 prochains jours, plus de # tâches",
      }),
    more: (count) => `${count} de plus`,
    moreThan: (count) => `Plus de ${count} autres`,
    newTask: "Nouvelle tâche",
    addTask: "Ajouter une tâche",
  },
  waiting: {
    label: "Clients à recontacter",
    none: "Personne n’attend de relance pour l’instant.",
    never: (company) => `Jamais contacté, ${company}`,
    sinceAdded: (days) =>
      plural("fr", days, {
        one: "# jour<more> depuis l’ajout</more>",
        other: "# jours<more> depuis l’ajout</more>",
      }),
    sinceContact: (days) =>
      plural("fr", days, {
        one: "# jour<more> depuis le dernier contact</more>",
        other: "# jours<more> depuis le dernier contact</more>",
      }),
    logCall: "Noter un appel",
    book: "Prendre rendez-vous",
    snooze: "Mettre en pause",
    withKey: (act, key) => `${act} (${key})`,
    moreFor: (name) => `Autres actions pour ${name}`,
    snoozeName: (name) => `Mettre ${name} en pause`,
    back: "Retour",
    callLogged: "Noter un appel",
    whatWasSaid: "Que s’est-il dit ?",
    whatWasSaidWith: (name) => `Que s’est-il dit lors de l’appel avec ${name} ?`,
    callToday: "Appel, aujourd’hui",
    logTheCall: "Noter l’appel",
  },
  totals: {
    companies: "Total des entreprises",
    customers: "Total des clients",
    value: "Valeur totale",
    onDesk: (count) => `sur les ${count} du bureau`,
    partOfDesk: (percent) => `${percent} du bureau`,
    inClosedDeals: (percent) => `${percent} en affaires conclues`,
    noneNew: "Aucun ajout ce mois-ci",
    newThisMonth: (count) => `${count} de plus ce mois-ci`,
  },
  people: {
    person: "Personne",
    customers: "Clients",
    today: "Aujourd’hui",
    tasksDue: "Tâches à terminer",
    value: "Valeur",
    left: (count) => `${count} à venir`,
    late: (count) => `${count} en retard`,
    everyone: "Tout le monde",
  },
  recent: {
    label: "Clients récents",
    none: "Aucun client pour l’instant.",
    add: "Ajouter un client",
    customer: "Client",
    status: "Statut",
    value: "Valeur",
    added: "Ajouté",
  },
  statuses: {
    caption: "Clients et valeur par statut",
    status: "Statut",
    customers: "Clients",
    value: "Valeur",
  },
};
