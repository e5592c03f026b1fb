import { createContext, use } from "react";
import { type Involving, involves } from "../../../shared/slots/involves.ts";
import { getSession } from "../session.ts";
import { isAloneHere } from "./people-here.ts";
import type { Whose } from "./whose.ts";

/** Whose the page shows, for what is deep inside of it; without it, nothing of a list says whose it is. */
export const ShownWhose = createContext<Whose | null>(null);

/** Whether a list says that something is of this person: in Mine only what is another's. */
export function useIsSaid(person: string): boolean {
  const whose = use(ShownWhose);
  if (!whose || isAloneHere()) return false;
  return whose.chosen !== "me" || person !== getSession().user?._id;
}

/** For a link to the list of what is counted here. */
export function useWhoseFilter(): { filter?: string } {
  return whoseFilter(use(ShownWhose)?.who);
}

export function whoseFilter(who: string | undefined): { filter?: string } {
  return who === undefined ? {} : { filter: `responsible:is:${who.replaceAll(",", "|")}` };
}

/** In the calendar of one of them, or attended by one. */
export function isOfWho(appointment: Involving, who: string | undefined): boolean {
  const ids = who === "me" ? [getSession().user?._id ?? ""] : who?.split(",");
  return !ids || ids.some((id) => involves(appointment, id));
}
