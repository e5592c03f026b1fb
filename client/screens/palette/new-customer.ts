import type { Signature } from "../../../shared/read-signature/read-signature.ts";

/** What is known of a customer who is to be added. */
export type NewCustomer = Partial<Pick<Signature, "name" | "email" | "phone" | "company">>;

/** As the form for pasted signatures takes it. */
export function asSignature(known: NewCustomer): Signature {
  return {
    name: "",
    email: "",
    phone: "",
    company: "",
    website: "",
    address: "",
    about: "",
    used: [],
    lines: 0,
    ...known,
  };
}

/** What was typed as a name, an email or a phone number; null for what is none of them. */
export function readNewCustomer(typed: string): NewCustomer | null {
  if (/^\S+@\S+\.\S+$/.test(typed)) return { email: typed };
  if (/^[\d\s()+./-]{6,}$/.test(typed)) return { phone: typed };
  const words = typed.split(/\s+/);
  const isName = /\p{L}/u.test(typed) && !/[\d@#!?]/.test(typed) && words.length <= mostWords;
  return isName ? { name: capitalized(typed) } : null;
}

const mostWords = 6;

/** "Anna Berg", however it was typed; not "McCoy", whose capitals are their own. */
export function capitalized(typed: string): string {
  if (typed !== typed.toLowerCase()) return typed;
  return typed.replace(/(^|[\s-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
}
