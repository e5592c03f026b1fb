import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import { type StoryPart, storyEndpoints } from "../../../shared/story.ts";
import { pagesOf, queryOf } from "../../lib/queries/query-of.ts";

/** The start of every key below. */
export const everyStory = ["story"];

/** Whose story. */
export type StoryOf = { kind: "customer" | "company"; id: string };

interface StoryFilter {
  show?: StoryPart | undefined;
  search?: string | undefined;
  /** Whose entries; everyone's without. */
  who?: string | undefined;
}

export function storyQuery({ kind, id }: StoryOf, { show, search, who }: StoryFilter = {}) {
  return pagesOf({
    key: [...everyStory, kind, id, { show, search, who }],
    endpoint: kind === "customer" ? storyEndpoints.ofCustomer : storyEndpoints.ofCompany,
    params: { id },
    query: { show, search, who },
    laterRows: 50,
  });
}

/** Whether a story that is asked for so has every note in it. A search, or whose a note is, is the server's to answer. */
export function hasAllNotes(queryKey: readonly unknown[]): boolean {
  // as: the keys are those of storyQuery.
  const { show, search, who } = (queryKey[everyStory.length + 2] ?? {}) as StoryFilter;
  return !search && !who && (show === undefined || show === "notes");
}

/** What was last written down about a customer. */
export function lastActivityQuery(customer: string) {
  return queryOf({
    key: [...everyStory, "last", customer],
    endpoint: activityEndpoints.list,
    params: { id: customer },
    query: { limit: 1 },
  });
}
