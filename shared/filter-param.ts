import { z } from "zod";
import { parseFilter } from "./filters.ts";

/** The parameter of lists, exports and saved views. */
export function filterText() {
  return z
    .string()
    .max(8000, "Unknown filter")
    .refine((text) => parseFilter(text) !== undefined, "Unknown filter")
    .optional();
}
