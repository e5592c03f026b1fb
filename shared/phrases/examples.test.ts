import { expect, test } from "vitest";
import { clockInWords, dateInWords, writeDatesBy } from "../dates/date-words.ts";
import { localDates } from "../dates/local-dates.ts";
import { parseDateTime, parseDay } from "../dates/parse-date-time.ts";
import { findAtPerson } from "../read-line/at-person.ts";
import { readLine } from "../read-line/read-line.ts";
import { palette as arPalette } from "../words/ar/palette.ts";
import { parts as arParts } from "../words/ar/parts.ts";
import { tasks as arTasks } from "../words/ar/tasks.ts";
import { palette as dePalette } from "../words/de/palette.ts";
import { parts as deParts } from "../words/de/parts.ts";
import { tasks as deTasks } from "../words/de/tasks.ts";
import { palette as enPalette } from "../words/en/palette.ts";
import { parts as enParts } from "../words/en/parts.ts";
import { tasks as enTasks } from "../words/en/tasks.ts";
import { palette as esPalette } from "../words/es/palette.ts";
import { parts as esParts } from "../words/es/parts.ts";
import { tasks as esTasks } from "../words/es/tasks.ts";
import { palette as frPalette } from "../words/fr/palette.ts";
import { parts as frParts } from "../words/fr/parts.ts";
import { tasks as frTasks } from "../words/fr/tasks.ts";
import { palette as nlPalette } from "../words/nl/palette.ts";
import { parts as nlParts } from "../words/nl/parts.ts";
import { tasks as nlTasks } from "../words/nl/tasks.ts";
import { palette as ptPalette } from "../words/pt-BR/palette.ts";
import { parts as ptParts } from "../words/pt-BR/parts.ts";
import { tasks as ptTasks } from "../words/pt-BR/tasks.ts";
import { phrases as ar } from "./ar.ts";
import { phrases as de } from "./de.ts";
import { phrases as es } from "./es.ts";
import { phrases as fr } from "./fr.ts";
import { phrases as nl } from "./nl.ts";
import { phrases as pt } from "./pt-br.ts";

// What screens tell to type must be read, in each language.

const languages = [
  { name: "English", phrases: undefined, palette: enPalette, parts: enParts, tasks: enTasks },
  { name: "German", code: "de", phrases: de, palette: dePalette, parts: deParts, tasks: deTasks },
  { name: "French", code: "fr", phrases: fr, palette: frPalette, parts: frParts, tasks: frTasks },
  { name: "Spanish", code: "es", phrases: es, palette: esPalette, parts: esParts, tasks: esTasks },
  {
    name: "Portuguese",
    code: "pt-BR",
    phrases: pt,
    palette: ptPalette,
    parts: ptParts,
    tasks: ptTasks,
  },
  { name: "Dutch", code: "nl", phrases: nl, palette: nlPalette, parts: nlParts, tasks: nlTasks },
  { name: "Arabic", code: "ar", phrases: ar, palette: arPalette, parts: arParts, tasks: arTasks },
];

writeDatesBy(localDates);

/** A Sunday. */
const now = "2026-11-22T13:20";

/** Texts in the quotation marks of any language. */
function quotedIn(text: string): string[] {
  const marked = text.replaceAll(/[\u2068\u2069\u202f]/g, "");
  return [...marked.matchAll(/[“„«](.+?)[”“»]/g)].map(([, quoted = ""]) => quoted);
}

test.each(languages)("$name: the examples of lines do what stands beside them", (one) => {
  const { lines } = one.palette.examples;
  const written = { ...(one.phrases && { phrases: one.phrases }) };
  const read = (line: string, as?: "task" | "call") =>
    readLine(line.replaceAll(/[\u2068\u2069]/g, ""), { now, written, ...(as && { as }) });
  expect(read(lines.book("Anna"))).toMatchObject({ kind: "book", day: "2026-11-23" });
  expect(read(lines.log("Anna"))?.kind).toBe("call");
  expect(read(lines.add("Anna"))).toMatchObject({ kind: "task", day: "2026-11-27" });
  expect(read(lines.send("Anna"), "task")).toMatchObject({ kind: "task", day: "2026-11-27" });
  expect(read(lines.callBack("Anna"), "task")).toMatchObject({
    ...{ kind: "task", day: "2026-11-23", time: "15:00" },
  });
  expect(read(lines.taxes, "task")).toMatchObject({ kind: "task", day: "2026-12-04" });
  expect(read(lines.notThere("Anna"), "call")).toMatchObject({ kind: "call", day: "2026-11-21" });
  const [book, log, add] = quotedIn(one.palette.placeholders.anything);
  expect([book, log, add].map((line = "") => read(line)?.kind)).toEqual(["book", "call", "task"]);
});

test.each(languages)("$name: the examples of days and times are read", (one) => {
  const wall = { now, ...(one.phrases && { phrases: one.phrases }) };
  const days = [
    ...one.palette.placeholders.day.split(/[,،] /),
    ...quotedIn(one.palette.hints.day),
    ...quotedIn(one.parts.tryDay("2026-12-04")),
    ...quotedIn(one.parts.tryPastDay("2026-12-04")),
  ];
  for (const day of days) expect(parseDay(day, wall), day).not.toBeNull();
  const times = [one.parts.tryTimes["12"], one.parts.tryTimes["24"]];
  for (const time of times.flatMap((say) => quotedIn(say("2026-12-04")))) {
    expect(parseDateTime(time, wall), time).not.toBeNull();
  }
});

test.each(languages)("$name: what is written is read again, on either clock", (one) => {
  const { code = "en", phrases } = one;
  const wall = { now, dayFirst: code !== "en", ...(phrases && { phrases }) };
  const order = code === "en" ? "mdy" : "dmy";
  for (const value of ["2026-12-04T09:05", "2027-03-01T00:30", "2026-11-24T15:00"]) {
    const [day = "", time = ""] = value.split("T");
    for (const clock of ["12", "24"] as const) {
      for (const style of ["long", "shortWeekdayLong", "shortWithYear"] as const) {
        const written = `${dateInWords(day, style, order, code)} ${clockInWords(time, clock, code)}`;
        const hours24 = clock === "24";
        expect(parseDateTime(written, { ...wall, hours24 })?.value, written).toBe(value);
      }
    }
  }
});

test("who is free, and what is given to whom, is asked in any of them", () => {
  const people = [{ _id: "1", name: "Ben Ito" }];
  const isFree = (line: string, { phrases }: (typeof languages)[number]) => {
    const rest = findAtPerson(line, people, phrases)?.rest ?? "";
    return phrases?.endOf("free", rest) === rest.trimEnd().length;
  };
  const [, german, french, spanish, portuguese, dutch, arabic] = languages;
  expect(isFree("frei @ben", german!)).toBe(true);
  expect(isFree("wann ist @ben frei", german!)).toBe(true);
  expect(isFree("frei am Freitag @ben", german!)).toBe(false);
  expect(isFree("libre @ben", french!)).toBe(true);
  expect(isFree("buscar hora con @ben", spanish!)).toBe(true);
  expect(isFree("quando está livre @ben", portuguese!)).toBe(true);
  expect(isFree("tijd zoeken met @ben", dutch!)).toBe(true);
  expect(isFree("متى يتاح @ben", arabic!)).toBe(true);

  const given = (line: string, { phrases }: (typeof languages)[number]) =>
    line.slice(0, phrases?.endOf("give", line));
  expect(given("übergib Anna an @ben", german!)).toBe("übergib");
  expect(given("Confier Anna à @ben", french!)).toBe("Confier");
  expect(given("traspasar a Anna a @ben", spanish!)).toBe("traspasar");
  expect(given("transferir Anna para @ben", portuguese!)).toBe("transferir");
  expect(given("geef Anna aan @ben", dutch!)).toBe("geef");
  expect(given("تسليم مريم إلى @ben", arabic!)).toBe("تسليم");
  expect(german!.phrases?.endOf("give", "Anna übergibt")).toBeUndefined();
});

test("every word that gives is as long as the English one that stands for it", () => {
  for (const { phrases } of languages) expect(phrases?.endOf("give", "gib Anna")).toBeUndefined();
});
