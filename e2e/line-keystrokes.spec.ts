import { expect } from "./fixtures.ts";
import { fill, find, heading, job, openCustomer, openOverview } from "./keyboard-jobs.ts";
import { expectSettled, lit, palette } from "./palette.ts";
import { successToast } from "./toasts.ts";

// What one line does from anywhere: a key that opens it, the line, and Enter.

/** Enter is for what the line is read as, once whom it means is known. */
async function say(job: Parameters<typeof find>[0], line: string, ...shown: string[]) {
  await find(job, line);
  for (const text of shown) await expect(palette(job.page)).toContainText(text);
  await expectSettled(job.page);
  await expect(lit(job.page)).toBeVisible();
  await job.keyboard.press("Enter");
}

job(
  "3. after a call: what was said, and contacted today, by one line",
  { keys: 2, atMost: 5 },
  async (job) => {
    const { page, make } = job;
    const { priya } = await fill(make);
    await openOverview(page);
    await say(job, "call priya wants the offer by friday", "Priya Raghunathan");
    await expect(successToast(page, "Call saved")).toBeVisible();
    await expect(heading(page, "Welcome, Marta")).toBeVisible();
    await openCustomer(page, priya);
    await expect(page.getByText("May 6, 2024 (today)")).toBeVisible();
  },
);

job("3. and with a task for what was promised", { keys: 3, atMost: 5 }, async (job) => {
  const { page, make, keyboard } = job;
  await fill(make);
  await openOverview(page);
  await find(job, "call priya wants the offer by friday");
  await expect(lit(page)).toContainText("Priya Raghunathan");
  await keyboard.press("Shift+Enter");
  await expect(page.getByText(/^Call saved, follow-up on/)).toBeVisible();
});

job("4. book a known customer by one line", { keys: 2, atMost: 2 }, async (job) => {
  const { page, make } = job;
  await fill(make);
  await openOverview(page);
  await say(job, "tomorrow 9am tomas offer talk 45m", "Tomás Echeverría", "9:00 – 9:45 AM");
  await expect(successToast(page, "Offer talk booked for Tue, May 7, 9:00 AM")).toBeVisible();
  await expect(heading(page, "Welcome, Marta")).toBeVisible();
  await page.goto("/dashboard/appointments/2024-05-07");
  await expect(page.getByRole("list", { name: "Appointments" })).toContainText(
    "Offer talk, 9:00 AM, 45 min",
  );
});

job(
  "4. book a known customer on a day whose free time is chosen, in any order",
  { keys: 2, atMost: 2 },
  async (job) => {
    const { page, make } = job;
    await fill(make);
    await openOverview(page);
    await say(job, "offer talk tomorrow tomas", "Tomás Echeverría", "9:00 AM");
    await expect(successToast(page, "Offer talk booked for Tue, May 7, 9:00 AM")).toBeVisible();
  },
);

job("6. change a customer's status by one line", { keys: 2, atMost: 2 }, async (job) => {
  const { page, make } = job;
  const { priya } = await fill(make);
  await openOverview(page);
  await say(job, "priya deal closed", "Set status");
  await expect(successToast(page, "Priya Raghunathan is now Deal Closed")).toBeVisible();
  await openCustomer(page, priya);
  await expect(page.getByRole("button", { name: "Status: Deal Closed. Change" })).toBeVisible();
});

job("promise something to a customer by one line", { keys: 2, atMost: 2 }, async (job) => {
  const { page, make } = job;
  await fill(make);
  await openOverview(page);
  await say(job, "task priya send the quote fri 3pm", "Priya Raghunathan", "Fri, May 10, 3:00 PM");
  await expect(successToast(page, "Task added")).toBeVisible();
  await page.goto("/dashboard/tasks");
  await expect(page.getByText("Send the quote")).toBeVisible();
});

job("2. find a person whose name one misspells", { keys: 2, atMost: 2 }, async (job) => {
  const { page, make } = job;
  await fill(make);
  await openOverview(page);
  await say(job, "ragunathan", "Similar");
  await expect(heading(page, "Priya Raghunathan")).toBeFocused();
});

job(
  "2. find a person by the name after an apostrophe, misspelled",
  { keys: 2, atMost: 2 },
  async (job) => {
    const { page, make } = job;
    const { dental } = await fill(make);
    const name = "Pádraig O’Shaughnessy";
    await make.customer(dental, { name, email: "p@brightwater.test" });
    await openOverview(page);
    await say(job, "shaugnessy", "Similar");
    await expect(heading(page, name)).toBeFocused();
  },
);

job(
  "2. find a person by a phone number that longer ones contain",
  { keys: 2, atMost: 2 },
  async (job) => {
    const { page, make } = job;
    const { dental } = await fill(make);
    for (const [name, phone] of [
      ["Exact Number", "020 555 019"],
      ["Longer Number", "020 555 0193"],
    ] as const) {
      await make.customer(dental, { name, phone, email: `${phone.length}@brightwater.test` });
    }
    await openOverview(page);
    await say(job, "020 555 019", "Exact Number");
    await expect(heading(page, "Exact Number")).toBeFocused();
  },
);
