import type { MeetingTypePreview } from "../../../shared/kinds/meeting-types.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { type OfPerson, refuseUnfit } from "../../meeting-types/queries.ts";
import { findTimes } from "./find.ts";

/** Why customers would see what they would see. Throws the 400 where they could see nothing of such a type. */
export async function previewType(
  db: Db,
  owner: Owner,
  input: OfPerson,
  now: Date,
): Promise<MeetingTypePreview> {
  refuseUnfit(input);
  const [length = 0] = input.lengths;
  const { inHours, lost, starts } = await findTimes(db, owner, input, { length, now });
  const [first] = starts;
  return {
    ...{ inHours, lost, free: starts.length },
    first: first ? new Date(first.at).toISOString() : null,
  };
}
