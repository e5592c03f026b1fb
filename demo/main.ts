import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { closeAccount, deleteClosed } from "../server/auth/account-deletion.ts";
import { createPasswords, standardCost } from "../server/auth/passwords/passwords.ts";
import { createAccount, findUserByEmail } from "../server/auth/queries.ts";
import { type Db, inTransaction } from "../server/db/engine/database.ts";
import { describeStartFailure, StartError } from "../server/db/engine/start-error.ts";
import { openDatabase } from "../server/db/open.ts";
import { readEnv } from "../server/env.ts";
import { defaultSettings, type Settings } from "../shared/account/settings.ts";
import { todayIn } from "../shared/dates/dates.ts";
import { giveTo } from "../tools/fill.ts";
import { fillDemoAccount } from "../tools/fill-demo.ts";

const { calendar, formats, forYou, mails, templates } = defaultSettings;

/** Those of a new account, but for a shorter Friday and a reminder of every new appointment. */
const demoSettings: Settings = {
  calendar: {
    ...calendar,
    workingHours: calendar.workingHours.with(5, { from: "09:00", to: "15:00" }),
    reminder: 10,
  },
  formats,
  forYou,
  mails,
  templates,
};

const name = "Marta Ellingsen";
const email = "demo@clientdesk.test";

try {
  await main();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}

async function main() {
  const { DATABASE_URL, DATA_DIR } = readEnv(process.env);
  const reset = readOptions();
  const db = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const password = makePassword();
    const counts = await fillDemo(db, password, reset);
    const { companies, customers, appointments, repeating, earlier, tasks, activities } = counts;
    console.log(`The demo account has ${companies} companies, ${customers} customers, \
${appointments} appointments around today, ${repeating} that repeat and ${earlier} earlier ones, ${tasks} tasks, and ${activities} notes, calls, emails and meetings.

  Email     ${email}
  Password  ${password}

"npm start" starts the program. The password is shown this once.`);
  } finally {
    await db.destroy();
  }
}

function readOptions(): boolean {
  try {
    const { values } = parseArgs({ options: { reset: { type: "boolean", default: false } } });
    return values.reset;
  } catch (error) {
    throw new StartError("Usage: npm run demo [-- --reset]", { cause: error });
  }
}

/** Made again each time: a fixed one would be a way into every server that has a demo account. */
function makePassword(): string {
  return `Desk-${randomBytes(8).toString("hex")}`;
}

async function fillDemo(db: Db, password: string, reset: boolean) {
  const existing = await findUserByEmail(db, email);
  if (existing && !reset) throw accountExists();
  const passwordHash = await createPasswords(standardCost).hash(password);
  const now = new Date();
  // The dates are those of this machine's calendar, since its user is the one who looks.
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  // Its data goes with its desk; sessions and reset links go with it.
  for (const gone of existing ? await closeAccount(db, existing.person, now) : []) {
    await deleteClosed(db, gone);
  }
  const made = await db.transaction().execute(async (tx) => {
    const account = await createAccount(tx, { name, email, passwordHash, timeZone: null }, now);
    if (!account) throw accountExists();
    const settings = JSON.stringify(demoSettings);
    await tx.updateTable("users").set({ settings }).where("_id", "=", account.person).execute();
    return account;
  });
  return inTransaction(db, made, async (tx) => {
    const counts = await fillDemoAccount(tx, made.owner, today, now);
    await giveTo(tx, made.owner, made.person);
    return counts;
  });
}

function accountExists() {
  return new StartError(`There is a demo account (${email}) already; nothing was changed.
"npm run demo -- --reset" replaces it and its data, with a new password.`);
}
