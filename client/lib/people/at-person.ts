import { may } from "../../../shared/account/roles.ts";
import { type AtPerson, findAtPerson } from "../../../shared/read-line/at-person.ts";
import { getSession } from "../session.ts";
import { peopleHere } from "./people-here.ts";

interface Us {
  _id: string;
  name: string;
}

/** Who on the desk can have work; empty on a desk of one. */
export function listWorking(): Us[] {
  const { user } = getSession();
  const people = peopleHere(user?.desk.people ?? []);
  return people.length < 2 ? [] : people.filter(({ role }) => may(role, "write"));
}

/** One of us in a line; undefined for none, and on a desk of one. */
export function readAtPerson(line: string): AtPerson<Us> | undefined {
  const people = line.includes("@") ? listWorking() : [];
  return people.length > 0 ? findAtPerson(line, people) : undefined;
}
