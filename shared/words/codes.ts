import type { answers } from "./en/answers.ts";
import type { rules } from "./en/rules.ts";

type Rules = typeof rules;
type Answers = typeof answers;
type ValuesOf<Message> = Message extends (...values: infer Values) => string ? Values : [];

/**
 * What a schema says of an input is a code with its values, `rules.passwordShort[6]`, until somebody reads
 * it: a form shows it in the words on screen, the server writes it in the language that the call asks for.
 */
export function rule<Code extends keyof Rules>(
  code: Code,
  ...values: ValuesOf<Rules[Code]>
): string {
  return toCode("rules", code, values);
}

/** The same of what the server refuses: `answers.tooManyAttempts[3]`. */
export function answer<Code extends keyof Answers>(
  code: Code,
  ...values: ValuesOf<Answers[Code]>
): string {
  return toCode("answers", code, values);
}

function toCode(area: string, code: string, values: unknown[]): string {
  return `${area}.${code}${values.length > 0 ? JSON.stringify(values) : ""}`;
}

interface Code {
  area: string;
  code: string;
  values: unknown[];
}

/** The parts of a code; undefined for a text that says itself. */
export function readCode(message: string): Code | undefined {
  const [, area, code, values = "[]"] = /^(rules|answers)\.(\w+)(\[.*\])?$/s.exec(message) ?? [];
  // As toCode() wrote them.
  return area && code ? { area, code, values: JSON.parse(values) } : undefined;
}

/** A code in words, by its area; any other text stays. */
export function inWords(message: string, areas: Record<string, object>): string {
  const read = readCode(message);
  // as: messages by their names.
  const words = areas[read?.area ?? ""] as Record<string, unknown> | undefined;
  const said = read && words?.[read.code];
  if (!read || said === undefined) return message;
  return typeof said === "function" ? said(...read.values) : String(said);
}
