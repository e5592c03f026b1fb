import { bookingEndpoints, bookingLimit } from "../../../shared/booking-endpoints.ts";
import { utc, zoneNamed } from "../../../shared/dates/time-zones.ts";
import { route } from "../../api.ts";
import { findAppointment } from "../../appointments/repeat/find.ts";
import { withCurrentName } from "../../appointments/repeat/renamed.ts";
import type { Owner } from "../../db/engine/database.ts";
import { conflict, forbidden, notFound } from "../../errors.ts";
import type { LiveSession } from "../../http/calls.ts";
import { countingLetter } from "../../letters/limit.ts";
import { serverMessages } from "../../messages.ts";
import { enterAnswer, invite, sendAgain, takeBack } from "../invitations/acts.ts";
import { type BookingApi, sendSoon } from "../public/forms.ts";
import { findOtherTimes } from "../visits/move.ts";
import { offerTimes } from "../visits/offered.ts";
import { approve, choose, decline, resend, setChecked } from "./acts.ts";
import { chooseTime } from "./choose-time.ts";
import { findBooking, findBookingOf, isTakenBy, listBookings, listWaiting } from "./queries.ts";
import { tellAs } from "./telling.ts";

/** What the desk sees of bookings, and does about them. */
export function deskBookingRoutes(api: BookingApi) {
  const { db, env, mailer } = api;
  const hasMail = mailer !== undefined;
  const asking = ({ user }: LiveSession, now: Date) => ({ timeZone: user.timeZone, now });

  const read = async (owner: Owner, session: LiveSession, id: string, now: Date) => {
    const found = await findBooking(db, owner, id, asking(session, now));
    if (!found) throw notFound(serverMessages.booking.notFound);
    return found;
  };
  const find = async (owner: Owner, session: LiveSession, id: string, now: Date) => {
    const found = await read(owner, session, id, now);
    const isTheirs = isTakenBy(session.person)(found.booking) || session.role === "owner";
    if (!isTheirs) throw forbidden(serverMessages.desks.ownersOnly);
    return found;
  };

  route(api, bookingEndpoints.list, async ({ owner, session, query, now }) => ({
    data: await listBookings(db, owner, query, asking(session, now)),
  }));

  route(api, bookingEndpoints.waiting, ({ owner, session, now }) =>
    listWaiting(db, owner, session.person, asking(session, now)),
  );

  route(api, bookingEndpoints.get, async ({ owner, session, params, now }) => ({
    data: (await read(owner, session, params.id, now)).answer,
  }));

  route(api, bookingEndpoints.ofAppointment, async ({ owner, session, params, now }) => {
    const find = async (id: string) => {
      const { data = null, passedOn } = await findBookingOf(db, owner, id, asking(session, now));
      // "None" is said of the desk's own appointments only.
      if (!data) await findAppointment(db, owner, id);
      return { data, passedOn };
    };
    return withCurrentName(db, owner, params.id, find);
  });

  // Whoever may move it may say so, too.
  route(api, bookingEndpoints.tell, async ({ owner, session, params, body, now }) => {
    const { booking } = await read(owner, session, params.id, now);
    if (body.tell === "now" && !hasMail) throw conflict("tell", serverMessages.booking.noMail);
    const message = await tellAs(api, { owner, booking }, body.tell, now);
    if (body.tell === "now") sendSoon(api, owner);
    return { data: (await read(owner, session, params.id, now)).answer, message };
  });

  route(api, bookingEndpoints.invite, async ({ owner, person, session, params, body, now }) => {
    const id = await countingLetter(db, person, now, () =>
      invite(db, { owner, appointment: params.id }, body, { now, hasMail }),
    );
    return { data: (await read(owner, session, id, now)).answer };
  });

  route(api, bookingEndpoints.takeBack, async ({ owner, session, params, now }) => {
    await takeBack(db, { owner, appointment: params.id }, { now, hasMail });
    const { data = null } = await findBookingOf(db, owner, params.id, asking(session, now));
    return { data };
  });

  route(api, bookingEndpoints.answer, async ({ owner, session, params, body, now }) => {
    const { booking } = await read(owner, session, params.id, now);
    await enterAnswer(db, { owner, booking }, body, now);
    return { data: (await read(owner, session, params.id, now)).answer };
  });

  route(api, bookingEndpoints.send, async ({ owner, person, session, params, body, now }) => {
    const { booking } = await read(owner, session, params.id, now);
    const path = await countingLetter(db, person, now, () =>
      sendAgain(db, { owner, booking }, body.by, now),
    );
    sendSoon(api, owner);
    const link = path && `${env.PUBLIC_URL}${path}`;
    return { data: (await read(owner, session, params.id, now)).answer, link };
  });

  route(api, bookingEndpoints.approve, async ({ owner, session, params, act, now }) => {
    const { booking } = await find(owner, session, params.id, now);
    await approve(db, { owner, booking }, act, hasMail);
    sendSoon(api, owner);
    return { data: (await find(owner, session, params.id, now)).answer };
  });

  route(api, bookingEndpoints.decline, async ({ owner, session, params, body, now }) => {
    const { booking } = await find(owner, session, params.id, now);
    await decline(db, { owner, booking }, body.word ?? "", now, hasMail);
    sendSoon(api, owner);
    return { data: (await find(owner, session, params.id, now)).answer };
  });

  route(api, bookingEndpoints.times, async ({ owner, session, params, now }) => {
    const { booking } = await read(owner, session, params.id, now);
    const { times } = await findOtherTimes(db, { owner, booking, appointment: undefined }, now);
    const zone = zoneNamed(session.user.timeZone ?? utc.name);
    const starts = times.starts.slice(0, bookingLimit);
    return { data: starts.map(({ at }) => new Date(zone.toWall(at)).toISOString()) };
  });

  route(api, bookingEndpoints.propose, async ({ owner, session, params, body, now }) => {
    const { booking } = await find(owner, session, params.id, now);
    const zone = zoneNamed(session.user.timeZone ?? utc.name);
    const times = body.times.map((wall) => zone.toInstant(Date.parse(wall)));
    const offer = { times, word: body.word ?? "" };
    const { isDone } = await offerTimes(db, { owner, booking }, offer, { now, hasMail });
    if (!isDone) throw conflict("_id", serverMessages.booking.notAsked);
    sendSoon(api, owner);
    return { data: (await find(owner, session, params.id, now)).answer };
  });

  route(api, bookingEndpoints.choose, async ({ owner, session, params, body, act, now }) => {
    const { booking } = await find(owner, session, params.id, now);
    const { place, day } = body;
    if (day === undefined) await choose(db, { owner, booking }, place, act);
    else await chooseTime(db, { owner, booking }, { place, day }, act);
    sendSoon(api, owner);
    return { data: (await find(owner, session, params.id, now)).answer };
  });

  route(api, bookingEndpoints.resend, async ({ owner, session, params, body, act, now }) => {
    const { booking } = await find(owner, session, params.id, now);
    await resend(db, { owner, booking }, body.email, act);
    sendSoon(api, owner);
    return { data: (await find(owner, session, params.id, now)).answer };
  });

  route(api, bookingEndpoints.check, async ({ owner, session, params, body, now }) => {
    const { booking } = await find(owner, session, params.id, now);
    await setChecked(db, { owner, booking }, body.isChecked, now);
    return { data: (await find(owner, session, params.id, now)).answer };
  });
}
