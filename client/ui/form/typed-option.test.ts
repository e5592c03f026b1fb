import { expect, test } from "vitest";
import { optionTyped } from "./typed-option.ts";

const options = ["15 minutes", "30 minutes", "1 hour", "1 h 15 min"].map((label) => ({ label }));

/** What is chosen after these keys, one every `pause` milliseconds. */
function type(keys: string, pause: number, modifier?: "ctrlKey") {
  start += 10_000;
  const modifiers = { ctrlKey: modifier === "ctrlKey", metaKey: false, altKey: false };
  let chosen = options[1];
  [...keys].forEach((key, index) => {
    const press = { key, timeStamp: start + index * pause, ...modifiers };
    chosen = optionTyped(press, options, chosen) ?? chosen;
  });
  return chosen?.label;
}
let start = 0;

test("letters typed quickly are the beginning of an option's name", () => {
  expect(type("15", 100)).toBe("15 minutes");
  expect(type("3", 100)).toBe("30 minutes");
});

test("letters typed slowly each begin a name of their own", () => {
  expect(type("13", 600)).toBe("30 minutes");
});

test("the same letter again goes on to the next option that begins with it", () => {
  expect(type("1", 100)).toBe("1 hour");
  expect(type("11", 100)).toBe("1 h 15 min");
  expect(type("111", 100)).toBe("15 minutes");
});

test("what begins no option, or is a shortcut, chooses nothing", () => {
  expect(type("x", 100)).toBe("30 minutes");
  expect(type("1", 100, "ctrlKey")).toBe("30 minutes");
});
