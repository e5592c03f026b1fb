import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { group, lit, option, palette, sunday, write } from "./palette.ts";
import { successToast } from "./toasts.ts";

// What one line does with an appointment or a customer that is there: shown, done, taken back.

/** Undoes what a toast says. A toast of an earlier undo may still be there: the answer counts. */
async function takeBack(page: Page, said: string) {
  const undone = page.waitForResponse((answer) => answer.url().endsWith("/undo"));
  await successToast(page, said).getByRole("button", { name: "Undo" }).press("Enter");
  expect((await undone).ok()).toBe(true);
  await expect(page.getByText(/^Undone/).first()).toBeVisible();
}

async function fill(page: Page, make: Make) {
  await page.clock.setFixedTime(momentOf(sunday, "13:20"));
  const harbor = await make.company({ name: "Harbor Books" });
  const aoife = await make.customer(harbor, { name: "Aoife Quinlan", email: "a@harbor.test" });
  const ben = await make.customer(harbor, { name: "Ben Sol", email: "ben@harbor.test" });
  const visit = await make.appointment(aoife, {
    title: "Site visit",
    date: "2026-11-24T14:30:00.000Z",
  });
  await page.goto("/dashboard/settings");
  return { harbor, aoife, ben, visit };
}

test("an appointment is moved and canceled by a line, and both are taken back", async ({
  signedIn: page,
  make,
}) => {
  const { aoife } = await fill(page, make);
  await write(page, "move aoife to fri 10");
  await expect(group(page, "Move")).toContainText("Site visit");
  await expect(lit(page)).toContainText("Tue, Nov 24, 2:30 PM");
  await expect(lit(page)).toContainText("Fri, Nov 27, 10:00 AM");
  await page.keyboard.press("Enter");
  await takeBack(page, "Site visit moved to Fri, Nov 27, 10:00 AM");

  await make.appointment(aoife, { title: "Review", date: "2026-11-25T09:00:00.000Z" });
  await page.reload();
  await write(page, "cancel aoife");
  await expect(group(page, "Which appointment?").getByRole("option")).toHaveText([
    /^Cancel Site visitAoife Quinlan/,
    /^Cancel Review/,
  ]);
  await write(page, "cancel aoife review");
  await expect(lit(page)).toContainText("Wed, Nov 25, 9:00 AM");
  await page.keyboard.press("Enter");
  await takeBack(page, "Review canceled");

  await write(page, "cancel site visit");
  await expect(lit(page)).toContainText("Site visit");
  await write(page, "cancel ben");
  await expect(group(page, "No appointment")).toBeVisible();
});

test("what became of an appointment is said by a line", async ({ signedIn: page, make }) => {
  const { aoife } = await fill(page, make);
  await make.appointment(aoife, { title: "Kick-off", date: "2026-11-20T09:00:00.000Z" });
  await write(page, "aoife held");
  await expect(group(page, "Mark held")).toContainText("Kick-off");
  await page.keyboard.press("Enter");
  await takeBack(page, "Kick-off was held");
  await page.reload();
  await write(page, "no-show aoife");
  await expect(group(page, "Mark no-show")).toContainText("Kick-off");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Kick-off was a no-show")).toBeVisible();
});

test("customers are snoozed, tagged and deleted by a line, which says what goes", async ({
  signedIn: page,
  make,
}) => {
  await fill(page, make);
  await write(page, "snooze aoife");
  await expect(group(page, "Snooze Aoife Quinlan until when?").getByRole("option")).toHaveText([
    /^In a week/,
    /^In a month/,
    /^Never for this customer/,
  ]);
  await write(page, "snooze aoife for 2 weeks");
  await expect(group(page, "Snooze")).toContainText("Until Sun, Dec 6");
  await page.keyboard.press("Enter");
  await takeBack(page, "Aoife Quinlan snoozed until Dec 6");

  await write(page, "tag aoife key account");
  await expect(group(page, "Add tag")).toContainText("key account");
  await page.keyboard.press("Enter");
  await takeBack(page, "Tag key account added to Aoife Quinlan");
  await write(page, "tag ben");
  await expect(group(page, "Which tag for Ben Sol?").getByRole("option")).toHaveText("key account");

  await write(page, "delete aoife");
  await expect(group(page, "Delete customer")).toContainText(
    "The only appointment will be deleted too",
  );
  await expect(group(page, "Or an appointment")).toContainText("Delete Site visit");
  await page.keyboard.press("Enter");
  await takeBack(page, "Customer deleted successfully");
  await write(page, "aoife quinlan");
  await expect(lit(page)).toContainText("Aoife Quinlan");
});

test("two people in one line: a call is logged for both, and undone for both", async ({
  signedIn: page,
  make,
}) => {
  const { aoife, ben } = await fill(page, make);
  await write(page, "call aoife and ben about the rates");
  await expect(lit(page)).toContainText("Aoife Quinlan and Ben Sol");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Call saved for Aoife Quinlan and Ben Sol")).toBeVisible();
  await page.goto(`/dashboard/customers/${ben._id}`);
  await expect(page.getByRole("list", { name: "Story" })).toContainText("About the rates");
  await page.goto(`/dashboard/customers/${aoife._id}`);
  await expect(page.getByRole("list", { name: "Story" })).toContainText("About the rates");

  await write(page, "call aoife and ben tomorrow");
  await expect(group(page, "Add a task")).toContainText("Call Aoife and Ben");
  await write(page, "tomorrow 10 aoife and ben lunch");
  await expect(lit(page)).toContainText("Lunch with Aoife and Ben Sol");
});

test("names that are verbs, outcomes or months are names", async ({ signedIn: page, make }) => {
  const { harbor } = await fill(page, make);
  for (const name of ["Mark Held", "Tag Snooze", "April Moon", "May Chen"]) {
    await make.customer(harbor, { name, email: `${name.slice(0, 3)}@harbor.test` });
  }
  await write(page, "mark held");
  await expect(lit(page)).toContainText("Mark Held");
  await expect(palette(page).locator(".palette-mark")).toHaveCount(0);
  for (const [line, act, who] of [
    ["tag snooze tomorrow 10", "Book", "Tag Snooze"],
    ["snooze tag snooze until friday", "Snooze", "Tag Snooze"],
    ["tag tag snooze vip", "Add tag", "Tag Snooze"],
    ["call mark held wants the offer", "Log a call", "Mark Held"],
    ["mark held pending", "Set status", "Mark Held"],
    ["may chen tomorrow 10", "Book", "May Chen"],
    ["april moon tomorrow 10", "Book", "April Moon"],
    ["call april wants the offer", "Log a call", "April Moon"],
  ] as const) {
    await write(page, line);
    await expect(group(page, act), line).toContainText(who);
  }
  // The first of April, and April.
  await write(page, "april tomorrow 10");
  await expect(option(page, /April Moon/).first()).toBeVisible();
});
