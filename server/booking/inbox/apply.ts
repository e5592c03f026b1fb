import type { CustomerDeed } from "../../../shared/api/events.ts";
import { toEmailKey } from "../../../shared/matching/match-keys.ts";
import { type Db, inTransaction, type Owner, type Tx } from "../../db/engine/database.ts";
import { toTold } from "../mails/notice.ts";
import { dayOfTime, readTimes, spanOfTime, toTimeAnswer, withTime } from "../one-time.ts";
import { type Found, readAgain } from "../queries.ts";
import { upcoming } from "../states.ts";
import { type Changed, cancelBooking, change, toAnswered } from "../visits/change.ts";
import { toProposal } from "../visits/move.ts";
import { advance, type Numbered, noteUnderstood } from "./position.ts";
import { findSent, noteBounce, type Returned } from "./queries.ts";
import type { Bounce, Reply } from "./read-mail.ts";

/** What a message has changed, and what it has to say of it, if anything. */
interface Applied extends Pick<Changed, "isDone" | "acts"> {
  booking?: Changed["booking"];
  did?: CustomerDeed | undefined;
  /** Of one time of a series: the day that its rule puts it on. */
  day?: string | undefined;
}

/** The same, and what it was about. */
interface Understood extends Applied {
  owner: Owner;
}

/** Times that are proposed are at most so far ahead. */
const furthest = 2 * 366 * 86_400_000;

/**
 * Does what a message says, and notes in the same transaction that it was read. Undefined where it belongs to nothing that
 * was sent, or is from somebody else.
 */
export async function applyMessage(
  db: Db,
  message: Reply | Bounce | undefined,
  at: Numbered & { uid: number },
  now: Date,
): Promise<Understood | undefined> {
  const returned = message && (await findReturned(db, message));
  if (!returned) {
    await advance(db, at, at.uid);
    return undefined;
  }
  const { owner } = returned;
  return inTransaction(db, owner, async (tx) => {
    await advance(tx, at, at.uid);
    const changed =
      message.kind === "bounce"
        ? { isDone: await noteBounce(tx, returned, message.reason), acts: [] }
        : await applyReply(tx, returned, message, now);
    if (!changed) return undefined;
    await noteUnderstood(tx, at, at.uid);
    return { ...changed, owner };
  });
}

async function findReturned(db: Db, message: Reply | Bounce): Promise<Returned | undefined> {
  if (message.kind === "reply") {
    const [, id] = /^([\da-f-]{36})@client-desk$/.exec(message.uid) ?? [];
    return id === undefined ? undefined : findSent(db, id);
  }
  for (const token of message.tokens) {
    const found = await findSent(db, token);
    if (found) return found;
  }
  return undefined;
}

const nothing = { isDone: false, acts: [] };

async function applyReply(
  tx: Tx,
  { owner, booking: id }: Returned,
  reply: Reply,
  now: Date,
): Promise<Applied | undefined> {
  const found = await readAgain(tx, owner, id ?? "");
  if (!found || toEmailKey(found.booking.email) !== reply.from) return undefined;
  const { sequence, answeredAt } = found.booking;
  if (reply.sequence > sequence) return undefined;
  const answered = new Date(Math.min(reply.at ?? Number.POSITIVE_INFINITY, now.getTime()));
  // Another time was told since, or another answer is newer, whichever way it came.
  const isOld = reply.sequence < sequence || answered.toISOString() < (answeredAt ?? "");
  if (isOld) return nothing;
  if (reply.time !== undefined)
    return answerTime(tx, found, { ...reply, time: reply.time, answered }, now);
  if (typeof reply.answer === "object")
    return propose(tx, found, { ...reply, ...reply.answer, answered }, now);
  return answer(tx, found, { ...reply, answer: reply.answer, answered }, now);
}

/** They answer what they were told, which may not be how things stand by now. */
async function answer(
  tx: Tx,
  found: Found,
  { answer: said, word, answered }: Pick<Reply, "answer" | "word"> & { answered: Date },
  now: Date,
): Promise<Applied> {
  if (found.booking.isInvited === 1) {
    const did = said === "accepted" || said === "declined" ? said : undefined;
    const changed = await change(tx, found, ["refused", ...upcoming], now, async () => ({
      ...toAnswered(did ?? null, answered),
      ...(did && { state: "booked", proposed: "[]", word }),
      times: "[]",
    }));
    return { ...changed, did };
  }
  if (said === "declined") {
    const canceled = await cancelBooking(tx, found, word, { now, hasMail: true });
    return { ...canceled, did: "canceled" };
  }
  const changed = await change(
    tx,
    found,
    ["moved"],
    now,
    async (_tx, { booking }, { start, end }) => {
      if (said !== "accepted" || toTold({ start, end }) !== booking.told) return undefined;
      return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
    },
  );
  return { ...changed, did: "accepted" };
}

/**
 * To one time of a series. Undefined where there is no such time, or where they would like something else than another time:
 * somebody has to read that.
 */
async function answerTime(
  tx: Tx,
  found: Found,
  { time, answer: said, word, answered }: Omit<Reply, "time"> & { time: number; answered: Date },
  now: Date,
): Promise<Applied | undefined> {
  const proposed = typeof said === "object" ? said.start : undefined;
  if (proposed !== undefined && !isTime(proposed, now)) return undefined;
  const read: { day?: string; isOld?: boolean } = {};
  const standings = ["refused", ...upcoming] as const;
  const changed = await change(tx, found, standings, now, async (_tx, { booking }, { series }) => {
    const named = series && dayOfTime(series, time, now);
    if (!series || named === undefined || spanOfTime(series, named)?.start === proposed)
      return undefined;
    read.day = named;
    const at = answered.toISOString();
    read.isOld = readTimes(booking).some((one) => one.day === named && one.answeredAt > at);
    if (read.isOld) return undefined;
    const given = said === "accepted" || said === "declined" ? said : null;
    const asked = proposed === undefined ? null : new Date(proposed).toISOString();
    const answer = { ...toTimeAnswer(named, at), answer: given, word, proposed: asked };
    return { times: withTime(booking, answer) };
  });
  const { day, isOld } = read;
  if (isOld) return nothing;
  if (day === undefined) return undefined;
  const did = typeof said === "object" ? "proposed" : said === "tentative" ? undefined : said;
  return { ...changed, day, did };
}

function isTime(start: number, now: Date): boolean {
  return start > now.getTime() && start < now.getTime() + furthest && start % 60_000 === 0;
}

/** Undefined where it isn't another time, but something else that they would like: somebody has to read that. */
async function propose(
  tx: Tx,
  found: Found,
  { start, word, answered }: { start: number; word: string; answered: Date },
  now: Date,
): Promise<Applied | undefined> {
  if (!isTime(start, now) || found.appointment?.series) return undefined;
  let isOther = true;
  const standings = [...upcoming, "refused"] as const;
  const changed = await change(tx, found, standings, now, async (_tx, { booking }, stands) => {
    isOther = stands.start !== start;
    return isOther ? toProposal(booking, [start], word, answered) : undefined;
  });
  return isOther ? { ...changed, did: "proposed" } : undefined;
}
