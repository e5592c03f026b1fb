import { setTimeout as sleep, setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Api } from "../api.ts";
import type { MailCounts } from "./counts.ts";
import { handMail } from "./hand-mail.ts";
import { listMails } from "./letters.ts";
import type { Mailer } from "./mail.ts";
import { finish, listDue } from "./queries.ts";
import { type Parts, type Taken, takeMails } from "./taken.ts";

/** Milliseconds, as all here: a mail is so late at most. */
const between = 20_000;
/** After the start, when the first users are served. */
const first = 5000;
/** A mail server that fails is left alone for longer each time. */
const longestPause = 15 * 60_000;
/** Until a mail that was put off is tried again. */
const retry = 5 * 60_000;
const batchSize = 100;
/** Handed over at once: connections to the mail server. */
const atOnce = 4;

/** While `app` listens, mails reminders, daily agendas and monthly summaries; nothing where no mail server is set. */
export function keepMailing(
  { app, db, env, clock, background }: Api,
  mailer: Mailer | undefined,
  mailCounts: MailCounts,
) {
  if (!mailer) return;
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let pause = between;
    for (let wait = first; !signal.aborted; wait = pause) {
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      try {
        const isDown = await sendDueMails(
          { db, env, clock, mailer, mailCounts, log: app.log },
          signal,
        );
        pause = isDown ? Math.min(2 * pause, longestPause) : between;
      } catch (err) {
        if (!signal.aborted) app.log.error({ err }, "mail that is due could not be looked up");
      }
    }
  };
  app.addHook("onListen", async () => background.run("Mailing", run));
  app.addHook("preClose", async () => stopping.abort());
}

/** Sends what is due now, whatever other processes send. True when the mail server takes nothing. */
export async function sendDueMails(parts: Parts, signal?: AbortSignal): Promise<boolean> {
  let isDown = false;
  const isOver = () => isDown || signal?.aborted === true;
  while (true) {
    const due = await listDue(parts.db, parts.clock.now(), batchSize);
    // One after the other, whoever asks for the next: on SQLite each holds the thread for a moment.
    const left = takeInTurns(parts, due, isOver);
    const work = async () => {
      for await (const one of left) {
        if (!one) continue;
        const result = await handOver(parts, one, isOver, signal).catch(toLog(parts));
        if (result === "down") isDown = true;
        if (isOver()) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (due.length < batchSize || isOver()) return isDown;
  }
}

async function* takeInTurns(
  parts: Parts,
  due: Awaited<ReturnType<typeof listDue>>,
  isOver: () => boolean,
) {
  for (const one of due) {
    await yieldToEventLoop();
    if (isOver()) return;
    yield await takeMails(parts, one.whose, one.due).catch(toLog(parts));
  }
}

function toLog({ log }: Parts) {
  return (err: unknown) => log.error({ err }, "the mail of a user could not be sent");
}

/** Each mail is claimed by itself, just before its text; what is left is given back. */
async function handOver(
  parts: Parts,
  one: Taken,
  isOver: () => boolean,
  signal: AbortSignal | undefined,
) {
  const { whose, taken, due, plan, today } = one;
  const giveBack = () => finish(parts.db, whose, taken, { mailDue: due }, undefined);
  let again: string | null = null;
  for (const mail of listMails(parts, one)) {
    if (isOver()) return giveBack();
    const result = await handMail(parts, one, mail, signal);
    if (result === "taken over") return undefined;
    parts.mailCounts[result] += 1;
    if (result === "down" || result === "stopped") {
      await giveBack();
      return result;
    }
    if (result === "later") again = new Date(parts.clock.now().getTime() + retry).toISOString();
  }
  const [mailDue = null] = [plan.next, again].filter((at) => at !== null).sort();
  const changes = {
    mailDue,
    ...(!plan.agenda && { agendaSent: plan.agendaSent }),
    ...(!plan.summary && { summarySent: plan.summarySent }),
  };
  await finish(parts.db, whose, taken, changes, plan.reminders.length > 0 ? today : undefined);
  return undefined;
}
