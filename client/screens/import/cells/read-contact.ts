import { z } from "zod";
import { findEmail, findPhones } from "../../../../shared/read-signature/contacts.ts";
import { toLines } from "../../../../shared/read-signature/lines.ts";
import { faults } from "../../../../shared/words/en/faults.ts";
import type { Problem } from "../rows/draft.ts";

function isEmail(text: string): boolean {
  return text.length <= 254 && z.regexes.email.test(text);
}

/** An address, also out of `Anna Berg <anna@berg.example>`. */
export function readEmail(text: string): string | null | Problem {
  if (text === "" || isEmail(text)) return text || null;
  const bare = text
    .replace(/^mailto:/i, "")
    .replace(/^.*<([^<>]+)>.*$/s, "$1")
    .replace(/^["'(\s]+|["'),;.\s]+$/g, "");
  if (isEmail(bare)) return bare;
  return problemOf(bare) ?? { text: faults.email };
}

const repairsOf = (): readonly [RegExp, (text: string) => string, string, string][] => [
  [/@.*@/, (text) => text.replace(/@+/g, "@"), faults.twoAts, faults.useOne],
  [/\s/, (text) => text.replace(/\s+/g, ""), faults.space, faults.removeSpace],
  [/,/, (text) => text.replace(/,/g, "."), faults.comma, faults.useDot],
  [/\.\./, (text) => text.replace(/\.{2,}/g, "."), faults.twoDots, faults.useOne],
  [
    /\s*[[(]?\bat\b[\])]?\s*/i,
    (text) =>
      text.replace(/\s*[[({]?\b(?:at)\b[\])}]?\s*/i, "@").replace(/\s*[[({]dot[\])}]\s*/gi, "."),
    faults.noAt,
    faults.useOne,
  ],
];

function problemOf(text: string): Problem | null {
  for (const [sign, repair, problem, label] of repairsOf()) {
    if (!sign.test(text)) continue;
    const repaired = repair(text);
    if (isEmail(repaired)) return { text: problem, fix: { label, text: repaired } };
  }
  const found = findEmail(toLines(text));
  return found && isEmail(found.text)
    ? { text: faults.notOnlyEmail, fix: { label: faults.use(found.text), text: found.text } }
    : null;
}

const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/** A number as it is written; one that a spreadsheet made 1.5155E+10 of only where no digit is lost. */
export function readPhone(text: string): string | null | Problem {
  if (text === "") return null;
  const [, first = "", rest = "", power] = scientific.exec(text) ?? [];
  if (power) {
    const digits = first + rest;
    if (Number(power) > 14) return { text: faults.phone };
    return digits.length > Number(power) - 3
      ? digits.padEnd(Number(power) + 1, "0")
      : { text: faults.cutDigits(text) };
  }
  const bare = text.replace(/^tel:/i, "").replace(/^(\+?\d{7,15})\.0$/, "$1");
  if (bare.length <= 50 && /\d/.test(bare)) return bare;
  const [found] = findPhones(toLines(text));
  if (!found) return { text: faults.phone };
  return { text: faults.moreThanNumber, fix: { label: faults.use(found.text), text: found.text } };
}
