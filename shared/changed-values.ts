import { z } from "zod";

/** The kinds of records, by the names of their lists. */
export const changedKinds = [
  "companies",
  "customers",
  "appointments",
  "activities",
  "tasks",
  "tags",
  "views",
] as const;
export type ChangedKind = (typeof changedKinds)[number];

export const kind = z.enum(changedKinds);

/** What a record belongs to; the name is empty when nobody knows it any more. */
export const named = z.object({ kind, _id: z.string(), name: z.string() });

/** Null where there was nothing: before a creation, after a deletion. */
export const fieldValue = z.union([z.string(), z.number(), named, z.null()]);
