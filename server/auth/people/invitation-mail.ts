import { invitationLifetime } from "../../../shared/account/registration.ts";
import type { Settings } from "../../../shared/account/settings.ts";
import { toInvitationLink } from "../../desks/invitations.ts";
import type { Env } from "../../env.ts";
import { mailWordsOf } from "../../words.ts";
import { greet, isPlainName } from "../greeting.ts";

interface About {
  env: Pick<Env, "PUBLIC_URL">;
  /** Who invites, in whose language it is: nobody knows that of a stranger. */
  from: { name: string; settings: Settings };
  desk: string;
  token: string;
}

/** To somebody who may have an account or not: neither the mail nor its page tells. */
export function writeInvitation({ env, token, ...about }: About) {
  const { notices } = mailWordsOf(about.from.settings);
  const words = notices.invitation;
  // Both are chosen by who invites, and this goes to strangers.
  const from = isPlainName(about.from.name) ? about.from.name : words.someone;
  const desk = isPlainName(about.desk) ? about.desk : words.desk;
  return {
    subject: words.subject(from, desk),
    text: [
      greet("", notices),
      words.text(from, desk),
      toInvitationLink(env.PUBLIC_URL, token),
      words.lasts(invitationLifetime / 86_400_000),
      words.unknown,
    ].join("\n\n"),
  };
}
