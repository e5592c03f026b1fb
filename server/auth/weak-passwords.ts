import { messages } from "../../shared/messages.ts";
import { invalidField } from "../errors.ts";

/** Passwords that anyone tries who knows where they are. */
const productNames = ["client desk"];

/**
 * Throws the refusal of a field when its password is among those that are tried first: the 40,000
 * most common ones (ASVS 5.0, 6.2.4 asks for 3,000), in any case of letters, and the user's own name
 * and email and the product's name, also with digits or symbols before, between or behind (6.2.11).
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
  if (isKnown || (await readCommonPasswords()).has(typed)) {
    throw invalidField(field, messages.auth.passwordWeak);
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

let common: Promise<ReadonlySet<string>> | undefined;

/** 5 MB, read when the first password is chosen. All of them are in lower case. */
function readCommonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return common;
}
