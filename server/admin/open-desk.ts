import { existsSync } from "node:fs";
import { createNotes } from "../auth/log/note-account-event.ts";
import { findUserByEmail } from "../auth/queries.ts";
import { type Db, databaseFile, type Person } from "../db/engine/database.ts";
import { StartError } from "../db/engine/start-error.ts";
import { openDatabase } from "../db/open.ts";
import type { Env } from "../env.ts";

/** Works on the data that the server of the same settings has, while it runs or not. */
export async function openDesk<T>(env: Env, work: (db: Db) => Promise<T>): Promise<T> {
  const file = databaseFile(env.DATA_DIR);
  if (!env.DATABASE_URL && !existsSync(file)) {
    throw new StartError(
      `There is no database at ${file}. Set DATA_DIR to the same folder as for the server.`,
    );
  }
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The account of an email. Throws a StartError if there is none. */
export async function findAccount(db: Db, email: string): Promise<Person> {
  const user = await findUserByEmail(db, email.trim());
  if (!user) throw new StartError(`No account has the email ${email}.`);
  return user.person;
}

/** Notes what the provider does in the logs of accounts. All is done before the first owner is told by mail. */
export async function asProvider<T>(
  db: Db,
  env: Env,
  work: (noteAccountEvent: ReturnType<typeof createNotes>) => Promise<T>,
): Promise<T> {
  const mailer = env.SMTP_URL ? await openMailer(env.SMTP_URL, env.SUPPORT_EMAIL) : undefined;
  const mails: (() => Promise<void>)[] = [];
  const run = (_: string, send: () => Promise<void>) => void mails.push(send);
  const background = { run, settle: async () => {} };
  const result = await work(createNotes({ db, env, background, mailer }));
  const failures: unknown[] = [];
  for (const send of mails) await send().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) {
    const [cause] = failures;
    throw new StartError("It is done, but the mail about it could not be sent.", { cause });
  }
  return result;
}

/** Loaded only where mail can be sent. */
async function openMailer(smtpUrl: string, from: string) {
  const { createMailer } = await import("../mails/mail.ts");
  return createMailer(smtpUrl, from);
}
