import { accountEmail } from "../../shared/account/auth.ts";
import { findUserByEmail } from "../auth/queries.ts";
import { createInvitation, toInvitationLink } from "../auth/registration/invitations.ts";
import { StartError } from "../db/engine/start-error.ts";
import { type Command, UsageError } from "./command.ts";
import { openDesk } from "./open-desk.ts";

export const invite: Command = {
  name: "invite",
  parameters: ["EMAIL"],
  summary: "prints a link with which somebody can create an account, for a week",
  run: async ([given = ""], { env, print }) => {
    const email = accountEmail.safeParse(given);
    if (!email.success) throw new UsageError(`${given} is no email address.`);
    if (env.REGISTRATION === "closed") {
      throw new StartError("REGISTRATION is closed: nobody can create an account.");
    }
    return openDesk(env, async (db) => {
      if (await findUserByEmail(db, email.data)) {
        throw new StartError(`An account already has the email ${email.data}.`);
      }
      print(toInvitationLink(env.PUBLIC_URL, await createInvitation(db, email.data, new Date())));
      return true;
    });
  },
};
