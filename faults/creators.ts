import { setTimeout as sleep } from "node:timers/promises";
import { companyEndpoints } from "../shared/companies.ts";
import { type Answer, type Session, send } from "./calls.ts";
import type { Reader } from "./stored.ts";

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

let names = 0;

/** Creates one company after the other until told to stop, whatever is answered. */
export async function createMany(
  session: Session,
  isStopped: () => boolean,
  description = "",
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  while (!isStopped()) {
    names += 1;
    const name = `Once ${names}.`;
    const began = performance.now();
    const body = { name, description };
    const answer = await send(session, { endpoint: companyEndpoints.create, body }).catch(
      () => undefined,
    );
    const ended = performance.now();
    attempts.push({ name, status: answer?.status, began, ended, ...(answer && { answer }) });
    // A client that is refused does not come back at once.
    if (answer?.status !== 201) await sleep(20);
  }
  return attempts;
}

/**
 * Compares attempts with what is stored: acknowledged ones once, others once at most. `refused` names
 * the statuses that promise that nothing was stored.
 */
export async function findMissingOrDouble(
  reader: Reader,
  attempts: readonly Attempt[],
  refused: readonly number[] = [],
): Promise<string[]> {
  const stored = new Map<unknown, number>();
  for (const { name } of await reader.query('SELECT "name" FROM "companies"')) {
    stored.set(name, (stored.get(name) ?? 0) + 1);
  }
  return attempts.flatMap(({ name, status }) => {
    const count = stored.get(name) ?? 0;
    if (count > 1) return [`${name} is there ${count} times`];
    if (status === 201 && count === 0) return [`${name} was acknowledged and is lost`];
    if (status !== undefined && refused.includes(status) && count > 0)
      return [`${name} was refused with ${status} and is there`];
    return [];
  });
}
