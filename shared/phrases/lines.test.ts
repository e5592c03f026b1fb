import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scaled } from "../../tools/random.ts";
import { addDays } from "../dates/dates.ts";
import { localDates } from "../dates/local-dates.ts";
import { parseDateTime, parseDay } from "../dates/parse-date-time.ts";
import { findAtPerson } from "../read-line/at-person.ts";
import { readAway } from "../read-line/away.ts";
import { lineInWords } from "../read-line/line-in-words.ts";
import { toWords } from "../read-line/words.ts";
import { phrases as ar } from "./ar.ts";
import { phrases as de } from "./de.ts";
import { phrases as es } from "./es.ts";
import { phrases as fr } from "./fr.ts";
import { lines as arLines } from "./lines/ar.ts";
import { lines as deLines } from "./lines/de.ts";
import { lines as enLines } from "./lines/en.ts";
import { lines as esLines } from "./lines/es.ts";
import { lines as frLines } from "./lines/fr.ts";
import { lines as nlLines } from "./lines/nl.ts";
import { lines as ptLines } from "./lines/pt-br.ts";
import { phrases as nl } from "./nl.ts";
import { phrases as pt } from "./pt-br.ts";

const linesOf = (text: string) => text.trim().split("\n");
const english = linesOf(enLines);
const languages = [
  { language: "de", phrases: de, lines: linesOf(deLines) },
  { language: "fr", phrases: fr, lines: linesOf(frLines) },
  { language: "es", phrases: es, lines: linesOf(esLines) },
  { language: "pt-BR", phrases: pt, lines: linesOf(ptLines) },
  { language: "nl", phrases: nl, lines: linesOf(nlLines) },
  { language: "ar", phrases: ar, lines: linesOf(arLines) },
];

/** What a line does, when and for how long; whether it says with whom, and all that it needs. */
function understood(line: string, context = {}) {
  const [values, ...parts] = lineInWords(line, context).split(" | ");
  const isNamed = parts.some((part) => part.startsWith("Who "));
  return { values, isNamed, isOpen: parts.includes("...") };
}

/** Every line that the tests of the English reader have, also those that say nothing. */
const samples = ["bookings", "activities", "tasks", "deeds", "fields", "searches"].flatMap(
  (file) => {
    const text = readFileSync(`${import.meta.dirname}/../read-line/${file}.test.ts`, "utf8");
    const rows = [...text.matchAll(/^(?!test|const)(\S.*?) +=>/gm)].map(([, line = ""]) => line);
    const quoted = [...text.matchAll(/^ {2}"(.+)",$/gm)].map(([, line = ""]) => line);
    return [...rows, ...quoted];
  },
);

for (const { language, phrases, lines } of languages) {
  const written = { phrases };

  test.each(lines.map((line, place) => [line, english[place] ?? ""]))(
    `${language}: %s`,
    (line, same) => {
      expect(understood(line, { written })).toEqual(understood(same));
    },
  );

  test(`${language} has every line`, () => {
    expect(lines).toHaveLength(english.length);
  });

  test(`beside ${language}, English means what it means`, () => {
    expect(samples.length).toBeGreaterThan(350);
    for (const line of [...samples, ...english]) {
      // It is Arabic, and says "Mariam tomorrow".
      if (language === "ar" && line === "مريم غدا") continue;
      expect(lineInWords(line, { written }), line).toBe(lineInWords(line));
      expect(lineInWords(line, { written, as: "task" }), line).toBe(
        lineInWords(line, { as: "task" }),
      );
    }
  });

  test(`what is written in ${language} can be typed`, () => {
    for (let ahead = 0; ahead < 366; ahead += 11) {
      const date = addDays("2026-11-22", ahead);
      for (const style of ["long", "full", "shortWithYear", "shortWeekdayDateYear"] as const) {
        const typed = localDates.date(language, date, style, "dmy");
        expect(parseDay(typed, { now: "2026-11-22T13:20", phrases }), typed).toBe(date);
      }
    }
  });

  test(`${language}: no words throw, and all stay in their places`, () => {
    const word = fc.constantFrom(
      ...new Set([...lines, ...english].flatMap((line) => line.split(/\s+/))),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), (words) => {
        const line = words.join(" ");
        lineInWords(line, { written });
        const typed = toWords(line);
        const spans = new Set(typed.flatMap(({ start, end }) => [start, end]));
        for (const { start, end } of phrases.translate(typed) ?? []) {
          expect(spans.has(start) && spans.has(end)).toBe(true);
        }
      }),
      { numRuns: scaled(2000) },
    );
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (line) => {
        lineInWords(line, { written });
        parseDateTime(line, { now: "2026-11-22T13:20", phrases });
      }),
      { numRuns: scaled(1000) },
    );
  });
}

test("digits may be Arabic ones, in any language", () => {
  const arabic = (line: string) =>
    line.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? digit);
  for (const { lines, phrases } of [...languages, { lines: english, phrases: undefined }]) {
    for (const line of lines) {
      const context = { written: { phrases } };
      expect(understood(arabic(line), context), arabic(line)).toEqual(understood(line, context));
    }
  }
  expect(parseDay("٢٧/١١/٢٠٢٦", { now: "2026-11-22T13:20" })).toBe("2026-11-27");
});

test("who is away says so in any of them", () => {
  const read = (line: string, { phrases }: (typeof languages)[number]) => {
    const { from, until } = readAway(line, { now: "2026-11-22T13:20", phrases }) ?? {};
    return `${from} ${until}`;
  };
  const days = "2026-11-30 2026-12-11";
  const [german, french, spanish, portuguese, dutch, arabic] = languages;
  expect(read("abwesend vom 30. November bis 11. Dezember", german!)).toBe(days);
  expect(read("congés du 30 novembre au 11 décembre", french!)).toBe(days);
  expect(read("vacaciones del 30 de noviembre al 11 de diciembre", spanish!)).toBe(days);
  expect(read("férias de 30 de novembro até 11 de dezembro", portuguese!)).toBe(days);
  expect(read("vakantie van 30 november tot 11 december", dutch!)).toBe(days);
  expect(read("je m’absente du 30 novembre au 11 décembre", french!)).toBe(days);
  expect(read("ausencia del 30 de noviembre al 11 de diciembre", spanish!)).toBe(days);
  expect(read("إجازة من 30 نوفمبر إلى 11 ديسمبر", arabic!)).toBe(days);
});

test.each([
  ["de", "kunden hinzufügen Zelda Quint", "new customer Zelda Quint"],
  ["es", "registrar llamada Anna quiere el nuevo presupuesto", "call anna wants the new quote"],
  ["es", "registrar Anna quiere un descuento", "note anna wants a discount"],
  ["es", "ayer hablé con Anna por las tarifas", "yesterday call anna about the rates"],
  ["pt-BR", "me reuni com Anna ontem", "met anna yesterday"],
  ["nl", "Anna vrijdag 15u overleg", "anna fri 3pm review"],
  ["nl", "morgen om 15u30 Anna overleg", "tomorrow 3:30pm anna review"],
  ["nl", "dinsdag 10 uur Anna 2 u", "tue 10 anna 2 hours"],
  ["ar", "رسالة مريم غدًا", "email anna tomorrow"],
  ["ar", "دوّن مريم تريد خصمًا", "note anna wants a discount"],
  ["ar", "الثلاثاء الساعة 10 مريم 45 د", "tue 10 anna 45 min"],
  ["ar", "الثلاثاء الساعة 10 مريم 2 س", "tue 10 anna 2 hours"],
])("in %s, one can also say %s", (language, line, same) => {
  const phrases = languages.find((each) => each.language === language)?.phrases;
  expect(understood(line, { written: { phrases } })).toEqual(understood(same));
});

test("a word that leads to one of us goes with the name", () => {
  const people = [{ _id: "1", name: "Ben Ito" }];
  expect(findAtPerson("Aufgabe für @ben Angebot", people, de)?.rest).toBe(
    "Aufgabe          Angebot",
  );
  expect(findAtPerson("tâche pour @ben devis", people, fr)?.rest).toBe("tâche           devis");
});

test("a title says it as the language does", () => {
  const titled = (line: string, { phrases }: (typeof languages)[number]) =>
    lineInWords(line, { written: { phrases } }).split(" | ").at(-1);
  const [german, french, spanish, , dutch] = languages;
  expect(titled("Anna morgen wegen des Angebots anrufen", german!)).toBe(
    "= Anna wegen des Angebots anrufen",
  );
  expect(titled("appeler anna demain", french!)).toBe("= Appeler Anna");
  expect(titled("llamar a anna mañana", spanish!)).toBe("= Llamar a Anna");
  expect(titled("Anna morgen bellen", dutch!)).toBe("= Anna bellen");
  expect(titled("nachfassen anna morgen", german!)).toBe("= Nachfassen bei Anna");
});
