import { expect, test } from "vitest";
import type { Fault } from "../../tools/mail-server.ts";
import { readEnv } from "../env.ts";
import { asServed, startApp } from "../test/harness.ts";
import { startMailServer } from "../test/mail/mail-server.ts";
import { addAppointment } from "../test/records.ts";
import { createMailCounts } from "./counts.ts";
import { sendDueMails } from "./job.ts";
import { createMailer } from "./mail.ts";

/** Two reminders of one user are due at a mail server. */
async function startDue() {
  const server = await startApp();
  const ana = await server.signUp({ timeZone: "UTC" });
  for (const title of ["Survey", "Review"]) {
    await addAppointment(ana, { title, date: "2026-05-04T15:00", reminder: 60 });
  }
  server.clock.set("2026-05-04T14:00:00Z");
  const smtp = await startMailServer();
  const errors: string[] = [];
  const parts = {
    db: asServed(server.db),
    env: readEnv({ PUBLIC_URL: "https://desk.example" }),
    clock: server.clock,
    mailCounts: createMailCounts(),
    log: { error: (...said: unknown[]) => void errors.push(String(said[1])) },
    mailer: createMailer(smtp.url, "desk@example.com"),
  };
  const look = (signal?: AbortSignal) => sendDueMails(parts, signal);
  return { server, smtp, errors, counts: parts.mailCounts, look };
}

const subjects = (texts: readonly string[]) =>
  texts.map((text) => /^Subject: (\w+)/m.exec(text)?.[1]).sort();

test.each<[Fault, string]>([
  [{ at: "greeting" }, "tried again"],
  [{ at: "greeting", says: "554 no" }, "tried again"],
  [{ at: "greeting", says: "421 later" }, "tried again"],
  [{ at: "EHLO" }, "tried again"],
  [{ at: "AUTH" }, "tried again"],
  [{ at: "AUTH", says: "535 wrong" }, "tried again"],
  [{ at: "MAIL", says: "550 no" }, "tried again"],
  [{ at: "RCPT" }, "tried again"],
  [{ at: "RCPT", says: "451 later" }, "tried again"],
  [{ at: "DATA" }, "tried again"],
  [{ at: "DATA", says: "451 later" }, "tried again"],
  [{ at: "end", says: "451 later" }, "tried again"],
])("a mail server that fails with %j gets each mail once, later", async (fault, said) => {
  const { server, smtp, errors, look } = await startDue();
  smtp.fault = fault;
  await look();
  expect(smtp.texts).toEqual([]);
  expect(errors.join()).toContain(said);
  smtp.fault = undefined;
  server.clock.set("2026-05-04T14:05:00Z");
  await look();
  await look();
  expect(subjects(smtp.texts)).toEqual(["Review", "Survey"]);
});

test.each<[Fault, string[], string]>([
  [{ at: "RCPT", says: "550 nobody" }, [], "refused for good"],
  [{ at: "DATA", says: "554 no" }, [], "refused for good"],
  [{ at: "end", says: "554 spam" }, [], "refused for good"],
  [{ at: "text" }, [], "may have been sent or not"],
  [{ at: "end" }, ["Review", "Survey"], "may have been sent or not"],
  [{ at: "QUIT" }, ["Review", "Survey"], ""],
])("one that fails with %j never gets a mail twice", async (fault, taken, said) => {
  const { server, smtp, errors, look } = await startDue();
  smtp.fault = fault;
  await look();
  expect(subjects(smtp.texts)).toEqual(taken);
  expect(errors.join()).toContain(said);
  smtp.fault = undefined;
  for (const minute of ["05", "20", "40"]) {
    server.clock.set(`2026-05-04T14:${minute}:00Z`);
    await look();
  }
  expect(subjects(smtp.texts)).toEqual(taken);
});

test("what was not sent when the process stops is another's at once", async () => {
  const { smtp, look } = await startDue();
  const stopping = new AbortController();
  smtp.fault = { at: "MAIL", says: "250-" };
  const stopped = look(stopping.signal);
  await expect.poll(() => smtp.tries).toBe(1);
  stopping.abort();
  await stopped;
  expect(smtp.texts).toEqual([]);
  smtp.fault = undefined;
  await look();
  expect(subjects(smtp.texts)).toEqual(["Review", "Survey"]);
});

test("every mail says that no program is to answer", async () => {
  const { smtp, look } = await startDue();
  await look();
  for (const text of smtp.texts) expect(text).toMatch(/^Auto-Submitted: auto-generated$/m);
});

test("what became of mails is counted, and a mail of which nobody knows as such", async () => {
  const { smtp, counts, look } = await startDue();
  smtp.fault = { at: "text" };
  await look();
  expect(counts).toEqual({ ...createMailCounts(), unknown: 2 });
});
