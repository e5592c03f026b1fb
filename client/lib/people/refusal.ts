import { notify } from "../notify.ts";
import { getSession } from "../session.ts";
import { peopleHere } from "./people-here.ts";

/** Says that the user may not do that here, and who could change it. */
export function sayRefused(): void {
  const { user } = getSession();
  if (!user) return;
  const { role, people } = user.desk;
  const owner = peopleHere(people).find((person) => person.role === "owner");
  const reason =
    role === "reader" ? "You are a reader here." : "Only an owner of this desk can do that.";
  notify.error(owner ? `${reason} Ask ${owner.name} to change that.` : reason);
}
