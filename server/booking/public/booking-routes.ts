import type { FastifyReply, FastifyRequest } from "fastify";
import { utc } from "../../../shared/dates/time-zones.ts";
import { requiredEmail } from "../../../shared/text/text.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { personOf } from "../../db/engine/database.ts";
import { isNotFound, Refusal } from "../../errors.ts";
import { toNetworks } from "../../http/requests/network.ts";
import { announceWrite } from "../../http/writes/announce-write.ts";
import { mailHold } from "../mails/send.ts";
import { type Found, findByToken, findPageOf } from "../queries.ts";
import { standingOf } from "../states.ts";
import { readColleagues } from "../times/queries.ts";
import {
  acceptMove,
  type Changed,
  cancelBooking,
  confirmBooking,
  findOtherTimes,
  movableUntil,
  moveBooking,
  renewCode,
} from "../visits/change.ts";
import { readZoneName, visitorMessages } from "../visits/visitor.ts";
import {
  type BookingApi,
  readInstant,
  readQuery,
  sendHtml,
  takeForms,
  toQuery,
} from "./book-routes.ts";
import {
  renderBooking,
  renderCancel,
  renderCorrect,
  renderMove,
  type Showing,
} from "./booking-page.ts";
import { renderDayAndTime } from "./day-and-time.ts";
import { renderNotice, renderTooMany } from "./notices.ts";
import { callerOf, readSiteOf, type Site } from "./page.ts";
import { callName, dayAt, placeOf, sayMoment, sayTime } from "./words.ts";

type Request = FastifyRequest<{
  Params: { token: string };
  Querystring: Record<string, string | string[]>;
}>;

interface Opened {
  found: Found;
  site: Site;
  showing: Showing;
}

/** The pages of single bookings, at addresses that only who booked and who takes them know. */
export function bookingPageRoutes(api: BookingApi) {
  const { app, db, env, clock, limitTime, hub, mailer } = api;
  const options = { onRequest: [limitTime] };

  const unknown = (reply: FastifyReply) =>
    sendHtml(
      reply.code(404),
      renderNotice(
        "There is no booking here",
        "The link may be incomplete, or the meeting is long over.",
      ),
    );

  /** The booking and how it stands; undefined where there is none, which is counted. */
  const open = async (request: Request): Promise<Opened | undefined> => {
    const now = clock.now();
    const { token } = request.params;
    const found = await findByToken(db, token);
    const opened = found && (await describeFound(found, token, now, request));
    if (opened) return opened;
    const networks = byNetwork("unknownBookings", toNetworks(request.ip));
    await countingAttempt(db, networks, now, async () => {});
    return undefined;
  };

  const describeFound = async (
    found: Found,
    token: string,
    now: Date,
    request: Request,
  ): Promise<Opened | undefined> => {
    const { owner, booking, appointment } = found;
    const { here, zones } = await readColleagues(db, owner);
    const zone = zones.get(appointment?.host ?? booking.host) ?? utc.name;
    const stands = standingOf(booking, appointment, zone, now);
    if (stands.standing === "gone") return undefined;
    const row = await findPageOf(db, owner, booking.page);
    const page = row && {
      ...row,
      ...{ owner, person: row.user === null ? null : personOf({ _id: row.user }) },
      ...{ isOpen: row.openSince !== null, mayWrite: row.mayWrite === 1 },
    };
    const site = page && (await readSiteOf(db, page));
    const type = site?.types.find(({ _id }) => _id === booking.type);
    const host = here.find(({ _id }) => _id === (appointment?.host ?? booking.host));
    const frame = site?.frame ?? {
      ...{ name: host?.name ?? "Client Desk", desk: "", color: "green" as const },
      initials: host ? [host.name.slice(0, 1).toUpperCase()] : [],
    };
    const caller = host ? callName(host.name) : frame.name;
    const { confirm } = readQuery(request);
    const again =
      page?.isOpen && type
        ? `/book/${page.name}/${type._id}?${toQuery({ zone: booking.visitorZone })}`
        : undefined;
    const showing: Showing = {
      ...{ booking, stands, frame, now, again, hasMail: mailer !== undefined, code: confirm },
      caller: type?.takenBy === "together" ? callerOf(type, here) : caller,
      path: `/booking/${token}`,
      url: `${env.PUBLIC_URL}/booking/${token}`,
      movable: type && movableUntil(type, stands.start),
    };
    const nowhere: Site = {
      ...{ frame, types: [], here, zone, email: undefined },
      page: page ?? ({} as Site["page"]), // as: nothing reads it where the page is gone.
    };
    return { found, site: site ?? nowhere, showing };
  };

  const announce = ({ acts }: Changed, { found }: Opened) => {
    for (const act of acts) announceWrite(hub, found.owner, act);
  };

  app.register(async (pages) => {
    takeForms(pages);

    pages.get("/booking/:token", options, async (request: Request, reply) => {
      const opened = await open(request);
      return opened ? sendHtml(reply, renderBooking(opened.showing)) : unknown(reply);
    });

    pages.get("/booking/:token/cancel", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(reply);
      const { standing } = opened.showing.stands;
      const isOn = ["booked", "moved", "proposed"].includes(standing);
      return sendHtml(reply, (isOn ? renderCancel : renderBooking)(opened.showing));
    });

    pages.get("/booking/:token/correct", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(reply);
      const { stands } = opened.showing;
      return sendHtml(
        reply,
        (stands.standing === "held" ? renderCorrect : renderBooking)(opened.showing),
      );
    });

    const showMove = async (
      { found, showing }: Opened,
      request: Request,
      problem?: string,
    ): Promise<string> => {
      const { booking, stands, now, movable } = showing;
      const isOn = ["booked", "moved", "proposed"].includes(stands.standing);
      const query = readQuery(request);
      const place = placeOf(readZoneName(query.zone) ?? booking.visitorZone);
      if (!isOn) return renderBooking(showing);
      if (movable === undefined || now.getTime() > movable) return renderBooking(showing);
      const { times } = await findOtherTimes(db, found, now);
      const at = readInstant(query.at);
      const chosen = times.starts.find((one) => one.at === at && one.at !== stands.start)?.at;
      const urlOf = (more: Record<string, string | undefined>) =>
        `?${toQuery({ zone: place.name, ...more })}`;
      const picking = renderDayAndTime({
        ...{
          starts: times.starts.filter((one) => one.at !== stands.start),
          until: times.within.until,
        },
        ...{ place, now, from: query.from },
        day: query.day ?? dayAt(chosen ?? stands.start, place),
        toDay: (day, from) => urlOf({ day: day || undefined, from }),
        toTime: (to) => urlOf({ at: new Date(to).toISOString() }),
        chosen: chosen === undefined ? [] : [chosen],
        note: `You can move it until ${sayMoment(movable, place)}.`,
      });
      return renderMove({ showing, picking, place, chosen, problem });
    };

    pages.get("/booking/:token/move", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(reply);
      try {
        return sendHtml(reply, await showMove(opened, request));
      } catch (error) {
        // Its meeting type was deleted: it stays as it is.
        if (isNotFound(error)) return sendHtml(reply, renderBooking(opened.showing));
        throw error;
      }
    });

    pages.post("/booking/:token", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(reply);
      const { found, showing, site } = opened;
      const now = clock.now();
      const body = request.body;
      const fields: ReadonlyMap<string, string> = body instanceof Map ? body : new Map();
      const back = () => reply.redirect(showing.path, 303);
      switch (fields.get("do")) {
        case "confirm":
          announce(await confirmBooking(db, found, fields.get("code") ?? "", now), opened);
          return back();
        case "cancel":
          announce(await cancelBooking(db, found, readWord(fields.get("word")), now), opened);
          return back();
        case "accept":
          announce(await acceptMove(db, found, now), opened);
          return back();
        case "move": {
          const at = readInstant(fields.get("at"));
          if (at === undefined) return back();
          const moved = await moveBooking(db, found, at, now);
          announce(moved, opened);
          if (!moved.isTaken) return back();
          const place = placeOf(showing.booking.visitorZone);
          const problem = `${sayTime(at, place)} was just taken. These times are free.`;
          return sendHtml(reply.code(409), await showMove(opened, request, problem));
        }
        case "resend":
        case "correct": {
          const corrected =
            fields.get("do") === "correct" ? (fields.get("email") ?? "") : undefined;
          const { email: required, wrongEmail } = visitorMessages;
          const read =
            corrected === undefined
              ? undefined
              : requiredEmail(required, wrongEmail).safeParse(corrected);
          if (read && !read.success)
            return sendHtml(
              reply.code(400),
              renderCorrect(showing, read.error.issues[0]?.message ?? wrongEmail),
            );
          const email = read?.data;
          try {
            const subject = (email ?? found.booking.email).toLowerCase();
            await countingAttempt(db, [{ kind: "bookingMails", subject }], now, async () => {
              const { code, isDone, booking } = await renewCode(db, found, email, now);
              const { token } = request.params;
              if (isDone) await mailHold(api, site, { booking, token, code }, now);
            });
          } catch (error) {
            if (!(error instanceof Refusal && error.statusCode === 429)) throw error;
            return sendHtml(reply.code(429), renderTooMany(error.retryAfter ?? 60));
          }
          return back();
        }
        default:
          return sendHtml(reply.code(400), renderBooking(showing));
      }
    });
  });
}

function readWord(text = ""): string {
  return text.trim().slice(0, 2000).toWellFormed().replaceAll("\0", "");
}
