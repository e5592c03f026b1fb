import { expect, test } from "vitest";
import { historyEndpoints } from "../../shared/history/history.ts";
import { activityEndpoints } from "../../shared/kinds/activities.ts";
import { storyEndpoints } from "../../shared/story.ts";
import { sendLetters } from "../booking/mails/send-letters.ts";
import { readEnv } from "../env.ts";
import type { Mail } from "../mails/mail.ts";
import { startApp } from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";

async function start({ hasMail = true } = {}) {
  const app = await startApp(hasMail ? {} : { mailer: undefined });
  app.clock.set("2026-11-25T18:20:00.000Z");
  const owner = await app.signUp({ name: "Marta Ellingsen", timeZone: "America/New_York" });
  const { _id: company } = await addCompany(owner);
  const email = "anna@bergco.example";
  const { _id: customer } = await addCustomer(owner, company, { name: "Anna Berg", email });
  const params = { id: customer };
  const text = "Could you bring the lease?";
  const body = { kind: "email" as const, at: "2026-11-25T13:20", text, subject: "Tuesday" };
  const write = (changes: object = {}) =>
    owner.send(activityEndpoints.create, { params, body: { ...body, ...changes } });
  const mails: Mail[] = [];
  let isDown = false;
  const mailer = {
    send: async (mail: Mail) => {
      if (isDown) throw new Error("Mailbox unknown");
      mails.push(mail);
    },
  };
  const look = (seconds = 0) => {
    app.clock.advance(seconds * 1000);
    return sendLetters({ ...app, env: readEnv({}), mailer, log: app.app.log }, owner.owner);
  };
  const letter = async () => {
    const { data } = await owner.call(storyEndpoints.ofCustomer, { params, query: {} });
    const [entry] = data.filter(({ type }) => type === "activity");
    return entry?.type === "activity" ? entry.letter : undefined;
  };
  const down = (is: boolean) => {
    isDown = is;
  };
  return { app, owner, email, write, mails, look, letter, down };
}

test("an email from a customer’s page is mailed ten seconds later, from who wrote it, and its entry says so", async () => {
  const { email, write, mails, look, letter } = await start();
  const made = await write();
  expect(made.json().data.text).toBe("Tuesday\n\nCould you bring the lease?");
  await look(9);
  expect(mails).toEqual([]);
  expect(await letter()).toEqual({ state: "waits", failure: "" });
  await look(1);
  await look();
  expect(mails).toMatchObject([
    {
      ...{ to: email, subject: "Tuesday", text: "Could you bring the lease?" },
      ...{ fromName: "Marta Ellingsen", replyTo: { name: "Marta Ellingsen" } },
    },
  ]);
  expect(await letter()).toEqual({ state: "sent", failure: "" });
});

test("undone within ten seconds, it is not sent; what the mail server refuses is tried again and then told", async () => {
  const { owner, write, mails, look, letter, down } = await start();
  const made = await write();
  const id = String(made.headers["change-id"]);
  await owner.call(historyEndpoints.undo, { params: { id }, body: {} });
  await look(60);
  expect(mails).toEqual([]);
  await write();
  down(true);
  for (let tried = 0; tried < 6; tried += 1) await look(70 * 60);
  expect(await letter()).toEqual({ state: "failed", failure: "Mailbox unknown" });
  down(false);
  await look(3600);
  expect(mails).toEqual([]);
});

test("one person mails 60 emails an hour to customers; notes are as many as one likes", async () => {
  const { app, write } = await start();
  for (let n = 0; n < 60; n += 1) expect((await write()).statusCode).toBe(201);
  expect((await write()).json().msg).toBe("Too many attempts. Try again in 15 minutes.");
  expect((await write({ kind: "note", subject: undefined })).statusCode).toBe(201);
  app.clock.advance(60 * 60_000);
  expect((await write()).statusCode).toBe(201);
});

test("only an email with words goes to a customer, and only where the server can send it", async () => {
  const { write, look, mails } = await start();
  expect((await write({ kind: "call" })).statusCode).toBe(400);
  expect((await write({ text: "" })).statusCode).toBe(400);
  expect((await write({ subject: "" })).statusCode).toBe(400);
  const without = await start({ hasMail: false });
  expect((await without.write()).statusCode).toBe(409);
  await look(60);
  expect(mails).toEqual([]);
});
