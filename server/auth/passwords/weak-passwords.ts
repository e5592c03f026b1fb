import { answer } from "../../../shared/words/codes.ts";
import { invalidField } from "../../errors.ts";

/** Passwords that anyone tries who knows where they are. */
const productNames = ["client desk"];

/** Of the most common ones, those that anyone tries with digits and symbols around them, too. */
const mostCommon = 3000;

/**
 * Throws the refusal of a field when its password is among those that are tried first: the 49,000
 * most common ones in any case of letters, the first 3,000 of them (ASVS 5.0, 6.2.4) also with digits
 * or symbols before or behind, and the user's own name and email and the product's name, also with
 * such between (6.2.11).
 */
export async function refuseWeakPassword(
  field: string,
  password: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const typed = password.normalize("NFKC").toLowerCase();
  const [mailbox = ""] = email.split("@");
  const known = [name, email, mailbox, ...productNames].map(toLetters);
  const isKnown = known.includes(toLetters(typed));
  const isOneCharacter = /^(.)\1*$/su.test(typed) || typed.trim() === "";
  const common = isKnown || isOneCharacter ? null : await readCommonPasswords();
  if (!common || common.has(typed) || (common.get(withoutEnds(typed)) ?? mostCommon) < mostCommon) {
    throw invalidField(field, answer("passwordWeak"));
  }
}

/** Without letters there is nothing to compare: such a text is only itself. */
function toLetters(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}]/gu, "") || text
  );
}

/** "password" of "password1!"; a number stays what it is. */
function withoutEnds(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "") || text;
}

let commonPasswords: Promise<ReadonlyMap<string, number>> | undefined;

/** With their ranks from 0; 5 MB, read when the first password is chosen. All are in lower case. */
function readCommonPasswords(): Promise<ReadonlyMap<string, number>> {
  commonPasswords ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Map(dictionary["passwords-common"].map((password, rank) => [String(password), rank])),
  );
  return commonPasswords;
}
