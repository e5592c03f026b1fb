import type { ForYouItem } from "./for-you.ts";

type CountOf = (count: number) => string;

/** What was done, by the name of the message that says it, and the name, title or text of what it is about. */
interface Deed {
  said: "task" | "appointment" | "handed" | "mentionedOn" | "mentioned";
  what: string;
}

/** Of several records it is how many; kinds that `counts` lacks are handed over with what they belong to. */
export function deedOf(
  { reason, record, customer, company, count, kind }: ForYouItem,
  counts: { [kind: string]: CountOf; records: CountOf },
): Deed {
  if (reason === "task" || reason === "appointment") {
    return { said: reason, what: record?.name ?? "" };
  }
  if (reason === "handed") {
    const countOf = counts[kind ?? ""] ?? counts.records;
    return { said: reason, what: record?.name ?? countOf(count) };
  }
  const on = customer ?? company;
  return on ? { said: "mentionedOn", what: on.name } : { said: "mentioned", what: "" };
}
