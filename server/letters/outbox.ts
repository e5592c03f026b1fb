import type { Db, Owner } from "../db/engine/database.ts";
import type { Hub } from "../http/writes/hub.ts";
import { type Claimed, claim, type Outbox, settle } from "./queries.ts";

interface Parts {
  db: Db;
  /** Hears of each that was sent or failed. */
  hub?: Pick<Hub, "announce">;
  clock: { now: () => Date };
  log: { error: (about: object, text: string) => void };
}

interface Sending<T extends Outbox> {
  owner: Owner;
  table: T;
  send: (mail: Claimed<T>) => Promise<void>;
  /** Before each is taken. */
  prepare?: () => Promise<void>;
}

/** Sends the mails of a desk that are due, one after the other. */
export async function sendDue<T extends Outbox>(
  { db, hub, clock, log }: Parts,
  { owner, table, send, prepare }: Sending<T>,
): Promise<void> {
  while (true) {
    await prepare?.();
    const claimed = await claim(db, owner, table, clock.now());
    if (!claimed) return;
    let failure: string | undefined;
    try {
      await send(claimed);
    } catch (err) {
      log.error({ err }, "a mail to a customer was not sent");
      failure = err instanceof Error ? err.message.slice(0, 300) : "Unknown";
    }
    await settle(db, table, claimed, failure, clock.now());
    hub?.announce(owner, "mails");
    // The others wait until the mail server takes mail again.
    if (failure !== undefined) return;
  }
}
