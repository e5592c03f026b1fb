import { firstNameOf } from "../../../shared/matching/first-name.ts";
import type { StoryOf } from "./queries.ts";

/** Whose story it is, and what the composer needs to know of them. */
export interface Subject extends StoryOf {
  /** Undefined while it loads. */
  name: string | undefined;
  /** Stands first among those who can be mentioned. */
  responsible?: string | undefined;
  /** Of a customer; null where there is none. */
  lastContact?: string | null | undefined;
}

/** In a sentence: customers go by their first name. */
export function shortName({ kind, name = "" }: Pick<Subject, "kind" | "name">): string {
  return kind === "customer" ? firstNameOf(name) : name;
}
