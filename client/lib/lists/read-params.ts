import { isCalendarDate } from "../../../shared/dates/dates.ts";

type Sort<Field extends string> = Field | `-${Field}`;

const instantPattern =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Leaves out undefined values, and so keeps them out of the address. */
export function known<T extends object>(search: T): Partial<T> {
  // as: entries lose the names of an object's fields.
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}

/** The router parses `?search=123` as a number; a search is always text. */
export function readText(value: unknown): string | undefined {
  return typeof value === "number" ? String(value) : readIf(value, () => true);
}

export function readSort<Field extends string>(
  value: unknown,
  fields: readonly Field[],
): Sort<Field> | undefined {
  return fields
    .flatMap((field): Sort<Field>[] => [field, `-${field}`])
    .find((sort) => sort === value);
}

export function readDate(value: unknown): string | undefined {
  return readIf(value, isCalendarDate);
}

export function readInstant(value: unknown): string | undefined {
  return readIf(value, (text) => instantPattern.test(text) && isCalendarDate(text.slice(0, 10)));
}

export function readIf(value: unknown, isRight: (text: string) => boolean): string | undefined {
  return typeof value === "string" && isRight(value) ? value : undefined;
}
