import { bookingEndpoints } from "../../../shared/booking.ts";
import { route } from "../../api.ts";
import type { Owner } from "../../db/engine/database.ts";
import { forbidden, notFound } from "../../errors.ts";
import type { LiveSession } from "../../http/calls.ts";
import { serverMessages } from "../../messages.ts";
import { type BookingApi, sendSoon } from "../public/forms.ts";
import { approve, choose, decline, resend, setChecked } from "./acts.ts";
import { findBooking, isTakenBy, listBookings, listWaiting } from "./queries.ts";

/** What the desk sees of bookings, and does about them. */
export function deskBookingRoutes(api: BookingApi) {
  const { db, mailer } = api;
  const hasMail = mailer !== undefined;
  const asking = ({ user }: LiveSession, now: Date) => ({ timeZone: user.timeZone, now });

  const find = async (owner: Owner, session: LiveSession, id: string, now: Date) => {
    const found = await findBooking(db, owner, id, asking(session, now));
    if (!found) throw notFound(serverMessages.booking.notFound);
    const isTheirs = isTakenBy(session.person)(found.booking) || session.role === "owner";
    if (!isTheirs) throw forbidden(serverMessages.desks.ownersOnly);
    return found;
  };

  route(api, bookingEndpoints.list, async ({ owner, session, query, now }) => ({
    data: await listBookings(db, owner, query, asking(session, now)),
  }));

  route(api, bookingEndpoints.waiting, async ({ owner, session, now }) => ({
    data: await listWaiting(db, owner, session.person, asking(session, now)),
  }));

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

  route(api, bookingEndpoints.choose, async ({ owner, session, params, body, act, now }) => {
    const { booking } = await find(owner, session, params.id, now);
    await choose(db, { owner, booking }, body.place, act);
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
