import { messages as shared } from "../../shared/messages.ts";
import { serverMessages as own } from "../messages.ts";
import { sayIn } from "../words.ts";

// What the code refuses with are codes; calls of tests are answered in English.

/** The same with texts in place of codes. */
function inEnglish<Messages>(messages: Messages): Messages {
  const said = (value: unknown): unknown => {
    if (typeof value === "string") return sayIn("en", value);
    if (typeof value === "function") return (...values: unknown[]) => said(value(...values));
    const entries = Object.entries(value as object).map(([name, each]) => [name, said(each)]);
    return Object.fromEntries(entries);
  };
  // as: of the same shape.
  return said(messages) as Messages;
}

export const messages = inEnglish(shared);
export const serverMessages = inEnglish(own);
