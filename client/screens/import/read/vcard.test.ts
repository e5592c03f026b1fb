import { expect, it } from "vitest";
import { describeSource } from "./files/describe.ts";
import { sayNote } from "./in-words.ts";
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
    { Name: "Anna Maria Berg", Prefix: "Dr." },
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

it("a line that breaks the rules is told and goes to the notes", async () => {
  const text = card("VERSION:3.0", "FN:Anna", "no colon here", "EMAIL:anna@x.example");
  expect(await rowsOf(text)).toEqual([
    { Name: "Anna", Email: "anna@x.example", "Unreadable line": "no colon here" },
  ]);
  expect((await read(text)).notes.map(sayNote)).toEqual([
    "1 line was not readable and goes to the notes.",
  ]);
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

it("a fax, a pager or a modem is never the phone, however the card says so", async () => {
  const text =
    card("VERSION:3.0", "FN:Anna", "TEL;TYPE=WORK,FAX:030 1", "TEL;TYPE=CELL:0170 2") +
    card("VERSION:2.1", "FN:Bo", "TEL;PAGER:030 3") +
    card("VERSION:3.0", "FN:Cy", "item1.TEL:030 4", "item1.X-ABLabel:_$!<HomeFAX>!$_");
  expect(await rowsOf(text)).toEqual([
    {
      Name: "Anna",
      Phone: "0170 2",
      "Phone label": "Mobile",
      Fax: "030 1",
      "Fax label": "Work",
    },
    { Name: "Bo", Pager: "030 3" },
    { Name: "Cy", Fax: "030 4", "Fax label": "Home" },
  ]);
});

it("a quoted text is in the charset that it names, or in the one that all of them are in", async () => {
  const quoted = (charset: string, value: string) =>
    card("VERSION:2.1", `N${charset};ENCODING=QUOTED-PRINTABLE:${value}`);
  const text =
    quoted(";CHARSET=SHIFT_JIS", "=8ER=93=63;=91=BE=98Y;;;") +
    quoted(";CHARSET=windows-1251", "=CF=E5=F2=F0=EE=E2;=C8=E2=E0=ED;;;") +
    quoted(";CHARSET=UTF-8", "M=C3=BCller;J=C3=B6rg;;;") +
    quoted("", "J=E4ger;J=FCrgen;;;") +
    quoted(";CHARSET=no-such", "Gr=C3=B6=C3=9Fe;;;;");
  const rows = await rowsOf(text);
  expect(rows.map(({ Name }) => Name)).toEqual([
    ...["山田 太郎", "Иван Петров", "Jörg Müller", "Jürgen Jäger", "Größe"],
  ]);
});

it("cards of several programs in one file are each in their own encoding", async () => {
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const utf8 = new TextEncoder().encode(card("VERSION:3.0", "FN:Zoë Łukasiewicz"));
  const bytes = Uint8Array.from([
    ...latin(card("VERSION:2.1", "FN;CHARSET=Windows-1252:J\u00fcrgen J\u00e4ger")),
    ...utf8,
    ...latin(card("VERSION:2.1", "FN;CHARSET=SHIFT_JIS:\u008eR\u0093c\u0091\u00be\u0098Y")),
  ]);
  const { rows } = await readBytes(bytes, "contacts.vcf");
  expect(rows.map(({ cells }) => cells[0])).toEqual([
    ...["Jürgen Jäger", "Zoë Łukasiewicz", "山田太郎"],
  ]);
});

it("a text may be in base64, and a comma or a backslash of version 2.1 is a letter", async () => {
  const text = card(
    "VERSION:2.1",
    "N;CHARSET=Shift_JIS;ENCODING=BASE64:g1KDgA==",
    "ORG:Berg, Lind;Sales, North",
    "ADR;HOME:;;12, Main Street;Ulm;;1;",
  );
  expect(await rowsOf(text)).toEqual([
    {
      Name: "コム",
      Company: "Berg, Lind",
      Department: "Sales, North",
      Address: "12, Main Street, 1 Ulm",
      "Address label": "Home",
    },
  ]);
});

it("a contact with too much refuses itself, and the others are read", async () => {
  const phones = Array.from({ length: 5000 }, (_, at) => `TEL:030 ${at}`);
  const text =
    card("VERSION:3.0", "FN:Anna") +
    card("VERSION:3.0", "FN:Central Office", ...phones) +
    card("VERSION:3.0", "FN:Bo", `NOTE:${"x".repeat(100_001)}`) +
    card("VERSION:3.0", "FN:Cy");
  expect((await rowsOf(text)).map(({ Name }) => Name)).toEqual(["Anna", "Cy"]);
  expect((await read(text)).notes.map(sayNote)).toEqual([
    "“Central Office” was left out: the contact has 5001 values, and up to 250 work.",
    "“Bo” was left out: the contact has a text of more than 100000 characters.",
  ]);
});

it("what few contacts have shares a column, so that many kinds of it fit", async () => {
  const cards = Array.from({ length: 700 }, (_, at) =>
    card("VERSION:3.0", `FN:Anna ${at}`, `X-KIND-${at};TYPE=WORK:value ${at}`),
  );
  const rows = await rowsOf(cards.join(""));
  expect(rows).toHaveLength(700);
  expect(rows[699]).toEqual({ Name: "Anna 699", More: "Kind 699 (Work): value 699" });
});

it("a card whose end is missing does not swallow the next one, nor does one within it", async () => {
  const text = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna\r\n${card("VERSION:3.0", "FN:Bo")}`;
  expect(await rowsOf(text)).toEqual([{ Name: "Anna" }, { Name: "Bo" }]);
});

it("a relation to another card of the file is called by its name", async () => {
  const text =
    card("VERSION:4.0", "FN:Anna", "RELATED;TYPE=spouse:urn:uuid:03A0E51F") +
    card("VERSION:4.0", "FN:Bo", "UID:urn:uuid:03a0e51f");
  expect((await rowsOf(text))[0]).toEqual({
    Name: "Anna",
    Relation: "Bo",
    "Relation label": "Spouse",
  });
});
