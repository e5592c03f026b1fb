import { notes } from "../../../shared/words/en/notes.ts";
import { notify } from "../notify.ts";
import { getSession } from "../session.ts";
import { peopleHere } from "./people-here.ts";

/** Says that the user may not do that here, and who could change it. */
export function sayRefused(): void {
  const { user } = getSession();
  if (!user) return;
  const { role, people } = user.desk;
  const owner = peopleHere(people).find((person) => person.role === "owner");
  const isReader = role === "reader";
  if (!owner) notify.error(isReader ? notes.reader : notes.ownersOnly);
  else notify.error(isReader ? notes.readerAsk(owner.name) : notes.ownersOnlyAsk(owner.name));
}
