import { describe, expect, test } from "vitest";
import { readSignature } from "./read-signature.ts";

const saoirse = `Best wishes / Le gach dea-ghuí,
Dr. Saoirse Ní Bhriain-Kowalczyk
Head of Purchasing, Timber and Fittings
Ní Dhomhnaill & Sons Ltd.
M: +353 87 555 0199
saoirse@nidhomhnaillsons.example
Please consider the trees before printing.`;

test("what was used is marked in the text; the rest that says something is kept", () => {
  const read = readSignature(saoirse);
  expect(read?.used.map(({ start, end }) => saoirse.slice(start, end))).toEqual([
    "Dr. Saoirse Ní Bhriain-Kowalczyk",
    "Ní Dhomhnaill & Sons Ltd.",
    "+353 87 555 0199",
    "saoirse@nidhomhnaillsons.example",
  ]);
  expect(read).toMatchObject({ about: "Head of Purchasing, Timber and Fittings", lines: 7 });
});

test("titles, addresses and other numbers go to About; faxes, tax numbers and disclaimers do not", () => {
  const read = readSignature(`Dr. Jürgen Jäger
Leiter Einkauf
Vogelsang Klavierbau GmbH
Lindenstraße 12
04109 Leipzig
Tel.: +49 341 555 010-22
Mobil: +49 151 23456789
Fax: +49 341 555 010-99
USt-IdNr. DE123456789
This message is confidential and intended only for the recipient.
j.jaeger@vogelsang-klavierbau.example`);
  expect(read?.about).toBe("Leiter Einkauf\nLindenstraße 12\n04109 Leipzig\n+49 341 555 010-22");
});

test("the company's website and address are told apart, line by line", () => {
  const read = readSignature(`Dr. Jürgen Jäger
Leiter Einkauf, Team 5
Vogelsang Klavierbau GmbH
Lindenstraße 12
04109 Leipzig
www.vogelsang-klavierbau.example
j.jaeger@vogelsang-klavierbau.example`);
  expect(read).toMatchObject({
    website: "vogelsang-klavierbau.example",
    address: "Lindenstraße 12, 04109 Leipzig",
  });
  const plain = readSignature("Bo Lind\nHead of Sales\nbo@lind.example");
  expect(plain).toMatchObject({ website: "", address: "" });
});

describe("what is no signature", () => {
  test.each([
    "",
    "anna",
    "anna@berg.test",
    "tue 10 anna review",
    "one line\nand another, without anything to reach anybody",
    "Invoice 2026-11-22\n04109 Leipzig",
    "\n\n\n",
    "no-reply@berg.test\nDo not answer",
    "x".repeat(30_000),
  ])("%#", (text) => {
    expect(readSignature(text)).toBeNull();
  });
});

test("whatever is pasted is read without a stumble", () => {
  const half = "\ud83d";
  for (const text of [
    `${half}\n${half}@berg.test`,
    `${"a ".repeat(5_000)}\nanna@berg.test`,
    `${"> ".repeat(5_000)}\nanna@berg.test`,
    `${"1 ".repeat(5_000)}\nanna@berg.test`,
    `${"a@".repeat(5_000)}\nanna@berg.test`,
    `${"anna berg\n".repeat(1_500)}anna@berg.test`,
    "\u202eanna@berg.test\n\u202ex",
  ]) {
    expect(readSignature(text)?.email ?? "").toMatch(/@berg\.test$|^$/);
  }
});
