import { expect, it } from "vitest";
import { describeSource } from "./files/describe.ts";
import { readBytes, readPaste } from "./read.ts";

const card = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD", ""].join("\r\n");
const read = (text: string) => readBytes(new TextEncoder().encode(text), "contacts.vcf");

/** The rows by their headings, without what is empty. */
async function rowsOf(text: string) {
  const { columns, rows } = await read(text);
  return rows.map(({ cells }) =>
    Object.fromEntries(
      columns.flatMap(({ heading }, at) => (cells[at] ? [[heading, cells[at]]] : [])),
    ),
  );
}

it("a contact without a name is called by the parts of it, its company or its email", async () => {
  const text =
    card("VERSION:3.0", "N:Berg;Anna;Maria;Dr.;") +
    card("VERSION:3.0", "FN:", "ORG:Berg & Co;") +
    card("VERSION:4.0", "FN: ", "EMAIL:bo@lind.example");
  expect(await rowsOf(text)).toEqual([
    { Name: "Anna Maria Berg" },
    { Name: "Berg & Co", Company: "Berg & Co" },
    { Name: "bo@lind.example", Email: "bo@lind.example" },
  ]);
});

it("the preferred email comes first, and the others are not lost", async () => {
  const text = card(
    "VERSION:4.0",
    "FN:Anna",
    "EMAIL;PREF=2:second@x.example",
    "EMAIL:third@x.example",
    "EMAIL;PREF=1:first@x.example",
  );
  expect(await rowsOf(text)).toEqual([
    {
      Name: "Anna",
      Email: "first@x.example",
      "Email 2": "second@x.example",
      "Email 3": "third@x.example",
    },
  ]);
});

it("long lines are folded, and texts have commas, semicolons and line breaks", async () => {
  const text = card(
    "VERSION:3.0",
    "FN:Anna Ber",
    " g\\, PhD",
    "ORG:Berg\\; Sons;Sales;North",
    "NOTE:One\\ntwo\\Nthree \\\\ four",
  );
  expect(await rowsOf(text)).toEqual([
    {
      Name: "Anna Berg, PhD",
      Company: "Berg; Sons",
      Department: "Sales, North",
      Notes: "One\ntwo\nthree \\ four",
    },
  ]);
});

it("a line that breaks the rules costs that line alone, and is told", async () => {
  const text = card("VERSION:3.0", "FN:Anna", "no colon here", "EMAIL:anna@x.example");
  expect(await rowsOf(text)).toEqual([{ Name: "Anna", Email: "anna@x.example" }]);
  expect((await read(text)).notes).toEqual(["1 line was not readable."]);
});

it("a file that was cut off keeps what came before", async () => {
  const text = `${card("VERSION:3.0", "FN:Anna")}BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo\r\n`;
  expect(await rowsOf(text)).toEqual([{ Name: "Anna" }, { Name: "Bo" }]);
});

it("contacts may be pasted", async () => {
  const source = await readPaste(card("VERSION:3.0", "FN:Anna"));
  expect(describeSource(source)).toBe("vCard, 1 row");
});

it("a file of groups has no contacts", async () => {
  await expect(read(card("VERSION:4.0", "KIND:group", "FN:VIP"))).rejects.toThrow(
    "The file has no contacts.",
  );
});
