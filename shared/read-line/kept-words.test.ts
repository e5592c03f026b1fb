import fc from "fast-check";
import { expect, test } from "vitest";
import { scaled } from "../../tools/random.ts";
import { addDays, weekdayOf } from "../dates/dates.ts";
import { nameLine } from "./name-line.ts";
import { pickPerson } from "./pick-person.ts";
import { readLine } from "./read-line.ts";
import { toWords } from "./words.ts";

const now = "2026-11-22T13:20";
const today = now.slice(0, 10);
const people = [
  { _id: "1", name: "Anna Berg", companyName: "Berg & Co.", lastContact: "2026-11-20" },
  { _id: "2", name: "Aoife Quinlan", companyName: "Harbor Books", lastContact: "2026-11-01" },
  { _id: "3", name: "Aoife Quinlan", companyName: "Tamarind", lastContact: "2026-10-01" },
];

const said = (
  "anna berg aoife quinlan qinlan harbor tue tuesday tuesdays next last this every each other second monday today " +
  "yesterday tomorrow in 2 3 weeks days times until dec 24 10 9am 9-10 3pm noon 45m 2h for half an hour call called " +
  "note met email task follow up book remind me to with at from of and active pending is now #vip weekly daily review " +
  "rates invoice standup lunch about the new wants it by due morning month 15th first friday of " +
  "move cancel held no-show delete snooze tag canceled was"
).split(" ");

/** All that a reading may take out of the text, besides names. */
const understood =
  /^(?:[\d@#].*|to(?:day|morrow|night)|tmrw|yesterday|the|day|days|next|last|in|an?|on|at|this|noon|morning|before|after|from|of|ago|weeks?|months?|hours?|half|h|m|\w+days?|tue|dec|every|each|other|second|first|add|and|new|times|to|until|due|by|for|weekly|daily|call|called|note|met|email|task|follow|up|book|remind|me|active|pending|with|move|cancel(?:ed)?|held|no-show|no|show|delete|snooze|tag)$/;
/** Between a name and a status or a verb: they say nothing themselves. */
const linking = /^(?:is|was|are|to|as|now|with|for|from|by|at|of|the|an?|-)$/;

test("no line loses a word in silence: each is understood, a name, or in the text", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...said), { minLength: 1, maxLength: 9 }), (words) => {
      const text = words.join(" ");
      const line = readLine(text, { now });
      if (!line) return;
      const found = line.names.map((word) => ({ word, people }));
      const [first] = pickPerson(line, found, { today }).people;
      const named = nameLine(line, first ? { ...first.fit, name: first.person.name } : null);
      if (!named.complete) return;
      const kept = named.text.toLowerCase().split(/\s+/);
      for (const word of toWords(text)) {
        const part = named.parts.find(({ start, end }) => start <= word.start && word.end <= end);
        const isName = first?.fit.words.some((one) => one.place === word.place);
        const isText = kept.includes(word.plain);
        const isTold =
          part !== undefined && part.name !== "What" && part.name !== "Text" && part.name !== "Who";
        const isKept = isText || isName || (isTold ? understood : linking).test(word.plain);
        expect(isKept, `"${word.text}" of "${text}"`).toBe(true);
      }
    }),
    { numRuns: scaled(20_000) },
  );
});

const names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

test("every weekday, said with next, this, on or alone, from every weekday", () => {
  for (let ahead = 0; ahead < 7; ahead++) {
    const from = addDays(today, ahead);
    for (const [index, name] of names.entries()) {
      for (const written of [name, name.slice(0, 3)]) {
        const away = (index - weekdayOf(from) + 7) % 7;
        const read = (text: string, weekStart = 0) => {
          const line = readLine(`${text} 3pm anna`, {
            now: `${from}T13:20`,
            written: { weekStart },
          });
          return [line?.day, line?.otherDay];
        };
        const coming = addDays(from, away);
        expect(read(written), `${written} on ${from}`).toEqual([coming, null]);
        expect(read(`on ${written}`)).toEqual([coming, null]);
        expect(read(`this ${written}`)).toEqual([coming, null]);
        const next = addDays(from, away || 7);
        const followed = addDays(next, 7);
        // Sundays begin the week, or Mondays: until it is over, "next" may be in it or after it.
        const isInWeek = away > 0 && index > weekdayOf(from);
        expect(read(`next ${written}`)).toEqual([next, isInWeek ? followed : null]);
        const isInMondays = away > 0 && (index + 6) % 7 > (weekdayOf(from) + 6) % 7;
        expect(read(`next ${written}`, 1)).toEqual([next, isInMondays ? followed : null]);
      }
    }
  }
});
