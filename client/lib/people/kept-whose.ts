import { readKeptDesk } from "./kept-desk.ts";

// Read by the first script of a page, which asks before it knows who works here.

/** Each remembers its own choice. */
export type WhosePage = "overview" | "tasks" | "calendar" | "reports";

/** What was chosen on a page last, by this person on this desk; null too where they are alone. */
export function readWhose(page: WhosePage): string | null {
  return localStorage.getItem(keyOf(page));
}

export function keepWhose(page: WhosePage, chosen: string): void {
  localStorage.setItem(keyOf(page), chosen);
}

/** Whose records a page will ask for, as endpoints are asked: undefined is everyone. */
export function keptWho(page: WhosePage): string | undefined {
  return toWho(readWhose(page) ?? "all");
}

export function toWho(chosen: string): string | undefined {
  return chosen === "all" ? undefined : chosen;
}

function keyOf(page: WhosePage): string {
  const desk = readKeptDesk();
  return `whose ${page} ${desk?.user} ${desk?._id}`;
}
