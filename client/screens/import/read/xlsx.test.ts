import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { describeSource } from "./files/describe.ts";
import { sayingOfSheet, workbookFile } from "./files/workbook-file.ts";
import { sayNote } from "./in-words.ts";
import { readBytes } from "./read.ts";

const read = (bytes: Uint8Array, options = {}) => readBytes(bytes, "list.xlsx", options);
const text = (cell: string, value: string) =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join("")}</row>`;

/** As a spreadsheet calls its columns. */
function letters(at: number): string {
  return (at < 26 ? "" : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
}

/** A sheet whose second row has these cells, from column A on. */
function oneRow(...cells: string[]) {
  const headings = cells.map((_, at) => text(`${"ABCDEFGH"[at]}1`, `Heading ${at}`));
  return [{ name: "List", rows: row(1, ...headings) + row(2, ...cells) }];
}

describe("a workbook", () => {
  it("has shared strings, also of several fonts, and rows that are counted as Excel counts", async () => {
    const source = await read(
      workbookFile(
        [
          {
            name: "Contacts",
            rows:
              row(1, '<c r="A1" t="s"><v>0</v></c>', '<c r="C1" t="s"><v>1</v></c>') +
              row(4, '<c r="A4" t="s"><v>2</v></c>', '<c r="C4" t="s"><v>3</v></c>'),
          },
        ],
        {
          strings:
            "<si><t>Name</t></si><si><t>E-mail</t></si><si><r><rPr><b/></rPr><t>Jürgen </t></r><r><t>Jäger &amp; Co</t></r></si><si><t>j@x.example</t></si>",
        },
      ),
    );
    expect(source.columns.map(({ heading }) => heading)).toEqual(["Name", "E-mail"]);
    expect(source.rows).toEqual([{ number: 4, cells: ["Jürgen Jäger & Co", "j@x.example"] }]);
    expect(describeSource(source)).toBe("Excel, 1 row");
  });

  it("has numbers with all of their digits, days, times, and formulas with their values", async () => {
    const source = await read(
      workbookFile(
        oneRow(
          '<c r="A2"><v>1.5155550142E+10</v></c>',
          '<c r="B2" s="4"><v>12500.499999999998</v></c>',
          '<c r="C2" s="1"><v>46085</v></c>',
          '<c r="D2" s="2"><v>46085.645833333336</v></c>',
          '<c r="E2" s="3"><v>0.645833333333333</v></c>',
          '<c r="F2" t="b"><v>1</v></c>',
          '<c r="G2" t="str"><f>CONCATENATE(A1,"x")</f><v>Anna Berg</v></c>',
          '<c r="H2"><f>1+1</f><v>2</v></c>',
        ),
      ),
    );
    expect(source.rows[0]?.cells).toEqual([
      "15155550142",
      "12500.5",
      "2026-03-04",
      "2026-03-04 15:30",
      "15:30",
      "TRUE",
      "Anna Berg",
      "2",
    ]);
  });

  it.each([
    ["00000", 1067, "01067"],
    ["00000\\-0000", 10671234, "01067-1234"],
    ["[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####", 2125550119, "(212) 555-0119"],
    ["&quot;+&quot;0", 491705550123, "+491705550123"],
    ["&quot;KD-&quot;00000", 67, "KD-00067"],
    ["#,##0.00", 12500.5, "12500.5"],
    ["0.00", 1067, "1067"],
    ["0%", 0.15, "0.15"],
    ["0", 1067, "1067"],
  ])(
    "has codes as their format shows them, and amounts with all digits: %s",
    async (format, value, shown) => {
      const file = workbookFile(oneRow(`<c r="A2" s="1"><v>${value}</v></c>`), {
        formats: [format],
      });
      expect((await read(file)).rows[0]?.cells).toEqual([shown]);
    },
  );

  it("may count its days from 1904", async () => {
    const file = workbookFile(oneRow('<c r="A2" s="1"><v>44623</v></c>'), { isFrom1904: true });
    expect((await read(file)).rows[0]?.cells).toEqual(["2026-03-04"]);
  });

  it("says how many of its cells have an error", async () => {
    const source = await read(
      workbookFile(oneRow(text("A2", "Anna"), '<c r="B2" t="e"><v>#N/A</v></c>')),
    );
    expect(source.rows[0]?.cells).toEqual(["Anna", ""]);
    expect(source.notes.map(sayNote)).toEqual([
      "1 cell with an error, such as #N/A, was left empty.",
    ]);
  });

  it("is read at its first sheet that has something and is shown, or at the one that is chosen", async () => {
    const list = (name: string) => row(1, text("A1", "Name")) + row(2, text("A2", name));
    const file = workbookFile([
      { name: "Secret", rows: list("Hidden"), state: "hidden" },
      { name: "Cover", rows: "" },
      { name: "Leads", rows: list("Anna") },
      { name: "Customers", rows: list("Bo") },
    ]);
    const source = await read(file);
    expect(source.sheets).toEqual(["Cover", "Leads", "Customers"]);
    expect(source.sheet).toBe("Leads");
    expect(source.rows[0]?.cells).toEqual(["Anna"]);
    expect(describeSource(source)).toBe("Excel, 1 row, Leads");
    const chosen = await read(file, { sheet: "Customers" });
    expect(chosen.sheets).toEqual(source.sheets);
    expect(chosen.rows[0]?.cells).toEqual(["Bo"]);
  });

  it("may be empty", async () => {
    await expect(read(workbookFile([{ name: "List", rows: "" }]))).rejects.toThrow(
      "The file is empty.",
    );
    await expect(read(workbookFile([{ name: "List", rows: row(1) }]))).rejects.toThrow(
      "The file is empty.",
    );
  });
});

describe("an archive", () => {
  const choose = "Choose CSV, Excel, vCard, ICS or a Client Desk file.";
  it.each([
    ["a Word document", "word/document.xml"],
    ["a presentation", "ppt/presentation.xml"],
    ["a Numbers or Pages file", "Index/Document.iwa"],
    ["an OpenDocument file", "META-INF/manifest.xml"],
    ["an archive", "contacts.csv"],
  ])("is named: %s", async (what, path) => {
    await expect(read(zipSync({ [path]: strToU8("x") }))).rejects.toThrow(
      `This is ${what}. ${choose}`,
    );
  });

  it("that is cut off is damaged", async () => {
    const file = workbookFile(oneRow(text("A2", "Anna")));
    await expect(read(file.slice(0, file.length - 30))).rejects.toThrow("The file is damaged.");
  });

  it("that would unpack to a gigabyte is not unpacked", async () => {
    const file = workbookFile([{ name: "List", rows: row(1, text("A1", "Name")) }]);
    await expect(read(sayingOfSheet(file, 1024 ** 3))).rejects.toThrow(
      "Unpacked, the file has 1,025 MB. The limit is 256 MB; split the file in two.",
    );
  });

  it.each([
    ["small", 100],
    ["nothing", 0],
  ])("that says a part of 5 MB is %s is damaged", async (_, size) => {
    const long = `<!--${" ".repeat(5 * 1024 * 1024)}-->`;
    const file = workbookFile([{ name: "List", rows: long + row(1, text("A1", "Name")) }]);
    await expect(read(sayingOfSheet(file, size))).rejects.toThrow("The file is damaged.");
  });

  it("with 501 columns is refused, in one row or in all of them together", async () => {
    const cells = (start: number, count: number, of: number) =>
      Array.from({ length: count }, (_, at) => text(`${letters(start + at)}${of}`, "x"));
    const wide = workbookFile([{ name: "List", rows: row(1, ...cells(0, 501, 1)) }]);
    await expect(read(wide)).rejects.toThrow(
      "Row 1 has 501 columns. The limit is 500; delete the ones you don’t need.",
    );
    const rows = row(1, ...cells(0, 300, 1)) + row(2, ...cells(300, 300, 2));
    await expect(read(workbookFile([{ name: "List", rows }]))).rejects.toThrow(
      "The file has 600 columns. The limit is 500; delete the ones you don’t need.",
    );
  });

  it("with a stray cell in the last corner is read, and the cell is kept", async () => {
    const rows =
      row(1, text("A1", "Name"), text("B1", "Zip")) +
      row(2, text("A2", "Anna"), '<c r="B2" s="1"><v>1067</v></c>') +
      row(1_048_576, text("XFD1048576", "stray"));
    const styles = { formats: ["00000"] };
    const source = await read(workbookFile([{ name: "List", rows }], styles));
    expect(source.columns.map(({ heading }) => heading)).toEqual(["Name", "Zip", "Column XFD"]);
    expect(source.rows).toEqual([
      { number: 2, cells: ["Anna", "01067", ""] },
      { number: 1_048_576, cells: ["", "", "stray"] },
    ]);
  });

  it("with cells far below reads the rows that have something", async () => {
    const far = workbookFile([
      { name: "List", rows: row(1, text("A1", "Name")) + row(1_048_576, text("A1048576", "Anna")) },
    ]);
    expect((await read(far)).rows).toEqual([{ number: 1_048_576, cells: ["Anna"] }]);
  });
});
