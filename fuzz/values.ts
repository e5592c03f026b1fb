import fc from "fast-check";
import type { JsonSchema } from "../server/docs/schemas.ts";
import { hostileValue } from "./hostile.ts";

/** What a schema can't say of a field, by its name: mostly something that exists. */
export type Hints = Record<string, fc.Arbitrary<unknown>>;

/** Values that keep the rules of a schema. */
export function valid(schema: JsonSchema, hints: Hints): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((part) => valid(toSchema(part), hints)));
  switch (schema.type) {
    case "object":
      return validObject(schema, hints);
    case "array":
      return fc.array(valid(toSchema(schema.items), hints), { maxLength: 4 });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
    case "number":
      return validNumber(schema);
    default:
      return validText(schema);
  }
}

function validObject({ properties = {}, required = [] }: JsonSchema, hints: Hints) {
  const fields = Object.entries(properties).map(([name, field]) => {
    const value = valid(toSchema(field), hints);
    const hint = hints[name];
    return [name, hint ? fc.oneof({ weight: 9, arbitrary: hint }, value) : value] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function validNumber({ type, minimum = -1000, maximum = 1000, multipleOf }: JsonSchema) {
  const step = multipleOf ?? (type === "integer" ? 1 : 0.01);
  const limit = Math.min(maximum, 1e12);
  return fc
    .integer({ min: Math.ceil(Math.max(minimum, -1e12)), max: Math.floor(limit) })
    .map((number) => Math.min(Math.max(Math.round(number / step) * step, minimum), maximum))
    .map((number) => Number(number.toFixed(2)));
}

const day = fc.constantFrom("2024-02-29", "2026-05-04", "1999-12-31");

function validText({ format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "email") return fc.nat(999).map((number) => `someone${number}@example.com`);
  if (format === "date") return day;
  if (format === "uuid") return fc.uuid({ version: 7 });
  if (format === "date-time") return day.map((date) => `${date}T10:00:00Z`);
  const longest = Math.min(maxLength, Math.max(minLength, 60));
  return fc.oneof(
    fc.string({ unit: "grapheme-ascii", minLength, maxLength: longest }),
    fc.string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, 10) }),
  );
}

/** Values that break one rule of a schema and keep the others. */
export function nearlyValid(schema: JsonSchema, hints: Hints): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  if (schema.type !== "object" || names.length === 0) return hostileValue;
  return fc
    .tuple(valid(schema, hints), fc.constantFrom(...names), fc.nat(5), hostileValue)
    .map(([value, name, way, hostile]) => {
      const object = { ...Object(value) };
      const field = toSchema(properties[name]);
      if (way === 0 && required.includes(name)) delete object[name];
      else object[name] = way < 4 ? breakRule(field, way) : hostile;
      return object;
    });
}

/** Just past a limit where there is one, else of another type. */
function breakRule(field: JsonSchema, way: number): unknown {
  const { type, maxLength, maximum, minimum, multipleOf, minLength } = field;
  if (type === "string" && maxLength && way !== 1) return "y".repeat(maxLength + 1);
  if (type === "string" && minLength) return "";
  if (maximum !== undefined && way !== 1) return maximum + (multipleOf ?? 1);
  if (minimum !== undefined) return minimum - (multipleOf ?? 1);
  return type === "string" ? 7 : "seven";
}

export function toSchema(part: JsonSchema["items"]): JsonSchema {
  return typeof part === "object" && !Array.isArray(part) ? part : {};
}
