import type { handover as english } from "../en/handover.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handover: Words<typeof english> = {
  save: "Transmettre",
  saveCount: (count) =>
    plural("fr", count, { one: "Transmettre # fiche", other: "Transmettre # fiches" }),
  busy: "Transmission",
  to: "À",
  awayFrom: (from, until) => `Absence du ${from} au ${until}`,
  goesAlong: "Ce qui est transmis",
  note: "Note",
  noteTo: (name) => `Note pour ${name}`,
  kinds: {
    company: "Entreprise",
    companies: "Entreprises",
    theirCompanies: "Leurs entreprises",
    customer: "Client",
    customers: "Clients",
    tasks: "Tâches ouvertes",
    theirTasks: "Leurs tâches ouvertes",
    appointments: "Rendez-vous à venir",
  },
  overlap: (count, name) =>
    plural("fr", count, {
      one: `# se chevauche pour ${name}`,
      other: `# se chevauchent pour ${name}`,
    }),
  sharedOne: "a d’autres clients",
  shared: (count) =>
    plural("fr", count, {
      one: "# d’entre elles a d’autres clients",
      other: "# d’entre elles ont d’autres clients",
    }),
  yours: "à vous",
  theirs: (name) => `à ${name}`,
  nowYours: (count) =>
    plural("fr", count, {
      one: "# fiche est maintenant à vous",
      other: "# fiches sont maintenant à vous",
    }),
  nowTheirs: (count, name) =>
    plural("fr", count, {
      one: `# fiche est maintenant à ${name}`,
      other: `# fiches sont maintenant à ${name}`,
    }),
  skipped: (changed, all, skipped) =>
    `${changed} sur ${all}. ${plural("fr", skipped, { one: "# a été modifiée ailleurs.", other: "# ont été modifiées ailleurs." })}`,
  showThem: "Les afficher",
  failed: "Rien n’a été transmis. Réessayez.",
  notCounted: "Le décompte a échoué.",
  altogether: "En tout",
  records: (count) => plural("fr", count, { one: "# fiche", other: "# fiches" }),
};
