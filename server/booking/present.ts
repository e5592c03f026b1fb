import type { MailsSettings } from "../../shared/account/customer-mails.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readSettings } from "../settings/stored.ts";
import { wordsOf } from "./customer-words.ts";
import { toType } from "./invitations/type.ts";
import { toPublicPage } from "./pages/queries.ts";
import { callerOf, readSiteOf, type Site } from "./public/page.ts";
import { callName } from "./public/words.ts";
import { type Found, findPageOf, readWithin } from "./queries.ts";
import { type Stands, standsOf } from "./states.ts";
import { readColleagues } from "./times/queries.ts";
import { movableUntil } from "./visits/move.ts";

/** A booking as pages and mails tell of it. */
export interface Presented {
  stands: Stands;
  frame: Site["frame"];
  /** Of the desk, where it is not the name of whose page it is. */
  desk: string;
  /** How whoever takes it is called. */
  caller: string;
  /** Where another time is booked; undefined for nowhere. */
  again: string | undefined;
  /** Until when it can be moved: an instant; undefined for never. */
  movable: number | undefined;
  /** What whoever takes the meeting has chosen for their mails. */
  mails: MailsSettings;
}

/** How a booking stands, and what is said of whoever takes it: also once its page or its type is gone. */
export async function bookingOf(db: Db, found: Found, now: Date): Promise<Presented> {
  const { owner, booking, appointment } = found;
  const { here, zones } = await readColleagues(db, owner);
  const stands = standsOf(found, zones, now);
  const row = await findPageOf(db, owner, booking.page);
  const page = row && toPublicPage(row, owner);
  const words = wordsOf(booking.language);
  const site = page && (await readSiteOf(db, page, words));
  const isInvited = booking.isInvited === 1;
  const type = isInvited ? toType(booking) : site?.types.find(({ _id }) => _id === booking.type);
  const host = here.find(({ _id }) => _id === (appointment?.host ?? booking.host));
  const name = host?.name ?? booking.organizerName;
  const frame = site?.frame ?? {
    words,
    ...{ name, color: "green" as const },
    desk: isInvited ? await readDeskName(db, owner, name) : "",
    initials: [name.slice(0, 1).toUpperCase()],
  };
  const isTogether = !isInvited && type?.takenBy === "together";
  return {
    ...{ stands, frame, desk: page?.person === null ? frame.name : frame.desk },
    caller: isTogether ? callerOf(type, here, words) : callName(name),
    again:
      page?.isOpen && type && !isInvited
        ? `/book/${page.name}/${type._id}?${new URLSearchParams({ zone: booking.visitorZone, lang: words.language })}`
        : undefined,
    mails: readSettings(host?.settings ?? null, null).mails,
    movable: type && !stands.series ? movableUntil(type, stands.start) : undefined,
  };
}

/** Empty where it has the name of whoever takes the meeting. */
async function readDeskName(db: Db, owner: Owner, name: string): Promise<string> {
  const desk = await readWithin(db, owner, (tx) =>
    tx.selectFrom("desks").where("_id", "=", owner).select("name").executeTakeFirstOrThrow(),
  );
  return desk.name === name ? "" : desk.name;
}
