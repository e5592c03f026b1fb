import { deleteKeys } from "../auth/keys/queries.ts";
import { isOpenUser } from "../auth/queries.ts";
import { endSessions } from "../auth/sessions.ts";
import { endTrust } from "../auth/two-step/queries.ts";
import { listOwners } from "../db/acts/upkeep.ts";
import type { Owner } from "../db/engine/database.ts";
import type { NoteAccountEvent } from "../http/writes/account-notes.ts";
import { type Command, UsageError } from "./command.ts";
import { asProvider, findAccount, openDesk } from "./open-desk.ts";

const everyone = "everyone";

export const signOut: Command = {
  name: "sign-out",
  parameters: ["USER", "[keys]"],
  summary: `logs out all devices of a user, or of ${everyone}; with keys, revokes their access tokens as well`,
  run: async ([user = "", keys], { env, print }) => {
    if (keys !== undefined && keys !== "keys") throw new UsageError(`Unknown word "${keys}".`);
    return openDesk(env, async (db) => {
      const owners = user === everyone ? listOwners(db) : [await findAccount(db, user)];
      await asProvider(db, env, async (noteAccountEvent) => {
        let count = 0;
        for await (const owner of owners) {
          if (!(await isOpenUser(db, owner))) continue;
          await endAll(noteAccountEvent, owner, keys !== undefined);
          count += 1;
        }
        const all = count === 1 ? "1 account" : `${count} accounts`;
        print(`${all} logged out on all devices${keys ? ", without access tokens" : ""}.`);
      });
      return true;
    });
  },
};

function endAll(noteAccountEvent: NoteAccountEvent, owner: Owner, withKeys: boolean) {
  const about = { owner, from: undefined, now: new Date() };
  return noteAccountEvent<number>(
    about,
    (revoked) => [
      { kind: "everythingLoggedOut" },
      ...(revoked > 0 ? [{ kind: "keysRevoked" } as const] : []),
    ],
    async (tx) => {
      await endSessions(tx, owner);
      await endTrust(tx, owner);
      return withKeys ? deleteKeys(tx, owner) : 0;
    },
  );
}
