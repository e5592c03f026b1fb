import type { tasks as english } from "../en/tasks.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const overdueOf = (overdue: number) =>
  plural("nl", overdue, { one: "# te laat", other: "# te laat" });
const dueOf = (due: number) =>
  plural("nl", due, { one: "# voor vandaag", other: "# voor vandaag" });

export const tasks: Words<typeof english> = {
  title: "Taken",
  newTask: "Nieuwe taak",
  add: "Taak toevoegen",
  addExample: "Taak toevoegen, zoals “Anna de offerte sturen vr 15:00”",
  unsaved: (text) => `“${text}”`,
  none: "Geen taken. Voeg er hier een toe, of terwijl je een notitie schrijft.",
  nothingToday: "Niets voor vandaag.",
  count: (count) => plural("nl", count, { one: "# taak", other: "# taken" }),
  notPrinted: (count) =>
    plural("nl", count, {
      one: "nog # taak niet afgedrukt",
      other: "nog # taken niet afgedrukt",
    }),
  showMore: (count) => plural("nl", count, { one: "Nog # tonen", other: "Nog # tonen" }),
  groups: {
    overdue: "Te laat",
    today: "Vandaag",
    upcoming: "Komend",
    someday: "Geen datum",
    done: "Gedaan",
  },
  summary: {
    nothing: "Niets voor vandaag.",
    overdue: (overdue) => plural("nl", overdue, { one: "# te laat.", other: "# te laat." }),
    moreOverdue: (overdue) =>
      plural("nl", overdue, { one: "Meer dan # te laat.", other: "Meer dan # te laat." }),
    due: (due) => plural("nl", due, { one: "# voor vandaag.", other: "# voor vandaag." }),
    moreDue: (due) =>
      plural("nl", due, { one: "Meer dan # voor vandaag.", other: "Meer dan # voor vandaag." }),
    both: (overdue, due) => `${overdueOf(overdue)}, ${dueOf(due)}.`,
    bothAndMore: (overdue, due) => `${overdueOf(overdue)}, meer dan ${dueOf(due)}.`,
  },
  late: (days) => plural("nl", days, { one: "# dag te laat", other: "# dagen te laat" }),
  overdueSince: (day) => `<hidden>Te laat sinds </hidden>${day}`,
  from: (name) => `van ${name}`,
  assignedTo: "Toegewezen aan",
  assignTo: "Toewijzen aan",
  doneBox: (text) => `Gedaan: ${text}`,
  acts: {
    done: "Gedaan",
    notDone: "Niet gedaan",
    snooze: "Uitstellen",
    assign: "Toewijzen",
    edit: "Bewerken",
    delete: "Verwijderen",
    back: "Terug",
    move: "Navigeren",
    open: "Klant openen",
  },
  days: {
    tomorrow: "Morgen",
    nextWeek: "Volgende week",
    inAMonth: "Over een maand",
    pick: "Kies een dag",
  },
  editor: {
    label: "Taak bewerken",
    task: "Taak",
    day: "Dag",
    time: "Tijd",
    wrongTime: "Bijvoorbeeld “9:30” of “15:00”",
    person: "Klant of bedrijf",
    save: "Opslaan",
  },
  became: {
    added: "Taak toegevoegd",
    done: "Taak gedaan",
    reopened: "Taak weer open",
    updated: "Taak gewijzigd",
    snoozed: (day) => `Uitgesteld tot ${day}`,
    undated: "Datum verwijderd",
    assigned: (name) => `${name} heeft de taak nu`,
    deleted: "Taak verwijderd",
  },
};
