import { setImmediate as letOthersGo, setTimeout as sleep } from "node:timers/promises";
import { toWallClock } from "../../shared/dates.ts";
import type { Api } from "../api.ts";
import type { Owner } from "../db/engine/database.ts";
import type { Mail, Mailer } from "../mail.ts";
import { readMonth } from "./month.ts";
import { planMails } from "./plan.ts";
import { claim, listDue, type Recipient, release, takeRecipient } from "./queries.ts";
import { writeSummary } from "./summary.ts";
import { writeAgenda, writeReminder } from "./texts.ts";

/** Milliseconds, as all here: a mail is so late at most. */
const between = 20_000;
/** After the start, when the first users are served. */
const first = 5000;
/** A process that was ended in between keeps a user's mail back for so long. */
const lease = 5 * 60_000;
/** Until what could not be handed over is tried again. */
const retry = 5 * 60_000;
const batchSize = 100;
/** Handed over at once: connections to the mail server. */
const atOnce = 4;

type Parts = Pick<Api, "db" | "env" | "clock"> & {
  mailer: Mailer;
  log: Pick<Api["app"]["log"], "error">;
};

/** While `app` listens, mails reminders, daily agendas and monthly summaries; nothing where no mail server is set. */
export function keepMailing({ app, db, env, clock, mailer, background }: Api) {
  if (!mailer) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    for (let wait = first; !signal.aborted; wait = between) {
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        await sendDueMails({ db, env, clock, mailer, log: app.log }, signal);
      } catch (err) {
        if (!signal.aborted) app.log.error({ err }, "mail that is due could not be looked up");
      }
    }
  };
  app.addHook("onListen", async () => background.run("Mailing", run));
  app.addHook("preClose", async () => stopping.abort());
}

/** Sends what is due now, whatever other processes send. */
export async function sendDueMails(parts: Parts, signal?: AbortSignal): Promise<void> {
  while (true) {
    const due = await listDue(parts.db, parts.clock.now(), batchSize);
    // One after the other, whoever asks for the next: on SQLite each holds the thread for a moment.
    const left = takeInTurns(parts, due);
    const work = async () => {
      for await (const one of left) {
        if (signal?.aborted) return;
        if (one) await handOver(parts, one).catch(toLog(parts));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (due.length < batchSize || signal?.aborted) return;
  }
}

async function* takeInTurns(parts: Parts, due: readonly { owner: Owner; due: string }[]) {
  for (const one of due) {
    await letOthersGo();
    yield await takeMails(parts, one.owner, one.due).catch(toLog(parts));
  }
}

function toLog({ log }: Parts) {
  return (err: unknown) => log.error({ err }, "the mail of a user could not be sent");
}

/**
 * Taken first, then written down as sent, then sent: whatever ends in between, nothing is sent twice.
 * See docs/decisions/0043-mail-once.md.
 */
async function takeMails({ db, clock }: Parts, owner: Owner, due: string) {
  const now = clock.now();
  const taken = new Date(now.getTime() + lease).toISOString();
  const recipient = await takeRecipient(db, owner, due, taken);
  if (!recipient) return undefined;
  await letOthersGo();
  const { timeZone, agendaSent, summarySent, settings } = recipient;
  const { calendar } = settings;
  const plan = await planMails(db, owner, { timeZone, agendaSent, summarySent, calendar }, now);
  const today = toWallClock(now.toISOString(), timeZone).slice(0, 10);
  await letOthersGo();
  // A closed account has no address.
  if (!(await claim(db, owner, taken, plan, today)) || recipient.email === "") return undefined;
  return { owner, recipient, plan };
}

type Taken = NonNullable<Awaited<ReturnType<typeof takeMails>>>;

async function handOver(parts: Parts, { owner, recipient, plan }: Taken) {
  for (const appointment of plan.reminders) {
    const mail = writeReminder(appointment, recipient, parts.env.PUBLIC_URL);
    await hand(parts, owner, recipient, mail, { reminder: appointment._id });
  }
  if (plan.agenda) {
    const mail = writeAgenda(plan.agenda, recipient, parts.env.PUBLIC_URL);
    await hand(parts, owner, recipient, mail, { agendaSent: recipient.agendaSent });
  }
  if (plan.summary) await handSummary(parts, owner, recipient, plan.summary);
}

async function handSummary(parts: Parts, owner: Owner, recipient: Recipient, first: string) {
  const undone = { summarySent: recipient.summarySent };
  try {
    const month = await readMonth(parts.db, owner, recipient, first, parts.clock.now());
    const mail = month && writeSummary(month, recipient, parts.env.PUBLIC_URL);
    if (mail) await hand(parts, owner, recipient, mail, undone);
  } catch (err) {
    parts.log.error({ err }, "a monthly summary could not be written");
    await release(parts.db, owner, undone, toAgain(parts));
  }
}

function toAgain({ clock }: Parts): string {
  return new Date(clock.now().getTime() + retry).toISOString();
}

async function hand(
  parts: Parts,
  owner: Owner,
  { email }: Recipient,
  mail: Omit<Mail, "to">,
  undone: Parameters<typeof release>[2],
) {
  try {
    await parts.mailer.send({ to: email, ...mail });
  } catch (err) {
    parts.log.error({ err }, "a mail that is due could not be sent");
    if (isSurelyUnsent(err)) await release(parts.db, owner, undone, toAgain(parts));
  }
}

/**
 * No connection, or a server that says "later" (4xx, RFC 5321, 4.2.1). Of one that falls silent after
 * the text, nobody knows.
 */
function isSurelyUnsent(error: unknown): boolean {
  const { command, responseCode }: { command?: unknown; responseCode?: unknown } = Object(error);
  if (typeof responseCode === "number") return responseCode >= 400 && responseCode < 500;
  return command === "CONN";
}
