import { expect, test } from "vitest";
import { matchPress, type Press } from "./match-press.ts";
import { shortcutGroups } from "./shortcut-groups.ts";
import { isCharacter, printKey, shortcuts } from "./shortcuts.ts";

const none = { code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, more: Partial<Press> = {}): Press => ({ ...none, key, ...more });
const match = (pressed: Press, begun: string | null = null, apple = false) =>
  matchPress(pressed, begun, apple);

const named: Record<string, string> = {
  Esc: "Escape",
  Delete: "Delete",
  Enter: "Enter",
  ArrowLeft: "ArrowLeft",
  ArrowRight: "ArrowRight",
  ArrowUp: "ArrowUp",
  ArrowDown: "ArrowDown",
};

test("every shortcut of the list is found by its keys, and no two of one place share them", () => {
  for (const { id, keys } of shortcuts) {
    const [first, second, third] = keys;
    if (third) {
      const pressed = press(third, { ctrlKey: true, shiftKey: true });
      expect(match(pressed)).toEqual({ ids: expect.arrayContaining([id]) });
      continue;
    }
    if (first === "Alt") {
      // Left to the field that it is for.
      expect(match(press(String(second).toLowerCase(), { altKey: true }))).toBeNull();
      continue;
    }
    if (first === "Shift") {
      // Left to what it is for; the story knows digits by their place.
      expect(match(press("!", { shiftKey: true }))).toBeNull();
      continue;
    }
    if (first === "Mod") {
      expect(
        match(press(String(second).toLowerCase().replace("enter", "Enter"), { ctrlKey: true })),
      ).toEqual({ ids: expect.arrayContaining([id]) });
    } else if (second) {
      expect(match(press(first.toLowerCase()))).toEqual({ begun: first });
      expect(match(press(second.toLowerCase()), first)).toEqual({
        ids: expect.arrayContaining([id]),
      });
    } else {
      expect(match(press(named[first] ?? first.toLowerCase()))).toEqual({
        ids: expect.arrayContaining([id]),
      });
    }
  }
  const keys = shortcuts.map(({ id, keys }) => `${shortcutGroups[id]}: ${keys.join(" ")}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test("Command on Apple devices, Ctrl elsewhere", () => {
  expect(match(press("k", { ctrlKey: true }))).toEqual({ ids: ["palette"] });
  expect(match(press("k", { metaKey: true }))).toBeNull();
  expect(match(press("k", { metaKey: true }), null, true)).toEqual({ ids: ["palette"] });
  // On a Mac, Ctrl+K cuts the rest of a line.
  expect(match(press("k", { ctrlKey: true }), null, true)).toBeNull();
  expect([printKey("Mod", true), printKey("Mod", false), printKey("K", true)]).toEqual([
    "⌘",
    "Ctrl",
    "K",
  ]);
});

test("a letter with a modifier is another key", () => {
  for (const modifier of ["ctrlKey", "metaKey", "altKey", "shiftKey"]) {
    expect(match(press("c", { [modifier]: true })), modifier).toBeNull();
    expect(match(press("d", { [modifier]: true }), "G"), modifier).toBeNull();
  }
  expect(match(press("K", { ctrlKey: true, shiftKey: true }))).toBeNull();
  // Caps lock is no modifier.
  expect(match(press("C"))).toEqual({ ids: ["newAppointment", "logCall", "drawAppointment"] });
});

test("characters that some keyboards have on Shift", () => {
  expect(match(press("?", { shiftKey: true }))).toEqual({ ids: ["help"] });
  expect(match(press("/", { shiftKey: true }))).toEqual({ ids: ["search"] });
});

test("after a first key: the second, or a fresh start", () => {
  expect(match(press("c"), "G")).toEqual({ ids: ["goCompanies"] });
  expect(match(press("m"), "G")).toEqual({ ids: ["contacted", "viewMonth"] });
  expect(match(press("g"), "G")).toEqual({ begun: "G" });
  expect(match(press("y"), "G")).toBeNull();
});

test("on keyboards of other alphabets the place of the key counts", () => {
  expect(match(press("с", { code: "KeyC" }))).toEqual({
    ids: ["newAppointment", "logCall", "drawAppointment"],
  });
  expect(match(press("пункт", { code: "KeyC" }))).toBeNull();
  // A Latin layout is taken at its word: this key is an E on Dvorak.
  expect(match(press("e", { code: "KeyD" }))).toEqual({ ids: ["edit", "editTask"] });
});

test("only those of plain characters can be turned off", () => {
  expect(shortcuts.filter((shortcut) => !isCharacter(shortcut)).map(({ id }) => id)).toEqual([
    "palette",
    "rowBelow",
    "rowAbove",
    "print",
    "undo",
    "redo",
    // The control Mine and Everyone asks too.
    "mine",
    "everyone",
    // The story asks for itself whether single keys are on.
    "storyPart",
    "deleteTask",
    "mergeGroup",
    "previousPeriod",
    "nextPeriod",
    "moveAppointment",
    "resizeAppointment",
    "selectAll",
    "save",
    "cancel",
    "showPassword",
  ]);
});
