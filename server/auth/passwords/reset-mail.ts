import { resetLifetime } from "../../../shared/account/auth.ts";
import { readSettings } from "../../settings/stored.ts";
import { mailWordsOf } from "../../words.ts";
import type { AuthApi } from "../auth-api.ts";
import { greet } from "../greeting.ts";
import { findUserByEmail } from "../queries.ts";
import { createPasswordReset, toResetLink } from "./password-resets.ts";

/** Mails a reset link to a known address, and does nothing for an unknown one. */
export async function mailResetLink(
  { app, db, env, mailer }: AuthApi,
  email: string,
  now: Date,
): Promise<void> {
  if (!mailer) {
    // No token either: a link that nobody receives would only kill one that the provider issued.
    app.log.warn("A reset link was asked for, but without SMTP_URL none can be mailed");
    return;
  }
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const token = await createPasswordReset(db, user.person, now, true);
  const { notices } = mailWordsOf(readSettings(user.settings, null));
  const { subject, text, lasts, notYou } = notices.reset;
  const lines = [
    greet(user.name, notices),
    text,
    toResetLink(env.PUBLIC_URL, token),
    lasts(resetLifetime / 60_000),
    notYou,
  ];
  await mailer.send({ to: user.email, subject, text: lines.join("\n\n") });
}
