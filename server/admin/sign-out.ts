import { deleteKeys } from "../auth/keys/queries.ts";
import { isUser, listPeople } from "../auth/queries.ts";
import { endSessions } from "../auth/sessions.ts";
import { endTrust } from "../auth/two-step/queries.ts";
import type { Person } from "../db/engine/database.ts";
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
      const people = user === everyone ? listPeople(db) : [await findAccount(db, user)];
      await asProvider(db, env, async (noteAccountEvent) => {
        let count = 0;
        for await (const person of people) {
          if (!(await isUser(db, person))) continue;
          await endAll(noteAccountEvent, person, keys !== undefined);
          count += 1;
        }
        const all = count === 1 ? "1 account" : `${count} accounts`;
        print(`${all} logged out on all devices${keys ? ", without access tokens" : ""}.`);
      });
      return true;
    });
  },
};

function endAll(noteAccountEvent: NoteAccountEvent, person: Person, withKeys: boolean) {
  const about = { person, from: undefined, now: new Date() };
  return noteAccountEvent<number>(
    about,
    (revoked) => [
      { kind: "everythingLoggedOut" },
      ...(revoked > 0 ? [{ kind: "keysRevoked" } as const] : []),
    ],
    async (tx) => {
      await endSessions(tx, person);
      await endTrust(tx, person);
      return withKeys ? deleteKeys(tx, person) : 0;
    },
  );
}
