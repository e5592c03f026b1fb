import { describe, expect, it } from "vitest";
import { describeSource } from "./files/describe.ts";
import { sayNote } from "./in-words.ts";
import { readBytes, readPaste } from "./read.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, options = {}) => readBytes(bytesOf(text), "list.csv", options);
const cellsOf = (source: { rows: { cells: string[] }[] }) => source.rows.map(({ cells }) => cells);

/** Of a small file in an encoding that programs here cannot write. */
function encode(text: string, letters: Record<string, number>): Uint8Array {
  return Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
}

describe("a text file", () => {
  it("is read with its headings, its rows and what it was read with", async () => {
    const source = await read("Name,Email\r\nAnna Berg,anna@berg.example\r\n");
    expect(source.columns).toEqual([{ heading: "Name" }, { heading: "Email" }]);
    expect(source.rows).toEqual([{ number: 2, cells: ["Anna Berg", "anna@berg.example"] }]);
    expect(describeSource(source)).toBe("CSV, 1 row, UTF-8, comma");
  });

  it.each([
    [";", "Name;Betrag;Stadt\nAnna;1,50;Ulm\nBo;2,75;Bonn\n"],
    [",", "Name,Note\nAnna,a;b;c\nBo,d;e\n"],
    ["\t", "Name\tNote\nAnna\ta, b\nBo\tc, d\n"],
    ["|", "Name|Address\nAnna|Ulm, Main Street 1\nBo|Bonn, Am Markt 2\n"],
    ["^", "Name^City\nAnna^Ulm\nBo^Bonn\n"],
    [",", "Name\nAnna\nBo\n"],
    [";", 'Name;Note\n"Berg; Anna";"a, b, c"\n"Bo";"d, e, f"\n'],
  ])("is parted at %j", async (delimiter, text) => {
    expect((await read(text)).delimiter).toBe(delimiter);
  });

  it("is parted as Excel was told, and as the user says", async () => {
    expect(cellsOf(await read("sep=;\nName;City\nAnna, Berg;Ulm\n"))).toEqual([
      ["Anna, Berg", "Ulm"],
    ]);
    expect(cellsOf(await read("Name,Ort;x\nA,B;c\n", { delimiter: ";" }))).toEqual([["A,B", "c"]]);
  });

  it("may mix line ends, and keeps those within a cell", async () => {
    const source = await read('Name,Note\r\nA,1\nB,"two\r\nlines"\rC,3\r\n\r\nD,4');
    expect(source.rows).toEqual([
      { number: 2, cells: ["A", "1"] },
      { number: 3, cells: ["B", "two\nlines"] },
      { number: 4, cells: ["C", "3"] },
      { number: 6, cells: ["D", "4"] },
    ]);
  });

  it("may quote with single quotes", async () => {
    const source = await read("'Name','City'\n'Berg, Anna','Ulm'\n'O''Hara, Bo','Bonn'\n");
    expect(cellsOf(source)).toEqual([
      ["Berg, Anna", "Ulm"],
      ["O'Hara, Bo", "Bonn"],
    ]);
  });

  it("with a quotation mark that is never closed loses no row", async () => {
    const source = await read('Name,Size\nA,"5\nB,6\nC,7\n');
    expect(cellsOf(source)).toEqual([
      ["A", '"5'],
      ["B", "6"],
      ["C", "7"],
    ]);
    expect(source.notes.map(sayNote)).toEqual([
      "A quotation mark in row 2 is never closed, so every quotation mark was read as text.",
    ]);
  });

  it("keeps values beyond the headings, and says so", async () => {
    const source = await read("Name,Email\nA,a@x.example,more\nB\n");
    expect(source.columns.map(({ heading }) => heading)).toEqual(["Name", "Email", "Column C"]);
    expect(cellsOf(source)).toEqual([
      ["A", "a@x.example", "more"],
      ["B", "", ""],
    ]);
    expect(source.notes.map(sayNote)).toEqual(["1 row is longer than the headings."]);
  });

  it("leaves out empty rows and empty columns, and keeps headings that stand twice", async () => {
    const source = await read(
      "Name,,Email,Email,,\n,,,,,\nA,,a@x.example,b@x.example,,\n , ,,,,\n",
    );
    expect(source.columns.map(({ heading }) => heading)).toEqual(["Name", "Email", "Email"]);
    expect(source.rows).toEqual([{ number: 3, cells: ["A", "a@x.example", "b@x.example"] }]);
  });

  it("may have a title above the headings", async () => {
    const source = await read("All contacts\n\nName,Email,Phone\nA,a@x.example,1\n");
    expect(source.columns.map(({ heading }) => heading)).toEqual(["Name", "Email", "Phone"]);
    expect(source.notes.map(sayNote)).toEqual(["1 row above the headings was left out."]);
  });

  it("may begin with a customer", async () => {
    const text = "Anna Berg,anna@berg.example\nBo Lind,bo@lind.example\n";
    const source = await read(text);
    expect(source.firstRow).toBe("row");
    expect(source.columns.map(({ heading }) => heading)).toEqual(["Column A", "Column B"]);
    expect(source.rows.map(({ number }) => number)).toEqual([1, 2]);
    expect((await read(text, { firstRow: "headings" })).rows).toHaveLength(1);
    expect((await read("Name,Email\nA,b\n", { firstRow: "row" })).rows).toHaveLength(2);
  });

  it.each([
    ["a name above names", "Anna Berg;Ulm\nBo Lind;Bonn\nCy Stone;Köln\n", "row"],
    ["a word that stands below again", "Anna;Customer\nBo;Lead\nCy;Customer\n", "row"],
    ["names under a heading", "Full Name;Town\nBo Lind;Bonn\nCy Stone;Köln\n", "headings"],
    ["a year among the headings", "Name;City;2025\nBo;Bonn;12\nCy;Köln;14\n", "headings"],
    ["a number of ours among headings", "Name;Email;1\nBo;bo@x.example;12\n", "headings"],
  ])("may begin with %s", async (_, text, firstRow) => {
    const source = await read(text);
    expect(source.firstRow).toBe(firstRow);
    expect(source.rows).toHaveLength(text.split("\n").length - (firstRow === "row" ? 1 : 2));
  });

  it("without headings loses no row that is shorter than the others", async () => {
    const source = await read(
      "Anna Berg\nBo Lind;b@x.example;030 1;Ulm\nCy Lund;c@x.example;030 2;Ulm\n",
    );
    expect(source.rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(source.notes).toEqual([]);
  });

  it("never runs a formula, and reads a number in quotes as its text", async () => {
    const source = await read(
      'Name,Phone\n=1+1,"=""004930555"""\n=HYPERLINK("http://x"),="0151"\n\u200e=2+2,\u200e+49 30\n',
    );
    expect(cellsOf(source)).toEqual([
      ["=1+1", "004930555"],
      ['=HYPERLINK("http://x")', "0151"],
      ["=2+2", "+49 30"],
    ]);
  });
});

describe("the encoding of a text file", () => {
  const text = "Name;Straße\nJürgen Jäger;Große Allee 5\n";
  const windows = { ß: 0xdf, ü: 0xfc, ä: 0xe4, é: 0xe9, "’": 0x92 };
  const mac = { ß: 0xa7, ü: 0x9f, ä: 0x8a, é: 0x8e, "’": 0xd5 };

  it.each([
    ["utf-8", bytesOf(text)],
    ["utf-8", bytesOf(`\ufeff${text}`)],
    ["utf-16le", new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"))],
    ["utf-16le", new Uint8Array(Buffer.from(text, "utf16le"))],
    ["utf-16be", new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le").swap16())],
    ["windows-1252", encode(text, windows)],
    ["macintosh", encode(text, mac)],
  ])("is guessed: %s", async (encoding, bytes) => {
    const source = await readBytes(bytes, "list.csv");
    expect(source.encoding).toBe(encoding);
    expect(source.columns[1]?.heading).toBe("Straße");
    expect(source.rows[0]?.cells).toEqual(["Jürgen Jäger", "Große Allee 5"]);
  });

  it.each([
    ["windows-1252", encode("Name,City\nAndré O’Shea,Orléans\n", windows)],
    ["macintosh", encode("Name,City\nAndré O’Shea,Orléans\n", mac)],
  ])("is guessed by few letters: %s", async (encoding, bytes) => {
    const source = await readBytes(bytes, "list.csv");
    expect(source.encoding).toBe(encoding);
    expect(source.rows[0]?.cells).toEqual(["André O’Shea", "Orléans"]);
  });

  it("is corrected by the user", async () => {
    const source = await readBytes(encode(text, mac), "list.csv", { encoding: "windows-1252" });
    expect(source.columns[1]?.heading).toBe("Stra§e");
  });

  it("stays UTF-8 where a few letters are broken", async () => {
    const good = bytesOf("Name\nJürgen, Jäger, Müller, Köln, Größe, Üöä\n");
    const source = await readBytes(Uint8Array.from([...good, 0xc3, 0x0a]), "list.csv");
    expect(source.encoding).toBe("utf-8");
  });
});

describe("a pasted table", () => {
  it("is parted at its tabs", async () => {
    const source = await readPaste("Name\tNote\nAnna\t1, 2, 3\nBo\t4, 5, 6");
    expect(describeSource(source)).toBe("Pasted, 2 rows, tab");
    expect(cellsOf(source)[0]).toEqual(["Anna", "1, 2, 3"]);
  });

  it("of nothing is refused", async () => {
    await expect(readPaste(" \n ")).rejects.toThrow("The file is empty.");
  });
});
