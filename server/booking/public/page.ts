import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import type { Db } from "../../db/engine/database.ts";
import { listTypes } from "../../meeting-types/queries.ts";
import { type CustomerWords, wordsOf } from "../customer-words.ts";
import { findPage, type PublicPage } from "../pages/queries.ts";
import { readWithin } from "../queries.ts";
import { type Colleague, readColleagues, takersOf, zoneOf } from "../times/queries.ts";
import { writeList } from "./date-words.ts";
import type { Frame } from "./layout.ts";
import { callName } from "./words.ts";

/** A booking page with all that its screens say about whose it is. */
export interface Site {
  page: PublicPage;
  frame: Frame;
  types: MeetingType[];
  here: Colleague[];
  /** In which times are promised. */
  zone: string;
  /** To whom it writes, if that is allowed. */
  email: string | undefined;
}

/**
 * Undefined where there is no such page, and for that of who is no longer on the desk; `movedTo` where it has
 * another name now.
 */
export async function readSite(
  db: Db,
  name: string,
  { language, now }: { language: string; now: Date },
): Promise<Site | { movedTo: string } | undefined> {
  const page = await findPage(db, name, now);
  if (!page || "movedTo" in page) return page;
  return readSiteOf(db, page, wordsOf(language));
}

export async function readSiteOf(
  db: Db,
  page: PublicPage,
  words: CustomerWords,
): Promise<Site | undefined> {
  const { owner, person } = page;
  const { here } = await readColleagues(db, owner);
  const host = person === null ? undefined : here.find(({ _id }) => _id === person);
  if (person !== null && !host) return undefined;
  const all = await listTypes(db, owner);
  const types = all.filter((one) => isOn(one, person) && takersOf(one, here).length > 0);
  const desk = await readWithin(db, owner, (tx) =>
    tx.selectFrom("desks").where("_id", "=", owner).select("name").executeTakeFirstOrThrow(),
  );
  const shown = host ? [host] : here.filter(({ _id }) => isTaker(types, here, _id));
  const frame = {
    words,
    name: host?.name ?? desk.name,
    desk: host && desk.name !== host.name ? desk.name : host ? "" : sayNames(shown, words),
    color: page.color,
    initials: shown.slice(0, 3).map((one) => one.name.slice(0, 1).toUpperCase()),
  };
  const [first] = shown;
  const email = page.mayWrite ? (host ?? first)?.email : undefined;
  return { page, frame, types, here, zone: zoneOf(person, here), email };
}

/** Whether it is on that person’s own page, or without one on the desk’s. */
function isOn({ page, person }: MeetingType, of: string | null): boolean {
  return of === null ? page === "desk" : page === "own" && person === of;
}

function isTaker(types: readonly MeetingType[], here: readonly Colleague[], id: string): boolean {
  return types.some((type) => takersOf(type, here).some(({ _id }) => _id === id));
}

/** "Marta, Jonas and Sunniva" */
function sayNames(people: readonly Colleague[], { language }: CustomerWords): string {
  const names = people.map(({ name }) => callName(name));
  return writeList(language, "conjunction", names);
}

/** How whoever takes a meeting is called: by name, or as one of several. */
export function callerOf(
  { takenBy, takers, person }: MeetingType,
  here: readonly Colleague[],
  { meeting }: CustomerWords,
) {
  const ids = takenBy === "owner" ? [person] : takers;
  const [only, another] = here.filter(({ _id }) => ids.includes(_id));
  if (only && !another) return callName(only.name);
  return takenBy === "together" ? meeting.allOfUs : meeting.oneOfUs;
}
