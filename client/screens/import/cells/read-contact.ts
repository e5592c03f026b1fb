import { z } from "zod";
import { findEmail, findPhones } from "../../../../shared/read-signature/contacts.ts";
import { toLines } from "../../../../shared/read-signature/lines.ts";
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
  return problemOf(bare) ?? { text: "Not an email" };
}

const repairs: readonly [RegExp, (text: string) => string, string, string][] = [
  [/@.*@/, (text) => text.replace(/@+/g, "@"), "Two @ signs", "Use one"],
  [/\s/, (text) => text.replace(/\s+/g, ""), "Contains a space", "Remove the space"],
  [/,/, (text) => text.replace(/,/g, "."), "Contains a comma", "Use a dot"],
  [/\.\./, (text) => text.replace(/\.{2,}/g, "."), "Two dots", "Use one"],
  [
    /\s*[[(]?\bat\b[\])]?\s*/i,
    (text) =>
      text.replace(/\s*[[({]?\b(?:at)\b[\])}]?\s*/i, "@").replace(/\s*[[({]dot[\])}]\s*/gi, "."),
    "No @ sign",
    "Use one",
  ],
];

function problemOf(text: string): Problem | null {
  for (const [sign, repair, problem, label] of repairs) {
    if (!sign.test(text)) continue;
    const repaired = repair(text);
    if (isEmail(repaired)) return { text: problem, fix: { label, text: repaired } };
  }
  const found = findEmail(toLines(text));
  return found && isEmail(found.text)
    ? { text: "Not only an email", fix: { label: `Use ${found.text}`, text: found.text } }
    : null;
}

const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;

/** A number as it is written; one that a spreadsheet made 1.5155E+10 of only where no digit is lost. */
export function readPhone(text: string): string | null | Problem {
  if (text === "") return null;
  const [, first = "", rest = "", power] = scientific.exec(text) ?? [];
  if (power) {
    const digits = first + rest;
    if (Number(power) > 14) return { text: "Not a phone number" };
    return digits.length > Number(power) - 3
      ? digits.padEnd(Number(power) + 1, "0")
      : { text: `The spreadsheet cut off digits (${text})` };
  }
  const bare = text.replace(/^tel:/i, "").replace(/^(\+?\d{7,15})\.0$/, "$1");
  if (bare.length <= 50 && /\d/.test(bare)) return bare;
  const [found] = findPhones(toLines(text));
  if (!found) return { text: "Not a phone number" };
  return { text: "More than a number", fix: { label: `Use ${found.text}`, text: found.text } };
}
