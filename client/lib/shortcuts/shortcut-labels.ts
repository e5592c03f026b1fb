import type { ShortcutId } from "./shortcuts.ts";

interface ShortcutLabel {
  group: string;
  label: string;
  /** Means nothing on a desk of one. */
  withOthers?: boolean;
}

/** What the list under `?` calls each shortcut, in which group. No screen needs it to begin with. */
export const shortcutLabels: Record<ShortcutId, ShortcutLabel> = {
  palette: { group: "Anywhere", label: "Search or jump to" },
  search: { group: "Anywhere", label: "Search or jump to, with one key" },
  searchScreen: { group: "Anywhere", label: "Search this list or story" },
  nextRow: { group: "Anywhere", label: "Into the list or the week, then the next row" },
  previousRow: { group: "Anywhere", label: "Previous row" },
  rowBelow: { group: "Anywhere", label: "Into the list or the week, then the row below" },
  rowAbove: { group: "Anywhere", label: "Row above" },
  newAppointment: { group: "Anywhere", label: "New appointment" },
  print: { group: "Anywhere", label: "Print, including every row of a list" },
  undo: { group: "Anywhere", label: "Undo your last change" },
  redo: { group: "Anywhere", label: "Redo what you undid" },
  help: { group: "Anywhere", label: "Keyboard shortcuts" },
  mine: { group: "Anywhere", label: "Show what is mine", withOthers: true },
  everyone: { group: "Anywhere", label: "Show everyone’s", withOthers: true },
  goDashboard: { group: "Go to", label: "Dashboard" },
  goCompanies: { group: "Go to", label: "Companies" },
  goCustomers: { group: "Go to", label: "Customers" },
  goToday: { group: "Go to", label: "Today’s appointments" },
  goTasks: { group: "Go to", label: "Tasks" },
  goReports: { group: "Go to", label: "Reports" },
  goHistory: { group: "Go to", label: "History" },
  goSettings: { group: "Go to", label: "Settings" },
  prepare: { group: "On the dashboard", label: "Open the customer of the next appointment" },
  attention: { group: "On the dashboard", label: "Open the first customer who needs attention" },
  logFirstCall: {
    group: "On the dashboard",
    label: "Log a call with the first customer who needs attention",
  },
  logCall: {
    group: "On the dashboard",
    label: "Log a call with the selected customer (or the first)",
  },
  bookWaiting: { group: "On the dashboard", label: "Book the selected customer (or the first)" },
  snoozeWaiting: {
    group: "On the dashboard",
    label: "Snooze the selected customer, or the first (then press a number)",
  },
  wrapUp: {
    group: "On the dashboard",
    label: "Answer how it went (then press a number, or the arrows)",
  },
  edit: { group: "On a company or customer", label: "Edit (on a customer: About)" },
  compose: { group: "On a company or customer", label: "Write a note, call, email or meeting" },
  contacted: { group: "On a company or customer", label: "Mark the customer contacted today" },
  status: {
    group: "On a company or customer",
    label: "Change the customer’s status (then press a number)",
  },
  tag: { group: "On a company or customer", label: "Add a tag" },
  previousTab: { group: "On a company or customer", label: "Previous tab of a company" },
  nextTab: { group: "On a company or customer", label: "Next tab of a company" },
  storyPart: {
    group: "On a company or customer",
    label: "Show all of the story, or one part of it",
  },
  nextTask: { group: "On tasks", label: "Next task (or the down arrow)" },
  previousTask: { group: "On tasks", label: "Previous task (or the up arrow)" },
  taskDone: { group: "On tasks", label: "Mark done or not done" },
  snoozeTask: { group: "On tasks", label: "Snooze (then press a number)" },
  assignTask: { group: "On tasks", label: "Assign (then press a number)", withOthers: true },
  editTask: { group: "On tasks", label: "Edit in place" },
  newTask: { group: "On tasks", label: "New task" },
  deleteTask: { group: "On tasks", label: "Delete" },
  nextGroup: { group: "On duplicates", label: "Next group" },
  previousGroup: { group: "On duplicates", label: "Previous group" },
  mergeGroup: { group: "On duplicates", label: "Merge the group" },
  notDuplicates: { group: "On duplicates", label: "Not duplicates" },
  viewDay: { group: "In the calendar", label: "Day" },
  viewWeek: { group: "In the calendar", label: "Week" },
  viewMonth: { group: "In the calendar", label: "Month" },
  viewToday: { group: "In the calendar", label: "Today" },
  previousPeriod: { group: "In the calendar", label: "Previous day, week or month" },
  nextPeriod: { group: "In the calendar", label: "Next day, week or month" },
  drawAppointment: {
    group: "In the calendar",
    label: "New appointment at the next free time of the week",
  },
  moveAppointment: {
    group: "In the calendar",
    label: "Move the selected appointment by 15 minutes or a day",
  },
  resizeAppointment: {
    group: "In the calendar",
    label: "Make the appointment 15 minutes longer or shorter",
  },
  filter: { group: "In a list", label: "Filter" },
  showNew: { group: "In a list", label: "Show what others added", withOthers: true },
  select: { group: "In a list", label: "Select the row" },
  selectAll: { group: "In a list", label: "Select all rows shown (Shift and arrows select a few)" },
  fixProblem: {
    group: "In an import",
    label: "Go to the first problem (then Enter goes to the next)",
  },
  save: { group: "In a form", label: "Save (works in notes, too)" },
  cancel: {
    group: "In a form",
    label: "Cancel (asks before discarding changes), elsewhere leave the field",
  },
  showPassword: { group: "In a form", label: "Show or hide the password" },
};
