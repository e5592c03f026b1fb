import { randomBytes } from "node:crypto";
import { byToken, type Db, type Owner, ownerOf, type Tx } from "../../db/engine/database.ts";
import type { Env } from "../../env.ts";
import { hashToken } from "../../http/tokens.ts";
import type { Booking } from "../queries.ts";

/** What a mail is about that may come back: a mail of a booking, or an email that somebody has written. */
type Sent = { owner: Owner } & ({ booking: string; mail: string } | { activity: string });

/** What comes back belongs to. */
export interface Returned {
  owner: Owner;
  booking: string | null;
  mail: string | null;
  activity: string | null;
}

/** A calendar entry is known by its UID, of which only its customer and its desk know. */
export async function keepUid(
  tx: Tx,
  { owner, _id: booking }: Pick<Booking, "owner" | "_id">,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("sentMails")
    .values({
      ...{ tokenHash: hashToken(booking), owner, booking, mail: null, activity: null },
      sentAt: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("tokenHash").doNothing())
    .execute();
}

/**
 * Gives a mail a secret Message-ID, by which it is known where it comes back; that of an earlier try is forgotten. Nothing where no
 * mailbox is read.
 */
export async function toReturnable(
  tx: Tx,
  { IMAP_URL, SUPPORT_EMAIL }: Pick<Env, "IMAP_URL" | "SUPPORT_EMAIL">,
  sent: Sent,
  now: Date,
): Promise<{ messageId?: string }> {
  if (!IMAP_URL) return {};
  const token = randomBytes(16).toString("base64url");
  const { owner, ...of } = sent;
  const row = { booking: null, mail: null, activity: null, ...of };
  await tx
    .deleteFrom("sentMails")
    .where("owner", "=", owner)
    .$if("mail" in sent, (query) =>
      query.where("booking", "=", row.booking).where("mail", "=", row.mail),
    )
    .$if("activity" in sent, (query) => query.where("activity", "=", row.activity))
    .execute();
  await tx
    .insertInto("sentMails")
    .values({ ...row, owner, tokenHash: hashToken(token), sentAt: now.toISOString() })
    .execute();
  return { messageId: `<${token}@${SUPPORT_EMAIL.split("@").at(-1)}>` };
}

/** What the UID of a calendar entry or a Message-ID leads to; undefined for nothing. */
export async function findSent(db: Db, token: string): Promise<Returned | undefined> {
  const tokenHash = hashToken(token);
  const found = await byToken(db, tokenHash, (tx) =>
    tx
      .selectFrom("sentMails")
      .where("tokenHash", "=", tokenHash)
      .select(["owner", "booking", "mail", "activity"])
      .executeTakeFirst(),
  );
  return found && { ...found, owner: ownerOf({ _id: found.owner }) };
}

/** Notes that a mail came back, with the reason; false where it was sent anew, or somebody has seen to it. */
export async function noteBounce(
  tx: Tx,
  { owner, mail, activity }: Returned,
  failure: string,
): Promise<boolean> {
  const failed = { state: "failed" as const, failure };
  const { numUpdatedRows } =
    mail === null
      ? await tx
          .updateTable("letters")
          .set(failed)
          .where("owner", "=", owner)
          .where("activity", "=", activity)
          .where("state", "in", ["sent", "unknown"])
          .executeTakeFirst()
      : await tx
          .updateTable("bookingMails")
          .set(failed)
          .where("owner", "=", owner)
          .where("_id", "=", mail)
          .where("state", "in", ["sent", "unknown"])
          .executeTakeFirst();
  return numUpdatedRows > 0n;
}
