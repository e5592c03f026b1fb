import { toInvitationLink } from "../../desks/invitations.ts";
import type { Env } from "../../env.ts";
import { greet, isPlainName } from "../greeting.ts";

interface About {
  env: Pick<Env, "PUBLIC_URL">;
  /** Who invites. */
  from: string;
  desk: string;
  token: string;
}

/** To somebody who may have an account or not: neither the mail nor its page tells. */
export function writeInvitation({ env, token, ...names }: About) {
  // Both are chosen by who invites, and this goes to strangers.
  const from = isPlainName(names.from) ? names.from : "Someone";
  const desk = isPlainName(names.desk) ? names.desk : "a desk";
  return {
    subject: `${from} invites you to ${desk} on Client Desk`,
    text: [
      greet(""),
      `${from} invites you to work on ${desk} in Client Desk. To join, open this link and log in or create an account:`,
      toInvitationLink(env.PUBLIC_URL, token),
      "The link works once and expires in 7 days.",
      "If you don’t know the sender, ignore this email. Nothing happens without you.",
    ].join("\n\n"),
  };
}
