import { randomUUID } from "node:crypto";

/** What earlier answers told, by which later requests get past the first check. */
export interface Pool {
  /** Ids by the kind of record, after the name of its path. */
  ids: Map<string, string[]>;
  cursors: string[];
  email: string;
  /** Whose account it is, by id. */
  person: string;
  password: string;
  token: string;
  resetToken: string;
  confirmToken: string;
  calendarToken: string;
  invitationToken: string;
}

/** Few enough that most of them still exist. */
const kept = 8;

export function createPool(): Pool {
  return {
    ids: new Map(),
    cursors: [],
    email: `fuzz.${randomUUID()}@example.com`,
    person: "",
    password: "wet Paint on 9 chairs",
    token: "",
    resetToken: "",
    confirmToken: "",
    calendarToken: "",
    invitationToken: "",
  };
}

/** Remembers the ids, cursors and sessions of a successful answer. */
export function learn(pool: Pool, path: string, answer: unknown) {
  const { token, data, nextCursor, email: confirmed, path: calendar } = Object(answer);
  if (path.includes("auth/email") && typeof confirmed === "string") pool.email = confirmed;
  // An access token opens less than a session.
  if (typeof token === "string" && !path.endsWith("/keys")) pool.token = token;
  if (typeof calendar === "string") pool.calendarToken = calendar.split(/[/.]/).at(-2) ?? "";
  if (typeof nextCursor === "string") keep(pool.cursors, nextCursor);
  for (const record of [data].flat()) {
    const { _id, email, company } = Object(record);
    // A new account's address is that of the session.
    if (path.startsWith("/api/auth/") && typeof email === "string") {
      pool.email = email;
      if (typeof _id === "string") pool.person = _id;
    } else if (typeof _id === "string") keep(idsOf(pool, kindOf(path)), _id);
    if (typeof company === "string") keep(idsOf(pool, "companies"), company);
  }
}

/** What is not there (any more) is not asked for again. */
export function forget(pool: Pool, url: string) {
  for (const [kind, list] of pool.ids) {
    pool.ids.set(
      kind,
      list.filter((id) => !url.includes(id)),
    );
  }
}

/** `/api/companies/{id}/customers` is about customers, `/api/customers/{id}` as well, `/api/meeting-types` about meetingTypes. */
export function kindOf(path: string): string {
  const words = path.split("/").filter((word) => word !== "" && !word.startsWith("{"));
  return (words.at(-1) ?? "").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function idsOf({ ids }: Pool, kind: string): string[] {
  const known = ids.get(kind) ?? [];
  ids.set(kind, known);
  return known;
}

function keep(list: string[], value: string) {
  if (list.includes(value)) return;
  list.push(value);
  if (list.length > kept) list.shift();
}
