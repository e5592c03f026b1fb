import { deskEndpoints } from "../../../../shared/account/desks.ts";
import { type Callable, findCalled } from "../../../../shared/matching/called.ts";
import { faults } from "../../../../shared/words/en/faults.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import { call } from "../../../lib/api.ts";
import { listWorking } from "../../../lib/people/at-person.ts";
import { knownLettersOf } from "../../../lib/people/letters.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { canHaveWork } from "../../../lib/people/workers-here.ts";
import { getSession } from "../../../lib/session.ts";

/** By id, of those on the desk. */
let emails: ReadonlyMap<string, string> = new Map();

/** Whether records can be of one or another: on a desk of one no column tells whose they are. */
export function hasUs(): boolean {
  return listWorking().length > 0;
}

/** By which emails files may name people. Without them, names still do. */
export async function learnUs(): Promise<void> {
  if (!hasUs()) return;
  const answer = await call(deskEndpoints.emails, {}).catch(() => null);
  if (answer) emails = new Map(answer.data.map(({ _id, email }) => [_id, email]));
}

export interface Called {
  /** An id; empty where nobody on the desk is meant who can have work, null where several are. */
  person: string | null;
  /** Why it is nobody. */
  why: string;
}

/** Whom a name, an email or an id means. */
export function readCalled(text: string): Called {
  const people = getSession().user?.desk.people ?? [];
  const letters = knownLettersOf(people);
  const all = people.map((person) => ({
    ...person,
    email: emails.get(person._id),
    letters: letters.get(person._id),
  }));
  const bare = text.replace(/\s*\(left\)$/, "");
  const [one, ...others] =
    bare === text
      ? findCalled(
          text,
          all.filter((each) => !each.hasLeft && canHaveWork(each)),
        )
      : [];
  if (one && others.length > 0) return { person: null, why: faults.severalNamed };
  return { person: one?._id ?? "", why: one ? matching.notHere : whyNot(bare, all) };
}

function whyNot(text: string, people: readonly (Callable & { hasLeft?: true | undefined })[]) {
  const [other] = findCalled(text, people);
  if (!other) return matching.notHere;
  const name = nameOfPerson(other._id);
  return other.hasLeft ? faults.hasLeft(name) : faults.onlyReads(name);
}
