import type { Page } from "@playwright/test";
import { momentOf, today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** A Wednesday; its week is May 5 to 11. */
const wednesday = "2030-05-08";

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });
const customer = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const statusOf = (page: Page, name: string, status: string) =>
  page.getByRole("button", { name: `Status of ${name}: ${status}. Change` });

async function makeCustomers(make: Make, ...names: string[]) {
  const company = await make.company({ name: "Anker Bakery" });
  for (const name of names) await make.customer(company, { name, status: "Active" });
  return company;
}

test("j or the down arrow enters a list from anywhere, also from its search; s is for the row in sight", async ({
  signedIn: page,
  make,
}) => {
  await makeCustomers(make, "Ana", "Bo", "Cy");
  await page.goto("/dashboard/customers");
  await expect(customer(page, "Cy")).toBeVisible();

  await page.keyboard.press("s");
  await expect(page.getByRole("menuitemradio", { name: "Pending" })).toBeVisible();
  await page.keyboard.press("2");
  await expect(statusOf(page, "Ana", "Pending")).toBeVisible();
  await expect(page.getByRole("menu")).toBeHidden();

  await heading(page, "Customers").focus();
  await page.keyboard.press("j");
  await expect(customer(page, "Ana")).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(customer(page, "Cy")).toBeFocused();
  await page.keyboard.press("k");
  await expect(customer(page, "Bo")).toBeFocused();
  await page.keyboard.press("s");
  await expect(page.getByRole("menuitemradio", { name: "Deal Closed" })).toBeVisible();
  await page.keyboard.press("4");
  await expect(statusOf(page, "Bo", "Deal Closed")).toBeVisible();

  await page.keyboard.press("q");
  await page.keyboard.type("cy");
  await expect(customer(page, "Ana")).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(customer(page, "Cy")).toBeFocused();
});

test("companies, a company's customers, the history and the board are entered alike", async ({
  signedIn: page,
  make,
}) => {
  const company = await makeCustomers(make, "Ana", "Bo");
  await make.company({ name: "Zebra Labs" });
  await page.goto("/dashboard/companies");
  await expect(customer(page, "Zebra Labs")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(customer(page, "Anker Bakery")).toBeFocused();
  await page.keyboard.press("j");
  await expect(customer(page, "Zebra Labs")).toBeFocused();

  await page.goto(`/dashboard/companies/${company._id}/customers`);
  await expect(customer(page, "Bo")).toBeVisible();
  await page.keyboard.press("s");
  await expect(page.getByRole("menuitemradio", { name: "Window Shopper" })).toBeFocused();
  await page.keyboard.press("2");
  await expect(page.getByRole("button", { name: /: Pending\. Change$/ })).toHaveCount(1);
  await heading(page, "Customers").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("main").locator("tbody tr").first().locator(":focus")).toHaveCount(1);

  await page.goto("/dashboard/history");
  await expect(page.getByRole("region", { name: /^Today/ })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator("main .rail > li").first().locator(":focus")).toHaveCount(1);
  await page.keyboard.press("j");
  await expect(page.locator("main .rail > li").nth(1).locator(":focus")).toHaveCount(1);

  await page.goto("/dashboard/customers?layout=board");
  await expect(customer(page, "Bo")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("region", { name: "Board" }).locator(":focus")).toHaveCount(1);
});

test("a task that was edited has the focus, wherever its day has put it; s snoozes the first in sight", async ({
  signedIn: page,
  make,
}) => {
  await make.task({ text: "Call Ana", due: today() });
  await make.task({ text: "Call Bo", due: today() });
  await page.goto("/dashboard/tasks");
  const box = (name: string) => page.getByRole("checkbox", { name: `Done: ${name}`, exact: true });
  await expect(box("Call Bo")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(box("Call Ana")).toBeFocused();
  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Task", exact: true }).fill("Call Ana twice");
  await page.getByLabel("Day", { exact: true }).fill("in 3 weeks");
  await page.keyboard.press("Tab");
  await page.getByRole("textbox", { name: "Task", exact: true }).press("Enter");
  await expect(successToast(page, "Task updated")).toBeVisible();
  await expect(box("Call Ana twice")).toBeFocused();

  await heading(page, "Tasks").focus();
  await page.keyboard.press("s");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("1");
  await expect(successToast(page, /^Snoozed to/)).toBeVisible();
});

test("where there is no list the arrow scrolls, as it does anywhere else", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto("/dashboard/settings?tab=calendar");
  await expect(page.getByRole("heading", { name: "Working Hours" })).toBeVisible();
  await heading(page, "Settings").focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(heading(page, "Settings")).toBeFocused();
});

test.describe("in the calendar", () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

  async function book(make: Make) {
    const one = await make.customer(await make.company());
    await make.appointment(one, { title: "Early call", date: "2030-05-06T09:00" });
    await make.appointment(one, { title: "Planning", date: `${wednesday}T15:00` });
    return one;
  }

  /** Opens a part of the calendar, and answers what comes next there. */
  async function open(page: Page, make: Make, path: string) {
    await book(make);
    await page.goto(`/dashboard/appointments/${path}`);
    const next = page.getByRole("main").getByRole("button", { name: /^Planning/ });
    await expect(next).toBeVisible();
    return next;
  }

  for (const [view, path, key, toast] of [
    ["week", `week/${wednesday}`, "Alt+ArrowRight", "Moved to Thu 3:00 PM"],
    ["month", "month/2030-05", "Alt+ArrowRight", "Moved to Thu 3:00 PM"],
    ["day", wednesday, "Alt+ArrowDown", "Moved to Wed 3:15 PM"],
  ] as const) {
    test(`the ${view} is entered at what comes next, and one more press moves that`, async ({
      signedIn: page,
      make,
    }) => {
      const next = await open(page, make, path);
      await heading(page, /2030/).focus();
      await page.keyboard.press("ArrowDown");
      await expect(next).toBeFocused();
      await page.keyboard.press(key);
      await expect(successToast(page, toast)).toBeVisible();
      await expect(next).toBeFocused();
    });
  }

  test("in the day, Alt and a side arrow moves to the next day", async ({
    signedIn: page,
    make,
  }) => {
    const next = await open(page, make, wednesday);
    await page.keyboard.press("j");
    await expect(next).toBeFocused();
    await page.keyboard.press("Alt+ArrowRight");
    await expect(next).toBeHidden();
    await expect(successToast(page, "Moved to Thu 3:00 PM")).toBeVisible();
    await page.goto("/dashboard/appointments/2030-05-09");
    await expect(next).toBeVisible();
  });

  for (const [view, path] of [
    ["week", `week/${wednesday}`],
    ["day", wednesday],
  ] as const) {
    test(`what a form has saved has the focus back in the ${view}`, async ({
      signedIn: page,
      make,
    }) => {
      const next = await open(page, make, path);
      await page.keyboard.press("ArrowDown");
      await expect(next).toBeFocused();
      await page.keyboard.press("e");
      await page.getByLabel("Title").fill("Planning again");
      await page.keyboard.press("Control+Enter");
      await expect(heading(page, /2030/)).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("button", { name: /^Planning again/ }),
      ).toBeFocused();
    });
  }
});
