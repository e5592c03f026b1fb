import type { pipeline as english } from "../en/pipeline.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const pipeline: Words<typeof english> = {
  added: (count, day) =>
    plural("fr", count, {
      one: `# client ajouté depuis le ${day}.`,
      other: `# clients ajoutés depuis le ${day}.`,
    }),
  none: "Aucun client n’est passé à un statut ultérieur.",
  advanced: (share, status) =>
    `${share} des clients « ${status} » sont passés à un statut ultérieur.`,
  advancedAfter: (share, status, days) =>
    `${share} des clients « ${status} » sont passés à un statut ultérieur, après ${plural("fr", days, { one: "# jour", other: "# jours" })} en médiane.`,
  moves: {
    chart: "Comment les clients ont changé de statut",
    count: (day, count) =>
      `<day>${day}</day> ${plural("fr", count, { one: "# client", other: "# clients" })}`,
    came: (count) => plural("fr", count, { one: "# ajouté depuis", other: "# ajoutés depuis" }),
    since: (day) => `Ajoutés depuis le ${day}`,
    newAs: (status) => `Nouveaux : ${status}`,
    stayed: (status) => `Restés : ${status}`,
    moved: (from, to) => `De « ${from} » à « ${to} »`,
    ofNew: (count, share) =>
      `${plural("fr", count, { one: "# client", other: "# clients" })}, ${share} des nouveaux clients`,
    ofStatus: (count, share, status) =>
      `${plural("fr", count, { one: "# client", other: "# clients" })}, ${share} des clients « ${status} »`,
    ledger: "Clients par statut",
    status: "Statut",
    in: "Entrés",
    out: "Sortis",
    advanced: "Progression",
    medianDays: "Jours (médiane)",
    days: "Jours",
    last: "Dernier",
    table: "D’un statut à l’autre",
    from: "De",
    to: (status) => `Vers « ${status} »`,
    on: (day) => `Le ${day}`,
    addedSince: "Ajoutés depuis",
  },
};
