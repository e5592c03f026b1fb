import { expect, test } from "vitest";
import { capitalized, sentence } from "./pieces.ts";

test("a message is cut into words and pieces, wherever a language wants them", () => {
  const name = { name: "Anna Berg" };
  const say = (message: (name: string) => string) => sentence((put) => message(put(name)));
  expect(say((who) => `added ${who}`)).toEqual(["added ", name]);
  expect(say((who) => `${who} hinzugefügt`)).toEqual([name, " hinzugefügt"]);
});

test("a sentence stands in another one, and an arrow of either direction between values", () => {
  const act = sentence(
    (put) => `moved ${put({ name: "Review" })}: ${put("9 AM")} → ${put("10 AM")}`,
  );
  expect(sentence((put) => `${put(...act)}, again`)).toEqual([
    ...["moved ", { name: "Review" }, ": ", "9 AM", "→", "10 AM"],
    ", again",
  ]);
  expect(sentence((put) => `${put("a")} ← ${put("b")}`)).toEqual(["a", "←", "b"]);
});

test("it is capitalized where it begins with a word", () => {
  expect(capitalized(["added ", { name: "anna" }])).toEqual(["Added ", { name: "anna" }]);
  expect(capitalized([{ name: "anna" }, " hinzugefügt"])).toEqual([
    { name: "anna" },
    " hinzugefügt",
  ]);
});
