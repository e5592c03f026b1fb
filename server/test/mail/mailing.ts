import { readEnv } from "../../env.ts";
import { createMailCounts } from "../../mails/counts.ts";
import { sendDueMails } from "../../mails/job.ts";
import type { Mail, Mailer } from "../../mails/mail.ts";
import { asServed, type TestApp } from "../harness.ts";

/** What one process mails as it looks at what is due; `send` may fail, before the text, and `sendText` after that has begun. */
export function createMailing(
  { db, clock }: TestApp,
  send = async (_mail: Mail) => {},
  sendText = async () => {},
) {
  const mails: Mail[] = [];
  const errors: unknown[] = [];
  const mailCounts = createMailCounts();
  const parts = {
    db: asServed(db),
    env: readEnv({ PUBLIC_URL: "https://desk.example" }),
    clock,
    mailCounts,
    log: { error: (what: unknown) => void errors.push(what) },
    mailer: {
      send: async (mail, { beforeText } = {}) => {
        await send(mail);
        await beforeText?.();
        await sendText();
        mails.push(mail);
      },
    } satisfies Mailer,
  };
  return { mails, errors, mailCounts, look: () => sendDueMails(parts) };
}
