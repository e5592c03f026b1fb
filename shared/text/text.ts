import { z } from "zod";
import { type Rule, rule } from "../words/rule.ts";

const maxShort = 200;
const maxLong = 10_000;

/** PostgreSQL cannot store NUL, and half a surrogate pair cannot be encoded as UTF-8. */
function isStorable(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

/** Text that both engines can store, trimmed, at most `max` UTF-16 units long. */
export function storableText(max: number) {
  return z
    .string(rule("notText"))
    .trim()
    .max(max, rule("tooLong", max))
    .refine(isStorable, rule("notStorable"));
}

/** Spaces, control characters, and invisible characters such as a zero-width joiner. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Text that must not be empty or all invisible; `message` says so. */
export function requiredText(message: string | Rule, max = maxShort) {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .refine(isVisible, message)
    .max(max, rule("tooLong", max))
    .refine(isStorable, rule("notStorable"));
}

/** A single line that may be empty; the empty string stands for "not given". */
export function optionalText(max = maxShort) {
  return storableText(max);
}

/** Notes and descriptions. */
export function longText() {
  return storableText(maxLong);
}

/** An email address; 254 is the longest that RFC 5321 allows. */
export function requiredEmail(required: string | Rule, invalid: string | Rule) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(254, invalid)
    .regex(z.regexes.email, invalid);
}

export function optionalEmail(invalid: string | Rule) {
  return z
    .string(rule("notText"))
    .trim()
    .max(254, invalid)
    .refine((value) => value === "" || z.regexes.email.test(value), invalid)
    .meta({ pattern: `^$|${z.regexes.email.source}` });
}

/**
 * An id from a path or a body. Any text is allowed: one that matches nothing is simply not found,
 * so that a mistyped address and a deleted record look the same.
 */
export function idText(message: string | Rule = "Unknown id") {
  return requiredText(message, maxShort).meta({
    description: "Leading and trailing spaces are removed",
  });
}

export const idParams = z.object({ id: idText() });
