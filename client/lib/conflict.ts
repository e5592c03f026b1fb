import { ApiError } from "./api.ts";

export type Values = Record<string, unknown>;

/** A field that both this form and somebody else have changed, each to something else. */
export interface Difference {
  name: string;
  saved: unknown;
  typed: unknown;
}

/** The record as it is now, when a save was refused because it has been changed meanwhile. */
export function currentOf(error: unknown): (Values & { updatedAt: string }) | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { current } = error;
  const isRecord = typeof current === "object" && current !== null && "updatedAt" in current;
  // as: the server answers the record in the shape of the endpoint.
  return isRecord ? (current as Values & { updatedAt: string }) : undefined;
}

/** `base` is what both began with. Fields that only one of them changed are no difference. */
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
