import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readCsv } from "../server/test/read-files.ts";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";

/** A Wednesday long over, so that nothing here depends on the day or hour of the run. */
const wednesday = "2024-05-08";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

const day = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const list = "/dashboard/appointments/list";

async function fill(make: Make) {
  const company = await make.company();
  const priya = await make.customer(company);
  const tomas = await make.customer(company, { name: "Tomás Echeverría", email: "t@river.test" });
  const week = [
    ["Kick-off", "2024-05-06T09:00", "held"],
    ["Contract", "2024-05-06T10:15", "no-show"],
    ["Survey", "2024-05-07T10:00", "held"],
    ["Price list", "2024-05-07T10:45", "canceled"],
    ["Handover", "2024-05-07", null],
  ] as const;
  for (const [title, date, outcome] of week)
    await make.appointment(priya, { title, date, outcome });
  await make.appointment(tomas, { title: "Earlier", date: "2024-04-30T10:00", outcome: "held" });
}

test("appointments of some days are listed by day, by outcome, and as a file", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto(`${list}?from=2024-05-01&to=2024-05-08&filter=outcome:is:held`);
  await expect(page.getByRole("heading", { name: "Held Appointments", level: 1 })).toBeVisible();
  await expect(page.getByText("May 1 – 8, 2024")).toBeVisible();
  await expect(page.getByText("2 appointments", { exact: true })).toBeVisible();
  await expect(day(page, "May 6, Monday").getByRole("listitem")).toHaveCount(1);
  await expect(day(page, "Yesterday, Tuesday, May 7").getByRole("listitem")).toHaveCount(1);

  const outcome = page.getByRole("group", { name: "Outcome" });
  await outcome.getByRole("button", { name: "No outcome" }).click();
  await expect(page.getByRole("heading", { name: "Without an Outcome" })).toBeVisible();
  await expect(page.getByText("1 appointment", { exact: true })).toBeVisible();
  await outcome.getByRole("button", { name: "All" }).click();
  await expect(page.getByText("5 appointments", { exact: true })).toBeVisible();

  // The details open here as everywhere, and the file has what is listed.
  await page.getByRole("button", { name: /^Survey/ }).click();
  await expect(page.getByRole("dialog", { name: "Survey" })).toContainText("Held. Change");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More", exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  const rows = readCsv(await readFile(await (await saved).path(), "utf8"));
  expect(rows.map(({ Title }) => Title)).toHaveLength(5);

  await page.getByRole("searchbox", { name: "Search appointments" }).fill("price");
  await expect(page.getByText("1 appointment", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search appointments" }).fill("nothing like it");
  await page.getByRole("button", { name: "list all appointments" }).click();
  await expect(page.getByText("6 appointments", { exact: true })).toBeVisible();
});

test("an hour of the week stands above its appointments, and any time is one press away", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto(`${list}?from=2024-04-01&to=2024-05-08&filter=outcome:is:held;hour:is:2-10`);
  await expect(page.getByText("2 appointments", { exact: true })).toBeVisible();
  await expect(page.getByText("April 1 – May 8, 2024, Tuesdays at 10 AM")).toBeVisible();
  await expect(day(page, "April 30, Tuesday")).toContainText("Earlier");
  await page.getByRole("button", { name: "All appointments" }).click();
  await expect(page.getByText("3 appointments", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/filter=outcome%3Ais%3Aheld$/);
});
