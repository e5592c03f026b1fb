import { z } from "zod";

/** What a change or deletion of one time of a repeating appointment covers. */
const scopes = ["this", "following", "all"] as const;
export type Scope = (typeof scopes)[number];

/** Else `this` for a single time, and `all` for a repeating appointment. */
export const scopeQuery = z.object({
  scope: z.enum(scopes, { error: "Unknown scope" }).optional(),
});
