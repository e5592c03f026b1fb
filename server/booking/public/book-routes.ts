import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { areTooMany, byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import { createOwnerTurns } from "../../db/engine/owner-turns.ts";
import { isNotFound, Refusal } from "../../errors.ts";
import { toNetworks } from "../../http/requests/network.ts";
import type { CustomerWords } from "../customer-words.ts";
import { countHolds } from "../queries.ts";
import { bookTime, mostHolds } from "../visits/book.ts";
import { readVisitor, readZoneName, toMailbox } from "../visits/visitor.ts";
import { hasProof, renderChecking } from "./busy.ts";
import { type Details, renderDetails } from "./details.ts";
import {
  answerAway,
  type BookingApi,
  followChange,
  isAway,
  readInstant,
  readLanguage,
  readQuery,
  sendHtml,
  sendSoon,
  takeForms,
  toQuery,
  wordsFor,
} from "./forms.ts";
import { keepPages } from "./kept-pages.ts";
import { renderClosed, renderPrivacy, renderTooMany, renderUnknownPage } from "./notices.ts";
import { callerOf, readSite, type Site } from "./page.ts";
import { lengthOf, showTimes, showTypes } from "./site-pages.ts";
import { placeOf } from "./words.ts";

type Fields = ReadonlyMap<string, string>;
type Request = FastifyRequest<{
  Params: { name: string; type?: string };
  Querystring: Record<string, string | string[]>;
  Body: Fields;
}>;

/** Milliseconds that somebody waits for others who book on the same desk; a little less than a request may take. */
const patience = 5000;

/** The pages on which customers choose a meeting and book it. Reading one changes nothing. */
export function bookRoutes(api: BookingApi) {
  const { app, db, clock, limitTime, mailer } = api;
  const options = { onRequest: [limitTime] };
  const kept = keepPages(api);
  const turns = createOwnerTurns({ patience });
  const send = (reply: FastifyReply, { language }: CustomerWords, page: string) =>
    sendHtml(reply, page, { language, isFramed: true });

  /** The page that is asked for; where it is not to be booked, that is answered already. */
  const open = async (
    request: Request,
    reply: FastifyReply,
    words: CustomerWords,
    read = kept.readSite,
  ): Promise<Site | undefined> => {
    const { name, type = "" } = request.params;
    const now = clock.now();
    const lower = name.startsWith("~") ? name : name.toLowerCase();
    const found = await read(lower, { language: words.language, now });
    if (!found) {
      // Whoever looks for pages by guessing names is slowed down like who guesses other addresses.
      const networks = byNetwork("unknownCalendars", toNetworks(request.ip));
      await countingAttempt(db, networks, now, async () => {});
      send(reply.code(404), words, renderUnknownPage(words));
      return undefined;
    }
    if ("movedTo" in found) {
      const search = request.url.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
      reply.redirect(
        `/book/${found.movedTo}${type && `/${encodeURIComponent(type)}`}${search}`,
        302,
      );
      return undefined;
    }
    if (found.page.isOpen) return found;
    const { frame, email } = found;
    const [only] = found.types;
    const caller = only && found.page.person ? callerOf(only, found.here, words) : frame.name;
    send(reply, words, renderClosed(frame, caller, email));
    return undefined;
  };

  const detailsOf = (site: Site, type: MeetingType, fields: Fields, at: number): Details => {
    const { words } = site.frame;
    const lang = readLanguage(fields.get("lang"));
    const length = lengthOf(type, fields.get("length"));
    const place = placeOf(readZoneName(fields.get("zone")) ?? site.zone, words);
    const shown = { length: String(length), zone: place.name, lang };
    const query = toQuery({ ...shown, near: new Date(at).toISOString() });
    return {
      ...{ frame: site.frame, type, length, at, place, now: clock.now() },
      ...{ caller: callerOf(type, site.here, words), fields, errors: {}, lang },
      back: `/book/${site.page.name}/${type._id}?${query}`,
    };
  };

  app.register(async (pages) => {
    takeForms(pages, { isFramed: true });

    pages.get("/book/privacy", options, async (request: Request, reply) => {
      const words = wordsFor(request, readQuery(request).lang);
      return send(reply, words, renderPrivacy(words));
    });

    pages.get("/book/:name", options, async (request: Request, reply) => {
      const site = await open(request, reply, wordsFor(request, readQuery(request).lang));
      if (!site) return reply;
      const types = site.types.filter(({ shown }) => shown === "onPage");
      const [only, another] = types;
      return kept.sendPage(request, reply, site, (asked) =>
        only && !another
          ? showTimes(asked, only, { isOnly: true, isAtRoot: true })
          : showTypes(asked, types),
      );
    });

    pages.get("/book/:name/:type", options, async (request: Request, reply) => {
      const query = readQuery(request);
      const words = wordsFor(request, query.lang);
      const site = await open(request, reply, words);
      if (!site) return reply;
      const type = site.types.find(({ _id }) => _id === request.params.type);
      if (!type) return send(reply.code(404), words, renderUnknownPage(words));
      const isOnly = site.types.filter(({ shown }) => shown === "onPage").length === 1;
      const at = readInstant(query.at);
      if (at === undefined)
        return kept.sendPage(request, reply, site, (asked) => showTimes(asked, type, { isOnly }));
      const fields = new Map(
        Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
      );
      const asked = detailsOf(site, type, fields, at);
      const { length, now } = asked;
      const details = { ...asked, choice: { kept: { ...query, lang: undefined } } };
      const { starts } = await kept.readTimes(site, type, length, now);
      if (starts.some((one) => one.at === at)) return send(reply, words, renderDetails(details));
      const next = starts.filter((one) => one.at > at).slice(0, 4);
      return send(reply, words, renderDetails({ ...details, next: next.map((one) => one.at) }));
    });

    pages.post("/book/:name/:type", options, async (request: Request, reply) => {
      const fields = request.body instanceof Map ? request.body : new Map<string, string>();
      const words = wordsFor(request, readLanguage(fields.get("lang")));
      const answer = (status: number, page: string) => send(reply.code(status), words, page);
      const site = await open(request, reply, words, (name, visit) => readSite(db, name, visit));
      if (!site) return reply;
      const type = site.types.find(({ _id }) => _id === request.params.type);
      if (!type || site.page.isLook) return answer(404, renderUnknownPage(words));
      const at = readInstant(fields.get("at"));
      if (at === undefined) return answer(400, renderUnknownPage(words));
      const details = detailsOf(site, type, fields, at);
      const { visitor, errors } = readVisitor(fields, type, details.caller, words);
      if (Object.keys(errors).length > 0) return answer(400, renderDetails({ ...details, errors }));
      const { failed } = words.booking.details;
      // Nobody sees the field, so whoever fills it is a program.
      if (fields.get("website")) return answer(400, renderDetails({ ...details, problem: failed }));
      try {
        const now = clock.now();
        const { owner, _id: secret } = site.page;
        const purpose = { secret, type: type._id, at, email: visitor.email };
        const isBusy = await areTooMany(db, { kind: "busyBookings", subject: owner }, now);
        if (isBusy && !hasProof(fields, purpose, now))
          return answer(200, renderChecking(site.frame, fields, purpose, now));
        const networks = toNetworks(request.ip);
        // Whoever has a whole network of addresses holds no more than who has one.
        const from = hash("sha256", networks.at(-1) ?? "", "base64url");
        const hasMail = mailer !== undefined;
        if (hasMail && (await countHolds(db, owner, from, now)) >= mostHolds)
          return answer(429, renderTooMany(words, 20 * 60));
        const counters = [
          ...byNetwork("bookings", networks),
          ...(hasMail
            ? [{ kind: "bookingMails" as const, subject: toMailbox(visitor.email) }]
            : []),
        ];
        const wanted = {
          ...{ owner, page: site.page._id, type: type._id, length: details.length, at },
          ...{ visitor, visitorZone: details.place.name, language: words.language, from },
          hasMail,
        };
        const book = async (hasWaited: boolean) => {
          // Of many who want one time all but the first are answered by what is known then.
          const taken = hasWaited && (await kept.findTaken(site, type, { ...wanted, now }));
          if (taken) return taken;
          const booked = await bookTime(db, wanted, now);
          if (!booked.isTaken) kept.forget(owner);
          return booked;
        };
        const booked = await countingAttempt(db, counters, now, () => turns.inTurn(owner, book));
        if (booked.isTaken) {
          const next = booked.next.map((one) => one.at);
          return answer(409, renderDetails({ ...details, next }));
        }
        const { token, booking, act } = booked;
        const followed = { isDone: true, acts: act ? [act] : [], booking };
        // Of a time that is held until it is confirmed nobody hears.
        if (booking.state === "held") sendSoon(api, owner);
        else followChange(api, owner, followed, booking.state === "asked" ? "asked" : "booked");
        return reply.redirect(`/booking/${token}`, 303);
      } catch (error) {
        if (error instanceof Refusal && error.statusCode === 429)
          return answer(429, renderTooMany(words, error.retryAfter ?? 60));
        if (isNotFound(error)) return answer(404, renderUnknownPage(words));
        const again = renderDetails({ ...details, problem: failed });
        if (isAway(error)) return send(answerAway(reply, error), words, again);
        request.log.error({ err: error }, "a booking failed");
        return answer(500, again);
      }
    });
  });
}
