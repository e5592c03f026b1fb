import { z } from "zod";

const maxShort = 200;
const maxLong = 10_000;

/** NUL can't be stored by PostgreSQL, and half a surrogate pair can't be written as UTF-8. */
function isStorable(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

function tooLong(max: number): string {
  return `Must be ${max.toLocaleString("en-US")} characters or fewer`;
}

/** Any text that both engines can store, trimmed, at most `max` UTF-16 units long. */
export function storableText(max: number) {
  return z
    .string("Must be text")
    .trim()
    .max(max, tooLong(max))
    .refine(isStorable, "Contains characters that cannot be stored");
}

/** Spaces, control characters, and what has no look of its own, such as a zero-width joiner. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text that must not be empty, nor of invisible characters alone; `message` says so. */
export function requiredText(message: string, max = maxShort) {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .refine((value) => visible.test(value), message)
    .max(max, tooLong(max))
    .refine(isStorable, "Contains characters that cannot be stored");
}

/** A single line that may be left empty; the empty string stands for "not given". */
export function optionalText(max = maxShort) {
  return storableText(max);
}

/** Notes and descriptions. */
export function longText() {
  return storableText(maxLong);
}

/** An e-mail address; 254 is the longest that RFC 5321 lets through. */
export function requiredEmail(required: string, invalid: string) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .max(254, invalid)
    .regex(z.regexes.email, invalid);
}

export function optionalEmail(invalid: string) {
  return z
    .string("Must be text")
    .trim()
    .max(254, invalid)
    .refine((value) => value === "" || z.regexes.email.test(value), invalid)
    .meta({ pattern: `^$|${z.regexes.email.source}` });
}

/**
 * An id taken from a path or a body. Any text is allowed: one that names nothing is simply not
 * found, so that a mistyped address and a deleted record look the same.
 */
export function idText(message = "Unknown id") {
  return requiredText(message, maxShort).meta({
    description: "Leading and trailing spaces are removed",
  });
}

export const idParams = z.object({ id: idText() });
