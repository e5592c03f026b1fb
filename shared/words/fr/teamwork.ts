import type { teamwork as english } from "../en/teamwork.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const teamwork: Words<typeof english> = {
  people: "Personnes",
  met: "Qui a rencontré qui",
  beginsPeople:
    "Dès votre premier client, vous verrez ici qui est responsable de quoi, et ce qui en est sorti.",
  beginsMet:
    "Une fois votre premier rendez-vous passé, vous verrez ici qui en a eu combien, et avec quelle entreprise.",
  noneHeld: "Aucun n’a eu lieu.",
  noneInDays: "Aucun rendez-vous n’a eu lieu ces jours-là.",
  heldByCalendar: "Rendez-vous qui ont eu lieu, selon l’agenda où ils étaient.",
  noFollowUp: "Aucun client n’a de statut avec un délai de relance.",
  everyone: {
    all: (share) => `Pour chacun, ${share} des clients sont à jour.`,
    more: (share) => `Pour chacun, ${share} ou plus des clients sont à jour.`,
  },
  one: (share, name) => `${name} : ${share} des clients sont à jour.`,
  least: {
    all: (share, name, others) =>
      `${name} : ${share} des clients sont à jour, contre ${others} pour les autres.`,
    more: (share, name, others) =>
      `${name} : ${share} des clients sont à jour, contre ${others} ou plus pour les autres.`,
  },
  all: "Tous",
  company: "Entreprise",
  others: (count) => plural("fr", count, { one: "# autre", other: "# autres" }),
  pair: (company, person) => `${company} : ${person}`,
  held: (count) => plural("fr", count, { one: "# a eu lieu", other: "# ont eu lieu" }),
  hours: (count) => `${count} h`,
  everyoneRow: "Tout le monde",
  totalRow: "Total",
  heads: {
    responsible: "Responsable",
    customers: "Clients",
    value: "Valeur",
    held: "Rendez-vous",
    hours: "Heures",
    new: "Nouveaux",
    closed: "Conclues",
    upToDate: "À jour",
  },
};
