import { expect, test } from "vitest";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { reportEndpoints } from "../../shared/reports/reports.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { startApp, type TestApp } from "../test/harness.ts";
import { signInAgain } from "../test/later-sessions.ts";
import { createMailing } from "../test/mail/mailing.ts";
import { joinDesk } from "../test/people.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";

/** Ana has two customers in May, one of whom closes in June, and wants summaries. */
async function startSummaries(calendar = {}) {
  const server = await startApp();
  const ana = await server.signUp({ timeZone: "UTC" });
  const body = { calendar: { monthlySummary: true, ...calendar } };
  await ana.call(settingsEndpoints.update, { body });
  const { _id: company } = await addCompany(ana, { name: "<b>Berg</b> & Co" });
  const add = async (value: number) =>
    (await addCustomer(ana, company, { value, status: "Active" }))._id;
  const anna = await add(1000);
  await add(234.5);
  return { server, ana, company, anna };
}

/** Looks each hour from now on, and answers what was mailed when. */
async function listSent(server: TestApp, until: string) {
  const { mails, look } = createMailing(server);
  const sent: { at: string; subject: string }[] = [];
  for (let at = server.clock.now().getTime(); at <= Date.parse(until); at += 3_600_000) {
    server.clock.set(new Date(at).toISOString());
    await look();
    for (const { subject } of mails.splice(0)) {
      sent.push({ at: new Date(at).toISOString().slice(0, 16), subject });
    }
  }
  return sent;
}

test("each month is summed up on the first of the next at eight, once", async () => {
  const { server } = await startSummaries();
  expect(await listSent(server, "2026-07-02T00:00:00Z")).toEqual([
    { at: "2026-06-01T08:00", subject: "May 2026: 2 new customers, 0 deals closed" },
    { at: "2026-07-01T08:00", subject: "June 2026: 0 new customers, 0 deals closed" },
  ]);
});

test("nothing comes unless it is wanted, or before there is a customer or an appointment", async () => {
  const { server } = await startSummaries({ monthlySummary: false });
  const ben = await server.signUp();
  const body = { calendar: { monthlySummary: true } };
  await ben.call(settingsEndpoints.update, { body });
  expect(await listSent(server, "2026-06-02T00:00:00Z")).toEqual([]);
});

test("whoever turns it on again gets no summary of what is long over", async () => {
  const { server, ana } = await startSummaries();
  const set = async (monthlySummary: boolean) => {
    const body = { calendar: { monthlySummary } };
    await (await signInAgain(server, ana)).call(settingsEndpoints.update, { body });
  };
  await listSent(server, "2026-06-02T00:00:00Z");
  await set(false);
  expect(await listSent(server, "2026-08-10T10:00:00Z")).toEqual([]);
  await set(true);
  expect((await listSent(server, "2026-09-02T00:00:00Z")).map(({ at }) => at)).toEqual([
    "2026-09-01T08:00",
  ]);
});

test("it comes later that a server was down on the first, and once however many processes look", async () => {
  const { server } = await startSummaries();
  await createMailing(server).look();
  server.clock.set("2026-06-03T15:00:00Z");
  const several = [createMailing(server), createMailing(server), createMailing(server)];
  await Promise.all(several.map(({ look }) => look()));
  await createMailing(server).look();
  expect(several.flatMap(({ mails }) => mails)).toHaveLength(1);
});

test("a mail server that is down is tried again, and gets it then", async () => {
  const { server } = await startSummaries();
  await createMailing(server).look();
  let isDown = true;
  const { mails, errors, look } = createMailing(server, async () => {
    if (isDown) throw Object.assign(new Error("No"), { command: "CONN" });
  });
  server.clock.set("2026-06-01T08:00:00Z");
  await look();
  expect([mails, errors]).toEqual([[], [expect.anything()]]);
  isDown = false;
  server.clock.set("2026-06-01T08:05:00Z");
  await look();
  expect(mails).toHaveLength(1);
});

test("it has the figures of the reports and leads to their rows, and names are only text", async () => {
  const { server, ana, company, anna } = await startSummaries();
  const meeting = { company, customer: anna, date: "2026-06-10T09:00" };
  const { _id: missed } = await addAppointment(ana, meeting);
  await addAppointment(ana, { ...meeting, date: "2026-06-11T09:00" });
  await listSent(server, "2026-06-15T10:00:00Z");
  const params = { id: anna };
  const again = await signInAgain(server, ana);
  await again.call(customerEndpoints.update, { params, body: { status: "Deal Closed" } });
  const body = { outcome: "no-show" } as const;
  await again.call(appointmentEndpoints.update, { params: { id: missed }, body });
  server.clock.set("2026-07-01T08:00:00Z");
  const { mails, look } = createMailing(server);
  await look();
  const query = { period: "2026-06-01..2026-06-30", on: "2026-07-01" };
  const reader = await signInAgain(server, ana);
  const { data: growth } = await reader.call(reportEndpoints.growth, { query });
  expect(growth).toMatchObject({
    total: { added: 0, closed: 1 },
    before: { added: 2, closed: 0 },
  });
  const days = "between:2026-06-01|2026-06-30";
  const list = (filter: string) =>
    `https://desk.example/dashboard/customers?${new URLSearchParams({ filter })}`;
  const rows = (field: string) => list(`${field}:${days}`);
  const anyStatus = list(`statusOn:is:2026-06-30|${customerStatuses.join("|")}`);
  const why = "You’re getting this because the monthly summary is on. Change this in Settings";
  expect(mails).toMatchObject([
    {
      to: ana.user.email,
      subject: "June 2026: 0 new customers, 1 deal closed",
      text: `June 2026

Value
$1,234.50
2 customers at month end; $1,234.50 in May 2026
${anyStatus}

New
0 customers
2 in May 2026
${rows("createdAt")}

Closed
1 deal
0 in May 2026
${rows("closed")}

Appointments
0 held
1 no-show, 0 canceled, 1 without an outcome
https://desk.example/dashboard/appointments/list?from=2026-06-01&to=2026-06-30&filter=outcome%3Ais%3Aheld

Up to date
50%
1 of 2 contacted in time, as of month end; 100% in May 2026
${list("inTouch:is:2026-06-30")}

Largest company
<b>Berg</b> & Co
$1,234.50 today
https://desk.example/dashboard/companies/${company}

Open the report in Client Desk: https://desk.example/dashboard/reports?period=2026-06-01..2026-06-30

${why}: https://desk.example/dashboard/settings?tab=notifications
Unsubscribe: ${mails[0]?.unsubscribe}`,
      html: expect.stringContaining(`href="${rows("closed")}"`),
    },
  ]);
  expect(mails[0]?.html).toContain("&lt;b&gt;Berg&lt;/b&gt; &amp; Co");
  expect(mails[0]?.html).not.toContain("<b>Berg");
});

test("on a desk of several members get their own figures, owners and readers everyone's", async () => {
  const { server, ana, company } = await startSummaries();
  const ben = await joinDesk(server, ana, "member");
  const idle = await joinDesk(server, ana, "member");
  const reader = await joinDesk(server, ana, "reader");
  const body = { calendar: { monthlySummary: true } };
  for (const one of [ben, idle, reader]) await one.call(settingsEndpoints.update, { body });
  await addCustomer(ben, company, { value: 10 });
  const filter = "createdAt:between:2026-05-01|2026-05-31;responsible:is:me";
  expect((await ben.call(customerEndpoints.list, { query: { filter } })).total).toBe(1);
  await createMailing(server).look();
  server.clock.set("2026-06-01T12:00:00Z");
  const { mails, look } = createMailing(server);
  await look();
  const found = mails.map(({ to, subject }) => [to, subject]).sort();
  expect(found).toEqual(
    [
      [ana.user.email, "May 2026, everyone: 3 new customers, 0 deals closed"],
      [ben.user.email, "Your May 2026: 1 new customer, 0 deals closed"],
      [reader.user.email, "May 2026, everyone: 3 new customers, 0 deals closed"],
    ].sort(),
  );
  const own = mails.find(({ to }) => to === ben.user.email)?.text ?? "";
  expect(own).toContain("$10.00\n1 customer at month end");
  expect(own).toContain("/dashboard/reports?period=2026-05-01..2026-05-31&who=me");
  expect(own).toContain(`/dashboard/customers?${new URLSearchParams({ filter })}`);
});
