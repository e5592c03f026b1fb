import { z } from "zod";
import { personId } from "../kinds/person-field.ts";
import { pageOf } from "./lists.ts";

/** What a list is grouped by. */
export function groupText() {
  return z.enum(["responsible"], { error: "Unknown group" }).optional().meta({
    description:
      "The rows of one person after those of another, by their names; those of each in the order of `sort`",
  });
}

/** A page that also tells, where its list is grouped, how many each group has, in their order. */
export function groupedPageOf<T extends z.ZodType, S extends z.ZodRawShape>(item: T, sums: S) {
  return pageOf(item, sums).extend({
    groups: z
      .array(z.object({ person: personId, total: z.int(), ...sums }))
      .optional()
      .meta({ description: "With `group`: all groups of the list, in their order" }),
  });
}
