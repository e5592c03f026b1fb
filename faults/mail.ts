import { setTimeout as sleep } from "node:timers/promises";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { type Account, type Call, readId, send, signUp } from "../tools/client.ts";
import { startMailServer } from "../tools/mail-server.ts";
import type { ServerPlace } from "../tools/server.ts";
import { check, onBoth } from "./experiment.ts";
import { write } from "./stored.ts";
import type { Engine, Workplace } from "./workplace.ts";

const users = 12;
const reminders = 20;
const all = users * reminders;
/** Milliseconds that the mail server takes over each mail. */
const delay = 40;
/** Connections that hand over mail at once: so many may be in the middle of their text. */
const atOnce = 4;

export const mails = onBoth({
  name: "mail",
  budget: 150,
  done: `${all} reminders of ${users} users are due; the process is ended by SIGTERM, by SIGKILL, and runs on`,
  promise: `No mail comes twice; SIGTERM loses none, SIGKILL at most the ${atOnce} in the middle of their text.`,
  run: endAmidMail,
});

async function endAmidMail(workplace: Workplace, engine: Engine) {
  const broken: string[] = [];
  const place = await workplace.findPlace(engine);
  const first = await workplace.startServer(place);
  const accounts: Account[] = [];
  for (let n = 0; n < users; n += 1) accounts.push(await signUp(first.baseUrl));
  for (const account of accounts) await addDue(account);
  await first.stop();

  const smtp = await startMailServer();
  workplace.afterwards(smtp.close);
  smtp.delay = delay;
  const mailing = { ...place, env: { SMTP_URL: smtp.url } };
  const stopped = await endAfter(workplace, mailing, smtp, "SIGTERM", all / 4);
  const killed = await endAfter(workplace, mailing, smtp, "SIGKILL", all / 2);
  // As five minutes later: until then, the killed process keeps its users back.
  await write(place, `UPDATE "members" SET "mailDue" = ''`);
  await workplace.startServer(mailing);
  await settled(smtp);

  const subjects = smtp.texts.map((text) => /^Subject: (.*)$/m.exec(text)?.[1] ?? "");
  const twice = subjects.length - new Set(subjects).size;
  const lost = all - new Set(subjects).size;
  check(broken, twice === 0, `${twice} mails came twice`);
  check(broken, lost <= atOnce, `${lost} mails were lost`);
  check(broken, stopped < all && killed > stopped && killed < all, "not ended amid the mails");
  const seen = `${stopped} mails when SIGTERM had ended, ${killed} at SIGKILL, ${subjects.length} in the end: ${lost} lost, ${twice} twice.`;
  return { seen, broken };
}

/** Starts a process that mails, and ends it when so many mails have come. Answers how many came. */
async function endAfter(
  workplace: Workplace,
  place: ServerPlace,
  smtp: { texts: readonly string[] },
  signal: "SIGTERM" | "SIGKILL",
  count: number,
): Promise<number> {
  const server = await workplace.startServer(place);
  const patience = performance.now() + 30_000;
  while (smtp.texts.length < count && performance.now() < patience) await sleep(5);
  await server.stop(signal);
  return smtp.texts.length;
}

/** Nothing has come for longer than a process waits until it looks again. */
async function settled({ texts }: { texts: readonly string[] }) {
  for (let before = -1; texts.length > before; ) {
    before = texts.length;
    await sleep(25_000);
  }
}

/** Appointments in half an hour, each with a title of its own, whose reminders are due already. */
async function addDue(account: Account) {
  const create = async (call: Call) => readId(await send(account, call));
  const company = await create({ endpoint: companyEndpoints.create, body: { name: "Mill" } });
  const customer = await create({
    endpoint: customerEndpoints.create,
    params: { id: company },
    body: { name: "Ana", email: "ana@example.com" },
  });
  const date = new Date(Date.now() + 30 * 60_000).toISOString().slice(0, 16);
  for (let n = 0; n < reminders; n += 1) {
    const title = `Visit ${account.user._id} ${n}`;
    const body = { title, date, company, customer, reminder: 60 };
    await create({ endpoint: appointmentEndpoints.create, body });
  }
}
