import { existsSync } from "node:fs";
import { createPasswordReset, toResetLink } from "./auth/password-resets.ts";
import { findUserByEmail } from "./auth/queries.ts";
import { databaseFile, openDatabase } from "./db/database.ts";
import { describeStartFailure, StartError } from "./db/start-error.ts";
import { type Env, readEnv } from "./env.ts";

const usage = "Usage: npm run admin -- reset-link EMAIL";

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(describeStartFailure(error));
  process.exit(1);
}

async function run([command, email, ...more]: string[]): Promise<string> {
  if (command !== "reset-link" || !email || more.length > 0) throw new StartError(usage);
  return createResetLink(readEnv(process.env), email);
}

async function createResetLink(env: Env, email: string): Promise<string> {
  const file = databaseFile(env.DATA_DIR);
  if (!env.DATABASE_URL && !existsSync(file)) {
    throw new StartError(`There is no database at ${file}. Set DATA_DIR as for the server.`);
  }
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    const user = await findUserByEmail(db, email.trim());
    if (!user) throw new StartError(`No account has the email ${email}.`);
    return toResetLink(env.PUBLIC_URL, await createPasswordReset(db, user.owner, new Date()));
  } finally {
    await db.destroy();
  }
}
