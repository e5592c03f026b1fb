import { z } from "zod";
import { type Endpoint, errorBody } from "./endpoint.ts";

/**
 * Headers of a PUT. With `If-Match`, the change is refused if the record has changed since (RFC
 * 9110, section 13.1.1); without it, the last write wins.
 */
export const ifMatchHeaders = z.looseObject({
  "if-match": z
    .string()
    .max(500, "Must be 500 characters or fewer")
    .optional()
    .meta({ description: "The `ETag` of the record the change is based on" }),
});

const attemptKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, "Must be 1 to 200 visible ASCII characters")
  .optional();

/**
 * Headers of a POST that creates a record. Repeating a key within 30 days creates no second record
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyHeaders = z.looseObject({
  "idempotency-key": attemptKey.meta({
    description: "Any text chosen by the client to identify this attempt, such as a UUID",
  }),
});

/** Headers of an act that may take long and that no second attempt repeats. */
export const progressHeaders = z.looseObject({
  "idempotency-key": attemptKey.meta({
    description: "The `key` that the events named `progress` have, if the act takes long",
  }),
});

/** The 409 response of an endpoint that accepts `If-Match`, with the current record. */
export function conflictBodyOf({ schema }: Endpoint) {
  const data = schema.headers === ifMatchHeaders && dataSchemaOf(schema.response);
  return data ? errorBody.extend({ current: data.optional() }) : undefined;
}

/** Whether an endpoint returns one record that has versions. */
export function answersVersion({ schema }: Endpoint): boolean {
  const data = dataSchemaOf(schema.response);
  return data instanceof z.ZodObject && "updatedAt" in data.shape;
}

function dataSchemaOf(response: Endpoint["schema"]["response"]): z.ZodType | undefined {
  const [success] = Object.values(response);
  return success instanceof z.ZodObject ? success.shape.data : undefined;
}
