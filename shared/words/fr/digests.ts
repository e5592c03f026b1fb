import type { digests as english } from "../en/digests.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const digests: Words<typeof english> = {
  openDay: (weekday) => `Voir ${weekday} dans Client Desk`,
  noTime: "Sans heure",
  toDo: "À faire",
  late: (days) => plural("fr", days, { one: "# jour de retard", other: "# jours de retard" }),
  counts: {
    appointments: (count) => plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" }),
    tasks: (count) => plural("fr", count, { one: "# tâche", other: "# tâches" }),
    customers: (count) => plural("fr", count, { one: "# client", other: "# clients" }),
    companies: (count) => plural("fr", count, { one: "# entreprise", other: "# entreprises" }),
    records: (count) => plural("fr", count, { one: "# fiche", other: "# fiches" }),
  },
  agenda: (day, counts) => `${day} : ${counts}`,
  why: {
    reminders: "Vous recevez cet e-mail parce que les rappels par e-mail sont activés.",
    agenda: "Vous recevez cet e-mail parce que le programme du jour est activé.",
    summary: "Vous recevez cet e-mail parce que le bilan mensuel est activé.",
    "for-you": "Vous recevez cet e-mail parce que les e-mails de « Pour vous » sont activés.",
  },
  change: (url) => `Modifier cela dans les paramètres : ${url}`,
  stop: (url) => `Se désabonner : ${url}`,
  changeOrStop: "<change>Modifier cela dans les paramètres</change> ou <stop>se désabonner</stop>.",
  forYou: {
    title: "Pour vous",
    titleOn: (desk) => `Pour vous sur « ${desk} »`,
    subject: (count) =>
      plural("fr", count, { one: "# nouveauté pour vous", other: "# nouveautés pour vous" }),
    open: "Ouvrir « Pour vous » dans Client Desk",
    more: (count) => plural("fr", count, { one: "# autre", other: "# autres" }),
    someone: "Quelqu’un",
    task: (who, text) => `${who} vous a donné une tâche : ${text}`,
    appointment: (who, title) => `${who} vous ajoute à « ${title} »`,
    handed: (who, what) => `${who} vous a transmis : ${what}`,
    mentionedOn: (who, name) => `${who} vous mentionne sur la fiche ${name}`,
    mentioned: (who) => `${who} vous mentionne dans une tâche`,
    dueToday: "À faire aujourd’hui",
    due: (day) => `Échéance : ${day}`,
  },
  summary: {
    mine: (month) => `Votre bilan : ${month}`,
    everyone: (month) => `Bilan de tout le monde : ${month}`,
    subject: (title, added, closed) => `${title}, ${added}, ${closed}`,
    newCustomers: (count) =>
      plural("fr", count, { one: "# nouveau client", other: "# nouveaux clients" }),
    dealsClosed: (count) =>
      plural("fr", count, { one: "# affaire conclue", other: "# affaires conclues" }),
    value: "Valeur",
    atEnd: (count) =>
      plural("fr", count, {
        one: "# client à la fin du mois",
        other: "# clients à la fin du mois",
      }),
    new: "Nouveaux",
    closed: "Conclues",
    deals: (count) => plural("fr", count, { one: "# affaire", other: "# affaires" }),
    appointments: "Rendez-vous",
    held: (count) => plural("fr", count, { one: "# a eu lieu", other: "# ont eu lieu" }),
    noShows: (count) => plural("fr", count, { one: "# absence", other: "# absences" }),
    canceled: (count) => plural("fr", count, { one: "# annulé", other: "# annulés" }),
    open: (count) => plural("fr", count, { one: "# sans résultat", other: "# sans résultat" }),
    upToDate: "À jour",
    inTime: (kept, all) => `Contactés à temps : ${kept} sur ${all}, à la fin du mois`,
    largest: "Plus grande entreprise",
    today: (value) => `${value} aujourd’hui`,
    earlier: (figure, month) => `${figure} en ${month}`,
    nowAndThen: (now, then) => `${now} ; ${then}`,
    openReport: "Ouvrir le rapport dans Client Desk",
  },
  unsubscribe: {
    title: "Se désabonner",
    question: {
      reminders:
        "Client Desk vous envoie des rappels de rendez-vous par e-mail. Voulez-vous les désactiver ?",
      agenda:
        "Client Desk vous envoie le programme du jour par e-mail. Voulez-vous le désactiver ?",
      summary: "Client Desk vous envoie le bilan mensuel par e-mail. Voulez-vous le désactiver ?",
      "for-you":
        "Client Desk vous envoie par e-mail ce qui est pour vous. Voulez-vous désactiver ces e-mails ?",
    },
    doneTitle: "Désabonnement effectué",
    done: {
      reminders:
        "Client Desk ne vous envoie plus de rappels de rendez-vous. Vous pouvez les réactiver dans les <settings>paramètres</settings>.",
      agenda:
        "Client Desk ne vous envoie plus le programme du jour. Vous pouvez le réactiver dans les <settings>paramètres</settings>.",
      summary:
        "Client Desk ne vous envoie plus le bilan mensuel. Vous pouvez le réactiver dans les <settings>paramètres</settings>.",
      "for-you":
        "Client Desk ne vous envoie plus par e-mail ce qui est pour vous. Vous pouvez réactiver ces e-mails dans les <settings>paramètres</settings>.",
    },
    unknownTitle: "Ce lien ne fonctionne pas",
    unknown:
      "Vous pouvez choisir les e-mails que vous recevez dans les <settings>paramètres</settings>.",
  },
};
