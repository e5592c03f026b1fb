import { randomUUID } from "node:crypto";
import { setTimeout as sleep, setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { CustomerDeed } from "../../../shared/api/events.ts";
import type { Api } from "../../api.ts";
import { engineOf, type Owner } from "../../db/engine/database.ts";
import { type BookingApi, type Followed, followChange } from "../public/forms.ts";
import { applyMessage } from "./apply.ts";
import type { Mailbox } from "./mailbox.ts";
import {
  advance,
  findPosition,
  holdMailbox,
  type Numbered,
  ReadElsewhere,
  releaseMailbox,
} from "./position.ts";

/** Milliseconds between two looks: an answer is so late at most. */
const between = 15_000;
/** A mail server that fails is left alone for longer each time. */
const longestPause = 5 * 60_000;
/** A message that makes the server fail so often is left where it is. */
const mostTries = 3;

interface Parts extends Pick<Api, "db" | "clock"> {
  log: Pick<Api["app"]["log"], "error" | "warn">;
  /** Hears of what a message has changed. */
  follow: (owner: Owner, changed: Followed, did: CustomerDeed | undefined) => void;
  /** By message: how often the server failed with it. */
  failed: Map<number, number>;
}

/** While `app` listens, reads replies and bounces from the mailbox that IMAP_URL names; nothing without one. */
export function keepReadingReplies(api: BookingApi) {
  const { app, db, env, clock, background } = api;
  const { IMAP_URL } = env;
  if (!IMAP_URL) return;
  const name = nameOf(IMAP_URL);
  // Where no other process works on the database, the next one need not wait.
  const holder = engineOf(db) === "sqlite" ? "here" : randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  const follow: Parts["follow"] = (owner, changed, did) => followChange(api, owner, changed, did);
  const parts = { db, clock, log: app.log, follow, failed: new Map() };
  const run = async () => {
    let mailbox: Mailbox | undefined;
    const close = async () => {
      const open = mailbox;
      mailbox = undefined;
      await open?.close();
    };
    let pause = between;
    while (!signal.aborted) {
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) break;
      try {
        if (await holdMailbox(db, name, holder, clock.now())) {
          mailbox ??= await open(IMAP_URL);
          await readMailbox(parts, { name, mailbox }, signal);
        } else await close();
        pause = between;
      } catch (error) {
        await close();
        pause = Math.min(2 * pause, longestPause);
        // Nothing else of it: what a mail server is sent has the password in it.
        const reason = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) app.log.error({ reason }, "replies to invitations can't be read");
      }
    }
    await close();
    await releaseMailbox(db, name, holder);
  };
  app.addHook("onListen", async () => background.run("Reading replies", run));
  app.addHook("preClose", async () => stopping.abort());
}

/** Fetched only where a mailbox is read. */
async function open(imapUrl: string): Promise<Mailbox> {
  const { openMailbox } = await import("./mailbox.ts");
  return openMailbox(imapUrl);
}

/** Without the password. */
function nameOf(imapUrl: string): string {
  const { username, host, pathname } = new URL(imapUrl);
  return `${username}@${host}${pathname}`;
}

/** Reads what has come since the last time, one message after the other. */
export async function readMailbox(
  parts: Parts,
  { name, mailbox }: { name: string; mailbox: Mailbox },
  signal?: AbortSignal,
): Promise<void> {
  const at = { name, validity: mailbox.validity };
  const { readTo, understood } = await findPosition(parts.db, at, mailbox.next);
  // The process may have ended before.
  if (understood !== null) await mailbox.markRead(understood);
  for (const uid of await mailbox.list(readTo)) {
    await yieldToEventLoop();
    if (signal?.aborted) return;
    try {
      await readOne(parts, { ...at, uid }, mailbox);
    } catch (error) {
      if (error instanceof ReadElsewhere) return;
      const tries = (parts.failed.get(uid) ?? 0) + 1;
      parts.failed.set(uid, tries);
      if (tries < mostTries) throw error;
      parts.failed.delete(uid);
      parts.log.warn({ uid }, "a message is left in the mailbox");
      await advance(parts.db, at, uid);
    }
  }
}

async function readOne(
  { db, clock, follow }: Parts,
  at: Numbered & { uid: number },
  mailbox: Mailbox,
): Promise<void> {
  const source = await mailbox.read(at.uid);
  const { readMail } = await import("./read-mail.ts");
  const message = source && (await readMail(source).catch(() => undefined));
  const understood = await applyMessage(db, message, at, clock.now());
  if (!understood) return;
  follow(understood.owner, understood, understood.did);
  await mailbox.markRead(at.uid);
}
