import type { Condition } from "../../shared/lists/filters.ts";
import type { Moment } from "../filters/moment.ts";
import { toOpen } from "../filters/narrowing.ts";

/** What became of appointments and when they begin, as values of a statement. */
export interface EndingValues {
  /** Only what is over has one, unless it is canceled. */
  outcome?: string | undefined;
  isOpen?: 1 | undefined;
  /** Of the day, as "09", with the day of the week, as "0" for Sunday. */
  hour?: string | undefined;
  weekday?: string | undefined;
  /** By what is known what is over, see toOpen. */
  today?: string | undefined;
  wallTime?: string | undefined;
  earliest?: string | undefined;
  /** The conditions contradict each other. */
  nothing?: 1 | undefined;
}

/** What the conditions say of it; nothing where they say nothing. */
export function toEnding(
  conditions: readonly Condition[],
  moment: Pick<Moment, "today" | "wallTime">,
): EndingValues {
  const wanted = (field: Condition["field"]) => [
    ...new Set(conditions.filter((one) => one.field === field).flatMap(({ values }) => values)),
  ];
  const [outcome, ...otherOutcomes] = wanted("outcome");
  const [hour, ...otherHours] = wanted("hour");
  if (otherOutcomes.length + otherHours.length > 0) return { nothing: 1 };
  const [weekday, begin = ""] = hour?.split("-") ?? [];
  return {
    ...(outcome === "open" ? { isOpen: 1 as const } : { outcome }),
    ...(outcome && outcome !== "canceled" && toOpen(moment)),
    ...(hour && { weekday, hour: begin.padStart(2, "0") }),
  };
}
