import type { CSSProperties } from "react";
import { getSession } from "../../../lib/session.ts";
import { inks } from "../../../ui/text/person-square.tsx";

/** `--p` is the ink of somebody on the desk; who has left has none. */
export function inkStyle(id: string): CSSProperties {
  const person = getSession().user?.desk.people.find(({ _id }) => _id === id);
  const ink = !person || person.hasLeft ? "var(--control)" : `var(--p${(person.ink % inks) + 1})`;
  return { "--p": ink } as CSSProperties; // as: a custom property
}
