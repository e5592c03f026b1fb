/** A field has its own use for these keys. */
const notInFields = true;

/**
 * Every shortcut of the product, for key handling, for the list under `?` and for the keys shown in
 * menus. `Mod` is Ctrl, on Apple devices Command.
 */
export const shortcuts = [
  { id: "palette", group: "Anywhere", label: "Search or jump to", keys: ["Mod", "K"] },
  { id: "search", group: "Anywhere", label: "Search this screen", keys: ["/"] },
  { id: "newAppointment", group: "Anywhere", label: "New appointment", keys: ["C"] },
  {
    id: "print",
    group: "Anywhere",
    label: "Print, including every row of a list",
    keys: ["Mod", "P"],
  },
  {
    id: "undo",
    group: "Anywhere",
    label: "Undo your last change",
    keys: ["Mod", "Z"],
    notInFields,
  },
  {
    id: "redo",
    group: "Anywhere",
    label: "Redo what you undid",
    keys: ["Mod", "Shift", "Z"],
    notInFields,
  },
  { id: "help", group: "Anywhere", label: "Keyboard shortcuts", keys: ["?"] },
  { id: "goDashboard", group: "Go to", label: "Dashboard", keys: ["G", "D"] },
  { id: "goCompanies", group: "Go to", label: "Companies", keys: ["G", "C"] },
  { id: "goCustomers", group: "Go to", label: "Customers", keys: ["G", "U"] },
  { id: "goToday", group: "Go to", label: "Today's appointments", keys: ["G", "A"] },
  { id: "goTasks", group: "Go to", label: "Tasks", keys: ["G", "T"] },
  { id: "goReports", group: "Go to", label: "Reports", keys: ["G", "R"] },
  { id: "goHistory", group: "Go to", label: "History", keys: ["G", "H"] },
  { id: "goSettings", group: "Go to", label: "Settings", keys: ["G", "S"] },
  {
    id: "prepare",
    group: "On the dashboard",
    label: "Open the customer of the next appointment",
    keys: ["P"],
  },
  {
    id: "attention",
    group: "On the dashboard",
    label: "Open the first customer who needs attention",
    keys: ["N"],
  },
  {
    id: "logFirstCall",
    group: "On the dashboard",
    label: "Log a call with the first customer who needs attention",
    keys: ["L"],
  },
  {
    id: "logCall",
    group: "On the dashboard",
    label: "Log a call with the customer at hand in Needs Attention",
    keys: ["C"],
  },
  {
    id: "bookWaiting",
    group: "On the dashboard",
    label: "Book the customer at hand, else the first",
    keys: ["B"],
  },
  {
    id: "snoozeWaiting",
    group: "On the dashboard",
    label: "Snooze the customer at hand, else the first (then press a number)",
    keys: ["S"],
  },
  {
    id: "wrapUp",
    group: "On the dashboard",
    label: "Go to Wrap Up (then press a number, or the arrows)",
    keys: ["W"],
  },
  {
    id: "edit",
    group: "On a company or customer",
    label: "Edit (on customers, what is About them)",
    keys: ["E"],
  },
  {
    id: "compose",
    group: "On a company or customer",
    label: "Write a note, call, email or meeting",
    keys: ["N"],
  },
  {
    id: "contacted",
    group: "On a company or customer",
    label: "Mark the customer contacted today",
    keys: ["M"],
  },
  {
    id: "status",
    group: "On a company or customer",
    label: "Change the customer's status (then press a number)",
    keys: ["S"],
  },
  { id: "tag", group: "On a company or customer", label: "Add a tag", keys: ["#"] },
  {
    id: "previousTab",
    group: "On a company or customer",
    label: "Previous tab of a company",
    keys: ["["],
  },
  {
    id: "nextTab",
    group: "On a company or customer",
    label: "Next tab of a company",
    keys: ["]"],
  },
  // The story itself listens for this one.
  {
    id: "storyPart",
    group: "On a company or customer",
    label: "Show all of the story, or one part of it",
    keys: ["Shift", "1 to 5"],
  },
  { id: "nextTask", group: "On tasks", label: "Next task (or the down arrow)", keys: ["J"] },
  { id: "previousTask", group: "On tasks", label: "Previous task (or the up arrow)", keys: ["K"] },
  { id: "taskDone", group: "On tasks", label: "Done, or to be done again", keys: ["X"] },
  { id: "snoozeTask", group: "On tasks", label: "Snooze (then press a number)", keys: ["S"] },
  { id: "editTask", group: "On tasks", label: "Edit in place", keys: ["E"] },
  { id: "newTask", group: "On tasks", label: "New task", keys: ["T"] },
  {
    id: "deleteTask",
    group: "On tasks",
    label: "Delete",
    keys: ["Delete"],
    notInFields,
  },
  { id: "nextGroup", group: "On duplicates", label: "Next group", keys: ["J"] },
  { id: "previousGroup", group: "On duplicates", label: "Previous group", keys: ["K"] },
  // The group's link itself listens for this one.
  { id: "mergeGroup", group: "On duplicates", label: "Merge the group", keys: ["Enter"] },
  { id: "notDuplicates", group: "On duplicates", label: "Not duplicates", keys: ["X"] },
  { id: "viewDay", group: "In the calendar", label: "Day", keys: ["D"] },
  { id: "viewWeek", group: "In the calendar", label: "Week", keys: ["W"] },
  { id: "viewMonth", group: "In the calendar", label: "Month", keys: ["M"] },
  { id: "viewToday", group: "In the calendar", label: "Today", keys: ["T"] },
  {
    id: "previousPeriod",
    group: "In the calendar",
    label: "Previous day, week or month",
    keys: ["ArrowLeft"],
    notInFields,
  },
  {
    id: "nextPeriod",
    group: "In the calendar",
    label: "Next day, week or month",
    keys: ["ArrowRight"],
    notInFields,
  },
  {
    id: "drawAppointment",
    group: "In the calendar",
    label: "New appointment at the next free time of the week",
    keys: ["C"],
  },
  // The week itself listens for these two.
  {
    id: "moveAppointment",
    group: "In the calendar",
    label: "Move the selected appointment by 15 minutes or a day",
    keys: ["Alt", "arrows"],
  },
  {
    id: "resizeAppointment",
    group: "In the calendar",
    label: "Make it 15 minutes longer or shorter",
    keys: ["Alt", "Shift + ↑ ↓"],
  },
  { id: "filter", group: "In a list", label: "Filter", keys: ["F"] },
  { id: "select", group: "In a list", label: "Select the row", keys: ["X"] },
  {
    id: "selectAll",
    group: "In a list",
    label: "Select all rows shown (Shift and arrows select a few)",
    keys: ["Mod", "A"],
    notInFields,
  },
  {
    id: "fixProblem",
    group: "In an import",
    label: "Go to the first problem (then Enter goes to the next)",
    keys: ["F"],
  },
  // The form itself listens for this one.
  { id: "save", group: "In a form", label: "Save (works in notes, too)", keys: ["Mod", "Enter"] },
  {
    id: "cancel",
    group: "In a form",
    label: "Cancel (asks before discarding changes)",
    keys: ["Esc"],
  },
  // The field itself listens for this one.
  {
    id: "showPassword",
    group: "In a form",
    label: "Show or hide the password",
    keys: ["Alt", "V"],
  },
] as const satisfies readonly Shortcut[];

interface Shortcut {
  id: string;
  /** Heading in the list. */
  group: string;
  label: string;
  /** A modifier with its key, or keys pressed one after the other. */
  keys: readonly [string] | readonly [string, string] | readonly ["Mod", "Shift", string];
  notInFields?: boolean;
}

export type ShortcutId = (typeof shortcuts)[number]["id"];

export function keysOf(id: ShortcutId): readonly string[] {
  return shortcuts.find((shortcut) => shortcut.id === id)?.keys ?? [];
}

/**
 * Single-character shortcuts can be turned off (WCAG 2.1.4); the others do not interfere with
 * typing.
 */
export function isCharacter({ keys }: { keys: readonly string[] }): boolean {
  return keys.every((key) => key.length === 1);
}

/** True on devices whose keyboards have a Command key. */
export function isApple(platform = navigator.platform): boolean {
  return /^(Mac|iP(hone|ad|od))/.test(platform);
}

/** A key as printed on this device's keyboard. */
export function printKey(key: string, apple = isApple()): string {
  if (key === "Mod") return apple ? "⌘" : "Ctrl";
  if (key === "Alt") return apple ? "⌥" : "Alt";
  if (key === "Shift") return apple ? "⇧" : "Shift";
  if (key === "ArrowLeft") return "←";
  if (key === "ArrowRight") return "→";
  return key;
}
