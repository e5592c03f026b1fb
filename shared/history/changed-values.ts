import { z } from "zod";
import { kindNames } from "../kinds/names.ts";

export const kind = z.enum(kindNames);

/** What a record belongs to; the name is empty when nobody knows it any more. */
export const named = z.object({ kind, _id: z.string(), name: z.string() });

/** Null where there was nothing: before a creation, after a deletion. */
export const fieldValue = z.union([z.string(), z.number(), named, z.null()]);
