import { z } from "zod";
import { desk } from "../../../../shared/words/en/desk.ts";

/** As many as one call takes, see shared/account/desks.ts. */
export const mostEmails = 20;

/** "Tom Weller <t.weller@postbox.example>" and "mailto:" of what was copied from elsewhere. */
const written = /<([^<>\s]+@[^<>\s]+)>/g;
const mailto = /\bmailto:/gi;

/** The addresses in a text, in its order, each once without regard to case; what is none as well. */
export function splitEmails(text: string, known: readonly string[] = []): string[] {
  const seen = new Set(known.map(toKey));
  const plain = text.replace(mailto, "");
  const named = [...plain.matchAll(written)].map(([, email = ""]) => email);
  const parts = named.length > 0 ? named : plain.split(/[\s,;]+/);
  return parts.filter((part) => {
    const isNew = part !== "" && !seen.has(toKey(part));
    seen.add(toKey(part));
    return isNew;
  });
}

function toKey(email: string): string {
  return email.toLowerCase();
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && z.regexes.email.test(text);
}

/** What is wrong with these: the first that is no address. */
export function findWrongEmail(emails: readonly string[]): string | undefined {
  const wrong = emails.find((email) => !isEmail(email));
  return wrong === undefined ? undefined : desk.invite.wrongEmail(wrong);
}
