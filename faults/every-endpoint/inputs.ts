import type { FuzzedOperation } from "../../fuzz/operations.ts";
import { idsOf, kindOf, type Pool } from "../../fuzz/pool.ts";
import type { DeskPerson } from "../../shared/account/desks.ts";
import { deskHeader } from "../../shared/account/roles.ts";
import { maxParts } from "../../shared/api/batch.ts";
import { movedKinds } from "../../shared/kinds/absences.ts";
import { handedKinds } from "../../shared/lists/hand-over.ts";
import { type Answer, exchange, type Session } from "../../tools/client.ts";
import { type LargestHints, largest, omitted } from "../../tools/largest.ts";

export interface Known extends Pool {
  bigChange: string;
  /** All on the desk, whoever calls first. */
  people: readonly DeskPerson[];
}

/** It takes an account of nothing. */
export const restoring = /\/api\/restore/;

/** The wide span first, and where that is refused what a screen would ask for. */
export async function ask(
  session: Session,
  pool: Known,
  operation: FuzzedOperation,
): Promise<Answer> {
  const wide = await sendLargest(session, pool, operation, wideSpan);
  return wide.status === 400 ? await sendLargest(session, pool, operation, usualSpan) : wide;
}

/** What has the ids of another kind. */
const sameAs: Record<string, string> = { reminders: "appointments" };

interface Span {
  startDate: string;
  endDate: string;
  repeat: string;
}
const wideSpan: Span = {
  startDate: "1900-01-01",
  endDate: "9999-12-31",
  repeat: "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1;UNTIL=21251231",
};
const usualSpan: Span = {
  startDate: "2026-11-01",
  endDate: "2026-12-12",
  repeat: "FREQ=DAILY;UNTIL=20351231",
};

async function sendLargest(session: Session, pool: Known, operation: FuzzedOperation, span: Span) {
  const { method, path, parameters, body } = operation;
  const hints = hintsOf(pool, path, span);
  const fill = (name: string, schema: Parameters<typeof largest>[0]) =>
    String(hints[name]?.() ?? largest(schema, hints));
  const named = parameters.filter((one) => one.in === "path");
  const isHistory = path.startsWith("/api/history/{id}");
  const kind = kindOf(path.slice(0, path.indexOf("{")));
  const own = isHistory ? [pool.bigChange] : idsOf(pool, sameAs[kind] ?? kind);
  const url = named.reduce((whole, { name, schema }) => {
    const value = name === "id" ? (own.at(-1) ?? "none") : fill(name, schema);
    return whole.replace(`{${name}}`, encodeURIComponent(value));
  }, path);
  const query = new URLSearchParams(
    parameters
      .filter((one) => one.in === "query" && !["cursor", "columns"].includes(one.name))
      .map(({ name, schema }) => [name, fill(name, schema)] as [string, string]),
  );
  const versions = isMerge(operation) ? await readVersions(session, path, own) : {};
  const text = body && JSON.stringify(largest(body, { ...hints, ...versions }));
  return await exchange(session.baseUrl, wire(session, method, `${url}?${query}`, text));
}

function isMerge({ method, path }: FuzzedOperation) {
  return method === "POST" && path.endsWith("/merge");
}

/** All of them in the longest text. */
function mentionAll(people: readonly DeskPerson[]): string {
  return people.map(({ name }) => `@${name} `).join("");
}

/** A merge says of each record which version was seen: the last one is merged with the one before. */
async function readVersions(session: Session, path: string, ids: string[]): Promise<LargestHints> {
  const read = async (id: string | undefined) => {
    const url = path.replace("{id}/merge", id ?? "none");
    const { text } = await exchange(session.baseUrl, wire(session, "GET", url));
    const { _id, updatedAt } = JSON.parse(text).data ?? {};
    return { _id, updatedAt };
  };
  const [kept, other] = [await read(ids.at(-1)), await read(ids.at(-2))];
  return { updatedAt: () => kept.updatedAt, others: () => [other] };
}

function hintsOf(pool: Known, path: string, span: Span): LargestHints {
  const last = (kind: string) => () => idsOf(pool, kind).at(-1) ?? "none";
  const both = (kind: string) => idsOf(pool, kind).slice(0, 2);
  const kind = path.includes("companies") ? "companies" : "customers";
  const isRestored = restoring.test(path);
  const isHandedOver = path.includes("hand-over");
  const isAway = path.includes("absences");
  const isInvited = path.includes("invitations");
  const isBooked = path.includes("meeting-types");
  const isMailed = path.includes("booking-mails");
  const [me, colleague] = pool.people.map(({ _id }) => _id);
  const somebody = () => pool.people.at(2)?._id;
  return {
    who: () => pool.people.map(({ _id }) => _id).join(),
    responsible: somebody,
    assignee: somebody,
    host: somebody,
    attending: () => pool.people.map(({ _id }) => _id),
    handOverTo: () => colleague,
    person: () => (isAway || isBooked ? somebody() : undefined),
    standIn: () => colleague,
    from: () => (isAway ? "2026-11-23" : isBooked ? null : undefined),
    lengths: () => [15, 30, 45, 60, 90],
    takers: () => pool.people.map(({ _id }) => _id),
    hours: () => Array(7).fill({ from: "00:00", to: "23:45" }),
    name: () => (path.includes("booking-pages") ? path.split("/").at(-1) : undefined),
    move: () => (isAway ? movedKinds : undefined),
    to: () => (isHandedOver ? colleague : undefined),
    kinds: () => (isHandedOver ? handedKinds : undefined),
    chosen: () =>
      isHandedOver ? { person: me } : { all: { search: "", filter: `responsible:is:${me}` } },
    emails: () => (isInvited ? omitted : undefined),
    text: () => (path.includes("activities") ? mentionAll(pool.people) : undefined),
    // Without a mail server no email is sent.
    subject: () => omitted,
    of: () => (path.includes("booking-pages") ? "own" : undefined),
    record: () => (path.includes("presence") ? last("customers")() : undefined),
    company: isRestored ? () => ({ _id: last("companies")() }) : last("companies"),
    moveTo: () => idsOf(pool, "companies").at(-2) ?? "none",
    customer: isRestored ? () => ({ _id: last("customers")() }) : last("customers"),
    token: () => (path.startsWith("/calendar/") ? pool.calendarToken || "none" : undefined),
    into: () => (path.includes("imports") ? "customers" : idsOf(pool, "tags").at(-2)),
    get: () => Array(maxParts).fill("/api/customers?limit=200").join(),
    ids: () => both(kind).join(),
    records: () => both("companies"),
    kind: () => (path.includes("duplicates") ? "companies" : undefined),
    group: () => (path.includes("duplicates") ? omitted : "responsible"),
    outcome: () => null,
    currency: () => "USD",
    agenda: () => "07:00",
    search: () => "an",
    q: () => "an",
    filter: () => (path.includes("customers") ? "status:is:Active|Pending" : ""),
    newCompany: () => omitted,
    appointment: () => omitted,
    action: () => "create",
    limit: () => 200,
    date: () =>
      /settings|finish/.test(path) ? "mdy" : isMailed ? "2099-11-23T10:00" : "2026-11-23",
    original: () => null,
    except: () => (isRestored ? "" : last(kind)()),
    at: () => "2026-11-23",
    now: () => "2026-11-23T10:00",
    until: () => (isBooked ? null : "2026-12-01"),
    time: () => "09:00",
    times: () => ["2027-01-04T10:00:00.000Z"],
    due: () => "2026-12-01",
    duration: () => 60,
    email: () => `someone${Math.floor(Math.random() * 1e6)}@example.com`,
    createdAt: () => "2026-05-04T10:00:00.000Z",
    updatedAt: () => "2026-05-04T10:00:00.000Z",
    workingHours: () => Array(7).fill({ from: "09:00", to: "17:00" }),
    period: () => "2017-01-01..2026-11-23",
    timeZone: () => "Europe/Berlin",
    website: () => "https://example.com",
    tags: () => [],
    number: () => "0",
    password: () => pool.password,
    startDate: () => span.startDate,
    endDate: () => span.endDate,
    repeat: () => (isRestored ? "" : span.repeat),
  };
}

export function wire({ token, desk }: Session, method: string, url: string, body?: string) {
  return {
    method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(desk && { [deskHeader]: desk }),
      ...(body && { "content-type": "application/json" }),
    },
    body,
  };
}
