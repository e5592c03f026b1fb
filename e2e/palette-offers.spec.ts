import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, type Make, refusal, test } from "./fixtures.ts";
import { field, group, lit, option, palette, sunday, write } from "./palette.ts";
import { successToast } from "./toasts.ts";

// A line that names a day without a time, nobody, somebody new or a company: it offers what it can be.

async function fill(page: Page, make: Make) {
  await page.clock.setFixedTime(momentOf(sunday, "13:20"));
  const berg = await make.company({ name: "Berg & Co." });
  const anna = await make.customer(berg, { name: "Anna Berg", email: "anna@berg.test" });
  const harbor = await make.company({ name: "Harbor Books" });
  const aoife = await make.customer(harbor, { name: "Aoife Quinlan", email: "a@harbor.test" });
  await page.goto("/dashboard/settings");
  return { berg, harbor, anna, aoife };
}

test("a day without a time asks for a free time of that day", async ({ signedIn: page, make }) => {
  const { anna } = await fill(page, make);
  await make.appointment(anna, { title: "Site visit", date: "2026-11-23T09:30:00.000Z" });
  await write(page, "task tax return tomorrow 2pm");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Task added")).toBeVisible();

  await write(page, "aoife tomorrow review");
  // Neither while the visit lasts nor when the task is due.
  await expect(group(page, "Which time on Mon, Nov 23?").getByRole("option")).toHaveText([
    /^11:00 AM/,
    /^12:00 PM/,
    /^1:00 PM/,
    /^3:00 PM/,
    /^4:00 PM/,
    /^Another time/,
  ]);
  await expect(palette(page)).toContainText("Aoife Quinlan");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Review booked for Mon, Nov 23, 12:00 PM")).toBeVisible();
});

test("who is meant is asked before the time", async ({ signedIn: page, make }) => {
  const { harbor } = await fill(page, make);
  await make.customer(harbor, { name: "Aoife Byrne", email: "b@harbor.test" });
  await write(page, "aoife tomorrow");
  // Neither is there anything to book with a follow-up yet, nor to open in the form.
  await page.keyboard.press("Shift+Enter");
  await option(page, /Aoife Byrne/).click();
  await option(page, /^10:00 AM/).click();
  await expect(successToast(page, "Meeting booked for Mon, Nov 23, 10:00 AM")).toBeVisible();
  await expect(page.getByText(/Nov 23, 12:00 AM/)).toHaveCount(0);
});

test("another time keeps all that the line says", async ({ signedIn: page, make }) => {
  await fill(page, make);
  await write(page, "aoife and anna every monday");
  await option(page, /^Another time/).click();
  await expect(page).toHaveURL(/appointments\/new\?.*repeat=/);
  await expect(page.getByLabel("Title")).toHaveValue("Meeting with Aoife and Anna Berg");
});

test("somebody new is added from the line, with a company of their own", async ({
  signedIn: page,
  make,
}) => {
  await fill(page, make);
  await write(page, "zelda quint");
  await expect(palette(page).getByText("Nothing matches “zelda quint”")).toBeVisible();
  await expect(group(page, "Instead").getByRole("option")).toHaveText([
    "Add customer “Zelda Quint”",
    "Add company “Zelda Quint”",
    "Add task “Zelda quint”No date",
  ]);
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Add customer" });
  await expect(form.getByLabel("Name")).toHaveValue("Zelda Quint");
  await expect(form.getByLabel("Email")).toBeFocused();
  await page.keyboard.type("zelda@zebra.test");
  await form.getByLabel("Company").fill("Zebra Labs");
  await expect(page.getByRole("option", { name: /Zebra Labs/ })).toContainText("New company");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Enter");
  await expect(successToast(page, "Zelda Quint added")).toBeVisible();
  // The same by name.
  await write(page, "new customer Olga Petrova at Berg & Co.");
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Name")).toHaveValue("Olga Petrova");
  await expect(form.getByLabel("Company")).toHaveValue("Berg & Co.");
});

test("an unknown name with a time offers to add who it is, before a task", async ({
  signedIn: page,
  make,
}) => {
  await fill(page, make);
  await write(page, "zelda tomorrow 10");
  await expect(group(page, "Instead").getByRole("option")).toHaveText([
    "Add customer “Zelda”",
    "Add task “Zelda”Mon, Nov 23, 10:00 AM",
    /^New appointment “Zelda”/,
  ]);
});

test("a time with nobody is a task of that time, or an appointment whose customer is chosen", async ({
  signedIn: page,
  make,
}) => {
  await fill(page, make);
  await write(page, "lunch tomorrow 12");
  await expect(group(page, "Instead").getByRole("option")).toHaveText([
    "Add task “Lunch”Mon, Nov 23, 12:00 PM",
    /^New appointment “Lunch”Choose the customer in the form/,
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toHaveValue("Lunch");
  await expect(page.getByLabel("Date and time")).toHaveValue("November 23, 2026 12:00 PM");
  await write(page, "lunch tomorrow 12");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Task added")).toBeVisible();
});

test("a company that is booked means its customer, or asks which", async ({
  signedIn: page,
  make,
}) => {
  const { harbor } = await fill(page, make);
  await make.customer(harbor, {
    name: "Ben Sol",
    email: "ben@harbor.test",
    lastContact: "2026-11-02",
  });
  await write(page, "harbor tomorrow 10 review");
  await expect(group(page, "Who at Harbor Books?").getByRole("option")).toHaveText([
    /Aoife Quinlan/,
    /Ben Sol/,
  ]);
  await option(page, /Ben Sol/).click();
  await expect(successToast(page, "Review booked for Mon, Nov 23, 10:00 AM")).toBeVisible();
  const empty = await make.company({ name: "Empty Works" });
  expect(empty._id).toBeTruthy();
  await write(page, "empty tomorrow 10");
  await expect(lit(page)).toContainText("Add customer to Empty Works");
});

test("a company is added by one line, and taken back", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  // Its page stays open for a moment after it is gone.
  expectNoise(refusal(404));
  await fill(page, make);
  await write(page, "new company Zebra Labs");
  await expect(group(page, "Add company")).toContainText("Zebra Labs");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Zebra Labs" })).toBeVisible();
  const said = successToast(page, "Company created successfully");
  await said.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText(/^Undone/)).toBeVisible();
});

test("the empty palette shows three lines to learn from, and Add Task and Log a Call", async ({
  signedIn: page,
  make,
}) => {
  await fill(page, make);
  await write(page, "");
  const examples = group(page, "Try").getByRole("option");
  await expect(examples).toHaveCount(3);
  await examples.nth(2).click();
  await expect(field(page)).toHaveValue(/^task send the offer to \w+ friday$/i);
  await write(page, "log a");
  await page.keyboard.press("Enter");
  const call = palette(page).getByRole("combobox", { name: "Whom you called" });
  await call.fill("aoife wants a quote");
  await expect(group(page, "Log a call")).toContainText("Wants a quote");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Call saved")).toBeVisible();
  await write(page, "log a");
  await page.keyboard.press("Enter");
  await call.fill("aoife wants a quote");
  await option(page, /^Search for/).click();
  await expect(palette(page).getByRole("combobox", { name: "Search or jump to" })).toHaveValue(
    "aoife wants a quote",
  );
  await expect(group(page, "Notes")).toContainText("Wants a quote");
  await write(page, "add task");
  await page.keyboard.press("Enter");
  await palette(page).getByRole("combobox", { name: "What is to be done" }).fill("taxes dec 4");
  await expect(group(page, "Add a task")).toContainText("Taxes");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Task added")).toBeVisible();
});

test("who is meant by a call could not be looked up: it says so, and that can be tried again", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  await fill(page, make);
  await write(page, "log a");
  await page.keyboard.press("Enter");
  let broken = true;
  await page.route("**/api/search?*", (route) =>
    broken ? route.fulfill({ status: 500, json: { msg: "no" } }) : route.continue(),
  );
  const call = palette(page).getByRole("combobox", { name: "Whom you called" });
  await call.fill("aoife wants a quote");
  const alert = palette(page).getByRole("alert");
  await expect(alert).toContainText("Search is unavailable");
  await expect(palette(page).getByText(/Nobody matches/)).toHaveCount(0);
  broken = false;
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(group(page, "Log a call")).toContainText("Wants a quote");
});

test("a title that several have is said once", async ({ signedIn: page, make }) => {
  const { anna, aoife } = await fill(page, make);
  for (const [who, title, day] of [
    [anna, "Review", "24"],
    [aoife, "Review of rates", "25"],
    [aoife, "Review", "26"],
  ] as const) {
    await make.appointment(who, { title, date: `2026-11-${day}T09:00:00.000Z` });
  }
  await write(page, "review");
  const items = group(page, "Appointments").getByRole("option");
  await expect(items).toHaveText([/^ReviewAoife/, /^ReviewAnna Berg/, /^Review of rates/]);
  await expect(items.nth(1).locator(".palette-title")).toHaveCount(0);
});
