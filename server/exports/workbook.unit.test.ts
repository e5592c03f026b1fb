import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { writeSheets } from "./workbook.ts";

test("a table is read once the one before is done, with an empty chunk between them", async () => {
  const read: string[] = [];
  async function* readTables() {
    for (const title of ["Pipeline", "Value"]) {
      read.push(title);
      yield { title, columns: [{ title: "Month", read: String }], rows: ["May"] };
    }
  }
  const chunks = writeSheets(readTables());
  expect((await chunks.next()).value).toEqual(new Uint8Array());
  expect(read).toEqual(["Pipeline"]);
  expect((await chunks.next()).value).toEqual(new Uint8Array());
  const { value: file } = await chunks.next();
  const { sheets } = await readXlsx(file ?? new Uint8Array());
  expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
    ["Pipeline", [["Month"], ["May"]]],
    ["Value", [["Month"], ["May"]]],
  ]);
  expect((await chunks.next()).done).toBe(true);
});
