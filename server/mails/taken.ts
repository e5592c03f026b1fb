import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { toWallClock } from "../../shared/dates/dates.ts";
import type { Api } from "../api.ts";
import type { MailCounts } from "./counts.ts";
import type { Mailer } from "./mail.ts";
import { planMails } from "./plan.ts";
import { type Recipient, takeRecipient } from "./queries.ts";

/** Milliseconds that a process which was ended in between keeps a user's mail back. */
const lease = 5 * 60_000;

/** What mailing works with. */
export type Parts = Pick<Api, "db" | "env" | "clock"> & {
  mailer: Mailer;
  mailCounts: MailCounts;
  log: Pick<Api["app"]["log"], "error">;
};

/** Takes somebody's mail about a desk, so that no other process does. See docs/decisions/0043-mail-once.md. */
export async function takeMails({ db, clock }: Parts, whose: Recipient, due: string) {
  const now = clock.now();
  const taken = new Date(now.getTime() + lease).toISOString();
  const recipient = await takeRecipient(db, whose, due, taken);
  if (!recipient) return undefined;
  await yieldToEventLoop();
  const { timeZone, clocks, agendaSent, summarySent, settings } = recipient;
  const plan = await planMails(
    db,
    whose,
    { timeZone, clocks, agendaSent, summarySent, settings },
    now,
  );
  const today = toWallClock(now.toISOString(), timeZone).slice(0, 10);
  return { whose, recipient, plan, taken, due, today };
}

export type Taken = NonNullable<Awaited<ReturnType<typeof takeMails>>>;
