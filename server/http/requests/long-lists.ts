import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { z } from "zod";

/** Shorter lists are checked at once, together with the rest of the body. */
const shortList = 20;
/** Milliseconds of checking until others get a turn. */
const sliceTime = 5;
/** More mistakes than this help nobody: the rest of the body is not read. */
export const maxIssues = 20;

interface LongList {
  /** Where it stands in the body. */
  path: string[];
  schema: z.ZodArray<z.ZodType>;
  rows: unknown[];
}

/** What a schema made of a body, or what is wrong with it. */
export type Parsed = { data: unknown } | { issues: z.core.$ZodIssue[] };

/**
 * Checks a body, and a long list in it row by row: others get turns meanwhile, a list that is too long
 * is refused unread, and after some mistakes the rest is not looked at.
 */
export async function parseInSlices(schema: z.ZodType, input: unknown): Promise<Parsed> {
  const list = findLongList(schema, input);
  if (list) return parseLongList(schema, input, list);
  const { data, error } = schema.safeParse(input);
  return error ? { issues: error.issues } : { data };
}

/** The first long list of a body, where its schema expects one. */
function findLongList(schema: z.ZodType, input: unknown): LongList | undefined {
  if (schema instanceof z.ZodArray && Array.isArray(input)) {
    // as: the array holds a schema of zod's own, whose type the class does not name.
    const list = schema as z.ZodArray<z.ZodType>;
    return input.length > shortList ? { path: [], schema: list, rows: input } : undefined;
  }
  if (!isRecord(input)) return undefined;
  if (schema instanceof z.ZodDiscriminatedUnion) {
    for (const option of schema.options) {
      const found = isChosen(option, input) && findLongList(option as z.ZodType, input);
      if (found) return found;
    }
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  for (const [key, field] of Object.entries(schema.shape)) {
    const found = Object.hasOwn(input, key) && findLongList(field as z.ZodType, input[key]);
    if (found) return { ...found, path: [key, ...found.path] };
  }
  return undefined;
}

async function parseLongList(
  schema: z.ZodType,
  input: unknown,
  { path, schema: list, rows }: LongList,
): Promise<Parsed> {
  const counted = list.clone({ ...list.def, element: z.unknown() }).safeParse(rows);
  if (!counted.success) return { issues: at(path, counted.error.issues) };
  // The rest of the body first, with as many rows as the schema may ask for at least.
  const rest = schema.safeParse(put(input, path, rows.slice(0, 1)));
  const isInList = (issue: z.core.$ZodIssue) => path.every((key, i) => issue.path[i] === key);
  const issues = rest.error?.issues.filter((issue) => !isInList(issue)) ?? [];
  const parsed: unknown[] = [];
  let until = performance.now() + sliceTime;
  for (const [place, row] of rows.entries()) {
    const result = list.element.safeParse(row);
    if (result.success) parsed.push(result.data);
    else issues.push(...at([...path, place], result.error.issues));
    if (issues.length >= maxIssues) break;
    if (performance.now() < until) continue;
    await yieldToEventLoop();
    until = performance.now() + sliceTime;
  }
  return issues.length > 0 ? { issues } : { data: put(rest.data, path, parsed) };
}

function at(path: PropertyKey[], issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}

/** A copy of `body` with `rows` in the place of its list. */
function put(body: unknown, [key, ...rest]: string[], rows: unknown[]): unknown {
  if (key === undefined) return rows;
  return isRecord(body) ? { ...body, [key]: put(body[key], rest, rows) } : body;
}

/** Whether the input names this option: each has its own values of the fields that tell them apart. */
function isChosen(option: z.core.$ZodType, input: Record<string, unknown>): boolean {
  const told = Object.entries(option._zod.propValues ?? {});
  return told.every(([key, values]) => values.has(input[key] as z.core.util.Primitive));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
