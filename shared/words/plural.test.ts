import { expect, test } from "vitest";
import { plural } from "./plural.ts";

test.each([
  ["1:15", "a la 1:15"],
  ["01:15", "a la 01:15"],
  ["1:15 PM", "a la 1:15 PM"],
  ["10:00", "a las 10:00"],
  ["13:01", "a las 13:01"],
  ["00:30", "a las 00:30"],
])("in Spanish, %s is said %s", (time, said) => {
  expect(plural("es", time, { one: "a la #", other: "a las #" })).toBe(said);
});

test("in Portuguese, the hours of zero and one are singular", () => {
  const at = (time: string) => plural("pt-BR", time, { one: "à #", other: "às #" });
  expect(["0:30", "01:15", "2:00", "21:00"].map(at)).toEqual([
    "à 0:30",
    "à 01:15",
    "às 2:00",
    "às 21:00",
  ]);
});
