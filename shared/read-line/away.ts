import { parseDay } from "../dates/parse-date-time.ts";
import type { Wall } from "../dates/parse-day.ts";
import type { Phrases } from "../phrases/phrases.ts";
import type { Part } from "./line.ts";
import { spanOf, toWords } from "./words.ts";

/** "away nov 30 to dec 11": whole days, the last one among them. */
export interface AwayLine {
  from: string;
  until: string;
  parts: Part[];
}

const line = /^(away\s+(?:from\s+)?)(.*?)\s*$/i;
const link = /(?:^|\s+)(?:to|until|till|through|–|-)\s+/i;

/** Undefined for what says no day: it is looked for. */
export function readAway(
  text: string,
  { phrases, ...wall }: Omit<Wall, "bare">,
): AwayLine | undefined {
  return readEnglish(text, wall) ?? (phrases && readOwn(text, wall, phrases));
}

/** "abwesend vom 30. November bis 11. Dezember" */
function readOwn(text: string, wall: Omit<Wall, "bare">, phrases: Phrases): AwayLine | undefined {
  const [verb, ...words] = phrases.translate(toWords(text)) ?? [];
  if (verb?.plain !== "away") return undefined;
  const days = words.filter(({ plain }) => plain !== "from" && plain !== "of");
  const place = days.findIndex(({ plain }) => /^(?:to|until|-)$/.test(plain));
  const first = place < 0 ? days : days.slice(0, place);
  const last = place < 0 ? [] : days.slice(place + 1);
  const [start, end] = [first, last].map((its) => its.map(({ plain }) => plain).join(" "));
  const read = readEnglish(`away ${start}${end ? ` to ${end}` : ""}`, wall);
  if (!read) return undefined;
  const parts = [
    ...(first.length > 0 ? [{ name: "When" as const, ...spanOf(first) }] : []),
    ...(last.length > 0 ? [{ name: "Until" as const, ...spanOf(last) }] : []),
  ];
  return { ...read, parts };
}

function readEnglish(text: string, wall: Omit<Wall, "bare">): AwayLine | undefined {
  const [, verb = "", said = ""] = line.exec(text) ?? [];
  if (said === "") return undefined;
  const found = link.exec(said);
  const first = found ? said.slice(0, found.index) : said;
  const last = found ? said.slice(found.index + found[0].length) : "";
  const today = wall.now.slice(0, 10);
  const from = first === "" ? today : parseDay(first, { ...wall, min: today });
  if (from === null) return undefined;
  const until = last === "" ? from : parseDay(last, { ...wall, near: from, min: from });
  if (until === null || until < from) return undefined;
  const partOf = (name: Part["name"], words: string): Part[] => {
    const start = verb.length + said.lastIndexOf(words);
    return words === "" ? [] : [{ name, start, end: start + words.length }];
  };
  const parts = [...partOf("When", first), ...partOf("Until", last)];
  return { from, until, parts };
}
