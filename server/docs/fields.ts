import type { JsonSchema } from "./schemas.ts";

/** One line of a table of fields. */
export interface Field {
  /** With dots for what lies deeper: `data[].name`. */
  name: string;
  type: string;
  required: boolean;
  /** Limits and default, in words. */
  rules: string[];
}

/** All fields of an object, those of nested objects and lists right below their own. */
export function listFields(schema: JsonSchema, prefix = ""): Field[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, part]) => {
    if (typeof part === "boolean") return [];
    const path = prefix + name;
    const field = toField(path, part, required.includes(name));
    if (part.type === "object") return [field, ...listFields(part, `${path}.`)];
    const items = toSchema(part.items);
    if (items?.type === "object") return [field, ...listFields(items, `${path}[].`)];
    return [field];
  });
}

export function toField(name: string, schema: JsonSchema, required: boolean): Field {
  return { name, type: toType(schema), required, rules: toRules(schema) };
}

function toType(schema: JsonSchema): string {
  if (schema.enum) return "one of";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === "array") {
    const items = toSchema(schema.items);
    return items ? `array of ${toType(items)}` : "list";
  }
  return Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any");
}

function toRules(schema: JsonSchema): string[] {
  const { format, minLength, maxLength, minimum, maximum, multipleOf } = schema;
  const isAnyInteger = maximum === Number.MAX_SAFE_INTEGER;
  return [
    ...(schema.enum ? [schema.enum.map((value) => JSON.stringify(value)).join(", ")] : []),
    ...(format ? [format] : []),
    ...(minLength && minLength > 1 ? [`at least ${minLength} characters`] : []),
    ...(maxLength ? [`at most ${maxLength} characters`] : []),
    ...(minimum !== undefined && !isAnyInteger ? [`at least ${minimum}`] : []),
    ...(maximum !== undefined && !isAnyInteger ? [`at most ${maximum}`] : []),
    ...(multipleOf ? [`in steps of ${multipleOf}`] : []),
    ...(schema.default !== undefined && schema.default !== ""
      ? [`default ${JSON.stringify(schema.default)}`]
      : []),
  ];
}

function toSchema(part: JsonSchema["items"]): JsonSchema | undefined {
  return typeof part === "object" && !Array.isArray(part) ? part : undefined;
}
