import { readingKey } from "../language/direction.ts";

/** A field has its own use for these keys. */
const notInFields = true;
/** A reader of the desk is told that they may not. */
const writes = true;

/**
 * Every shortcut of the product, for key handling, for the list under `?` and for the keys shown in
 * menus; what each is called comes with that list, in words. `Mod` is Ctrl, on Apple
 * devices Command.
 */
export const shortcuts = [
  { id: "palette", keys: ["Mod", "K"] },
  { id: "search", keys: ["/"] },
  { id: "searchScreen", keys: ["Q"] },
  { id: "nextRow", keys: ["J"] },
  { id: "previousRow", keys: ["K"] },
  { id: "rowBelow", keys: ["ArrowDown"], notInFields },
  { id: "rowAbove", keys: ["ArrowUp"], notInFields },
  { id: "newAppointment", keys: ["C"], writes },
  { id: "print", keys: ["Mod", "P"] },
  { id: "undo", keys: ["Mod", "Z"], notInFields, writes },
  { id: "redo", keys: ["Mod", "Shift", "Z"], notInFields, writes },
  { id: "help", keys: ["?"] },
  // The control itself listens for these two.
  { id: "mine", keys: ["Shift", "M"] },
  { id: "everyone", keys: ["Shift", "E"] },
  { id: "goDashboard", keys: ["G", "D"] },
  { id: "goCompanies", keys: ["G", "C"] },
  { id: "goCustomers", keys: ["G", "U"] },
  { id: "goToday", keys: ["G", "A"] },
  { id: "goTasks", keys: ["G", "T"] },
  { id: "goReports", keys: ["G", "R"] },
  { id: "goHistory", keys: ["G", "H"] },
  { id: "goSettings", keys: ["G", "S"] },
  { id: "prepare", keys: ["P"] },
  { id: "attention", keys: ["N"] },
  { id: "logFirstCall", keys: ["L"], writes },
  { id: "logCall", keys: ["C"], writes },
  { id: "bookWaiting", keys: ["B"], writes },
  { id: "snoozeWaiting", keys: ["S"], writes },
  { id: "wrapUp", keys: ["W"], writes },
  { id: "edit", keys: ["E"], writes },
  { id: "compose", keys: ["N"], writes },
  { id: "contacted", keys: ["M"], writes },
  { id: "status", keys: ["S"], writes },
  { id: "tag", keys: ["#"], writes },
  { id: "previousTab", keys: ["["] },
  { id: "nextTab", keys: ["]"] },
  // The story itself listens for this one.
  { id: "storyPart", keys: ["Shift", "1 to 5"] },
  { id: "nextTask", keys: ["J"] },
  { id: "previousTask", keys: ["K"] },
  { id: "taskDone", keys: ["X"], writes },
  { id: "snoozeTask", keys: ["S"], writes },
  { id: "assignTask", keys: ["A"], writes },
  { id: "editTask", keys: ["E"], writes },
  { id: "newTask", keys: ["T"], writes },
  { id: "deleteTask", keys: ["Delete"], notInFields, writes },
  { id: "nextGroup", keys: ["J"] },
  { id: "previousGroup", keys: ["K"] },
  // The group's link itself listens for this one.
  { id: "mergeGroup", keys: ["Enter"], writes },
  { id: "notDuplicates", keys: ["X"], writes },
  { id: "viewDay", keys: ["D"] },
  { id: "viewWeek", keys: ["W"] },
  { id: "viewMonth", keys: ["M"] },
  { id: "viewToday", keys: ["T"] },
  { id: "previousPeriod", keys: ["ArrowLeft"], notInFields },
  { id: "nextPeriod", keys: ["ArrowRight"], notInFields },
  { id: "drawAppointment", keys: ["C"], writes },
  // The week itself listens for these two.
  { id: "moveAppointment", keys: ["Alt", "arrows"] },
  { id: "resizeAppointment", keys: ["Alt", "Shift + ↑ ↓"] },
  { id: "filter", keys: ["F"] },
  { id: "showNew", keys: ["."] },
  { id: "select", keys: ["X"], writes },
  { id: "selectAll", keys: ["Mod", "A"], notInFields },
  { id: "fixProblem", keys: ["F"], writes },
  // The form itself listens for this one.
  { id: "save", keys: ["Mod", "Enter"] },
  { id: "cancel", keys: ["Esc"] },
  // The field itself listens for this one.
  { id: "showPassword", keys: ["Alt", "V"] },
] as const satisfies readonly Shortcut[];

interface Shortcut {
  id: string;
  /** A modifier with its key, or keys pressed one after the other. */
  keys: readonly [string] | readonly [string, string] | readonly ["Mod", "Shift", string];
  notInFields?: boolean;
  writes?: boolean;
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
  if (readingKey(key) === "ArrowLeft") return "←";
  if (readingKey(key) === "ArrowRight") return "→";
  if (key === "ArrowUp") return "↑";
  if (key === "ArrowDown") return "↓";
  return key;
}
