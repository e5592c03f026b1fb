import { deleteTwoStep, findTwoStep } from "../auth/two-step/queries.ts";
import { StartError } from "../db/engine/start-error.ts";
import type { Command } from "./command.ts";
import { asProvider, findAccount, openDesk } from "./open-desk.ts";

export const twoStepOff: Command = {
  name: "two-step-off",
  parameters: ["USER"],
  summary: "turns two-step login off, for a user who has lost phone and recovery codes",
  run: ([user = ""], { env, print }) =>
    openDesk(env, async (db) => {
      const person = await findAccount(db, user);
      const about = { person, from: undefined, now: new Date() };
      await asProvider(db, env, (noteAccountEvent) =>
        noteAccountEvent(about, { kind: "twoStepOff" }, async (tx) => {
          const found = await findTwoStep(tx, person);
          if (!found?.since) throw new StartError(`Two-step login of ${user} is not on.`);
          await deleteTwoStep(tx, person);
        }),
      );
      print(`Two-step login of ${user} is off.`);
      return true;
    }),
};
