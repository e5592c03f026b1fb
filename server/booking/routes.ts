import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { bookingMailEndpoints } from "../../shared/booking-mails.ts";
import { type BookingPageChanges, bookingPageEndpoints } from "../../shared/booking-pages.ts";
import { type MeetingTypeInput, meetingTypeEndpoints } from "../../shared/kinds/meeting-types.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { forbidden } from "../errors.ts";
import type { LiveSession } from "../http/calls.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import {
  createType,
  deleteType,
  findType,
  listTypes,
  type OfPerson,
  updateType,
} from "../meeting-types/queries.ts";
import { serverMessages } from "../messages.ts";
import { listAll } from "./desk/lists.ts";
import { previewInvitation } from "./invitations/preview.ts";
import { readCopy } from "./mails/copies.ts";
import { previewMail } from "./mails/preview.ts";
import { changePage, makeLook, type PageOf, readPages } from "./pages/queries.ts";
import { previewType } from "./times/preview.ts";

/** What the desk does about its pages and meeting types, and the list of all that is booked. */
export function bookingRoutes(api: Api) {
  const { db, hub } = api;

  /** Visitors see it at once, in whatever process. */
  const change = async (whose: PageOf, changes: BookingPageChanges, now: Date) => {
    const data = await changePage(db, whose, changes, now);
    hub.announce(whose.owner, "settings");
    return { data };
  };

  route(api, bookingPageEndpoints.get, async ({ owner, person }) => ({
    data: await readPages(db, owner, person),
  }));

  route(api, bookingPageEndpoints.updateOwn, ({ owner, person, body, now }) =>
    change({ owner, person }, body, now),
  );

  route(api, bookingPageEndpoints.updateDesk, ({ owner, body, now }) =>
    change({ owner, person: null }, body, now),
  );

  route(api, bookingPageEndpoints.look, async ({ owner, person, session, body, now }) => {
    if (body.of === "desk" && session.role !== "owner")
      throw forbidden(serverMessages.desks.ownersOnly);
    const whose = { owner, person: body.of === "own" ? person : null };
    return { data: { path: `/book/${await makeLook(db, whose, now)}` } };
  });

  route(api, bookingEndpoints.all, ({ owner, person, user, query, now }) =>
    listAll(db, { owner, person }, query, { timeZone: user.timeZone, now }),
  );

  route(api, bookingMailEndpoints.preview, async ({ owner, user, now, body }) => ({
    data: await previewMail(db, { owner, user, now, site: api.env.PUBLIC_URL }, body),
  }));

  route(api, bookingMailEndpoints.get, async ({ owner, params }) => ({
    data: await readCopy(db, owner, params.id),
  }));

  route(api, bookingMailEndpoints.invitation, async ({ owner, person, now, body }) => ({
    data: await previewInvitation(db, { owner, person, now, site: api.env.PUBLIC_URL }, body),
  }));

  route(api, meetingTypeEndpoints.list, async ({ owner }) => ({
    data: await listTypes(db, owner),
  }));

  route(api, meetingTypeEndpoints.create, async (call) => {
    const { owner, session, act } = call;
    const input = toOfPerson(call.body, session);
    refuseOthers(session, input);
    const create = (on: Db) => createType(on, owner, input, act);
    return { data: await createOnce(db, meetingTypeEndpoints.create, call, create, findType) };
  });

  route(api, meetingTypeEndpoints.preview, async ({ owner, session, body, now }) => {
    const input = toOfPerson(body, session);
    refuseOthers(session, input);
    return { data: await previewType(db, owner, input, now) };
  });

  route(
    api,
    meetingTypeEndpoints.update,
    async ({ owner, session, params, body, headers, act }) => {
      refuseOthers(session, await findType(db, owner, params.id));
      const change = { act, ifMatch: headers["if-match"] };
      return { data: await updateType(db, owner, params.id, body, change) };
    },
  );

  route(api, meetingTypeEndpoints.remove, async ({ owner, session, params, act }) => {
    refuseOthers(session, await findType(db, owner, params.id));
    await deleteType(db, owner, params.id, act);
    return { msg: messages.meetingTypes.deleted };
  });
}

/** Without a person it is of whoever asks. */
function toOfPerson<Input extends MeetingTypeInput>(input: Input, { person }: LiveSession) {
  return { ...input, person: input.person ?? person };
}

/** Throws the 403: owners decide about any page, others about their own. */
function refuseOthers({ person, role }: LiveSession, type: Pick<OfPerson, "person" | "page">) {
  const isOwn = type.page === "own" && type.person === person;
  if (!isOwn && role !== "owner") throw forbidden(serverMessages.desks.ownersOnly);
}
