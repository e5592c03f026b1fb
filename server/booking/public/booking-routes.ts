import type { FastifyReply, FastifyRequest } from "fastify";
import { requiredEmail } from "../../../shared/text/text.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { isNotFound, Refusal } from "../../errors.ts";
import { toNetworks } from "../../http/requests/network.ts";
import { announceWrite } from "../../http/writes/announce-write.ts";
import { whereOf } from "../mails/describe.ts";
import { writeInvite } from "../mails/invite.ts";
import { bookingOf } from "../present.ts";
import { type Found, findByToken } from "../queries.ts";
import {
  acceptMove,
  askAgain,
  type Changed,
  cancelBooking,
  confirmBooking,
  findOtherTimes,
  mostProposed,
  moveBooking,
  proposeTimes,
} from "../visits/change.ts";
import { readZoneName, visitorMessages } from "../visits/visitor.ts";
import {
  type BookingApi,
  readInstant,
  readQuery,
  sendHtml,
  sendSoon,
  takeForms,
  toQuery,
} from "./book-routes.ts";
import {
  renderBooking,
  renderCancel,
  renderCorrect,
  renderMove,
  renderPropose,
  type Showing,
} from "./booking-page.ts";
import { renderDayAndTime } from "./day-and-time.ts";
import { renderNotice, renderTooMany } from "./notices.ts";
import { dayAt, placeOf, sayMoment, sayTime } from "./words.ts";

type Request = FastifyRequest<{
  Params: { token: string };
  Querystring: Record<string, string | string[]>;
}>;

interface Opened {
  found: Found & { mayConfirm: boolean };
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
    const presented = found && (await bookingOf(db, found, now));
    if (found && presented && presented.stands.standing !== "gone") {
      const { booking, mayConfirm } = found;
      const path = `/booking/${token}`;
      const about = { booking, mayConfirm, now, path, url: `${env.PUBLIC_URL}${path}` };
      return { found, showing: { ...presented, ...about, hasMail: mailer !== undefined } };
    }
    const networks = byNetwork("unknownBookings", toNetworks(request.ip));
    await countingAttempt(db, networks, now, async () => {});
    return undefined;
  };

  /** Tells the desk, and sends what is to be mailed. */
  const follow = ({ acts, isDone }: Changed, { found }: Opened) => {
    for (const act of acts) announceWrite(hub, found.owner, act);
    // What is asked for is no record: screens read all again.
    if (isDone && acts.length === 0) hub.announce(found.owner, "gap");
    if (isDone) sendSoon(api, found.owner);
  };

  app.register(async (pages) => {
    takeForms(pages);

    pages.get("/booking/:token", options, async (request: Request, reply) => {
      const opened = await open(request);
      return opened ? sendHtml(reply, renderBooking(opened.showing)) : unknown(reply);
    });

    pages.get("/booking/:token/invite.ics", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(reply);
      const { booking, stands, caller, url, now } = opened.showing;
      const isOn = ["booked", "moved", "proposed"].includes(stands.standing);
      if (!isOn) return sendHtml(reply.code(404), renderBooking(opened.showing));
      const organizer = { name: booking.organizerName, email: booking.organizerEmail };
      const entry = { booking, method: "PUBLISH" as const, organizer, url, now };
      const time = { start: stands.start, end: stands.end, where: whereOf(booking, caller) };
      return reply
        .headers({
          ...{ "cache-control": "no-store", "x-robots-tag": "noindex" },
          "content-disposition": 'attachment; filename="invite.ics"',
        })
        .type("text/calendar; charset=utf-8")
        .send(writeInvite({ ...entry, ...time }));
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

    pages.get("/booking/:token/propose", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(reply);
      const { found, showing } = opened;
      const isOn = ["booked", "moved", "proposed"].includes(showing.stands.standing);
      if (!isOn || !showing.again) return sendHtml(reply, renderBooking(showing));
      return sendHtml(reply, await showPropose(found, showing, readQuery(request)));
    });

    const showPropose = async (
      found: Found,
      showing: Showing,
      query: ReturnType<typeof readQuery>,
    ): Promise<string> => {
      const { booking, stands, now } = showing;
      const place = placeOf(readZoneName(query.zone) ?? booking.visitorZone);
      const { times } = await findOtherTimes(db, found, now);
      const starts = times.starts.filter((one) => one.at !== stands.start);
      const asked = readInstants(query.times);
      const chosen = starts.map(({ at }) => at).filter((at) => asked.includes(at));
      const urlOf = (all: readonly number[], more: Record<string, string | undefined>) => {
        const list = all.map((at) => new Date(at).toISOString()).join();
        return `?${toQuery({ zone: place.name, times: list, ...more })}`;
      };
      const day = query.day ?? (chosen[0] === undefined ? undefined : dayAt(chosen[0], place));
      const picking = renderDayAndTime({
        ...{ starts, until: times.within.until, place, now, from: query.from, day, chosen },
        toDay: (to, from) => urlOf(chosen, { day: to || undefined, from }),
        toTime: (at) => {
          const others = chosen.filter((one) => one !== at);
          const isMore = others.length === chosen.length && chosen.length < mostProposed;
          return urlOf(isMore ? [...others, at] : others, { day: dayAt(at, place) });
        },
        note: "Filled days have free times. Choose up to three.",
      });
      return renderPropose({ showing, picking, place, chosen });
    };

    pages.post("/booking/:token", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(reply);
      const { found, showing } = opened;
      const now = clock.now();
      const when = { now, hasMail: mailer !== undefined };
      const body = request.body;
      const fields: ReadonlyMap<string, string> = body instanceof Map ? body : new Map();
      const back = () => reply.redirect(showing.path, 303);
      switch (fields.get("do")) {
        case "confirm":
          // Only a link that was mailed tells that whoever has it reads mail at the address.
          if (!found.mayConfirm) return back();
          follow(await confirmBooking(db, found, now), opened);
          return back();
        case "cancel":
          follow(await cancelBooking(db, found, readWord(fields.get("word")), when), opened);
          return back();
        case "accept":
          follow(await acceptMove(db, found, now), opened);
          return back();
        case "propose": {
          const times = readInstants(fields.get("times"));
          const word = readWord(fields.get("word"));
          follow(await proposeTimes(db, found, times, word, now), opened);
          return back();
        }
        case "move": {
          const at = readInstant(fields.get("at"));
          if (at === undefined) return back();
          const moved = await moveBooking(db, found, at, when);
          follow(moved, opened);
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
              follow(await askAgain(db, found, email, now), opened);
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

function readInstants(list = ""): number[] {
  return list.split(",").flatMap((text) => readInstant(text) ?? []);
}

function readWord(text = ""): string {
  return text.trim().slice(0, 2000).toWellFormed().replaceAll("\0", "");
}
