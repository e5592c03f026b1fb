import { ApiError } from "../api-error.ts";

export type Values = Record<string, unknown>;

/** A field that was changed both here and elsewhere, to different values. */
export interface Difference {
  name: string;
  saved: unknown;
  typed: unknown;
}

/** The current record, if a save was refused because it has changed. */
export function currentOf(error: unknown): (Values & { updatedAt: string }) | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { current } = error;
  const isRecord = typeof current === "object" && current !== null && "updatedAt" in current;
  // as: the server returns the record in the endpoint's shape.
  return isRecord ? (current as Values & { updatedAt: string }) : undefined;
}

/** `base` is the common starting point. Fields changed on only one side do not conflict. */
export function findDifferences(
  names: readonly string[],
  { base, saved, typed }: Record<"base" | "saved" | "typed", Values>,
): Difference[] {
  return names
    .filter(
      (name) =>
        saved[name] !== base[name] && typed[name] !== base[name] && typed[name] !== saved[name],
    )
    .map((name) => ({ name, saved: saved[name], typed: typed[name] }));
}
