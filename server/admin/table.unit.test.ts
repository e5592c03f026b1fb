import { expect, test } from "vitest";
import { toTable } from "./table.ts";

test("columns are aligned, and what a user is called writes nothing into a terminal", () => {
  const rows = [
    ["Name", "Devices"],
    ["\u001b[31mAna\u0007", "12"],
    ["Bo", "3"],
  ];
  expect(toTable(rows, [1])).toBe("Name       Devices\n�[31mAna�       12\nBo               3");
});
