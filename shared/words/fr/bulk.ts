import type { bulk as english } from "../en/bulk.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("fr", customers, { one: "# client", other: "# clients" });
const ofAppointments = (appointments: number) =>
  plural("fr", appointments, { one: "# rendez-vous", other: "# rendez-vous" });
const haveNow = (customers: number) =>
  plural("fr", customers, { one: "# client a maintenant", other: "# clients ont maintenant" });
const moved = (customers: number) =>
  plural("fr", customers, { one: "# client déplacé", other: "# clients déplacés" });
const wereChanged = (customers: number) =>
  plural("fr", customers, {
    one: "# a été modifié ailleurs",
    other: "# ont été modifiés ailleurs",
  });
const wereChangedOrHave = (customers: number) =>
  plural("fr", customers, {
    one: "# a été modifié ailleurs ou a déjà",
    other: "# ont été modifiés ailleurs ou ont déjà",
  });
const undoneFor = (days: number) =>
  plural("fr", days, {
    one: "Vous pouvez annuler dans l’historique pendant # jour.",
    other: "Vous pouvez annuler dans l’historique pendant # jours.",
  });

export const bulk: Words<typeof english> = {
  selected: (customers) =>
    plural("fr", customers, { one: "# sélectionné", other: "# sélectionnés" }),
  allSelected: (customers) =>
    plural("fr", customers, { one: "# sélectionné", other: "Les # sélectionnés" }),
  selectAll: (customers) =>
    plural("fr", customers, { one: "Tout sélectionner (#)", other: "Tout sélectionner (#)" }),
  selectMatching: (customers) =>
    plural("fr", customers, {
      one: "Sélectionner tout ce qui correspond (#)",
      other: "Sélectionner tout ce qui correspond (#)",
    }),
  clear: "Effacer la sélection",
  saving: "Enregistrement",
  progress: (done, total) => `${done} sur ${total}`,
  tooMany: (most) => `Choisissez jusqu’à ${most} clients, ou tous ceux qui correspondent.`,
  acts: {
    status: "Changer le statut",
    tag: "Ajouter une étiquette",
    company: "Déplacer vers une entreprise",
    followUp: "Relancer",
    handOver: "Transmettre",
    merge: "Fusionner…",
    export: "Exporter",
    delete: "Supprimer",
  },
  status: "Statut",
  became: {
    status: (customers, status) => `${haveNow(customers)} le statut « ${status} »`,
    tag: (customers, tag) => `Étiquette ${tag} ajoutée à ${ofCustomers(customers)}`,
    company: (customers, company) => `${moved(customers)} vers ${company}`,
    followUp: (customers) => `Relance ajoutée pour ${ofCustomers(customers)}`,
    deleted: (customers) =>
      plural("fr", customers, { one: "# client supprimé", other: "# clients supprimés" }),
    changedElsewhere: (changed, total, others) =>
      `Modifiés : ${changed} sur ${total}. ${wereChanged(others)}.`,
    changedOrFull: (changed, total, others, tags) =>
      `Modifiés : ${changed} sur ${total}. ${wereChangedOrHave(others)} ${tags} étiquettes.`,
    showThem: "Les afficher",
  },
  handOver: (customers) => `Transmettre ${ofCustomers(customers)}`,
  deleting: {
    question: (customers) => `Supprimer ${ofCustomers(customers)} ?`,
    button: (customers) => `Supprimer ${ofCustomers(customers)}`,
    text: (days) => `Leurs rendez-vous, tâches et notes sont aussi supprimés. ${undoneFor(days)}`,
    counted: (appointments, days) =>
      `Sont aussi supprimés : ${ofAppointments(appointments)}, ainsi que les tâches et les notes. ${undoneFor(days)}`,
  },
  company: {
    label: "Entreprise de destination",
    choose: "Choisir une entreprise",
    customers: (customers) => ofCustomers(customers),
  },
  tag: {
    label: "Ajouter une étiquette",
    create: (name) => `Créer « ${name} »`,
    none: "Aucune étiquette pour l’instant. Saisissez un nom pour en ajouter une.",
  },
  followUp: {
    task: "Tâche",
    text: "Relancer",
    day: "Jour",
    tomorrow: "Demain",
    nextWeek: "La semaine prochaine",
    inAMonth: "Dans un mois",
    button: "Ajouter une relance",
  },
};
