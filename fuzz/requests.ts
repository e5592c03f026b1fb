import fc from "fast-check";
import { anyRule } from "../server/test/model/any-rule.ts";
import { addDays } from "../shared/dates/dates.ts";
import type { WireRequest } from "../tools/client.ts";
import { cursorPart, hostileBodies, hostileText, hostileTypes } from "./hostile.ts";
import type { FuzzedOperation } from "./operations.ts";
import { idsOf, kindOf, type Pool } from "./pool.ts";
import { type Hints, nearlyValid, toSchema, valid } from "./values.ts";

/** Where the token of the session that lives at that moment belongs. */
export const livePlace = "TOKEN";

type Manner = "valid" | "nearly" | "hostile";

/** Half of them valid, the others nearly so or hostile. */
export function requestsOf(operation: FuzzedOperation, pool: Pool): fc.Arbitrary<WireRequest> {
  return fc.oneof(
    { weight: 5, arbitrary: request(operation, pool, "valid") },
    { weight: 3, arbitrary: request(operation, pool, "nearly") },
    { weight: 2, arbitrary: request(operation, pool, "hostile") },
  );
}

function request(
  operation: FuzzedOperation,
  pool: Pool,
  manner: Manner,
): fc.Arbitrary<WireRequest> {
  const hints = { ...hintsOf(pool), ...pathHints(operation, pool) };
  const draw = (more: Hints) => requestWith(operation, pool, manner, { ...hints, ...more });
  if (operation.path.startsWith("/api/absences")) return daysAway.chain(draw);
  if (!takesRule(operation)) return draw({});
  // A rule is refused unless its first time is on one of its days.
  const ruled = anyDatedRule.chain(({ date, repeat }) => {
    // Nor does anything with an outcome repeat.
    const outcome = fc.constant(null);
    return draw({ date: fc.constant(date), repeat: fc.constant(repeat), outcome });
  });
  return fc.oneof(draw({}), ruled);
}

/** Of one person no two are at the same time, and none is over. */
const daysAway = fc.nat(1_000_000).map((days): Hints => {
  const day = fc.constant(addDays("3000-01-01", days));
  return { from: day, until: day, standIn: fc.constant(null), move: fc.constant([]) };
});

function takesRule({ body, parameters }: FuzzedOperation): boolean {
  return Boolean(body?.properties?.repeat) || parameters.some(({ name }) => name === "repeat");
}

/** Any rule that the schema takes, from the earliest year that may have one on. */
const anyDatedRule = fc
  .tuple(
    fc.constantFrom("1900-01-01", "2026-05-04", "2050-01-01"),
    fc.constantFrom("", "T00:00", "T15:00", "T23:45"),
  )
  .chain(([from, hour]) =>
    anyRule(from, 3000).map(({ rule, first }) => ({ repeat: rule, date: first + hour })),
  );

function requestWith(
  operation: FuzzedOperation,
  pool: Pool,
  manner: Manner,
  hints: Hints,
): fc.Arbitrary<WireRequest> {
  return fc
    .record({
      path: drawPath(operation, pool, manner),
      query: drawQuery(operation, hints, manner),
      headers: drawHeaders(operation, hints, manner),
      body: drawBody(operation, hints, manner),
      address: fc.tuple(fc.nat(255), fc.nat(255)),
    })
    .map(({ path, query, headers, body, address }) => ({
      method: operation.method,
      url: query === "" ? path : `${path}?${query}`,
      headers: {
        // Everybody comes from somewhere else, or the limits by address would be all there is to see.
        "x-forwarded-for": `10.1.${address.join(".")}`,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body,
    }));
}

const workingWeek = [null, ...Array(5).fill({ from: "09:00", to: "17:00" }), null];

/** Fields that must name what exists, or know a secret, to get anywhere. */
function hintsOf(pool: Pool): Hints {
  const of = (list: string[]) => fc.constantFrom(...(list.length > 0 ? list : ["none"]));
  return {
    company: of(idsOf(pool, "companies")),
    customer: of(idsOf(pool, "customers")),
    into: of(idsOf(pool, "tags")),
    get: of(idsOf(pool, "customers")).map(
      (id) => `/api/dashboard,/api/customers/${id},/api/companies?limit=2`,
    ),
    tags: fc.subarray(idsOf(pool, "tags").slice(-3)),
    attending: fc.constant([]),
    takers: fc.constant(pool.person ? [pool.person] : []),
    lengths: fc.constantFrom([30], [15, 45]),
    ...Object.fromEntries(
      ["host", "responsible", "assignee", "to", "person"].map((name) => [
        name,
        fc.constant(pool.person || undefined),
      ]),
    ),
    handOverTo: of(idsOf(pool, "people")),
    cursor: of(pool.cursors),
    password: fc.constant(pool.password),
    currentPassword: fc.constant(pool.password),
    newPassword: fc.constant(pool.password),
    email: fc.nat(9999).map((number) => `someone${number}@example.com`),
    timeZone: fc.constantFrom("UTC", "Asia/Kathmandu"),
    website: fc.constantFrom("", "example.com"),
    date: fc.constantFrom("2026-05-04", "2026-05-04T15:00"),
    at: fc.constantFrom("2026-05-04", "2026-05-04T15:00"),
    now: fc.constantFrom("2026-05-05", "2026-05-05T09:30"),
    appointment: of(idsOf(pool, "appointments")),
    startDate: fc.constantFrom("2026-05-04", "2026-05-01"),
    endDate: fc.constantFrom("2026-05-04", "2026-06-01"),
    createdFrom: fc.constant("2026-05-04T00:00:00Z"),
    filter: fc.constantFrom(
      ...["", "status:is:Active|Pending;value:over:10"],
      ...["lastContact:daysAgo:30", "lastContact:isEmpty"],
    ),
    due: fc.constantFrom(null, "2026-05-04", "2026-05-05"),
    time: fc.constantFrom(null, "09:00"),
    dueFrom: fc.constantFrom("2026-05-04", "2026-05-01"),
    dueTo: fc.constantFrom("2026-05-04", "2026-06-01"),
    lastContact: fc.constantFrom("2024-02-29", "2020-01-01"),
    on: fc.constant("2026-05-04"),
    period: fc.constantFrom("month", "90d", "year", "2026-03-01..2026-05-31"),
    snoozedUntil: fc.constantFrom(null, "2026-06-01", "9999-12-31"),
    neglectedOn: fc.constant("2026-05-04"),
    repeat: fc.constantFrom("", "FREQ=WEEKLY;BYDAY=MO;COUNT=8", "FREQ=DAILY;INTERVAL=3"),
    workingHours: fc.constant(workingWeek),
    hours: fc.constantFrom(null, workingWeek),
    agenda: fc.constantFrom(null, "07:00"),
    duration: fc.constantFrom(30, 60, 90),
    reminder: fc.constantFrom(null, 10),
    currency: fc.constantFrom("USD", "EUR"),
  };
}

/** Elsewhere an address is a new one, and `into` a tag. */
function pathHints({ path }: FuzzedOperation, { email }: Pool): Hints {
  if (path.startsWith("/api/imports")) return { into: fc.constantFrom("customers", "companies") };
  return /login|forgotpassword/.test(path) ? { email: fc.constant(email) } : {};
}

function drawPath({ path, parameters }: FuzzedOperation, pool: Pool, manner: Manner) {
  const placeholders = parameters.filter((one) => one.in === "path");
  const listed = kindOf(path.slice(0, path.indexOf("{")));
  // A reminder is named by its appointment.
  const kind = listed === "reminders" ? "appointments" : listed;
  // Of several imports only the last takes rows.
  const ids = kind === "imports" ? idsOf(pool, kind).slice(-1) : idsOf(pool, kind);
  const known: Hints = {
    id: fc.constantFrom(...(ids.length > 0 ? ids : ["none"])),
    number: fc.constantFrom("0", "1"),
    token: fc.constant(tokenFor(path, pool) || "none"),
    date: fc.constantFrom("2026-05-04", "2026-05-03"),
  };
  const parts = placeholders.map(({ name, schema }) =>
    manner === "hostile"
      ? hostileText
      : fc.oneof(
          { weight: 9, arbitrary: known[name] ?? fc.string() },
          // What a client takes for steps in the path would make it another one.
          valid(schema, {})
            .map(String)
            .filter((text) => !/^\.{1,2}$/.test(text)),
        ),
  );
  return fc
    .tuple(...parts)
    .map((values) =>
      placeholders.reduce(
        (whole, { name }, place) => whole.replace(`{${name}}`, encode(values[place])),
        path,
      ),
    );
}

function tokenFor(path: string, pool: Pool): string {
  if (path.startsWith("/calendar/")) return pool.calendarToken;
  if (path.includes("/invitations/")) return pool.invitationToken;
  return path.includes("email") ? pool.confirmToken : pool.resetToken;
}

function drawQuery(operation: FuzzedOperation, hints: Hints, manner: Manner) {
  const drawn = drawFields(operation, hints, manner);
  const cursors = drawCursors(operation);
  return manner === "valid" || !cursors
    ? drawn
    : fc.oneof({ weight: 3, arbitrary: drawn }, cursors);
}

function drawFields({ parameters }: FuzzedOperation, hints: Hints, manner: Manner) {
  const fields = parameters.filter((one) => one.in === "query");
  const drawn = fields.map(({ name, schema, required }) => {
    const fitting = hints[name] ?? valid(schema, {});
    const any = manner === "valid" ? fitting : fc.oneof(fitting, hostileText);
    const value = any.map((found) => [`${encode(name)}=${encode(String(found))}`]);
    return required && manner === "valid" ? value : fc.oneof(value, fc.constant<string[]>([]));
  });
  const extra = fc.constantFrom("", "", "search=a&search=b", "sort[]=name", "__proto__=1", "%zz=%");
  return fc
    .tuple(manner === "hostile" ? extra : fc.constant(""), ...drawn)
    .map(([odd, ...parts]) => [...parts.flat(), odd].filter(Boolean).join("&"));
}

/** Made up as the server would write them, since what follows the order is all that is checked. */
function drawCursors({ parameters }: FuzzedOperation) {
  const orders = parameters.find(({ name }) => name === "sort")?.schema.enum;
  if (!orders) return;
  const parts = fc.array(cursorPart, { minLength: 1, maxLength: 3 });
  return fc.tuple(fc.constantFrom(...orders), parts).map(([order, values]) => {
    const cursor = Buffer.from(JSON.stringify([order, ...values])).toString("base64url");
    return `sort=${encode(order)}&cursor=${cursor}`;
  });
}

function drawHeaders(operation: FuzzedOperation, hints: Hints, manner: Manner) {
  const own: Record<string, string> = operation.needsSession
    ? { authorization: `Bearer ${livePlace}` }
    : {};
  const named = operation.parameters
    .filter((one) => one.in === "header")
    .map(({ name, schema }) =>
      fc.oneof(
        // Mostly absent: a made-up version is refused at once.
        { weight: 3, arbitrary: fc.constant(undefined) },
        (hints[name] ?? valid(schema, {})).map((value) => [name, toHeader(value)] as const),
      ),
    );
  const odd: fc.Arbitrary<Record<string, string>> = fc.oneof(
    fc.constant({}),
    fc.constantFrom(...hostileTypes).map((type) => ({ "content-type": type })),
    fc.constantFrom("Bearer", "Bearer made-up", "Basic YTpi", "x".repeat(2000)).map((key) => ({
      authorization: key,
    })),
    hostileText.map((text) => ({ "if-match": toHeader(text), "idempotency-key": toHeader(text) })),
    fc.constant({ "content-encoding": "gzip" }),
    fc.constant({ "x-http-method-override": "DELETE" }),
  );
  return fc
    .tuple(manner === "hostile" ? odd : fc.constant({}), ...named)
    .map(([extra, ...given]) => ({
      ...own,
      ...Object.fromEntries(given.filter((one) => one !== undefined)),
      ...extra,
    }));
}

function drawBody({ method, body }: FuzzedOperation, hints: Hints, manner: Manner) {
  const none = fc.constant(undefined);
  if (manner === "hostile" && method !== "GET") {
    const odd: fc.Arbitrary<string | undefined> = fc.oneof(
      none,
      fc.constantFrom(...hostileBodies),
      fc.json(),
      fc.string({ unit: "binary" }),
    );
    if (!body) return odd;
    return fc.oneof(odd, nearlyValid(toSchema(body), hints).map(toJson));
  }
  if (!body) return none;
  const value = manner === "valid" ? valid(body, hints) : nearlyValid(body, hints);
  return value.map(toJson);
}

function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** What Node lets into a header at all. */
function toHeader(value: unknown): string {
  return String(value)
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, "?")
    .slice(0, 4000)
    .trim();
}

/** Half a surrogate pair cannot be encoded: it goes as the three bytes that it would have. */
function encode(value: unknown): string {
  const text = String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}
