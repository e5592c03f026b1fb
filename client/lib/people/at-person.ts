import { type AtPerson, findAtPerson } from "../../../shared/read-line/at-person.ts";
import { shownPhrases } from "../language/phrases.ts";
import { getSession } from "../session.ts";
import { isAloneHere } from "./people-here.ts";
import { workersHere } from "./workers-here.ts";

export interface Us {
  _id: string;
  name: string;
}

/** Who on the desk can have work; empty on a desk of one. */
export function listWorking(): Us[] {
  return isAloneHere() ? [] : workersHere(getSession().user?.desk.people ?? []);
}

/** One of us in a line; undefined for none, and on a desk of one. */
export function readAtPerson(line: string): AtPerson<Us> | undefined {
  const people = line.includes("@") ? listWorking() : [];
  return people.length > 0 ? findAtPerson(line, people, shownPhrases()) : undefined;
}
