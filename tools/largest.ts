import { randomUUIDv7 } from "node:crypto";
import { toSchema } from "../fuzz/values.ts";
import type { JsonSchema } from "../server/docs/schemas.ts";
import { bodyLimits } from "../server/http/limits/body-limits.ts";

/** A hint that leaves its field out. */
export const omitted = Symbol("omitted");

/** What a schema can't say of a field, by its name; undefined says nothing either. */
export type LargestHints = Record<string, (() => unknown) | undefined>;

/** A list is cut where the body would be larger than the server takes. */
const longestList = bodyLimits.bytes * 0.2;
const filler = "a customer of the company and what is to be done next ";

/** The largest value that keeps the rules of a schema: every field, the longest texts and lists. */
export function largest(schema: JsonSchema, hints: LargestHints = {}): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) {
    const all = either.map((part) => largest(toSchema(part), hints));
    return all.toSorted((one, other) => sizeOf(one) - sizeOf(other)).at(-1);
  }
  switch (schema.type) {
    case "object":
      return largestObject(schema, hints);
    case "array":
      return largestList(schema, hints);
    case "boolean":
      return true;
    case "null":
      return null;
    case "integer":
    case "number":
      return Math.min(schema.maximum ?? 1000, 1_000_000);
    default:
      return largestText(schema);
  }
}

function largestObject({ properties = {} }: JsonSchema, hints: LargestHints) {
  const fields = Object.entries(properties).map(([name, field]) => {
    const hint = hints[name]?.();
    return [name, hint === undefined ? largest(toSchema(field), hints) : hint] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== omitted));
}

function largestList({ items, maxItems = 100 }: JsonSchema, hints: LargestHints): unknown[] {
  const item = () => largest(toSchema(items), hints);
  const most = Math.floor(longestList / Math.max(1, sizeOf(item())));
  return Array.from({ length: Math.min(maxItems, Math.max(1, most)) }, item);
}

function largestText({ format, maxLength = 200 }: JsonSchema): string {
  if (format === "email") return `${"e".repeat(60)}@example.com`;
  if (format === "uuid") return randomUUIDv7();
  if (format === "date") return "2026-05-04";
  if (format === "date-time") return "2026-05-04T10:00:00Z";
  return filler.repeat(Math.ceil(maxLength / filler.length)).slice(0, maxLength);
}

function sizeOf(value: unknown): number {
  return (JSON.stringify(value) ?? "").length;
}
