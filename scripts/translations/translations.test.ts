import { expect, test } from "vitest";
import { languageCodes } from "../../shared/words/languages.ts";
import { areas, formsOf, marksOf, readArea } from "./catalog.ts";
import { eagerReads, findEager, findUnused, findWrong } from "./check.ts";
import { readPo, toPo } from "./po.ts";
import { toSource } from "./write-area.ts";

test.each(languageCodes)("%s says all that English says, of the English there is", (language) => {
  expect(findWrong(language)).toEqual([]);
});

test("everything in English is said somewhere", () => {
  expect(findUnused()).toEqual([]);
});

test("words are read when a screen renders, so that another language reaches them", () => {
  expect(findEager()).toEqual([]);
  const names = new Set(["auth"]);
  expect(eagerReads("const a = { label: auth.name }; const b = () => auth.email;", names)).toEqual([
    "auth.name",
  ]);
});

test("a PO file brings back what it was written from", () => {
  const entries = areas
    .flatMap((area) => readArea("de", area))
    .map(({ key, text }) => ({
      key,
      english: text,
      translation: text,
      isFuzzy: false,
    }));
  expect([...readPo(toPo("de", entries))]).toEqual(
    entries.map(({ key, english }) => [key, english]),
  );
});

test("what is empty or fuzzy is left, and lines that go on are read", () => {
  const text =
    'msgctxt "a.b"\nmsgid "x"\nmsgstr ""\n"Zwei "\n"Zeilen"\n\n#, fuzzy\nmsgctxt "a.c"\nmsgid "x"\nmsgstr "alt"\n\nmsgctxt "a.d"\nmsgid "x"\nmsgstr ""\n';
  expect([...readPo(text)]).toEqual([["a.b", "Zwei Zeilen"]]);
});

test("a translated text is the code of its message", () => {
  const of = (values: string[], text: string) => toSource("de", { values }, text);
  expect(of([], 'Sag "Ja"')).toBe('"Sag \\"Ja\\""');
  expect(of(["desk"], "Auf {desk}")).toBe(`(desk) => \`Auf \${desk}\``);
  const plural = "{days, plural, one {# Tag} other {# Tage}}";
  const call = 'plural("de", days, { one: "# Tag", other: "# Tage" })';
  expect(of(["days"], plural)).toBe(`(days) => ${call}`);
  expect(of(["days"], `Noch ${plural} Zeit`)).toBe(`(days) => \`Noch \${${call}} Zeit\``);
  const within = "{days, plural, one {# Tag bis {day}} other {Bald}}";
  const said = `plural("de", days, { one: \`# Tag bis \${day}\`, other: "Bald" })`;
  expect(of(["days", "day"], within)).toBe(`(days, day) => ${said}`);
  expect(marksOf(within)).toEqual(["{days}", "{day}"]);
  expect(formsOf(within)).toEqual([["one", "other"]]);
});
