import { setTimeout as sleep } from "node:timers/promises";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { type Answer, type Call, readId, type Session, send } from "../tools/client.ts";
import { keepOn } from "../tools/load.ts";
import type { Place } from "../tools/places.ts";
import { findFaults } from "./checkup.ts";
import { query } from "./stored.ts";

/** A creation under a name that nobody else uses, and what was said of it. */
export interface Attempt {
  name: string;
  /** Undefined when the connection ended without an answer. */
  status: number | undefined;
  /** When it was sent and answered; `performance.now()`. */
  began: number;
  ended: number;
  answer?: Answer;
}

interface Creating {
  description?: string;
  /** Sends each with an Idempotency-Key, so that it can be sent again. */
  hasKeys?: boolean;
}

let names = 0;

/**
 * Several clients create one company after the other, whatever is answered, until what this answers
 * is called, which answers all attempts.
 */
export function createTogether(session: Session, clients: number, options?: Creating) {
  const stop = keepOn(Array(clients).fill(session), (session: Session, isOver) =>
    createMany(session, isOver, options),
  );
  return async () => (await stop()).flat();
}

async function createMany(
  session: Session,
  isStopped: () => boolean,
  { description = "", hasKeys = false }: Creating = {},
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  while (!isStopped()) {
    names += 1;
    const name = `Once ${names}.`;
    const began = performance.now();
    const call = { ...toCall(name, description), ...(!hasKeys && { headers: undefined }) };
    const answer = await send(session, call).catch(() => undefined);
    const ended = performance.now();
    attempts.push({ name, status: answer?.status, began, ended, ...(answer && { answer }) });
    // A client that is refused does not come back at once.
    if (answer?.status !== 201) await sleep(20);
  }
  return attempts;
}

function toCall(name: string, description = ""): Call {
  const headers = { "idempotency-key": name.replaceAll(" ", "-") };
  return { endpoint: companyEndpoints.create, body: { name, description }, headers };
}

/** How many acknowledged creations are sent again, beside all that failed. */
const sentTwice = 24;

/**
 * Sends again with its key what got no answer, as a client does, and some of what did. Answers the
 * attempts as they ended, and a sentence for each that was not answered as at first.
 */
export async function sendAgain(session: Session, attempts: readonly Attempt[]) {
  const failed = attempts.filter(({ status }) => status !== 201);
  const known = attempts.filter(({ status }) => status === 201);
  const broken: string[] = [];
  for (const { name, answer } of [...failed, ...known.slice(-sentTwice)]) {
    const again = await send(session, toCall(name));
    if (again.status !== 201) broken.push(`${name} sent again got ${again.status}`);
    else if (answer?.status === 201 && readId(answer) !== readId(again)) {
      broken.push(`${name} sent again is another record`);
    }
  }
  return { ended: attempts.map((attempt) => ({ ...attempt, status: 201 })), broken };
}

/** So that there is something to read. */
export async function addCompanies(session: Session, count: number) {
  for (let index = 0; index < count; index += 1) {
    const body = { name: `Other ${index}` };
    await send(session, { endpoint: companyEndpoints.create, body });
  }
}

/** Milliseconds until a new company is stored; gives up after `patience`. */
export async function waitForWrite(session: Session, patience: number): Promise<number> {
  const began = performance.now();
  const call = { endpoint: companyEndpoints.create, body: { name: "Back again" } };
  for (;;) {
    const answer = await send(session, call).catch(() => undefined);
    const took = performance.now() - began;
    if (answer?.status === 201 || took > patience) return took;
    await sleep(20);
  }
}

export function countStatus(attempts: readonly Attempt[], status: number): number {
  return attempts.filter((attempt) => attempt.status === status).length;
}

/**
 * Compares attempts with what is stored: acknowledged ones once, others once at most. `refused` names
 * the statuses that promise that nothing was stored. Tells what the doctor finds as well.
 */
export async function judgeStored(
  place: Place,
  attempts: readonly Attempt[],
  refused: readonly number[] = [],
): Promise<string[]> {
  const stored = new Map<unknown, number>();
  for (const { name } of await query(place, 'SELECT "name" FROM "companies"')) {
    stored.set(name, (stored.get(name) ?? 0) + 1);
  }
  const wrong = attempts.flatMap(({ name, status }) => {
    const count = stored.get(name) ?? 0;
    if (count > 1) return [`${name} is there ${count} times`];
    if (status === 201 && count === 0) return [`${name} was acknowledged and is lost`];
    if (status !== undefined && refused.includes(status) && count > 0)
      return [`${name} was refused with ${status} and is there`];
    return [];
  });
  return [...wrong, ...(await findFaults(place))];
}
