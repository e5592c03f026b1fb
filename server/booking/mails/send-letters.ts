import { type Db, inTransaction, type Owner, personOf } from "../../db/engine/database.ts";
import type { Env } from "../../env.ts";
import type { Hub } from "../../http/writes/hub.ts";
import { sendDue } from "../../letters/outbox.ts";
import type { Mailer } from "../../mails/mail.ts";
import { toReturnable } from "../inbox/queries.ts";
import { readColleagues } from "../times/queries.ts";

interface Parts {
  db: Db;
  hub?: Pick<Hub, "announce">;
  env: Pick<Env, "IMAP_URL" | "SUPPORT_EMAIL">;
  mailer: Mailer;
  clock: { now: () => Date };
  log: { error: (about: object, text: string) => void };
}

/** Sends the letters of a desk that are due, from who has written them. */
export function sendLetters(parts: Parts, owner: Owner): Promise<void> {
  return sendDue(parts, {
    owner,
    table: "letters",
    send: async ({ email: to, subject, text, sender, activity }) => {
      const { here } = await readColleagues(parts.db, owner);
      const from = here.find(({ _id }) => _id === personOf({ _id: sender }));
      if (!from) throw new Error("Who has written it is no longer on the desk");
      const { name, email: address } = from;
      const id = await inTransaction(parts.db, owner, (tx) =>
        toReturnable(tx, parts.env, { owner, activity }, parts.clock.now()),
      );
      const mail = { to, subject, text, fromName: name, replyTo: { name, address } };
      await parts.mailer.send({ ...mail, ...id });
    },
  });
}
