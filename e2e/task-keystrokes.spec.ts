import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, type Make } from "./fixtures.ts";
import {
  fill,
  find,
  heading,
  type Job,
  job,
  monday,
  openCustomer,
  openOverview,
} from "./keyboard-jobs.ts";
import { successToast } from "./toasts.ts";

job("1. see what today holds and who waits", { keys: 0, atMost: 0 }, async ({ page, make }) => {
  await fill(make);
  await openOverview(page);
  const today = page.getByRole("list", { name: "Today's appointments" });
  await expect(today.getByRole("listitem")).toHaveText([
    /^8:00 AM.*Breakfast/,
    /^Now/,
    /^2:00 PM.*Hull survey/,
  ]);
  await expect(page.getByText("One appointment left, at 2:00 PM.")).toBeVisible();
  const waiting = page.getByRole("list", { name: "Customers who need attention" });
  await expect(waiting.getByRole("link")).toHaveText([/^Inês Brandão/, /^Tomás Echeverría/]);
});

for (const [what, piece] of [
  ["name", "ghunath"],
  ["e-mail", "priya@bri"],
  ["phone", "0151 234"],
] as const) {
  job(`2. find a person by a piece of the ${what}`, { keys: 2, atMost: 2 }, async (job) => {
    const { page, make } = job;
    await fill(make);
    await openOverview(page);
    await find(job, piece);
    const options = page.getByRole("dialog", { name: "Search or jump to" }).getByRole("option");
    await expect(options.first(), "while typing").toContainText("Priya Raghunathan");
    await job.keyboard.press("Enter");
    await expect(heading(page, "Priya Raghunathan")).toBeFocused();
  });
}

job(
  "3. after a call: notes written, contacted today, from the overview",
  { keys: 6, atMost: 6 },
  async (job) => {
    const { page, make, keyboard } = job;
    await fill(make);
    await openOverview(page);
    await find(job, "priya", "Enter");
    await expect(heading(page, "Priya Raghunathan")).toBeFocused();
    await expect(page.getByText("Prefers mornings.")).toBeVisible();
    await keyboard.press("m");
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();
    await expect(page.getByText("May 6, 2024 (today)")).toBeVisible();
    await keyboard.press("e");
    await expect(page.getByRole("textbox", { name: "About" })).toBeFocused();
    await keyboard.type(" Wants the offer by Friday.");
    await keyboard.press("Control+Enter");
    await expect(heading(page, "Priya Raghunathan")).toBeVisible();
    await expect(page.getByText("Prefers mornings. Wants the offer by Friday.")).toBeVisible();
    await expect(page.getByText("May 6, 2024 (today)")).toBeVisible();
  },
);

const history = (page: Page) => page.getByRole("list", { name: "Story" });

/** After a booking one is where one was; this is the day it went to. */
async function expectOnDay(page: Page, day: string, ...texts: string[]) {
  await page.goto(`/dashboard/appointments/${day}`);
  for (const text of texts) {
    await expect(page.getByRole("list", { name: "Appointments" })).toContainText(text);
  }
}

async function bookFromPage(job: Job) {
  const { page, make, keyboard } = job;
  const { priya } = await fill(make);
  await openCustomer(page, priya);
  await keyboard.press("c");
  await expect(page.getByLabel("Title")).toBeFocused();
  await keyboard.type("Offer talk");
  return job;
}

/** Saves, and looks for the appointment on the page, where it has the focus. */
async function save({ page, keyboard }: Job, text: string) {
  await keyboard.press("Enter");
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await expect(history(page)).toContainText(text);
  await expect(page.locator("main [data-appointment]:focus")).toContainText("Offer talk");
}

job(
  "4. book a known customer from the own page, at the time offered",
  { keys: 2, atMost: 5 },
  async (job) => {
    const { page } = await bookFromPage(job);
    await save(job, "May 611:00 AMOffer talk");
    await expectOnDay(page, monday, "Offer talk, 11:00 AM, 1 h", "Priya Raghunathan");
  },
);

job(
  "4. book a known customer from the own page, at another time",
  { keys: 3, atMost: 3 },
  async (job) => {
    const { page, keyboard } = await bookFromPage(job);
    await keyboard.press("Tab");
    await expect(page.getByLabel("Date and time")).toBeFocused();
    await keyboard.type("may 8 3:30 pm");
    await save(job, "May 83:30 PMOffer talk");
  },
);

job("4. book a known customer from anywhere with c", { keys: 4, atMost: 4 }, async (job) => {
  const { page, make, keyboard } = job;
  await fill(make);
  await openOverview(page);
  await keyboard.press("c");
  await expect(page.getByRole("combobox", { name: "Who" })).toBeFocused();
  await keyboard.type("tom");
  await expect(page.getByRole("option", { name: /Tomás/ })).toBeVisible();
  await keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  await keyboard.type("Offer talk");
  await keyboard.press("Tab");
  await expect(page.getByLabel("Date and time")).toBeFocused();
  await keyboard.type("tomorrow 9 am");
  await keyboard.press("Enter");
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await expect(heading(page, "Welcome, Marta")).toBeFocused();
  await expectOnDay(page, "2024-05-07", "Offer talk, 9:00 AM, 1 h", "Tomás Echeverría");
});

job(
  "5. move an appointment to another time: found, new time, Enter",
  { keys: 3, atMost: 3 },
  async (job) => {
    const { page, make, keyboard } = job;
    await fill(make);
    await openOverview(page);
    await find(job, "hull", "Enter");
    await expect(page.getByLabel("Date and time")).toBeFocused();
    await keyboard.type("tomorrow 4:15 pm");
    await keyboard.press("Enter");
    await expect(successToast(page, "Appointment updated successfully")).toBeVisible();
    await expect(heading(page, "Welcome, Marta")).toBeFocused();
    await expectOnDay(page, "2024-05-07", "Hull survey, 4:15 PM, 1 h");
  },
);

job(
  "5. move an appointment of the week by its block, and take it back",
  { keys: 4, atMost: 4 },
  async ({ page, make, keyboard }) => {
    await fill(make);
    await page.goto(`/dashboard/appointments/week/${monday}`);
    const block = page.getByRole("button", { name: /^Hull survey/ });
    await block.focus();
    await keyboard.press("Alt+ArrowRight");
    await expect(successToast(page, "Moved to Tue 2:00 PM")).toBeVisible();
    await expect(block).toBeFocused();
    const undone = page.waitForResponse("**/undo");
    await keyboard.press("Control+z");
    await undone;
    await expectOnDay(page, monday, "Hull survey, 2:00 PM, 1 h");
  },
);

for (const [view, path] of [
  ["week", `week/${monday}`],
  ["month", "month/2024-05"],
] as const) {
  job(
    `5. move what comes next from anywhere in the ${view}: the arrow down, and Alt with an arrow`,
    { keys: 3, atMost: 3 },
    async ({ page, make, keyboard }) => {
      await fill(make);
      await page.goto(`/dashboard/appointments/${path}`);
      const item = page.getByRole("main").getByRole("button", { name: /^Hull survey/ });
      await expect(item).toBeVisible();
      await keyboard.press("ArrowDown");
      await expect(item).toBeFocused();
      await keyboard.press("Alt+ArrowRight");
      await expect(successToast(page, "Moved to Tue 2:00 PM")).toBeVisible();
      await expectOnDay(page, "2024-05-07", "Hull survey, 2:00 PM, 1 h");
    },
  );
}

job(
  "6. change the status of the row in sight from the list",
  { keys: 2, atMost: 2 },
  async ({ page, make, keyboard }) => {
    const { ines } = await fill(make);
    await page.goto("/dashboard/customers");
    await expect(page.getByRole("link", { name: ines.name })).toBeVisible();
    await keyboard.press("s");
    await expect(page.getByRole("menuitemradio", { name: "Window Shopper" })).toBeFocused();
    await keyboard.press("4");
    await expect(
      page.getByRole("button", { name: `Status of ${ines.name}: Deal Closed. Change` }),
    ).toBeVisible();
  },
);

job(
  "6. change a customer's status from the detail",
  { keys: 2, atMost: 2 },
  async ({ page, make, keyboard }) => {
    const { priya } = await fill(make);
    await page.goto("/dashboard/customers");
    // Come to by a link, so that its heading has the focus; and no pointer lies where the menu opens.
    await page.getByRole("link", { name: priya.name }).press("Enter");
    await expect(heading(page, priya.name)).toBeFocused();
    await expect(page.getByRole("button", { name: "Status: Active. Change" })).toBeVisible();
    await keyboard.press("s");
    await expect(page.getByRole("menuitemradio", { name: "Window Shopper" })).toBeFocused();
    await keyboard.press("4");
    const changed = page.getByRole("button", { name: "Status: Deal Closed. Change" });
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();
    await expect(changed).toBeVisible();
    await expect(page.getByRole("menu")).toBeHidden();
    await page.reload();
    await expect(changed).toBeVisible();
  },
);

job("7. add a company and its first customer, from the overview", { keys: 7 }, async (job) => {
  const { page, make, keyboard } = job;
  await fill(make);
  await openOverview(page);
  await find(job, "add company", "Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await keyboard.type("Halvorsen Boats");
  await keyboard.press("Enter");
  await expect(heading(page, "Halvorsen Boats")).toBeFocused();
  await expect(page.getByText("No customers yet").first()).toBeVisible();
  await find(job, "add customer", "Enter");
  await expect(heading(page, "Add Customer")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await keyboard.type("Sigrid Halvorsen");
  await keyboard.press("Tab");
  await keyboard.type("sigrid@halvorsen.test");
  await keyboard.press("Enter");
  await expect(successToast(page, "Customer created successfully")).toBeVisible();
  await expect(heading(page, "Halvorsen Boats")).toBeFocused();
  await expect(page.getByRole("link", { name: "Sigrid Halvorsen" })).toBeVisible();
});

job("8. read the last note before the next meeting", { keys: 0, atMost: 0 }, async (job) => {
  const { page, make } = job;
  const { priya } = await fill(make);
  await make.activity(priya, { kind: "call", at: "2024-05-02T09:00", text: "Wants 2 dates" });
  await openOverview(page);
  const next = page.getByRole("listitem").filter({ hasText: "Hull survey" });
  await expect(next).toContainText("Last call, May 2: Wants 2 dates");
  await expect(next).toBeInViewport({ ratio: 1 });
});

job("8. prepare the next meeting from the overview", { keys: 1, atMost: 1 }, async (job) => {
  const { page, make, keyboard } = job;
  await fill(make);
  await openOverview(page);
  await keyboard.press("p");
  await expect(heading(page, "Priya Raghunathan")).toBeFocused();
  await expect(page.getByText("Prefers mornings.")).toBeVisible();
  await expect(page.getByText("$4,200").first()).toBeVisible();
  await expect(history(page)).toContainText("Hull survey");
  await expect(page.getByText("Last contact", { exact: true })).toBeVisible();
});

job("9. see whom I have neglected, and open the first", { keys: 1, atMost: 1 }, async (job) => {
  const { page, make, keyboard } = job;
  await fill(make);
  await openOverview(page);
  const waiting = page.getByRole("list", { name: "Customers who need attention" });
  await expect(waiting.getByRole("listitem").first()).toContainText("Inês Brandão");
  await expect(waiting.getByRole("listitem").first()).toContainText("112 days");
  await keyboard.press("n");
  await expect(heading(page, "Inês Brandão")).toBeFocused();
});

job("9. snooze whoever is neglected most", { keys: 2, atMost: 2 }, async (job) => {
  const { page, make, keyboard } = job;
  await fill(make);
  await openOverview(page);
  const waiting = page.getByRole("list", { name: "Customers who need attention" });
  await expect(waiting.getByRole("listitem").first()).toContainText("Inês Brandão");
  await keyboard.press("s");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await keyboard.press("1");
  await expect(waiting).not.toContainText("Inês Brandão");
});

/** More customers than any list shows at once. */
async function fillLong(make: Make) {
  const { bakery } = await fill(make);
  await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      make.customer(bakery, { name: `Guest ${index}`, email: `guest${index}@anker.test` }),
    ),
  );
}

async function savedCopy(page: Page, start: () => Promise<void>) {
  const saved = page.waitForEvent("download");
  await start();
  const text = await readFile(await (await saved).path(), "utf8");
  const copy: Record<"companies" | "customers" | "appointments", unknown[]> = JSON.parse(text);
  return [copy.companies.length, copy.customers.length, copy.appointments.length];
}

job("10. take all data out, from the overview", { keys: 2, atMost: 2 }, async (job) => {
  const { page, make } = job;
  await fillLong(make);
  await openOverview(page);
  const counts = await savedCopy(page, () => find(job, "download everything", "Enter"));
  expect(counts).toEqual([2, 123, 2]);
});

// The two buttons of Import come first.
job("10. take all data out by way of Settings", { keys: 12 }, async (job) => {
  const { page, make, keyboard } = job;
  await fillLong(make);
  await openOverview(page);
  await keyboard.press("g", "s");
  await expect(heading(page, "Settings")).toBeFocused();
  await keyboard.press("Tab");
  await expect(page.getByRole("tab", { name: "Account" })).toBeFocused();
  await keyboard.press("ArrowLeft", "Enter");
  const everything = page.getByRole("button", { name: "Download everything as JSON" });
  await expect(everything).toBeVisible();
  const hasFocus = () => everything.evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await hasFocus()); tabs++) await keyboard.press("Tab");
  await expect(everything).toBeFocused();
  const counts = await savedCopy(page, () => keyboard.press("Enter"));
  expect(counts).toEqual([2, 123, 2]);
});

job("11. say how an appointment went, from the overview", { keys: 2, atMost: 2 }, async (job) => {
  const { page, make, keyboard } = job;
  await fill(make);
  await openOverview(page);
  const breakfast = page.getByRole("group", { name: "How did Breakfast go?" });
  await expect(breakfast).toBeVisible();
  await keyboard.press("w");
  await expect(breakfast.getByRole("button", { name: "Held" })).toBeFocused();
  await keyboard.press("1");
  await expect(successToast(page, "Marked as held. Last contact: today")).toBeVisible();
});
