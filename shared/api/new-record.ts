import { z } from "zod";

/**
 * The body of a POST that makes a record. A client may name the record itself, so that other records can
 * refer to it before the server has answered.
 */
export function newRecordOf<S extends z.ZodRawShape>(input: z.ZodObject<S>) {
  return input.extend({
    _id: z.uuidv7("Must be a UUID of version 7").toLowerCase().optional().meta({
      description: "The id of the new record, a UUID of version 7; without it the server makes one",
    }),
  });
}

/** What is entered of a new record, with the id that the client has given it. */
export type NewRecord<Input> = Input & { _id?: string | undefined };
