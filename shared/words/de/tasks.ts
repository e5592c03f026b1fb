import type { tasks as english } from "../en/tasks.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const overdueOf = (overdue: number) =>
  plural("de", overdue, { one: "# überfällig", other: "# überfällig" });
const dueOf = (due: number) =>
  plural("de", due, { one: "# heute fällig", other: "# heute fällig" });

export const tasks: Words<typeof english> = {
  title: "Aufgaben",
  newTask: "Neue Aufgabe",
  add: "Aufgabe hinzufügen",
  addExample: "Aufgabe hinzufügen, etwa „Anna das Angebot schicken Fr 15 Uhr“",
  unsaved: (text) => `„${text}“`,
  none: "Keine Aufgaben. Fügen Sie hier eine hinzu, oder während Sie eine Notiz schreiben.",
  nothingToday: "Heute ist nichts fällig.",
  count: (count) => plural("de", count, { one: "# Aufgabe", other: "# Aufgaben" }),
  notPrinted: (count) =>
    plural("de", count, {
      one: "# weitere Aufgabe nicht gedruckt",
      other: "# weitere Aufgaben nicht gedruckt",
    }),
  showMore: (count) =>
    plural("de", count, { one: "# weitere anzeigen", other: "# weitere anzeigen" }),
  groups: {
    overdue: "Überfällig",
    today: "Heute",
    upcoming: "Demnächst",
    someday: "Ohne Datum",
    done: "Erledigt",
  },
  summary: {
    nothing: "Heute ist nichts fällig.",
    overdue: (overdue) => plural("de", overdue, { one: "# überfällig.", other: "# überfällig." }),
    moreOverdue: (overdue) =>
      plural("de", overdue, {
        one: "Mehr als # überfällig.",
        other: "Mehr als # überfällig.",
      }),
    due: (due) => plural("de", due, { one: "# heute fällig.", other: "# heute fällig." }),
    moreDue: (due) =>
      plural("de", due, { one: "Mehr als # heute fällig.", other: "Mehr als # heute fällig." }),
    both: (overdue, due) => `${overdueOf(overdue)}, ${dueOf(due)}.`,
    bothAndMore: (overdue, due) => `${overdueOf(overdue)}, mehr als ${dueOf(due)}.`,
  },
  late: (days) => plural("de", days, { one: "# Tag überfällig", other: "# Tage überfällig" }),
  overdueSince: (day) => `<hidden>Überfällig seit </hidden>${day}`,
  from: (name) => `von ${name}`,
  assignedTo: "Zugewiesen an",
  assignTo: "Zuweisen an",
  doneBox: (text) => `Erledigt: ${text}`,
  acts: {
    done: "Erledigt",
    notDone: "Nicht erledigt",
    snooze: "Zurückstellen",
    assign: "Zuweisen",
    edit: "Bearbeiten",
    delete: "Löschen",
    back: "Zurück",
    move: "Navigieren",
    open: "Kunden öffnen",
  },
  days: {
    tomorrow: "Morgen",
    nextWeek: "Nächste Woche",
    inAMonth: "In einem Monat",
    pick: "Tag wählen",
  },
  editor: {
    label: "Aufgabe bearbeiten",
    task: "Aufgabe",
    day: "Tag",
    time: "Uhrzeit",
    wrongTime: "Zum Beispiel „9:30“ oder „15:00“",
    person: "Kunde oder Firma",
    save: "Speichern",
  },
  became: {
    added: "Aufgabe hinzugefügt",
    done: "Aufgabe erledigt",
    reopened: "Aufgabe wieder offen",
    updated: "Aufgabe geändert",
    snoozed: (day) => `Zurückgestellt bis ${day}`,
    undated: "Fälligkeit entfernt",
    assigned: (name) => `${name} hat die Aufgabe jetzt`,
    deleted: "Aufgabe gelöscht",
  },
};
