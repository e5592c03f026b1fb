import { getSession } from "../session.ts";
import { isAlone } from "./people-here.ts";

/** The address of a page, for others: it names the desk, where somebody may be on several. */
export function linkHere(path: string): string {
  const desk = getSession().user?.desk;
  const isOne = !desk || (isAlone(desk) && desk.desks.length < 2);
  return location.origin + path + (isOne ? "" : `?desk=${desk._id}`);
}
