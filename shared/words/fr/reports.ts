import type { reports as english } from "../en/reports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reports: Words<typeof english> = {
  title: "Rapports",
  print: "Imprimer",
  period: {
    label: "Période",
    month: "Ce mois-ci",
    "90d": "90 derniers jours",
    year: "Cette année",
    custom: "Personnalisée…",
  },
  compared: {
    year: (days, year) => `${days}, par rapport aux mêmes jours de ${year}`,
    month: (days, month) => `${days}, par rapport aux mêmes jours du mois précédent (${month})`,
    days: (days, before) => `${days}, par rapport à : ${before}`,
  },
  sums: {
    value: "Valeur totale",
    closed: "Affaires conclues",
    held: "Rendez-vous qui ont eu lieu",
    upToDate: "À jour",
    failed: "Chargement impossible. <retry>Réessayer</retry>",
    before: (figure) => `${figure} auparavant`,
    of: (share, all) => `${share} sur ${all}`,
    nobody: "Personne à relancer",
    same: "comme avant",
    up: (share) => `en hausse de ${share}`,
    down: (share) => `en baisse de ${share}`,
  },
  sections: {
    pipeline: "Pipeline",
    value: {
      day: "Valeur par jour",
      week: "Valeur par semaine",
      month: "Valeur par mois",
    },
    growth: "Nouveaux clients et affaires conclues",
    appointments: "Rendez-vous",
    shares: "Où se trouve la valeur",
    contact: "Garder le contact",
  },
  begins: {
    pipeline:
      "Dès votre premier client, vous verrez ici comment les clients passent d’un statut au suivant et combien de temps ils y restent.",
    value:
      "Dès votre premier client, vous verrez ici la valeur de vos clients, par statut et au fil du temps.",
    growth:
      "Dès votre premier client, vous verrez ici combien de clients arrivent et combien d’affaires sont conclues.",
    appointments:
      "Une fois votre premier rendez-vous passé, vous verrez ici lesquels ont eu lieu, et à quelles heures.",
    shares:
      "Dès votre premier client, vous verrez ici quels secteurs, étiquettes et entreprises portent la valeur.",
    contact:
      "Dès votre premier client, vous verrez ici combien de clients sont contactés dans le délai de relance de leur statut.",
  },
  firstEntry: (day) => `La première entrée date du ${day}.`,
  failed: (title) => `Chargement impossible : ${title}.`,
  tools: {
    asChart: (title) => `Afficher en graphique<more> : ${title}</more>`,
    asTable: (title) => `Afficher en tableau<more> : ${title}</more>`,
    csv: (title) => `CSV<more> : ${title}</more>`,
  },
  two: (first, second) => `${first} ${second}`,
  named: (name, what) => `${name} : ${what}`,
  customers: (count) => plural("fr", count, { one: "# client", other: "# clients" }),
  companies: (count) => plural("fr", count, { one: "# entreprise", other: "# entreprises" }),
  others: (count) => plural("fr", count, { one: "# autre", other: "# autres" }),
  total: "Total",
  unit: {
    day: "Jour",
    week: "Semaine",
    month: "Mois",
  },
  noneHeld: "Aucun n’a eu lieu.",
  nothing: "Rien n’a encore de valeur.",
  noFollowUp: "Aucun client n’a de statut avec un délai de relance.",
  value: {
    asOf: {
      day: "Valeurs en fin de journée.",
      week: "Valeurs en fin de semaine.",
      month: "Valeurs en fin de mois.",
    },
    are: (share) => `Les affaires conclues représentent ${share} du total.`,
    stayed: (share) => `Les affaires conclues sont restées à ${share} du total.`,
    grew: (from, to) =>
      `Les affaires conclues sont passées de ${from} à ${to} du total, en hausse.`,
    fell: (from, to) =>
      `Les affaires conclues sont passées de ${from} à ${to} du total, en baisse.`,
    inCustomers: (value, customers) =>
      `${value} pour ${plural("fr", customers, { one: "# client", other: "# clients" })}`,
    ofCompanies: (value, customers, companies) =>
      `${value} pour ${plural("fr", customers, { one: "# client", other: "# clients" })} de ${plural("fr", companies, { one: "# entreprise", other: "# entreprises" })}`,
    statusOn: (status, day) => `${status} le ${day}`,
    chart: "Valeur par statut au fil du temps",
  },
  growth: {
    sums: (added, closed) =>
      `${plural("fr", added, { one: "# nouveau client", other: "# nouveaux clients" })}, ${plural("fr", closed, { one: "# affaire conclue", other: "# affaires conclues" })}.`,
    best: {
      day: (name, closed) =>
        `Meilleur jour : ${name}, ${plural("fr", closed, { one: "# conclue", other: "# conclues" })}.`,
      week: (name, closed) =>
        `Meilleure semaine : ${name}, ${plural("fr", closed, { one: "# conclue", other: "# conclues" })}.`,
      month: (name, closed) =>
        `Meilleur mois : ${name}, ${plural("fr", closed, { one: "# conclue", other: "# conclues" })}.`,
    },
    chart: "Nouveaux clients et affaires conclues au fil du temps",
    added: "Nouveaux clients",
    closed: "Affaires conclues",
  },
  appointments: {
    noNoShows: "Aucune absence.",
    noShows: (share) => `${share} d’absences.`,
    most: [
      (share) => `${share} d’absences, la plupart le dimanche.`,
      (share) => `${share} d’absences, la plupart le lundi.`,
      (share) => `${share} d’absences, la plupart le mardi.`,
      (share) => `${share} d’absences, la plupart le mercredi.`,
      (share) => `${share} d’absences, la plupart le jeudi.`,
      (share) => `${share} d’absences, la plupart le vendredi.`,
      (share) => `${share} d’absences, la plupart le samedi.`,
    ],
    all: [
      (share) => `${share} d’absences, toutes le dimanche.`,
      (share) => `${share} d’absences, toutes le lundi.`,
      (share) => `${share} d’absences, toutes le mardi.`,
      (share) => `${share} d’absences, toutes le mercredi.`,
      (share) => `${share} d’absences, toutes le jeudi.`,
      (share) => `${share} d’absences, toutes le vendredi.`,
      (share) => `${share} d’absences, toutes le samedi.`,
    ],
    open: (count) =>
      `${plural("fr", count, { one: "# rendez-vous passé n’a pas encore de résultat.", other: "# rendez-vous passés n’ont pas encore de résultat." })} <ask>Comment cela s’est-il passé ?</ask>`,
    per: {
      day: "Par jour",
      week: "Par semaine",
      month: "Par mois",
    },
    perWeeks: (weeks) => plural("fr", weeks, { one: "Par # semaine", other: "Par # semaines" }),
    chart: {
      day: "Rendez-vous par jour",
      week: "Rendez-vous par semaine",
      month: "Rendez-vous par mois",
    },
    chartOfWeeks: (weeks) =>
      plural("fr", weeks, {
        one: "Rendez-vous par # semaine",
        other: "Rendez-vous par # semaines",
      }),
    outcomes: {
      held: "A eu lieu",
      noShow: "Absence",
      canceled: "Annulé",
      open: "Sans résultat",
    },
    shareOf: (count, all, share) =>
      `${count} sur ${plural("fr", all, { one: "# rendez-vous", other: "# rendez-vous" })}, ${share}`,
    busiest: "Heures les plus chargées",
    noneTimed: "Aucun rendez-vous avec une heure n’a eu lieu.",
    at: (day, hour) => `${day} à ${hour}`,
    held: (count) => plural("fr", count, { one: "# a eu lieu", other: "# ont eu lieu" }),
    became: "Ce que sont devenus les rendez-vous",
    byHour: "Rendez-vous qui ont eu lieu, par heure",
    heldAt: "Heure",
  },
  shares: {
    noIndustry: "Aucune entreprise ayant une valeur n’a de secteur.",
    holds: (name, share) => `${name} représente ${share}.`,
    hold: (names, share) => `${names} représentent ${share}.`,
    byIndustry: "Par secteur",
    byTag: "Par étiquette",
    several: "Un client peut en avoir plusieurs",
    all: "Valeur totale",
    ofAll: (share) => `${share} de la valeur totale`,
    topTen: "Les dix premières entreprises",
    top: "Les premières entreprises",
    ten: "Les dix premières",
    none: "Sans secteur",
    untagged: "Sans étiquette",
    valueByIndustry: "Valeur par secteur",
    valueByTag: "Valeur par étiquette",
    topByValue: "Les premières entreprises par valeur",
  },
  heads: {
    industry: "Secteur",
    tag: "Étiquette",
    company: "Entreprise",
    companies: "Entreprises",
    customers: "Clients",
    value: "Valeur",
    share: "Part",
    attention: "À recontacter",
    before: "Avant",
  },
  contact: {
    answer: "Clients contactés dans le délai de relance de leur statut.",
    chart: "Clients à jour au fil du temps",
    upToDate: (kept, customers) =>
      `${kept} sur ${plural("fr", customers, { one: "# client", other: "# clients" })} à jour`,
    last90: "90 derniers jours",
    before90: "Les 90 jours précédents",
    longer: {
      day: "Il faut deux jours de données pour une ligne. Choisissez une période plus longue.",
      week: "Il faut deux semaines de données pour une ligne. Choisissez une période plus longue.",
      month: "Il faut deux mois de données pour une ligne. Choisissez une période plus longue.",
    },
    tomorrow: "Il faut deux jours de données pour une ligne. Revenez demain.",
    nextWeek: "Il faut deux semaines de données pour une ligne. Revenez la semaine prochaine.",
    inMonth: (month) => `Il faut deux mois de données pour une ligne. Revenez en ${month}.`,
  },
};
