import type { Api } from "../../api.ts";
import { countingAttempt } from "../../attempts/attempts.ts";
import { inTransaction } from "../../db/engine/database.ts";
import { isRefusal } from "../../errors.ts";
import type { NoteAccountEvent } from "../../http/writes/account-notes.ts";
import { readSettings } from "../../settings/stored.ts";
import type { AuthApi } from "../auth-api.ts";
import { readUser } from "../queries.ts";
import { isMailed, writeNotice } from "./notices.ts";
import { addAccountEvent } from "./queries.ts";

type Parts = Pick<Api, "db" | "env" | "background"> & Pick<AuthApi, "mailer">;

/** See the type. */
export function createNotes({ db, env, background, mailer }: Parts): NoteAccountEvent {
  return async (about, notes, change) => {
    const { person, from, now } = about;
    const { changed, noted } = await inTransaction(db, about, async (tx) => {
      // as: without a change nothing is answered.
      const result = (await change?.(tx)) as Awaited<ReturnType<NonNullable<typeof change>>>;
      const noted = typeof notes === "function" ? notes(result) : [notes];
      const { device = null, address = null } = from ?? {};
      for (const { kind, way = null, what = null } of noted) {
        const line = { at: now.toISOString(), kind, way, what, device, address };
        await addAccountEvent(tx, person, line);
      }
      return { changed: result, noted };
    });
    if (mailer && noted.some(isMailed)) {
      background.run("Mailing a notice", async () => {
        const profile = await readUser(db, person);
        const user = { ...profile, settings: readSettings(profile.settings, null) };
        for (const one of noted.filter(isMailed)) {
          const notice = writeNotice(one, { ...about, user, env });
          const counter = { kind: "notices", subject: `${person} ${one.kind}` } as const;
          const send = () => mailer.send({ to: user.email, ...notice });
          // What is done over and over is in the log, and floods nobody's mailbox.
          await countingAttempt(db, [counter], now, send).catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
          });
        }
      });
    }
    return changed;
  };
}
