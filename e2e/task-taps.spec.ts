import type { Locator, Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
const monday = "2024-05-06";

interface Job {
  page: Page;
  make: Make;
  /** Taps what it is given, each of which counts; text that is typed does not. */
  tap: (target: Locator) => Promise<void>;
}

async function isWithin(target: Locator) {
  const box = await target.boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= 390;
}

/** A job done on the phone, with one thumb. */
function job(title: string, taps: number, run: (job: Job) => Promise<void>) {
  test(`${title} (taps: ${taps})`, async ({ signedIn: page, make }) => {
    let count = 0;
    await page.clock.setFixedTime(momentOf(monday, "10:07"));
    const tap = async (target: Locator) => {
      // What has just opened may still be on its way to its place.
      await expect.poll(() => isWithin(target), "within the window").toBe(true);
      count += 1;
      await target.tap();
    };
    await run({ page, make, tap });
    expect(count, "taps").toBe(taps);
  });
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first();
const link = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name }).first();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function fill(make: Make) {
  const customer = await make.customer(await make.company({ name: "Brightwater Dental" }), {
    name: "Priya Raghunathan",
    notes: "Prefers mornings.",
    lastContact: "2024-01-10",
  });
  await make.appointment(customer, { title: "Hull survey", date: `${monday}T14:00` });
  return customer;
}

async function openOverview(page: Page) {
  await page.goto("/dashboard");
  await expect(page.getByRole("list", { name: "Today's appointments" })).toBeVisible();
}

async function find({ page, tap }: Job, text: string) {
  await tap(button(page, /^Search/));
  await page.getByRole("combobox", { name: "Search or jump to" }).fill(text);
  const first = page.getByRole("option").first();
  await expect(first).toContainText("Priya");
  await tap(first);
}

job("2 and 3. find a customer after a call, mark the contact, write it down", 5, async (job) => {
  const { page, make, tap } = job;
  await fill(make);
  await openOverview(page);
  await find(job, "ghunath");
  await tap(button(page, "Mark as Contacted Today"));
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await expect(page.getByText("May 6, 2024 (today)")).toBeVisible();
  await tap(button(page, "Edit About"));
  await expect(page.getByRole("textbox", { name: "About" })).toBeFocused();
  await page.keyboard.type(" Wants the offer.");
  await tap(button(page, "Save"));
  await expect(page.getByText("Prefers mornings. Wants the offer.")).toBeVisible();
});

job("4. book a known customer from the own page", 2, async ({ page, make, tap }) => {
  const { _id } = await fill(make);
  await page.goto(`/dashboard/customers/${_id}`);
  await expect(heading(page, "Priya Raghunathan")).toBeVisible();
  await tap(link(page, "New Appointment"));
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.type("Offer talk");
  await tap(button(page, "Save Appointment"));
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
});

job("5. move an appointment of the day to another time", 6, async ({ page, make, tap }) => {
  await fill(make);
  await page.goto(`/dashboard/appointments/${monday}`);
  await tap(button(page, /^Hull survey/));
  await tap(page.getByRole("dialog", { name: "Hull survey" }).getByRole("link", { name: "Edit" }));
  await tap(page.getByLabel("Date and time"));
  const sheet = page.getByRole("dialog", { name: "Calendar" });
  await tap(sheet.getByRole("button", { name: "3:00 PM" }));
  await tap(sheet.getByRole("button", { name: "Done" }));
  await expect(sheet).toBeHidden();
  await tap(button(page, "Save Appointment"));
  await expect(page.getByRole("list", { name: "Appointments" })).toContainText("3:00 PM");
});

job("5. move an appointment of the day by Move…", 3, async ({ page, make, tap }) => {
  await fill(make);
  await page.goto(`/dashboard/appointments/${monday}`);
  await tap(button(page, /^Hull survey/));
  const details = page.getByRole("dialog", { name: "Hull survey" });
  await tap(details.getByRole("button", { name: /^Move…/ }));
  const sheet = page.getByRole("dialog", { name: "Move Hull survey" });
  await tap(sheet.getByRole("button", { name: "3:00 PM" }));
  await expect(successToast(page, "Moved to Mon 3:00 PM")).toBeVisible();
  await expect(page.getByRole("list", { name: "Appointments" })).toContainText("3:00 PM");
});

job("6. change a customer's status", 2, async ({ page, make, tap }) => {
  const { _id } = await fill(make);
  await page.goto(`/dashboard/customers/${_id}`);
  await expect(heading(page, "Priya Raghunathan")).toBeVisible();
  await tap(button(page, "Status: Active. Change"));
  await tap(page.getByRole("menuitemradio", { name: "Deal Closed" }));
  await expect(button(page, "Status: Deal Closed. Change")).toBeVisible();
});

for (const [what, line, said] of [
  ["3. log a call", "call priya wants the offer by friday", "Call saved"],
  [
    "4. book a known customer",
    "tomorrow 9am priya offer talk",
    "Offer talk booked for Tue, May 7, 9:00 AM",
  ],
  ["6. change a status", "priya deal closed", "Priya Raghunathan is now Deal Closed"],
] as const) {
  job(`${what} by one line`, 2, async (job) => {
    await fill(job.make);
    await openOverview(job.page);
    await find(job, line);
    await expect(successToast(job.page, said)).toBeVisible();
  });
}

job("7. add a company and its first customer", 5, async ({ page, make, tap }) => {
  await fill(make);
  await openOverview(page);
  await tap(link(page, "Add Company"));
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Halvorsen Boats");
  await tap(button(page, "Add Company"));
  await expect(heading(page, "Halvorsen Boats")).toBeVisible();
  await tap(link(page, "Add Customer"));
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Sigrid Halvorsen");
  await tap(page.getByLabel("Email"));
  await page.keyboard.type("sigrid@halvorsen.test");
  await tap(button(page, "Add Customer"));
  await expect(successToast(page, "Customer created successfully")).toBeVisible();
});

job("9. book whom one has neglected, in sight on the overview", 2, async (job) => {
  const { page, make, tap } = job;
  await fill(make);
  await openOverview(page);
  const waiting = page.getByRole("list", { name: "Customers who need attention" });
  await waiting.scrollIntoViewIfNeeded();
  await tap(waiting.getByRole("button", { name: /^More for/ }).first());
  await tap(button(page, "Book"));
  await expect(page.getByRole("group", { name: "Booked with" })).toContainText("Priya");
});

job("8 and 9. prepare the next meeting; open whom one has neglected", 2, async (job) => {
  const { page, make, tap } = job;
  await fill(make);
  await openOverview(page);
  const today = page.getByRole("list", { name: "Today's appointments" });
  // What was last said is there without a tap.
  await expect(today).toContainText("About: Prefers mornings.");
  await tap(today.getByRole("link", { name: "Priya Raghunathan" }));
  await expect(heading(page, "Priya Raghunathan")).toBeVisible();
  await page.goBack();
  const waiting = page.getByRole("list", { name: "Customers who need attention" });
  await waiting.scrollIntoViewIfNeeded();
  // Two lines, beside the button for thumbs.
  expect((await waiting.locator("[data-waits]").first().boundingBox())?.height).toBe(48);
  await tap(waiting.getByRole("link").first());
  await expect(heading(page, "Priya Raghunathan")).toBeVisible();
});

job("10. take all data out", 4, async ({ page, make, tap }) => {
  await fill(make);
  await openOverview(page);
  await tap(button(page, "Account menu"));
  await tap(page.getByRole("menuitem", { name: "Settings" }));
  await expect(heading(page, "Settings")).toBeVisible();
  const data = page.getByRole("tab", { name: "Your Data" });
  await data.scrollIntoViewIfNeeded();
  await tap(data);
  const everything = button(page, "Download everything as JSON");
  await everything.scrollIntoViewIfNeeded();
  const saved = page.waitForEvent("download");
  await tap(everything);
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
});

job("11. say how an appointment went", 1, async ({ page, make, tap }) => {
  const customer = await fill(make);
  await make.appointment(customer, { title: "Breakfast", date: `${monday}T08:00` });
  await openOverview(page);
  await tap(
    page
      .getByRole("group", { name: "How did Breakfast go?" })
      .getByRole("button", { name: "Held" }),
  );
  await expect(successToast(page, "Marked as held. Last contact: today")).toBeVisible();
});
