import { expect, test } from "vitest";
import { initialsOf, lettersOf } from "./letters.ts";

function lettersFor(...names: string[]) {
  return [...lettersOf(names.map((name, at) => ({ _id: String(at), name }))).values()];
}

test("a person has the first letters of first and last name", () => {
  expect(lettersFor("Marta Ellingsen", "Anna Ruiz", "Ben Okafor", "Ingrid Sæther")).toEqual([
    "ME",
    "AR",
    "BO",
    "IS",
  ]);
  expect(initialsOf("  maría de los Ángeles pérez ")).toBe("MP");
  expect(initialsOf("山口 由美子")).toBe("山由");
  expect(initialsOf("Dr. Anna Ruiz")).toBe("AR");
  expect(initialsOf("J. R. Tolkien")).toBe("JT");
});

test("who has one name has the first two letters of that", () => {
  expect(initialsOf("Cher")).toBe("Ch");
  expect(initialsOf("王")).toBe("王");
  expect(initialsOf("Zoë")).toBe("Zo");
});

test("letters that somebody has already are others for who joined later", () => {
  expect(lettersFor("Marta Ellingsen", "Max Eder", "Mia Ernst", "Manu Ems")).toEqual([
    "ME",
    "Ma",
    "Mi",
    "Mn",
  ]);
});

test("however many share a name, all differ while ten letters and digits last", () => {
  const letters = lettersFor(...Array.from({ length: 9 }, () => "Al"));
  expect(new Set(letters).size).toBe(9);
  expect(lettersFor("A", "A", "A")).toEqual(["A", "A2", "A3"]);
});

test("who has left gives way to who is there", () => {
  const people = [
    { _id: "left", name: "Marta Ellingsen", hasLeft: true as const },
    { _id: "here", name: "Max Eder" },
  ];
  expect(lettersOf(people).get("here")).toBe("ME");
  expect(lettersOf(people).get("left")).toBe("Ma");
});

test("letters keep their marks together, and a name without letters has a question mark", () => {
  expect(initialsOf("E\u0301mile O\u0308zil")).toBe("ÉÖ");
  expect(initialsOf("***")).toBe("?");
});
