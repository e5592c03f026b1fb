import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A schema as JSON Schema, of the dialect of OpenAPI 3.1. */
export function toSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  // The dialect is that of OpenAPI 3.1 itself and need not be named in every part.
  const {
    $schema,
    "~standard": _,
    ...jsonSchema
  } = z.toJSONSchema(schema, { io, override: keepDefault });
  return jsonSchema;
}

/** Zod forgets the default of what it converts, such as a number in a query string. */
function keepDefault({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: JsonSchema }) {
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default ??= zodSchema.def.defaultValue;
}
