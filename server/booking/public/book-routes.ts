import { hash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isCalendarDate } from "../../../shared/dates/dates.ts";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import type { Api } from "../../api.ts";
import { byNetwork, countingAttempt } from "../../attempts/attempts.ts";
import type { Owner } from "../../db/engine/database.ts";
import { isNotFound, Refusal } from "../../errors.ts";
import { toNetworks } from "../../http/requests/network.ts";
import type { Mailer } from "../../mails/mail.ts";
import { sendBookingMails } from "../mails/job.ts";
import { countHolds } from "../queries.ts";
import { createTimesCache, kept } from "../times/cache.ts";
import { findTimes, type Times } from "../times/find.ts";
import { bookTime, mostHolds } from "../visits/book.ts";
import { readVisitor, readZoneName } from "../visits/visitor.ts";
import { type Offer, renderChoose, sayNothingFree } from "./choose.ts";
import { renderDayAndTime } from "./day-and-time.ts";
import { type Details, renderDetails } from "./details.ts";
import { html } from "./html.ts";
import { icon, policyOf, renderBack, renderSheet, renderWho, renderZone } from "./layout.ts";
import {
  renderClosed,
  renderFull,
  renderPrivacy,
  renderTooMany,
  renderUnknownPage,
} from "./notices.ts";
import { callerOf, readSite, type Site } from "./page.ts";
import { placeOf, sayLength, sayPlace, sayReach } from "./words.ts";

type Fields = ReadonlyMap<string, string>;
type Query = Record<string, string | undefined>;
type Request = FastifyRequest<{
  Params: { name: string; type?: string };
  Querystring: Record<string, string | string[]>;
  Body: Fields;
}>;

export type BookingApi = Api & { mailer: Mailer | undefined };

/** Bytes of a form: its longest answers, each letter as six signs. */
const formBytes = 128 * 1024;

const formType = "application/x-www-form-urlencoded";

/** Forms of browsers without script: the first of each name counts. */
export function takeForms(forms: FastifyInstance) {
  forms.addContentTypeParser(
    formType,
    { parseAs: "string", bodyLimit: formBytes },
    (_, body, done) => {
      const fields = new Map([...new URLSearchParams(String(body))].toReversed());
      done(null, fields);
    },
  );
}

export function sendHtml(reply: FastifyReply, page: string, { isFramed = false } = {}) {
  if (isFramed) reply.removeHeader("x-frame-options");
  return reply
    .headers({
      "content-security-policy": policyOf(isFramed),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "cache-control": "no-store",
      ...(isFramed && { "cross-origin-resource-policy": "cross-origin" }),
    })
    .type("text/html; charset=utf-8")
    .send(page);
}

/** Mails go out at once, without anybody waiting for the mail server. */
export function sendSoon({ db, env, clock, mailer, background, app }: BookingApi, owner: Owner) {
  if (!mailer) return;
  const parts = { db, env, clock, mailer, log: app.log };
  background.run("Mailing a booking", () => sendBookingMails(parts, owner));
}

/** The pages on which customers choose a meeting and book it. Reading one changes nothing. */
export function bookRoutes(api: BookingApi) {
  const { app, db, clock, hub, limitTime, mailer } = api;
  const options = { onRequest: [limitTime] };
  const cache = createTimesCache<Times>(hub);
  /** What pages show; free times that have begun meanwhile are none. */
  const readTimes = async ({ page }: Site, type: MeetingType, length: number, now: Date) => {
    const moment = Math.floor(now.getTime() / kept);
    const key = `${type._id} ${type.updatedAt} ${length} ${moment}`;
    const { owner } = page;
    const times = await cache.read(owner, key, () => findTimes(db, owner, type, { length, now }));
    const earliest = now.getTime() + type.notice * 60_000;
    return { ...times, starts: times.starts.filter(({ at }) => at >= earliest) };
  };
  const send = (reply: FastifyReply, page: string) => sendHtml(reply, page, { isFramed: true });

  /** The page that is asked for; where it is not to be booked, that is answered already. */
  const open = async (request: Request, reply: FastifyReply): Promise<Site | undefined> => {
    const { name, type = "" } = request.params;
    const now = clock.now();
    const lower = name.toLowerCase();
    const found = await readSite(db, lower, now);
    if (!found) {
      // Whoever looks for pages by guessing names is slowed down like who guesses other addresses.
      const networks = byNetwork("unknownCalendars", toNetworks(request.ip));
      await countingAttempt(db, networks, now, async () => {});
      send(reply.code(404), renderUnknownPage());
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
    const caller = only && found.page.person ? callerOf(only, found.here) : frame.name;
    send(reply, renderClosed(frame, caller, email));
    return undefined;
  };

  /** The types on the page, each with its first free time. */
  const showTypes = async (site: Site, types: readonly MeetingType[], query: Query) => {
    const now = clock.now();
    const offers: Offer[] = [];
    for (const type of types) {
      const [length = 0] = type.lengths;
      const { starts, within } = await readTimes(site, type, length, now);
      offers.push({ type, first: starts[0]?.at ?? null, until: within.until });
    }
    const [only] = types;
    return renderChoose({
      ...{ frame: site.frame, welcome: site.page.welcome, offers, now },
      caller: only ? callerOf(only, site.here) : "",
      path: `/book/${site.page.name}`,
      place: placeOf(readZoneName(query.zone) ?? site.zone),
    });
  };

  const showTimes = async (
    site: Site,
    type: MeetingType,
    query: Query,
    { isOnly, isAtRoot = false }: { isOnly: boolean; isAtRoot?: boolean },
  ) => {
    const { frame, page, here } = site;
    const now = clock.now();
    const length = lengthOf(type, query.length);
    const place = placeOf(readZoneName(query.zone) ?? site.zone);
    const { starts, within } = await readTimes(site, type, length, now);
    const caller = callerOf(type, here);
    const root = `/book/${page.name}`;
    const at = isAtRoot ? `${page.name}/${type._id}` : "";
    // Short, for there are many.
    const own = type.lengths.length > 1 ? String(length) : undefined;
    const urlOf = (more: Query) => `${at}?${toQuery({ length: own, zone: place.name, ...more })}`;
    if (starts.length === 0) {
      return renderFull(frame, {
        title: sayNothingFree(within.until),
        ...{ caller, email: site.email, others: isOnly ? undefined : root },
      });
    }
    const near = readInstant(query.near);
    const day = query.day ?? (near === undefined ? undefined : dayOf(near, place));
    const chosen =
      type.lengths.length > 1 &&
      html`<div class="chips">${type.lengths.map((one) => html`<a class="${one === length ? "tm on" : "tm"}" href="${urlOf({ length: String(one), day })}">${sayLength(one)}</a>`)}</div>`;
    const picking = renderDayAndTime({
      ...{ starts, until: within.until, place, now, day, from: query.from },
      toDay: (to, from) => urlOf({ day: to || undefined, from }),
      toTime: (to) => urlOf({ at: new Date(to).toISOString() }),
      note: `Times open ${sayReach(type.reach)}.`,
      ...(chosen && { lengths: chosen }),
    });
    // Another zone has other days: what is kept is the moment.
    const open = starts.find(({ at }) => dayOf(at, place) === day) ?? starts[0];
    const kept = { length: String(length), near: new Date(open?.at ?? 0).toISOString() };
    const left = html`${!isOnly && renderBack(`${root}?${toQuery({ zone: place.name })}`, "All meetings")}${renderWho(frame)}<h1>${type.name}</h1><ul class="facts"><li>${icon("clock")}<span>${sayLength(length)}</span></li><li>${icon(type.place)}<span>${sayPlace(type, caller)}</span></li></ul>${type.description && html`<p class="wel">${type.description}</p>`}${renderZone(place, now, kept)}`;
    return renderSheet({ frame, title: `${type.name} with ${frame.name}`, left, right: picking });
  };

  const detailsOf = (site: Site, type: MeetingType, fields: Fields, at: number): Details => {
    const length = lengthOf(type, fields.get("length"));
    const place = placeOf(readZoneName(fields.get("zone")) ?? site.zone);
    const query = toQuery({
      ...{ length: String(length), zone: place.name, near: new Date(at).toISOString() },
    });
    return {
      ...{ frame: site.frame, type, length, at, place, now: clock.now() },
      ...{ caller: callerOf(type, site.here), fields, errors: {} },
      back: `/book/${site.page.name}/${type._id}?${query}`,
    };
  };

  app.register(async (pages) => {
    takeForms(pages);

    pages.get("/book/privacy", options, async (_request, reply) => send(reply, renderPrivacy()));

    pages.get("/book/:name", options, async (request: Request, reply) => {
      const site = await open(request, reply);
      if (!site) return reply;
      const query = readQuery(request);
      const types = site.types.filter(({ shown }) => shown === "onPage");
      const [only, another] = types;
      const page =
        only && !another
          ? await showTimes(site, only, query, { isOnly: true, isAtRoot: true })
          : await showTypes(site, types, query);
      return send(reply, page);
    });

    pages.get("/book/:name/:type", options, async (request: Request, reply) => {
      const site = await open(request, reply);
      if (!site) return reply;
      const type = site.types.find(({ _id }) => _id === request.params.type);
      if (!type) return send(reply.code(404), renderUnknownPage());
      const query = readQuery(request);
      const isOnly = site.types.filter(({ shown }) => shown === "onPage").length === 1;
      const at = readInstant(query.at);
      if (at === undefined) return send(reply, await showTimes(site, type, query, { isOnly }));
      const fields = new Map(
        Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
      );
      const details = detailsOf(site, type, fields, at);
      const now = clock.now();
      const { starts } = await findTimes(db, site.page.owner, type, {
        length: details.length,
        now,
      });
      if (starts.some((one) => one.at === at)) return send(reply, renderDetails(details));
      const next = starts.filter((one) => one.at > at).slice(0, 4);
      return send(reply, renderDetails({ ...details, next: next.map((one) => one.at) }));
    });

    pages.post("/book/:name/:type", options, async (request: Request, reply) => {
      const site = await open(request, reply);
      if (!site) return reply;
      const type = site.types.find(({ _id }) => _id === request.params.type);
      if (!type) return send(reply.code(404), renderUnknownPage());
      const fields = request.body instanceof Map ? request.body : new Map<string, string>();
      const at = readInstant(fields.get("at"));
      if (at === undefined) return send(reply.code(400), renderUnknownPage());
      const details = detailsOf(site, type, fields, at);
      const { visitor, errors } = readVisitor(fields, type, details.caller);
      if (Object.keys(errors).length > 0)
        return send(reply.code(400), renderDetails({ ...details, errors }));
      const failed = "This could not be booked. What you typed is kept.";
      // Nobody sees the field, so whoever fills it is a program.
      if (fields.get("website"))
        return send(reply.code(400), renderDetails({ ...details, problem: failed }));
      const now = clock.now();
      const networks = toNetworks(request.ip);
      const from = hash("sha256", networks[0] ?? "", "base64url");
      const { owner } = site.page;
      const hasMail = mailer !== undefined;
      if (hasMail && (await countHolds(db, owner, from, now)) >= mostHolds)
        return send(reply.code(429), renderTooMany(20 * 60));
      const counters = [
        ...byNetwork("bookings", networks),
        ...(hasMail
          ? [{ kind: "bookingMails" as const, subject: visitor.email.toLowerCase() }]
          : []),
      ];
      try {
        const booked = await countingAttempt(db, counters, now, () =>
          bookTime(
            db,
            {
              ...{ owner, page: site.page._id, type: type._id, length: details.length, at },
              ...{ visitor, visitorZone: details.place.name, language: "en", from },
              hasMail,
            },
            now,
          ),
        );
        if (booked.isTaken) {
          const next = booked.next.map((one) => one.at);
          return send(reply.code(409), renderDetails({ ...details, next }));
        }
        const { token } = booked;
        cache.forget(owner);
        sendSoon(api, owner);
        if (booked.booking.state === "asked") hub.announce(owner, "gap");
        if (booked.act?.change)
          api.hub.announce(owner, { ...booked.act.change, action: "create", user: undefined });
        return reply.redirect(`/booking/${token}`, 303);
      } catch (error) {
        if (error instanceof Refusal && error.statusCode === 429)
          return send(reply.code(429), renderTooMany(error.retryAfter ?? 60));
        if (isNotFound(error)) return send(reply.code(404), renderUnknownPage());
        request.log.error({ err: error }, "a booking failed");
        return send(reply.code(500), renderDetails({ ...details, problem: failed }));
      }
    });
  });
}

function lengthOf({ lengths }: MeetingType, asked: string | undefined): number {
  return lengths.find((one) => String(one) === asked) ?? lengths[0] ?? 0;
}

export function readInstant(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}

function dayOf(at: number, place: ReturnType<typeof placeOf>): string {
  return new Date(place.zone.toWall(at)).toISOString().slice(0, 10);
}

/** The first of each name; a day that is none counts as none. */
export function readQuery(request: { query: unknown }): Query {
  const all = Object.entries(request.query as Record<string, string | string[]>); // as: Fastify's own parser made it.
  const first = all.map(
    ([name, value]) => [name, Array.isArray(value) ? value[0] : value] as const,
  );
  const isRight = ([name, value]: readonly [string, string | undefined]) =>
    !["day", "from"].includes(name) || isCalendarDate(value ?? "");
  return Object.fromEntries(first.filter(isRight));
}

export function toQuery(values: Query): string {
  const given = Object.entries(values).filter((one): one is [string, string] => Boolean(one[1]));
  return new URLSearchParams(given).toString();
}
