import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CustomerDeed, CustomerNews } from "../../../shared/api/events.ts";
import { isCalendarDate } from "../../../shared/dates/dates.ts";
import type { Language } from "../../../shared/words/languages.ts";
import { chooseAmong, offered } from "../../../shared/words/offered.ts";
import type { Api } from "../../api.ts";
import type { Owner } from "../../db/engine/database.ts";
import { isUnavailable } from "../../db/engine/errors.ts";
import { Refusal } from "../../errors.ts";
import { answerError, soon } from "../../http/responses/failures.ts";
import { languagesOfHeader } from "../../http/responses/tongue-of.ts";
import { announceWrite } from "../../http/writes/announce-write.ts";
import type { Mailer } from "../../mails/mail.ts";
import { type CustomerWords, wordsOf } from "../customer-words.ts";
import { sendBookingMails } from "../mails/job.ts";
import { type Booking, listConcerned } from "../queries.ts";
import type { Changed } from "../visits/change.ts";
import { policyOf } from "./layout.ts";
import { renderAway } from "./notices.ts";

/** Bytes of a form: its longest answers, each letter as six signs. */
const formBytes = 128 * 1024;

const formType = "application/x-www-form-urlencoded";

/** Forms of browsers without script: the first of each name counts. What can’t be answered now says so on a page. */
export function takeForms(forms: FastifyInstance, { isFramed }: Pick<Kind, "isFramed"> = {}) {
  forms.setErrorHandler((error: Error, request, reply) => {
    if (!isAway(error)) return answerError(error, request, reply);
    const { body } = request;
    const fields: ReadonlyMap<string, string> | undefined = body instanceof Map ? body : undefined;
    const words = wordsFor(request, fields?.get("lang") ?? readQuery(request).lang);
    return sendHtml(answerAway(reply, error), renderAway(words, fields), {
      ...{ language: words.language, ...(isFramed && { isFramed }) },
    });
  });
  forms.addContentTypeParser(
    formType,
    { parseAs: "string", bodyLimit: formBytes },
    (_, body, done) => {
      const fields = new Map([...new URLSearchParams(String(body))].toReversed());
      done(null, fields);
    },
  );
}

/** Whether the server or its database can’t answer now, but probably will later. */
export function isAway(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof Refusal && error.statusCode === 503);
}

/** Begins the answer to what can’t be answered now. */
export function answerAway(reply: FastifyReply, error: unknown): FastifyReply {
  reply.request.log.warn({ err: error }, "a booking page refused for now");
  return reply.code(503).header("retry-after", soon);
}

/** What a visitor reads, in the language that an address or a form names; else in one that their browser asks for. */
export function wordsFor({ headers }: FastifyRequest, named: string | undefined): CustomerWords {
  const wanted = languagesOfHeader(headers["accept-language"]);
  return wordsOf(chooseAmong(named ? [named, ...wanted] : wanted, offered));
}

/** A language that customers can choose; undefined for any other text. */
export function readLanguage(text: string | undefined): Language | undefined {
  return offered.find((one) => one === text);
}

interface Kind {
  language: Language;
  isFramed?: boolean;
}

export function sendHtml(reply: FastifyReply, page: string, kind: Kind) {
  return headPage(reply, kind).send(page);
}

/** What a page says of itself. */
export function headPage(reply: FastifyReply, { language, isFramed = false }: Kind): FastifyReply {
  if (isFramed) reply.removeHeader("x-frame-options");
  return reply
    .headers({
      "content-security-policy": policyOf(isFramed),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "cache-control": "no-store",
      "content-language": language,
      vary: "Accept-Language",
      ...(isFramed && { "cross-origin-resource-policy": "cross-origin" }),
    })
    .type("text/html; charset=utf-8");
}

/** Mails go out at once, without anybody waiting for the mail server. */
export function sendSoon(api: BookingApi, owner: Owner) {
  const { db, env, clock, hub, mailer, background, app } = api;
  if (!mailer) return;
  const parts = { db, env, clock, hub, mailer, log: app.log };
  background.run("Mailing a booking", () => sendBookingMails(parts, owner));
}

/**
 * Tells the desk what a customer has changed, those whom the meeting concerns what the customer `did`, if that is news, and
 * sends what is to be mailed.
 */
export function followChange(
  api: BookingApi,
  owner: Owner,
  { acts, isDone, booking, day }: Followed,
  did?: CustomerDeed | undefined,
) {
  for (const act of acts) announceWrite(api.hub, owner, act);
  if (!isDone) return;
  // What is asked for is no record: screens read all again.
  if (acts.length === 0) api.hub.announce(owner, "gap");
  if (did && booking) tellConcerned(api, owner, booking, { did, day });
  sendSoon(api, owner);
}

/** A message that came back is of a mail, and may be of no booking. */
export type Followed = Pick<Changed, "acts" | "isDone"> & {
  booking?: Booking;
  /** Of one time of a series: the day that its rule puts it on. */
  day?: string | undefined;
};

function tellConcerned(
  { db, hub, clock, background }: BookingApi,
  owner: Owner,
  booking: Booking,
  deed: Pick<CustomerNews, "did" | "day">,
) {
  const at = clock.now().toISOString();
  background.run("Telling what a customer did", async () => {
    const people = await listConcerned(db, owner, booking);
    hub.announce(owner, { booking: booking._id, ...deed, at, people });
  });
}

export type BookingApi = Api & { mailer: Mailer | undefined };

export type Query = Record<string, string | undefined>;

export function readInstant(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}

/** The first of each name; a day that is none counts as none. */
export function readQuery(request: { query: unknown }): Query {
  const all = Object.entries(request.query as Record<string, string | string[]>); // as: Fastify's own parser made it.
  const first = all.map(
    ([name, value]) => [name, Array.isArray(value) ? value[0] : value] as const,
  );
  const isRight = ([name, value]: readonly [string, string | undefined]) =>
    name === "lang"
      ? readLanguage(value) !== undefined
      : !["day", "from"].includes(name) || isCalendarDate(value ?? "");
  return Object.fromEntries(first.filter(isRight));
}

export function toQuery(values: Query): string {
  const given = Object.entries(values).filter((one): one is [string, string] => Boolean(one[1]));
  // Slashes and colons may stand in a query, and there are many links on a page.
  return new URLSearchParams(given).toString().replaceAll("%2F", "/").replaceAll("%3A", ":");
}
