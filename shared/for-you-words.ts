import type { ForYouItem } from "./for-you.ts";
import { kindWords } from "./kinds/fields.ts";

/** Says a number of records in words, as screens or mails do. */
type CountOf = (count: number, one: string, many: string) => string;

/** What somebody did: `said` and `after` around the name, title or text of what it is about. */
interface Deed {
  said: string;
  name: string;
  after?: string;
}

/** After who did it: "gave you a task: Call back", "handed 12 customers over to you". */
export function deedOf(
  { reason, record, customer, company, count, kind }: ForYouItem,
  countOf: CountOf,
): Deed {
  const name = record?.name ?? "";
  if (reason === "task") return { said: "gave you a task:", name };
  if (reason === "appointment") return { said: "added you to", name };
  if (reason === "handed") {
    const [one, many] = kind ? kindWords[kind] : ["record", "records"];
    return {
      said: "handed",
      name: record ? name : countOf(count, one, many),
      after: "over to you",
    };
  }
  const on = customer ?? company;
  return on
    ? { said: "mentioned you on", name: on.name }
    : { said: "mentioned you in a task", name: "" };
}
