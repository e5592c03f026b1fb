import type { inbox as english } from "../en/inbox.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const inbox: Words<typeof english> = {
  title: "Pour vous",
  new: (count) =>
    plural("fr", count, { one: "Pour vous : # nouveauté", other: "Pour vous : # nouveautés" }),
  newLabel: (count) =>
    plural("fr", count, { one: "Pour vous, # nouveauté", other: "Pour vous, # nouveautés" }),
  newAfter: (count) => plural("fr", count, { one: ", # nouveauté", other: ", # nouveautés" }),
  countNew: {
    0: "Rien de nouveau.",
    1: "Une nouveauté.",
    2: "Deux nouveautés.",
    3: "Trois nouveautés.",
    4: "Quatre nouveautés.",
    5: "Cinq nouveautés.",
    6: "Six nouveautés.",
    7: "Sept nouveautés.",
    8: "Huit nouveautés.",
    9: "Neuf nouveautés.",
    more: (count) => plural("fr", count, { one: "# nouveauté.", other: "# nouveautés." }),
  },
  readAll: "Tout marquer comme lu",
  none: "Rien pour vous.",
  noneText: "Ce que d’autres vous demandent, vous donnent ou vous transmettent apparaît ici.",
  notLoaded: "Ce qui est pour vous n’a pas pu être chargé.",
  notMarked: "Le marquage comme lu a échoué. Réessayez.",
  keys: { move: "Naviguer", open: "Ouvrir", read: "Marquer comme lu" },
  ages: {
    today: "Aujourd’hui",
    thisWeek: "Cette semaine",
    lastWeek: "La semaine dernière",
    earlier: "Plus tôt",
  },
  open: "Ouvrir",
  show: "Afficher",
  isNew: "Nouveau : ",
  due: (day) => `Échéance : ${day}`,
  counts: {
    customers: (count) => plural("fr", count, { one: "# client", other: "# clients" }),
    companies: (count) => plural("fr", count, { one: "# entreprise", other: "# entreprises" }),
    tasks: (count) => plural("fr", count, { one: "# tâche", other: "# tâches" }),
    appointments: (count) => plural("fr", count, { one: "# rendez-vous", other: "# rendez-vous" }),
    records: (count) => plural("fr", count, { one: "# fiche", other: "# fiches" }),
  },
  invitation: {
    invites: "<who></who> vous invite à rejoindre <what></what>",
    invited: "Vous avez une invitation à rejoindre <what></what>",
    terms: {
      owner: (day) => `Rôle Propriétaire. Jusqu’au ${day}`,
      member: (day) => `Rôle Membre. Jusqu’au ${day}`,
      reader: (day) => `Rôle Lecteur. Jusqu’au ${day}`,
    },
    join: "Rejoindre",
    joinDesk: (desk) => `Rejoindre « ${desk} »`,
    decline: "Décliner",
    declineDesk: (desk) => `Décliner « ${desk} »`,
    declining: "Refus en cours",
    declined: "Invitation déclinée",
    notDeclined: "L’invitation n’a pas pu être déclinée. Réessayez.",
    ask: (desk) => `Décliner « ${desk} » ?`,
    keep: "Garder l’invitation",
    later: "Pour rejoindre plus tard, il vous faudra une autre invitation.",
    laterFrom: (from) =>
      `Pour rejoindre plus tard, il vous faudra une autre invitation envoyée par ${from}.`,
  },
  deeds: {
    task: "<who></who> vous a donné une tâche : <what></what>",
    appointment: "<who></who> vous ajoute à <what></what>",
    handed: "<who></who> vous a transmis <what></what>",
    mentionedOn: "<who></who> vous mentionne sur la fiche <what></what>",
    mentioned: "<who></who> vous mentionne dans une tâche",
  },
  email: {
    title: "« Pour vous » par e-mail",
    atOnce: "E-mail : immédiatement",
    daily: "E-mail : chaque jour",
    never: "E-mail : jamais",
  },
};
