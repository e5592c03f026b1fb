import type { answers } from "./en/answers.ts";
import { say } from "./say.ts";

type Answers = typeof answers;
export type ValuesOf<Message> = Message extends (...values: infer Values) => string ? Values : [];

/**
 * What the server refuses is a code with its values, `answers.tooManyAttempts[3]`, until it is sent: it is
 * written in the language that the call asks for.
 */
export function answer<Code extends keyof Answers>(
  code: Code,
  ...values: ValuesOf<Answers[Code]>
): string {
  return toCode("answers", code, values);
}

/** The header that has the code of a refusal, which is the same in each language. */
export const refusalHeader = "Refusal";

export function toCode(area: string, code: string, values: unknown[]): string {
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

/** A code in words, by its area, with its values as they are written; any other text stays. */
export function inWords(
  message: string,
  areas: Record<string, object>,
  write: (value: unknown) => unknown = (value) => value,
): string {
  const read = readCode(message);
  return (read && say(areas[read.area] ?? {}, read.code, read.values.map(write))) ?? message;
}
