import { describe, expect, it } from "vitest";
import { readBytes } from "./read.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const choose = "Choose CSV, Excel, vCard, ICS or a Client Desk file.";

describe("a file that is no list", () => {
  it.each([
    ["a PDF", latin("%PDF-1.7\n%\u00e2\u00e3\n")],
    ["a picture", latin("\u0089PNG\r\n\u001a\n")],
    ["a web page", bytesOf("<!DOCTYPE html><html><table><tr><td>Name</td></tr></table>")],
    ["an XML file", bytesOf('<?xml version="1.0"?><Workbook></Workbook>')],
    ["a JSON file", bytesOf('[{"name": "Anna Berg"}]')],
    ["a binary file", Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919 + at * at) % 251)],
  ])("is named: %s", async (what, bytes) => {
    await expect(readBytes(bytes, "contacts.csv")).rejects.toThrow(`This is ${what}. ${choose}`);
  });

  it("is our own, which is restored in the settings", async () => {
    const file = bytesOf('{"format":"client-desk","version":1}');
    await expect(readBytes(file, "client-desk.json")).rejects.toThrow(
      "This is a Client Desk file. Restore it in Settings, Your Data.",
    );
  });

  it.each([
    ["nothing", ""],
    ["blank rows", " \n,,,\n\t\n"],
    ["a byte order mark", "\ufeff"],
  ])("is empty with %s", async (_, text) => {
    await expect(readBytes(bytesOf(text), "contacts.csv")).rejects.toThrow("The file is empty.");
  });

  it("has only headings", async () => {
    await expect(readBytes(bytesOf("Name,Email\n"), "contacts.csv")).rejects.toThrow(
      "The file has headings, but no rows.",
    );
  });

  it.each([
    ["locked", "EncryptedPackage", "The file is locked with a password."],
    [
      "from before 2007",
      "Workbook",
      "This is an old Excel file (.xls). Save the file as .xlsx and choose the new file.",
    ],
  ])("is a workbook that is %s", async (_, stream, sentence) => {
    const name = Buffer.from(stream, "utf16le").toString("latin1");
    const bytes = latin(
      `\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1${"\0".repeat(500)}${name}`,
    );
    await expect(readBytes(bytes, "list.xlsx")).rejects.toThrow(sentence);
  });
});

describe("a file that is too much", () => {
  it.each([
    [
      "24 MB",
      () => new Uint8Array(24 * 1024 * 1024).fill(97),
      "This file is 24 MB. The limit is 20 MB; split it in two.",
    ],
    [
      "16,000 columns",
      () => bytesOf(`${"a,".repeat(15_999)}a\n`),
      "Row 1 has 16,000 columns. The limit is 500; delete the ones you don’t need.",
    ],
    [
      "a line of 5 MB",
      () => bytesOf("a".repeat(5 * 1024 * 1024)),
      "Row 1 has a cell of 5,242,880 characters. The limit is 100,000.",
    ],
    [
      "2 million columns",
      () => bytesOf(",".repeat(2 * 1024 * 1024 - 1).concat("a")),
      "Row 1 has 2,097,152 columns. The limit is 500; delete the ones you don’t need.",
    ],
    [
      "100,001 rows",
      () => bytesOf(`Name\n${"a\n".repeat(100_001)}`),
      "100,001 rows are too many. The limit is 100,000; split the file in two.",
    ],
  ])("is refused: %s", async (_, make, sentence) => {
    await expect(readBytes(make(), "contacts.csv")).rejects.toThrow(sentence);
  });
});
