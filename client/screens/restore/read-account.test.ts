import { expect, test } from "vitest";
import { restoredParts } from "../../../shared/transfer/restore-rows.ts";
import { type FileRow, readAccount, readRows } from "./read-account.ts";

/** A file of each version, and of the steps on the way. */
const texts = import.meta.glob<string>("../../server/restore/files/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(texts).map(([path, text]) => [path.split("/").at(-1) ?? "", text]);
const toFile = (text: string) => new File([text], "client-desk.json");

async function readAll(file: File): Promise<FileRow[]> {
  const all: FileRow[] = [];
  for await (const rows of readRows(file, restoredParts)) all.push(...rows);
  return all;
}

test.each(files)("%s is read whole, however it is written", async (name = "", text = "") => {
  const { history = {}, ...parts } = JSON.parse(text);
  const lists = { ...parts, ...history };
  const rows = await readAll(toFile(text));
  const account = await readAccount(toFile(text));
  for (const part of restoredParts) {
    const own = rows.filter((one) => one.part === part).map(({ row }) => row);
    expect(own, part).toEqual(lists[part] ?? []);
    expect(account.counts.get(part) ?? 0, part).toBe(own.length);
  }
  expect(account.settings).toEqual(parts.user.settings);
  expect(account.version).toBe(name.startsWith("version-1") ? 1 : 2);
  const indented = toFile(JSON.stringify(JSON.parse(text), null, 4));
  expect(await readAll(indented)).toEqual(rows);
});

test.each([
  ["", "This isn’t a Client Desk file."],
  ["%PDF-1.4", "This isn’t a whole Client Desk file."],
  [
    '{"format": "client-desk", "version": 2, "exportedAt": "x", "tags": [',
    "This isn’t a whole Client Desk file.",
  ],
  ["[1, 2]", "This isn’t a Client Desk file."],
  ['{"customers": []}', "This isn’t a Client Desk file."],
  ['{"format": "other", "version": 2, "exportedAt": "x"}', "This isn’t a Client Desk file."],
  [
    '{"format": "client-desk", "version": 3, "exportedAt": "x"}',
    "This file is from a newer version of Client Desk.",
  ],
])("a file with %j is refused with a sentence", async (text, sentence) => {
  await expect(readAccount(toFile(text))).rejects.toThrow(sentence);
});
