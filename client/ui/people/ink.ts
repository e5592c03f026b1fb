import type { CSSProperties } from "react";
import { getSession } from "../../lib/session.ts";
import { inkVar } from "../text/person-square.tsx";

/** The ink of somebody on the desk, as a color; who has left has none. */
export function inkOf(id: string): string {
  const person = getSession().user?.desk.people.find(({ _id }) => _id === id);
  return !person || person.hasLeft ? "var(--control)" : inkVar(person.ink);
}

/** The same as `--p`. */
export function inkStyle(id: string): CSSProperties {
  return { "--p": inkOf(id) } as CSSProperties; // as: a custom property
}
