import { z } from "zod";
import { type filterFields, parseFilter } from "./filters.ts";

/** The parameter of lists and exports. */
export function filterText(list: keyof typeof filterFields = "customers") {
  return z
    .string()
    .max(8000, "Unknown filter")
    .refine((text) => parseFilter(text, list) !== undefined, "Unknown filter")
    .optional()
    .meta({
      description:
        "Conditions that all hold, such as `status:is:Active|Pending;value:over:10000;lastContact:daysAgo:30`",
    });
}
