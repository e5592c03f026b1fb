import { emailChangeLifetime } from "../../shared/account/auth.ts";
import { answer } from "../../shared/words/codes.ts";
import { unavailable } from "../errors.ts";
import type { AuthApi } from "./auth-api.ts";
import { toConfirmLink } from "./email-changes.ts";
import { greet } from "./greeting.ts";

/** Mails the link that confirms a new email. Awaited, since the user must hear of a failure. */
export async function mailConfirmLink(
  { app, env, mailer }: Pick<AuthApi, "app" | "env" | "mailer">,
  { name, email, token }: { name: string; email: string; token: string },
): Promise<void> {
  const text = [
    greet(name),
    "Someone asked to use this address for a Client Desk account. To confirm it, open this link:",
    toConfirmLink(env.PUBLIC_URL, token),
    `The link works once, within ${emailChangeLifetime / 3_600_000} hours.`,
    "If this wasn’t you, ignore this email. Nothing will change.",
  ].join("\n\n");
  try {
    await mailer?.send({ to: email, subject: "Confirm your new email for Client Desk", text });
  } catch (error) {
    app.log.error({ err: error }, "the link for a new email could not be mailed");
    throw unavailable(answer("confirmMailFailed"), error);
  }
}

/** Tells the old address: its owner may not have made the change. */
export async function mailEmailChanged(
  { env, mailer }: Pick<AuthApi, "env" | "mailer">,
  { name, from, to }: { name: string; from: string; to: string },
): Promise<void> {
  const text = [
    greet(name),
    `You now log in to Client Desk with ${to} instead of this address.`,
    `If this wasn’t you, write to ${env.SUPPORT_EMAIL} right away.`,
  ].join("\n\n");
  await mailer?.send({ to: from, subject: "Your Client Desk email has changed", text });
}
