import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { findType } from "../../meeting-types/queries.ts";
import type { Booking } from "../queries.ts";

const day = 1440;

/** The meeting type that something was booked by. Throws the 404 where it was deleted. */
export async function findTypeOf(db: Db, owner: Owner, booking: Booking): Promise<MeetingType> {
  return booking.isInvited === 1 ? toType(booking) : findType(db, owner, booking.type);
}

/** Other times for an invitation are those within the working hours of all who attend, in the next four weeks. */
export function toType(booking: Booking): MeetingType {
  const { host, title, start, end, place, address, mayMove, remind, createdAt } = booking;
  // as: ids, as this program has written them.
  const takers = JSON.parse(booking.takers) as string[];
  return {
    ...{ _id: "", person: host, page: "own", name: title, place, address, description: "" },
    lengths: [(Date.parse(end) - Date.parse(start)) / 60_000],
    ...{ hours: null, from: null, until: null, notice: day, reach: 28, mostADay: null },
    ...{ breakBefore: 0, breakAfter: 0, booked: "atOnce", questions: [], shown: "byLink" },
    ...{ takenBy: takers.length > 1 ? "together" : "owner", takers },
    ...{ movable: mayMove === 1 ? day : null, remind, position: 0 },
    ...{ createdAt, updatedAt: createdAt },
  };
}
