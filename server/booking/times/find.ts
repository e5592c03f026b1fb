import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { type Bookable, daysWithin, findBookable } from "../../../shared/slots/bookable.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import type { OfPerson } from "../../meeting-types/queries.ts";
import { type Colleague, readColleagues, readTakers, takersOf, zoneOf } from "./queries.ts";

interface Days {
  from: string;
  until: string;
}

interface Asked {
  /** Of those that the type has. */
  length: number;
  now: Date;
  /** Of the days within reach only these. */
  days?: Days | undefined;
  /** A booking that does not stand in its own way. */
  except?: { _id: string; appointment: string | null } | undefined;
}

/** Free times of a meeting type. */
export interface Times extends Bookable {
  /** In which they are promised. */
  zone: string;
  /** All days on which it can be booked at most, by that zone. */
  within: Days;
  /** Who takes it, as far as they are here. */
  takers: Colleague[];
}

/** The free times of a meeting type as they are at the moment: for pages and for the check while booking. */
export async function findTimes(
  db: Db,
  owner: Owner,
  type: OfPerson & Pick<Partial<MeetingType>, "_id">,
  { length, now, days, except }: Asked,
): Promise<Times> {
  const { here, zones } = await readColleagues(db, owner);
  const zone = zoneOf(type.page === "own" ? type.person : null, here);
  const within = daysWithin(type, zone, now.getTime());
  const from = days && days.from > within.from ? days.from : within.from;
  const until = days && days.until < within.until ? days.until : within.until;
  const who = takersOf({ ...type, takers: type.takers ?? [] }, here);
  const takers = await readTakers(db, owner, who, zones, { from, until, now, except });
  const rules = { ...type, _id: type._id ?? "", together: type.takenBy === "together" };
  const asked = { rules, length, takers, zone, now: now.getTime() };
  return {
    ...findBookable({ ...asked, ...(days && { days: { from, until } }) }),
    ...{ zone, within, takers: who },
  };
}
