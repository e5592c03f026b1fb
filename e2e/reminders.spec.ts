import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, signIn, test } from "./fixtures.ts";

/** To come, or the server would forget what is done about it. */
const day = "2035-05-07";

/** Sets the clock, and wakes the page as a tab is woken. */
async function wakeAt(page: Page, time: string) {
  await page.clock.setFixedTime(momentOf(day, time));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("a reminder is snoozed by keyboard, comes again, and done on one device is done on the other", async ({
  signedIn: page,
  browser,
  account,
  make,
}) => {
  const company = await make.company({ name: "Padaria São Jorge" });
  const customer = await make.customer(company, { name: "João Conceição" });
  const book = (title: string, time: string) =>
    make.appointment(customer, { title, date: `${day}T${time}`, duration: 30, reminder: 60 });
  await book("Hull survey walkthrough", "14:15");
  await book("Retainer terms", "14:30");
  const other = await browser.newPage();
  await signIn(other, account.token);
  for (const each of [page, other]) {
    await each.clock.setFixedTime(momentOf(day, "13:20"));
    await each.goto("/dashboard/companies");
  }
  const cardsOf = (each: Page) => each.getByRole("region", { name: "Reminders" });
  const hull = "Hull survey walkthrough at 2:15 PM";
  for (const each of [page, other]) {
    await expect(cardsOf(each).getByRole("article", { name: hull })).toContainText(
      "In 55 min, João Conceição, Padaria São Jorge",
    );
    await expect(cardsOf(each).getByRole("article")).toHaveCount(1);
  }
  await page.keyboard.press("Alt+KeyT");
  await expect(page.getByRole("button", { name: "Open", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const each of [page, other]) await expect(cardsOf(each)).toHaveCount(0);

  for (const each of [page, other]) {
    await wakeAt(each, "13:30");
    await expect(cardsOf(each).getByRole("article")).toHaveCount(2);
    await expect(cardsOf(each)).toContainText("In 45 min,");
  }
  const first = cardsOf(page).getByRole("article", { name: hull });
  await first.getByRole("button", { name: "Done" }).click();
  for (const each of [page, other]) {
    await expect(cardsOf(each).getByRole("article", { name: hull })).toHaveCount(0);
    await expect(
      cardsOf(each).getByRole("article", { name: "Retainer terms at 2:30 PM" }),
    ).toBeVisible();
  }
  await cardsOf(page).getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("dialog")).toContainText("Retainer terms");
  await page.keyboard.press("Escape");
  await wakeAt(page, "15:00");
  await expect(cardsOf(page)).toHaveCount(0);
  await other.close();
});

test("of many reminders three show until the others are asked for, and none is in the way", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  for (const hour of ["14", "15", "16", "17", "18"]) {
    await make.appointment(customer, { date: `${day}T${hour}:00`, reminder: 1440 });
  }
  await page.clock.setFixedTime(momentOf(day, "13:20"));
  await page.goto("/dashboard/tasks");
  const cards = page.getByRole("region", { name: "Reminders" });
  await expect(cards.getByRole("article")).toHaveCount(3);
  await cards.getByRole("button", { name: "2 more reminders" }).click();
  await expect(cards.getByRole("article")).toHaveCount(5);

  // The last buttons of a page can be brought above them.
  for (const [width, height, count] of [
    [1280, 720, 3],
    [390, 844, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/dashboard/companies/new");
    await expect(cards.getByRole("article")).toHaveCount(count);
    await page.getByRole("button", { name: "Add Company" }).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await page.goto("/dashboard/settings?tab=data");
    await expect(cards.getByRole("article")).toHaveCount(count);
    await page.getByRole("button", { name: "Delete Account" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }
});

test("what new appointments begin with is set, notifications are allowed, and one comes while the page is hidden", async ({
  signedIn: page,
  make,
}) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Fake extends EventTarget {
      static permission = localStorage.getItem("permission") ?? "default";
      static requestPermission = async () => {
        Fake.permission = "granted";
        localStorage.setItem("permission", Fake.permission);
        return Fake.permission;
      };
      constructor(title: string) {
        super();
        shown.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: Fake, shown });
  });
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { title: "Retainer terms", date: `${day}T14:30`, reminder: 60 });
  await page.clock.setFixedTime(momentOf(day, "13:20"));
  await page.goto("/dashboard/settings?tab=calendar");
  const choose = async (label: string, option: string) => {
    await page.getByRole("combobox", { name: label, exact: true }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
    await expect(page.getByRole("combobox", { name: label, exact: true })).toHaveText(option);
  };
  await choose("Duration", "1 h 30 min");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await choose("Reminder", "1 hour before");
  await page.getByRole("checkbox", { name: "Saturday" }).check();
  await choose("Saturday, to", "8:30 AM");
  await expect(page.getByRole("alert")).toHaveText("The end must be after the start");
  await choose("Saturday, to", "1:00 PM");
  await expect(page.getByRole("complementary", { name: "Your calendar" })).toContainText(
    "44 h a week",
  );
  await page.getByRole("tab", { name: "Notifications" }).click();
  await page.getByRole("button", { name: "Allow Notifications" }).click();
  await expect(page.getByText("On. You’ll be reminded even")).toBeVisible();

  const known = page.waitForResponse((answer) => answer.url().includes("/api/reminders"));
  await page.goto("/dashboard/appointments/new");
  await known;
  await expect(page.getByRole("combobox", { name: "Duration" })).toHaveText("1 h 30 min");
  await expect(page.getByRole("combobox", { name: "Reminder" })).toHaveText("1 hour before");

  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await wakeAt(page, "13:30");
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shown")))
    .toEqual(["Retainer terms at 2:30 PM"]);
});
