import type { FastifyReply, FastifyRequest } from "fastify";
import type { CustomerDeed } from "../../../shared/api/events.ts";
import { requiredEmail } from "../../../shared/text/text.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { isNotFound, Refusal } from "../../errors.ts";
import { toNetworks } from "../../http/requests/network.ts";
import { whereOf } from "../mails/describe.ts";
import { repliesToOf, writeInvite } from "../mails/invite.ts";
import { bookingOf } from "../present.ts";
import { type Booking, findByToken, speak } from "../queries.ts";
import { upcoming } from "../states.ts";
import {
  acceptMove,
  answerInvitation,
  askAgain,
  type Changed,
  cancelBooking,
  confirmBooking,
} from "../visits/change.ts";
import { moveBooking, proposeTimes } from "../visits/move.ts";
import { takeOffered } from "../visits/offered.ts";
import { readWord, toMailbox } from "../visits/visitor.ts";
import { renderCancel, renderCorrect } from "./booking-changes.ts";
import { renderBooking } from "./booking-page.ts";
import {
  type BookingApi,
  followChange,
  readInstant,
  readLanguage,
  readQuery,
  sendHtml,
  takeForms,
  wordsFor,
} from "./forms.ts";
import { renderTooMany, renderUnknownBooking } from "./notices.ts";
import { type Opened, readInstants, showMove, showPropose } from "./other-times.ts";
import { placeOf, sayMoment, sayTime, toStart } from "./words.ts";

type Request = FastifyRequest<{
  Params: { token: string };
  Querystring: Record<string, string | string[]>;
}>;

/** The pages of single bookings, at addresses that only who booked and who takes them know. */
export function bookingPageRoutes(api: BookingApi) {
  const { app, db, env, clock, limitTime, mailer } = api;
  const options = { onRequest: [limitTime] };

  const unknown = (request: Request, reply: FastifyReply) => {
    const words = wordsFor(request, readQuery(request).lang);
    return sendHtml(reply.code(404), renderUnknownBooking(words), words);
  };

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

  const send = (reply: FastifyReply, { showing }: Opened, page: string) =>
    sendHtml(reply, page, showing.frame.words);

  const follow = (changed: Changed, { found }: Opened, did?: CustomerDeed) =>
    followChange(api, found.owner, changed, did);

  app.register(async (pages) => {
    takeForms(pages);

    pages.get("/booking/:token", options, async (request: Request, reply) => {
      const opened = await open(request);
      return opened ? send(reply, opened, renderBooking(opened.showing)) : unknown(request, reply);
    });

    pages.get("/booking/:token/invite.ics", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(request, reply);
      const { booking, stands, caller, url, now, frame } = opened.showing;
      const { words } = frame;
      const isOn = upcoming.includes(stands.standing);
      if (!isOn) return send(reply.code(404), opened, renderBooking(opened.showing));
      const repliesTo = repliesToOf(booking, env);
      const entry = { booking: { ...booking, repliesTo }, stands, method: "PUBLISH" as const };
      return reply
        .headers({
          ...{ "cache-control": "no-store", "x-robots-tag": "noindex" },
          "content-disposition": 'attachment; filename="invite.ics"',
        })
        .type("text/calendar; charset=utf-8")
        .send(writeInvite({ ...entry, where: whereOf(booking, caller, words), url, now, words }));
    });

    pages.get("/booking/:token/cancel", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(request, reply);
      const { standing } = opened.showing.stands;
      const isOn = upcoming.includes(standing);
      return send(reply, opened, (isOn ? renderCancel : renderBooking)(opened.showing));
    });

    pages.get("/booking/:token/correct", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(request, reply);
      const { showing } = opened;
      const { email } = readQuery(request);
      const isHeld = showing.stands.standing === "held";
      const page = isHeld ? renderCorrect(showing, { email }) : renderBooking(showing);
      return send(reply, opened, page);
    });

    pages.get("/booking/:token/move", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(request, reply);
      try {
        return send(reply, opened, await showMove(db, opened, readQuery(request)));
      } catch (error) {
        // Its meeting type was deleted: it stays as it is.
        if (isNotFound(error)) return send(reply, opened, renderBooking(opened.showing));
        throw error;
      }
    });

    pages.get("/booking/:token/propose", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(request, reply);
      const { found, showing } = opened;
      const { stands } = showing;
      const isOn = [...upcoming, "refused"].includes(stands.standing);
      const mayPropose =
        found.booking.isInvited === 1 ? !stands.series : showing.again !== undefined;
      if (!isOn || !mayPropose) return send(reply, opened, renderBooking(showing));
      return send(reply, opened, await showPropose(db, opened, readQuery(request)));
    });

    pages.post("/booking/:token", options, async (request: Request, reply) => {
      const opened = await open(request);
      if (!opened) return unknown(request, reply);
      const { found, showing } = opened;
      const now = clock.now();
      const when = { now, hasMail: mailer !== undefined };
      const body = request.body;
      const fields: ReadonlyMap<string, string> = body instanceof Map ? body : new Map();
      const { words } = showing.frame;
      const place = placeOf(showing.booking.visitorZone, words);
      const back = () => reply.redirect(showing.path, 303);
      switch (fields.get("do")) {
        case "confirm": {
          // Only a link that was mailed tells that whoever has it reads mail at the address.
          if (!found.mayConfirm) return back();
          const confirmed = await confirmBooking(db, found, now);
          follow(confirmed, opened, confirmed.booking.state === "asked" ? "asked" : "booked");
          return back();
        }
        case "cancel": {
          const word = readWord(fields.get("word"));
          follow(await cancelBooking(db, found, word, when), opened, canceledOf(found.booking));
          return back();
        }
        case "accept": {
          const accepted = await (found.booking.isInvited === 1
            ? answerInvitation(db, found, "accepted", "", now)
            : acceptMove(db, found, now));
          follow(accepted, opened, "accepted");
          return back();
        }
        case "propose": {
          const times = readInstants(fields.get("times"));
          const word = readWord(fields.get("word"));
          follow(await proposeTimes(db, found, times, word, now), opened, "proposed");
          return back();
        }
        case "take": {
          const at = readInstant(fields.get("at"));
          if (at === undefined) return back();
          const taken = await takeOffered(db, found, at, when);
          follow(taken, opened, "booked");
          const { offered } = words.booked;
          const say = taken.isTaken ? offered.taken : taken.isPassed ? offered.passed : undefined;
          if (!say) return back();
          const problem = say(toStart(sayMoment(at, place), place));
          return send(reply.code(409), opened, renderBooking({ ...showing, problem }));
        }
        case "move": {
          const at = readInstant(fields.get("at"));
          if (at === undefined) return back();
          const moved = await moveBooking(db, found, at, when);
          follow(moved, opened, "moved");
          if (!moved.isTaken) return back();
          const problem = words.booked.moving.taken(sayTime(at, place));
          const page = await showMove(db, opened, readQuery(request), problem);
          return send(reply.code(409), opened, page);
        }
        case "resend":
        case "correct": {
          const corrected =
            fields.get("do") === "correct" ? (fields.get("email") ?? "") : undefined;
          const { email: required, emailUnreadable } = words.booking.wrong;
          const read =
            corrected === undefined
              ? undefined
              : requiredEmail(required, emailUnreadable).safeParse(corrected);
          if (read && !read.success)
            return send(
              reply.code(400),
              opened,
              renderCorrect(showing, {
                error: read.error.issues[0]?.message ?? emailUnreadable,
                email: corrected,
              }),
            );
          const email = read?.data;
          try {
            const subject = toMailbox(email ?? found.booking.email);
            await countingAttempt(db, [{ kind: "bookingMails", subject }], now, async () => {
              follow(await askAgain(db, found, email, now), opened);
            });
          } catch (error) {
            if (!(error instanceof Refusal && error.statusCode === 429)) throw error;
            const page = renderTooMany(words, error.retryAfter ?? 60);
            return send(reply.code(429), opened, page);
          }
          return back();
        }
        case "language": {
          const language = readLanguage(fields.get("lang"));
          if (language) await speak(db, found, language);
          return back();
        }
        default:
          return send(reply.code(400), opened, renderBooking(showing));
      }
    });
  });
}

/** What has to be told of it: of a time that was only held nobody knows. */
function canceledOf({ isInvited, state }: Booking): CustomerDeed | undefined {
  if (isInvited === 1) return "declined";
  return state === "held" ? undefined : "canceled";
}
