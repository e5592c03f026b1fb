import { resetLifetime } from "../../../shared/account/auth.ts";
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
  const text = [
    greet(user.name),
    "Someone asked to reset the password for your Client Desk account. To choose a new one, open this link:",
    toResetLink(env.PUBLIC_URL, token),
    `The link works once and expires in ${resetLifetime / 60_000} minutes.`,
    "If this wasn’t you, ignore this email. Your password hasn’t changed.",
  ].join("\n\n");
  await mailer.send({ to: user.email, subject: "Reset your Client Desk password", text });
}
