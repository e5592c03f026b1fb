import { describe, expect, test } from "vitest";
import { findCalled } from "./called.ts";

const people = [
  { _id: "1", name: "Marta Ellingsen", email: "marta@office.example", letters: "ME" },
  { _id: "2", name: "Anna Ruiz", email: "Anna@Office.example", letters: "AR" },
  { _id: "3", name: "Ben Okafor", email: "ben@office.example", formerNames: ["Ben Carter"] },
  { _id: "4", name: "Ben Okafor", email: "ben2@office.example", letters: "Bo" },
  { _id: "5", name: "Götz-Uwe von der Heide", email: "goetz@office.example", letters: "GH" },
  { _id: "6", name: "Carter Ben", letters: "CB" },
];

const find = (text: string) => findCalled(text, people).map(({ _id }) => _id);

describe("whom a text of a file means", () => {
  test.each([
    ["marta@OFFICE.example", ["1"]],
    ["  MARTA   ellingsen ", ["1"]],
    ["Ellingsen, Marta", ["1"]],
    ["marta", ["1"]],
    ["M. Ellingsen", ["1"]],
    ["ME", ["1"]],
    ["me", []],
    ["anna ruíz", ["2"]],
    ["Ruiz A", ["2"]],
    ["Ben Okafor", ["3", "4"]],
    ["ben2@office.example", ["4"]],
    ["Bo", ["4"]],
    // An earlier name of one is not what another one is called.
    ["Ben Carter", ["3"]],
    ["Carter Ben", ["6"]],
    ["gotz uwe", ["5"]],
    ["A R", []],
    ["Ann", []],
    ["Anna Ruiz Anna", []],
    ["-", []],
    ["", []],
  ])("%s", (text, ids) => {
    expect(find(text)).toEqual(ids);
  });
});
