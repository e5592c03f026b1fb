import { open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sayingOfSheet, workbookFile } from "../client/screens/import/read/files/workbook-file.ts";
import { expect, test } from "./fixtures.ts";
import { hold } from "./hold.ts";

const picker = (page: Page) => page.getByLabel("File to import");

/** A file as the user chooses it; the answer takes the place of the line about formats. */
async function choose(page: Page, name: string, content: string | Uint8Array) {
  const buffer = Buffer.from(content);
  await picker(page).setInputFiles({ name, mimeType: "text/csv", buffer });
}

/** A workbook of one name, in which a megabyte of nothing stands before it. */
const workbook = workbookFile([
  {
    name: "List",
    rows: `<!--${" ".repeat(1024 * 1024)}--><row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Anna Berg</t></is></c></row>`,
  },
]);

const hostile: [name: string, content: string | Uint8Array, sentence: string][] = [
  [
    "bomb.xlsx",
    sayingOfSheet(workbook, 1024 ** 3),
    "Unpacked, the file has 1,025 MB. The limit is 256",
  ],
  ["liar.xlsx", sayingOfSheet(workbook, 100), "The file is damaged."],
  ["wide.csv", `${"a,".repeat(15_999)}a\n`, "Row 1 has 16,000 columns. The limit is 500"],
  ["line.csv", "a".repeat(19 * 1024 * 1024), "Row 1 has a cell of 19,922,944 characters."],
  ["program.csv", "\u007fELF\u0002\u0001\u0001", "This is a program. Choose CSV"],
  ["empty.csv", "", "The file is empty."],
];

test("files that are too much, damaged or no lists are refused with a sentence, and the next one is read", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/import?into=customers");
  const alert = page.getByRole("alert");

  const huge = join(tmpdir(), `huge-${crypto.randomUUID()}.csv`);
  const file = await open(huge, "w");
  await file.truncate(1024 ** 3);
  await file.close();
  await picker(page).setInputFiles(huge);
  await expect(alert).toHaveText("This file is 1,024 MB. The limit is 20 MB; split it in two.");
  await rm(huge);

  for (const [name, content, sentence] of hostile) {
    await choose(page, name, content);
    await expect(alert, name).toContainText(sentence);
  }

  await choose(page, "list.xlsx", workbook);
  await expect(page.getByText("Excel, 1 row")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Anna Berg" })).toBeVisible();
  await page.getByRole("button", { name: "Use Another File" }).click();
  await choose(page, "anna.vcf", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Anna Berg\r\nEND:VCARD\r\n");
  await expect(page.getByText("vCard, 1 row, UTF-8")).toBeVisible();
});

test("reading can be stopped", async ({ signedIn: page }) => {
  await page.goto("/dashboard/import?into=customers");
  const worker = await hold(page, /\/assets\/worker-/);
  await choose(page, "list.csv", "Name\nAnna Berg\n");
  await expect(page.getByText("Reading list.csv")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Drop a file here")).toBeVisible();
  await worker.release();
  await choose(page, "list.csv", "Name\nBo Lind\n");
  await expect(page.getByRole("cell", { name: "Bo Lind" })).toBeVisible();
});
