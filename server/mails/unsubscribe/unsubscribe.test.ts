import { expect, test } from "vitest";
import { settingsEndpoints } from "../../../shared/account/settings.ts";
import { readSettings } from "../../settings/stored.ts";
import { startApp } from "../../test/harness.ts";
import { startMailServer } from "../../test/mail/mail-server.ts";
import { createMailing } from "../../test/mail/mailing.ts";
import { addAppointment } from "../../test/records.ts";
import { createMailer } from "../mail.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

/** Somebody who wants all mail, and the paths of the links in the mails that came. */
async function startMailing() {
  const server = await startApp();
  const ana = await server.signUp();
  const wanted = { emailReminders: true, agenda: "07:00", monthlySummary: true };
  await ana.call(settingsEndpoints.update, { body: { calendar: wanted } });
  await addAppointment(ana, { date: "2026-06-01T15:00", reminder: 60 });
  const mailing = createMailing(server);
  await mailing.look();
  for (const at of ["2026-06-01T07:00:00Z", "2026-06-01T08:00:00Z", "2026-06-01T14:00:00Z"]) {
    server.clock.set(at);
    await mailing.look();
  }
  // Where they are kept: by then, the session has expired.
  const readWanted = async () => {
    const users = server.db.selectFrom("users").where("_id", "=", ana.user._id);
    const { settings } = await users.select("settings").executeTakeFirstOrThrow();
    return readSettings(settings, null).calendar;
  };
  const paths = mailing.mails.map(({ unsubscribe = "" }) => new URL(unsubscribe).pathname);
  return { server, ana, mailing, wanted, readWanted, paths };
}

test("each regular mail has a link of its kind, in its text as well", async () => {
  const { mailing, paths } = await startMailing();
  expect(paths.map((path) => path.split("/")[2])).toEqual(["agenda", "summary", "reminders"]);
  for (const { text, html, unsubscribe } of mailing.mails) {
    expect(text).toContain(`\nUnsubscribe: ${unsubscribe}`);
    expect(html).toContain(`href="${unsubscribe}"`);
  }
});

test.each([
  ["agenda", 0, { agenda: null }],
  ["summary", 1, { monthlySummary: false }],
  ["reminders", 2, { emailReminders: false }],
])("one POST turns the %s off and nothing else, also when it is repeated", async (_, at, off) => {
  const { server, mailing, wanted, readWanted, paths } = await startMailing();
  const url = paths[at] ?? "";
  const payload = "List-Unsubscribe=One-Click";
  const post = () => server.app.inject({ method: "POST", url, payload, headers: form });
  for (const { statusCode, headers, body } of [await post(), await post()]) {
    expect({ statusCode, body }).toEqual({
      statusCode: 200,
      body: expect.stringContaining("You’re unsubscribed"),
    });
    expect(headers["cache-control"]).toBe("no-store");
  }
  expect(await readWanted()).toMatchObject({ ...wanted, ...off });
  const before = mailing.mails.length;
  server.clock.set("2026-07-01T09:00:00Z");
  await mailing.look();
  const kinds = mailing.mails.slice(before).map(({ unsubscribe = "" }) => unsubscribe);
  expect(kinds.filter((link) => link.endsWith(url))).toEqual([]);
});

test("opening a link only asks: what scans mails changes nothing", async () => {
  const { server, readWanted, paths, wanted } = await startMailing();
  for (const url of paths) {
    const answer = await server.app.inject({ method: "GET", url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain('<form method="post"><button>Unsubscribe</button></form>');
  }
  expect(await readWanted()).toMatchObject(wanted);
});

test("a form of several parts and a body that is missing are taken, JSON and large ones are not", async () => {
  const { server, readWanted, paths } = await startMailing();
  const [agenda = "", summary = "", reminders = ""] = paths;
  const post = (url: string, type?: string, payload = "") =>
    server.app.inject({
      method: "POST",
      url,
      payload,
      headers: type ? { "content-type": type } : {},
    });
  const parts =
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await post(agenda, "multipart/form-data; boundary=b", parts)).statusCode).toBe(200);
  expect((await post(summary)).statusCode).toBe(200);
  const large = "x".repeat(17 * 1024);
  expect((await post(reminders, form["content-type"], large)).statusCode).toBe(413);
  expect((await post(reminders, "text/plain", "x")).statusCode).toBe(415);
  expect(await readWanted()).toMatchObject({
    agenda: null,
    monthlySummary: false,
    emailReminders: true,
  });
});

test.each(["GET", "POST"] as const)("a made-up link (%s) leads nowhere", async (method) => {
  const { server, paths, readWanted, wanted } = await startMailing();
  const [path = ""] = paths;
  const url = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
  const answer = await server.app.inject({ method, url });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain("This link doesn’t work");
  expect(await readWanted()).toMatchObject(wanted);
});

test("mail programs find the link in the headers; one click is offered over TLS only", async () => {
  const mails = await startMailServer();
  const mailer = createMailer(mails.url, "desk@example.com");
  const mail = { to: "ana@example.com", subject: "Monday", text: "Monday" };
  await mailer.send({ ...mail, unsubscribe: "https://desk.example/unsubscribe/agenda/k" });
  await mailer.send({ ...mail, unsubscribe: "http://desk.example/unsubscribe/agenda/k" });
  await mailer.send(mail);
  const [secure = "", plain = "", other = ""] = mails.texts;
  expect(secure).toContain(
    "List-Unsubscribe: <https://desk.example/unsubscribe/agenda/k>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n",
  );
  expect(plain).toContain("List-Unsubscribe: <http://desk.example/unsubscribe/agenda/k>\n");
  expect(plain).not.toContain("List-Unsubscribe-Post");
  expect(other).not.toContain("List-Unsubscribe");
});
