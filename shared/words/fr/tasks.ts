import type { tasks as english } from "../en/tasks.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const overdueOf = (overdue: number) =>
  plural("fr", overdue, { one: "# en retard", other: "# en retard" });
const dueOf = (due: number) =>
  plural("fr", due, { one: "# pour aujourd’hui", other: "# pour aujourd’hui" });

export const tasks: Words<typeof english> = {
  title: "Tâches",
  newTask: "Nouvelle tâche",
  add: "Ajouter une tâche",
  addExample: "Ajouter une tâche, par exemple « envoyer le devis à Anna ven 15h »",
  unsaved: (text) => `« ${text} »`,
  none: "Aucune tâche. Ajoutez-en une ici, ou en écrivant une note.",
  nothingToday: "Rien à faire pour aujourd’hui.",
  count: (count) => plural("fr", count, { one: "# tâche", other: "# tâches" }),
  notPrinted: (count) =>
    plural("fr", count, {
      one: "# autre tâche non imprimée",
      other: "# autres tâches non imprimées",
    }),
  showMore: (count) =>
    plural("fr", count, { one: "Afficher # de plus", other: "Afficher # de plus" }),
  groups: {
    overdue: "En retard",
    today: "Aujourd’hui",
    upcoming: "À venir",
    someday: "Sans date",
    done: "Faites",
  },
  summary: {
    nothing: "Rien à faire pour aujourd’hui.",
    overdue: (overdue) => plural("fr", overdue, { one: "# en retard.", other: "# en retard." }),
    moreOverdue: (overdue) =>
      plural("fr", overdue, { one: "Plus de # en retard.", other: "Plus de # en retard." }),
    due: (due) => plural("fr", due, { one: "# pour aujourd’hui.", other: "# pour aujourd’hui." }),
    moreDue: (due) =>
      plural("fr", due, {
        one: "Plus de # pour aujourd’hui.",
        other: "Plus de # pour aujourd’hui.",
      }),
    both: (overdue, due) => `${overdueOf(overdue)}, ${dueOf(due)}.`,
    bothAndMore: (overdue, due) => `${overdueOf(overdue)}, plus de ${dueOf(due)}.`,
  },
  late: (days) => plural("fr", days, { one: "# jour de retard", other: "# jours de retard" }),
  overdueSince: (day) => `<hidden>En retard depuis </hidden>${day}`,
  from: (name) => `par ${name}`,
  assignedTo: "Attribuée à",
  assignTo: "Attribuer à",
  doneBox: (text) => `Faite : ${text}`,
  acts: {
    done: "Faite",
    notDone: "À faire",
    snooze: "Reporter",
    assign: "Attribuer",
    edit: "Modifier",
    delete: "Supprimer",
    back: "Retour",
    move: "Naviguer",
    open: "Ouvrir le client",
  },
  days: {
    tomorrow: "Demain",
    nextWeek: "La semaine prochaine",
    inAMonth: "Dans un mois",
    pick: "Choisir un jour",
  },
  editor: {
    label: "Modifier la tâche",
    task: "Tâche",
    day: "Jour",
    time: "Heure",
    wrongTime: "Par exemple « 15h » ou « 15:00 »",
    person: "Client ou entreprise",
    save: "Enregistrer",
  },
  became: {
    added: "Tâche ajoutée",
    done: "Tâche faite",
    reopened: "Tâche de nouveau à faire",
    updated: "Tâche modifiée",
    snoozed: (day) => `Reportée au ${day}`,
    undated: "Échéance retirée",
    assigned: (name) => `La tâche est maintenant attribuée à ${name}`,
    deleted: "Tâche supprimée",
  },
};
