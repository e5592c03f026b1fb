import type { RecordTable } from "../../db/schema.ts";
import type { TestApp } from "../harness.ts";
import type { Draw } from "./draw.ts";
import type { Person } from "./model.ts";
import { compare, type Position } from "./pages.ts";

/** The people of one run, and everything that anyone in it has ever been told. */
export interface World {
  app: TestApp;
  /** Three places; one is empty after its account was deleted, until somebody registers. */
  people: (Person | undefined)[];
  /** Those whose account is gone as well: nothing of theirs may ever show up again. */
  everyone: Person[];
  /** By id, whose record that is or was. */
  ids: Map<string, Person>;
  cursors: { cursor: string; position: Position }[];
  deadTokens: string[];
}

export interface Meets {
  status: number;
  body: unknown;
}

/** One call: what is sent, what must come back, and what the model learns from it. */
export interface Play {
  input?: {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    headers?: Record<string, string>;
  };
  /** The answer, or for a file what must be true of its text. */
  meets: Meets | ((text: string) => void);
  // `change` names the act in the history. The model has just found the answer to be what it expected, so its shape is known.
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs for every endpoint.
  learn?: (body: any, change: string) => void | Promise<void>;
}

interface PublicScene {
  world: World;
  draw: Draw;
  now: Date;
  /** Undefined where nobody is signed up. */
  me: Person | undefined;
}

export interface Scene extends PublicScene {
  me: Person;
  /** That of the session which calls. */
  token: string;
}

export type Plays = Record<string, (scene: Scene) => Play>;
export type PublicPlays = Record<string, (scene: PublicScene) => Play>;

export function refusal(status: number, msg: string, path?: string): Meets {
  return { status, body: path === undefined ? { msg } : { msg, errors: [{ msg, path }] } };
}

export function everyId({ ids }: World): string[] {
  return [...ids.keys()];
}

export function livePeople({ people }: World): Person[] {
  return people.filter((person) => person !== undefined);
}

/** Remembers a record's id as this person's; an id that somebody has already is a fault. */
export function claimId({ ids }: World, person: Person, id: string) {
  if (ids.has(id)) throw new Error(`${id} was given out twice`);
  ids.set(id, person);
}

/** Mostly an id of the caller's own; else another user's, a deleted one, of another kind, or none. */
export function idOf({ world, me, draw }: Scene, table: RecordTable): string {
  const [own, all] = [[...me[table].keys()], everyId(world)];
  if (own.length > 0 && !draw.once(4)) return draw.of(own);
  return all.length > 0 && !draw.once(9) ? draw.of(all) : "nowhere";
}

export const days = ["2026-04-01", "2026-05-03", "2026-05-04"];
export const phones = ["", "+49 555 12", "(555) 99-1"];
const words = ["Acme", "Blue Rock", "Call", "Delta-Acme", "echo", "Bo"];

/** A text that others have as well, save for the mark of its owner. */
export function drawText(draw: Draw, { mark }: Pick<Person, "mark">): string {
  return `${draw.of(words)} ${mark}`;
}

/** What finds some of one's own, and would find those of others; perhaps another's mark. */
export function drawSearch(draw: Draw, { everyone }: World): string {
  if (draw.once(5)) return draw.of(everyone).mark;
  const words = [
    "a",
    "acme",
    "BLUE",
    "call",
    "bo",
    "acmee",
    "bleu rock",
    "%",
    "_",
    "555",
    "zzz",
    "example.com",
  ];
  // Words in any order, of one record or of two.
  if (draw.once(4)) return `${draw.of(words)} ${draw.of(words)}`;
  return draw.of(["", "'", ...words]);
}

export function drawInstant(draw: Draw, now: Date): string {
  return draw.once(3) ? "2000-01-01T00:00:00+05:45" : now.toISOString();
}

export function isSince(row: { createdAt: string }, { createdFrom }: { createdFrom?: string }) {
  return createdFrom === undefined || Date.parse(row.createdAt) >= Date.parse(createdFrom);
}

export function newestFirst<Row extends { _id: string }>(
  rows: readonly Row[],
  at: (row: Row) => string,
): Row[] {
  return rows.toSorted((one, other) =>
    compare({ key: [at(other)], id: other._id }, { key: [at(one)], id: one._id }),
  );
}
