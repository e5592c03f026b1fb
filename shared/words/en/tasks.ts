import { plural } from "../plural.ts";

const overdueOf = (overdue: number) =>
  plural("en", overdue, { one: "# overdue", other: "# overdue" });
const dueOf = (due: number) => plural("en", due, { one: "# due today", other: "# due today" });

/** Tasks: their page, their rows on other screens, and what can be done with one. */
export const tasks = {
  title: "Tasks",
  newTask: "New task",
  add: "Add a task",
  addExample: "Add a task, such as “send Anna the quote fri 3pm”",
  unsaved: (text: string) => `“${text}”`,
  none: "No tasks. Add one here, or while you write a note.",
  nothingToday: "Nothing due today.",
  count: (count: number) => plural("en", count, { one: "# task", other: "# tasks" }),
  notPrinted: (count: number) =>
    plural("en", count, { one: "# more task not printed", other: "# more tasks not printed" }),
  showMore: (count: number) => plural("en", count, { one: "Show # more", other: "Show # more" }),
  groups: {
    overdue: "Overdue",
    today: "Today",
    upcoming: "Upcoming",
    someday: "No date",
    done: "Done",
  },
  summary: {
    nothing: "Nothing is due today.",
    overdue: (overdue: number) => plural("en", overdue, { one: "# overdue.", other: "# overdue." }),
    moreOverdue: (overdue: number) =>
      plural("en", overdue, { one: "More than # overdue.", other: "More than # overdue." }),
    due: (due: number) => plural("en", due, { one: "# due today.", other: "# due today." }),
    moreDue: (due: number) =>
      plural("en", due, { one: "More than # due today.", other: "More than # due today." }),
    both: (overdue: number, due: number) => `${overdueOf(overdue)}, ${dueOf(due)}.`,
    bothAndMore: (overdue: number, due: number) =>
      `${overdueOf(overdue)}, more than ${dueOf(due)}.`,
  },
  late: (days: number) => plural("en", days, { one: "# day late", other: "# days late" }),
  overdueSince: (day: string) => `<hidden>Overdue since </hidden>${day}`,
  from: (name: string) => `from ${name}`,
  assignedTo: "Assigned to",
  assignTo: "Assign to",
  doneBox: (text: string) => `Done: ${text}`,
  acts: {
    done: "Done",
    notDone: "Not Done",
    snooze: "Snooze",
    assign: "Assign",
    edit: "Edit",
    delete: "Delete",
    back: "Back",
    move: "Move",
    open: "Open customer",
  },
  days: {
    tomorrow: "Tomorrow",
    nextWeek: "Next week",
    inAMonth: "In a month",
    pick: "Pick a day",
  },
  editor: {
    label: "Edit task",
    task: "Task",
    day: "Day",
    time: "Time",
    wrongTime: "Try “3pm” or “15:00”",
    person: "Customer or company",
    save: "Save",
  },
  became: {
    added: "Task added",
    done: "Task done",
    reopened: "Task reopened",
    updated: "Task updated",
    snoozed: (day: string) => `Snoozed to ${day}`,
    undated: "Due date removed",
    assigned: (name: string) => `${name} has the task now`,
    deleted: "Task deleted",
  },
} as const;
