import { emailChangeLifetime } from "../../shared/account/auth.ts";
import type { Settings } from "../../shared/account/settings.ts";
import { answer } from "../../shared/words/codes.ts";
import { unavailable } from "../errors.ts";
import { mailWordsOf } from "../words.ts";
import type { AuthApi } from "./auth-api.ts";
import { toConfirmLink } from "./email-changes.ts";
import { greet } from "./greeting.ts";

interface Reader {
  name: string;
  settings: Settings;
}

/** Mails the link that confirms a new email. Awaited, since the user must hear of a failure. */
export async function mailConfirmLink(
  { app, env, mailer }: Pick<AuthApi, "app" | "env" | "mailer">,
  { name, settings, email, token }: Reader & { email: string; token: string },
): Promise<void> {
  const { notices } = mailWordsOf(settings);
  const { subject, text, lasts, notYou } = notices.confirm;
  const lines = [
    greet(name, notices),
    text,
    toConfirmLink(env.PUBLIC_URL, token),
    lasts(emailChangeLifetime / 3_600_000),
    notYou,
  ];
  try {
    await mailer?.send({ to: email, subject, text: lines.join("\n\n") });
  } catch (error) {
    app.log.error({ err: error }, "the link for a new email could not be mailed");
    throw unavailable(answer("confirmMailFailed"), error);
  }
}

/** Tells the old address: its owner may not have made the change. */
export async function mailEmailChanged(
  { env, mailer }: Pick<AuthApi, "env" | "mailer">,
  { name, settings, from, to }: Reader & { from: string; to: string },
): Promise<void> {
  const { notices } = mailWordsOf(settings);
  const { subject, text } = notices.emailChanged;
  const lines = [greet(name, notices), text(to), notices.undo.support(env.SUPPORT_EMAIL)];
  await mailer?.send({ to: from, subject, text: lines.join("\n\n") });
}
