import { readEnv } from "../env.ts";
import type { Mail } from "../mail.ts";
import { sendDueMails } from "../mails/job.ts";
import { asServed, type TestApp } from "./harness.ts";

/** What one process mails as it looks at what is due; `send` may fail. */
export function createMailing({ db, clock }: TestApp, send = async (_mail: Mail) => {}) {
  const mails: Mail[] = [];
  const errors: unknown[] = [];
  const parts = {
    db: asServed(db),
    env: readEnv({ PUBLIC_URL: "https://desk.example" }),
    clock,
    log: { error: (what: unknown) => void errors.push(what) },
    mailer: {
      send: async (mail: Mail) => {
        await send(mail);
        mails.push(mail);
      },
    },
  };
  return { mails, errors, look: () => sendDueMails(parts) };
}
