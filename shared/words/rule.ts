import { toCode, type ValuesOf } from "./codes.ts";
import { rules } from "./en/rules.ts";
import { say } from "./say.ts";

type Rules = typeof rules;
export type RuleCode = keyof Rules;
type Write = (code: string, values: unknown[]) => string;

export type Rule = { error: () => string };

let write: Write = (code, values) => say(rules, code, values) ?? code;

/**
 * What a schema says of an input, in the words there are when it is read: browsers have one language. The
 * server makes codes of them, as each call may ask for another.
 */
export function rule<Code extends keyof Rules>(code: Code, ...values: ValuesOf<Rules[Code]>): Rule {
  return { error: () => sayRule(code, values) };
}

/** The same of a code that was found in another way, at once. */
export function sayRule(code: RuleCode, values: unknown[]): string {
  return write(code, values);
}

export function writeRulesAsCodes(): void {
  write = (code, values) => toCode("rules", code, values);
}
