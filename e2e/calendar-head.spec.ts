import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readCsv } from "../server/test/read-files.ts";
import { momentOf } from "./days.ts";
import { expect, test } from "./fixtures.ts";

const wednesday = "2024-05-08";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

function headOf(page: Page) {
  const views = page.getByRole("navigation", { name: "View" });
  return {
    title: (name: string) => page.getByRole("heading", { level: 1, name, exact: true }),
    view: (name: string) => views.getByRole("link", { name }),
    link: (name: string) => page.getByRole("main").getByRole("link", { name, exact: true }),
  };
}

test("the day, the week and the month are one step apart, by pointer and by key", async ({
  signedIn: page,
}) => {
  const { title, view, link } = headOf(page);
  await page.goto("/dashboard/appointments");
  await expect(title("Wednesday, May 8, 2024")).toBeVisible();
  await expect(view("Day")).toHaveAttribute("aria-current", /page|true/);

  await view("Week").click();
  await expect(title("May 5 – 11, 2024"), "from Sunday").toBeFocused();
  await expect(view("Week")).toHaveAttribute("aria-current", /page|true/);
  await link("Next week").click();
  await expect(title("May 12 – 18, 2024")).toBeFocused();
  await expect(page).toHaveURL("/dashboard/appointments/week/2024-05-12");
  await link("Go to Today").click();
  await expect(title("May 5 – 11, 2024")).toBeFocused();
  await expect(link("Go to Today")).toBeHidden();

  await page.keyboard.press("m");
  await expect(title("May 2024")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(title("April 2024")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(title("June 2024")).toBeFocused();
  await page.keyboard.press("t");
  await expect(title("May 2024")).toBeFocused();
  await page.keyboard.press("d");
  await expect(title("Wednesday, May 8, 2024")).toBeFocused();
  await page.keyboard.press("w");
  await expect(title("May 5 – 11, 2024")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(title("April 28 – May 4, 2024")).toBeFocused();

  // The view last used opens next time.
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("link", { name: "Appointments for today" }).click();
  await expect(title("May 5 – 11, 2024")).toBeFocused();
  await page.goto("/dashboard/appointments");
  await expect(title("May 5 – 11, 2024")).toBeVisible();
});

test("the week on screen is a band in the sidebar's month; both start on the user's first day", async ({
  signedIn: page,
  make,
}) => {
  await make.settings({ formats: { weekStart: 1 } });
  await page.goto(`/dashboard/appointments/week/${wednesday}`);
  await expect(headOf(page).title("May 6 – 12, 2024")).toBeVisible();
  const calendar = page.getByRole("region", { name: "Calendar" });
  await expect(calendar.getByRole("columnheader").first()).toHaveText("MoMonday");
  const band = calendar.locator("[data-band]");
  await expect(band).toHaveText(["6", "7", "8", "9", "10", "11", "12"]);
  await expect(calendar.locator("[data-chosen]")).toHaveCount(0);
  await calendar.getByRole("link", { name: "Thursday, May 9" }).click();
  await expect(headOf(page).title("Thursday, May 9, 2024")).toBeFocused();
  await expect(band).toHaveCount(0);
  await expect(calendar.locator("[data-chosen]")).toHaveText("9");
});

for (const [address, there] of [
  ["week/2024-02-30", "May 5 – 11, 2024"],
  ["month/2024-13", "May 2024"],
  ["2024-02-30", "Wednesday, May 8, 2024"],
]) {
  test(`${address} is no day of the calendar and leads to the present`, async ({
    signedIn: page,
  }) => {
    await page.goto(`/dashboard/appointments/${address}`);
    await expect(headOf(page).title(there ?? "")).toBeVisible();
  });
}

test("the calendar ends with December 31, 9999, for pointer and keys", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { title: "Last", date: "9999-12-31T22:30", duration: 240 });
  const { title, view } = headOf(page);
  const main = page.getByRole("main");
  await page.goto("/dashboard/appointments/9999-12-31");
  await expect(title("Friday, December 31, 9999")).toBeVisible();
  await expect(main.getByRole("button", { name: "Next day" })).toBeDisabled();
  await expect(main.getByRole("list", { name: "Appointments" })).toContainText("Last");
  const calendar = page.getByRole("region", { name: "Calendar" });
  await expect(calendar.getByRole("button", { name: "Next month" })).toBeDisabled();
  await expect(
    calendar.getByRole("link", { name: "Friday, December 31, 1 appointment" }),
  ).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(title("Friday, December 31, 9999")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(title("Thursday, December 30, 9999")).toBeFocused();

  await view("Week").click();
  await expect(title("December 26 – 31, 9999")).toBeFocused();
  await expect(main.getByRole("button", { name: /^Last, Fri 10:30 PM/ })).toBeVisible();
  await expect(main.getByRole("button", { name: "Next week" })).toBeDisabled();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("m");
  await expect(title("December 9999")).toBeFocused();
  await expect(main.getByRole("button", { name: "Next month" })).toBeDisabled();
  await expect(main.getByRole("button", { name: /Last/ })).toBeVisible();

  await page.goto("/dashboard/appointments/week/0001-01-01");
  await expect(title("January 1 – 6, 1")).toBeVisible();
  await expect(main.getByRole("button", { name: "Previous week" })).toBeDisabled();
});

test("the calendar is imported, exported and printed from one menu", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { title: "In the week", date: `${wednesday}T09:00` });
  await make.appointment(customer, { title: "A week later", date: "2024-05-15T09:00" });
  await page.goto(`/dashboard/appointments/week/${wednesday}`);
  const more = page.getByRole("main").getByRole("button", { name: "More", exact: true });
  await more.click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Import",
    "Export as CSV",
    "Export as Excel",
    /^Print/,
  ]);
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  const rows = readCsv(await readFile(await (await saved).path(), "utf8"));
  expect(rows.map(({ Title }) => Title)).toEqual(["In the week"]);
  await more.click();
  await page.getByRole("menuitem", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import Appointments" })).toBeVisible();
});
