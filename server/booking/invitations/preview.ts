import type { InvitationAsked, ShownMail } from "../../../shared/booking-mails.ts";
import { utc } from "../../../shared/dates/time-zones.ts";
import { messages } from "../../../shared/messages.ts";
import { readTimeName } from "../../../shared/repeat/time-names.ts";
import { lastTimeOf } from "../../../shared/repeat/times.ts";
import { type Db, inSnapshot, type Owner, type Person, type Tx } from "../../db/engine/database.ts";
import { conflict, notFound } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import { showLetter } from "../mails/shown.ts";
import { bookingOf } from "../present.ts";
import { type ItsAppointment, readAppointment, untouched } from "../queries.ts";
import type { Series } from "../series.ts";
import { upcoming } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import { findPage, type Invited } from "./queries.ts";
import { requireHost, toOwnRow, toSaid } from "./row.ts";

interface Asking {
  owner: Owner;
  /** Whose calendar it is where nothing is said. */
  person: Person;
  site: string;
  now: Date;
}

/** The mail that saving a form would send, made as that is. Throws the 404 and the 409 that inviting would. */
export function previewInvitation(
  db: Db,
  { owner, person, site, now }: Asking,
  asked: InvitationAsked,
): Promise<ShownMail> {
  return inSnapshot(db, owner, async (tx) => {
    const { title, date, duration, host: whose = person, attending = [] } = asked;
    const customer = await tx
      .selectFrom("customers")
      .where("owner", "=", owner)
      .where("_id", "=", asked.customer)
      .select(["name", "email", "phone"])
      .executeTakeFirst();
    if (!customer) throw notFound(messages.customers.notFound);
    const found: Invited = {
      ...{ ...customer, customer: asked.customer, outcome: null },
      ...{ title, date, duration, host: whose, attending: JSON.stringify(attending) },
    };
    const { here, zones } = await readColleagues(tx, owner);
    const host = requireHost(found, here);
    const zone = zones.get(host._id) ?? utc.name;
    const booking = {
      ...untouched,
      ...(await toOwnRow(tx, owner, { appointment: "", found, host, zone }, now)),
      ...{ ...toSaid(found, asked.invitation), page: await findPage(tx, owner, host._id) },
    };
    const appointment = { ...found, series: await toSeries(tx, owner, asked) };
    const { stands, desk, movable, mails } = await bookingOf(
      tx,
      { owner, booking, appointment },
      now,
    );
    if (!upcoming.includes(stands.standing))
      throw conflict("_id", serverMessages.booking.notToInvite);
    const writing = { booking, before: booking, stands, desk, movable, mails, now };
    return showLetter("invited", { ...writing, again: undefined }, site);
  });
}

/** By another rule, or at other times, no time differs from it any more. */
async function toSeries(
  tx: Tx,
  owner: Owner,
  { appointment = "", repeat, date, duration }: InvitationAsked,
): Promise<ItsAppointment["series"]> {
  if (repeat === "") return undefined;
  const { series = appointment, day } = readTimeName(appointment) ?? {};
  const known = (await readAppointment(tx, owner, series))?.series;
  if (known?.repeat === repeat && timeOf(known, day) === date) return { ...known, duration };
  return { repeat, date, duration, except: "", lastTime: lastTimeOf(repeat, date), own: [] };
}

/** When the time of a day is now; without a day when the series begins. */
function timeOf({ date, own }: Series, day: string | undefined): string {
  if (day === undefined) return date;
  const time = day + date.slice(10);
  return own.find(({ original }) => original === time)?.date ?? time;
}
