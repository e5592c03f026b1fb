import type { Route } from "@playwright/test";
import { addDays } from "../shared/dates/dates.ts";
import type { Found } from "../shared/lists/search.ts";
import { fullDate, momentOf, shortDate, today, weekdayDate } from "./days.ts";
import { askToDelete } from "./deletion.ts";
import { expect, type Make, refusal, test } from "./fixtures.ts";
import { expectSettled, field, group, lit, openPalette, option, palette } from "./palette.ts";
import { successToast } from "./toasts.ts";

async function fill(make: Make) {
  const dental = await make.company({ name: "Brightwater Dental Group", industry: "Healthcare" });
  const kitchen = await make.company({ name: "Tamarind Kitchen" });
  const bram = await make.customer(dental, {
    name: "Bram Vandeputte",
    email: "bram@north.test",
    phone: "+49-151-23 45 67",
    status: "Pending",
    value: 12_500,
  });
  const ines = await make.customer(kitchen, { name: "Inês Brandão", email: "ines@kitchen.test" });
  const date = `${addDays(today(), 3)}T08:00:00.000Z`;
  const breakfast = await make.appointment(bram, { title: "Breakfast with the partners", date });
  return { dental, kitchen, bram, ines, breakfast };
}

test("it finds companies, customers and appointments, and marks what matches", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Search or jump to" }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("br");
  await expect(group(page, "Companies").getByRole("option")).toHaveText([
    "Brightwater Dental GroupHealthcare1 customer",
  ]);
  await expect(group(page, "Customers").getByRole("option")).toHaveText([
    "PendingBram VandeputteBrightwater Dental Group$12,500",
    "ActiveInês BrandãoTamarind Kitchen$0",
  ]);
  await expect(group(page, "Appointments").getByRole("option")).toHaveText([
    `Breakfast with the partnersBram Vandeputte, Brightwater Dental Group${shortDate(addDays(today(), 3))}, 8:00 AM`,
  ]);
  await expect(group(page, "Actions").getByRole("option")).toHaveText([
    "Add customer to Brightwater Dental Group",
    "New appointment with Bram Vandeputte",
  ]);
  await expect(option(page, /Inês/).locator("mark")).toHaveText(["Br"]);
  await expect(palette(page).getByRole("status").filter({ hasText: "6 results" })).toBeAttached();

  await field(page).fill("brandao");
  await expect(option(page, /Inês/).first().locator("mark")).toHaveText("Brandão");
  // A phone number in whatever form it is typed.
  for (const [typed, marked] of [
    ["0151 23", "151-23"],
    ["+49 151 23", "+49-151-23".slice(1)],
    ["2345", "23 45"],
  ]) {
    await field(page).fill(String(typed));
    await expect(option(page, /Bram/).first().locator("mark")).toHaveText(String(marked));
  }
  await field(page).fill("zzz");
  await expect(palette(page).getByText("Nothing matches “zzz”")).toBeVisible();
  await expect(palette(page).getByRole("status").filter({ hasText: "No results" })).toBeAttached();
});

test("by keyboard alone: arrows, Enter, Ctrl+Enter to edit, Esc back to where one was", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard/companies");
  const search = page.getByRole("searchbox", { name: "Search companies" });
  await search.focus();
  await openPalette(page);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();

  await openPalette(page);
  await page.keyboard.type("br");
  await expectSettled(page);
  await expect(lit(page)).toContainText("Brightwater");
  await page.keyboard.press("ArrowDown");
  await expect(lit(page)).toContainText("Bram");
  await page.keyboard.press("ArrowUp");
  await expect(lit(page)).toContainText("Brightwater");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bram Vandeputte" })).toBeFocused();
  await expect(palette(page)).toBeHidden();

  await openPalette(page);
  await page.keyboard.type("brightwater");
  await expect(lit(page)).toContainText("Brightwater");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Edit Company" })).toBeVisible();

  await openPalette(page);
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeHidden();
});

test("fast typing: the answer to an older question never takes the place of a newer one", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  const late: Route[] = [];
  await page.route(/\/api\/search\?q=br$/, (route) => void late.push(route));
  await page.goto("/dashboard");
  await openPalette(page);
  await page.keyboard.type("br");
  await expect.poll(() => late.length).toBe(1);
  await page.keyboard.type("am");
  await expect(option(page, /Bram Vandeputte/).first()).toBeVisible();
  // It comes in now, with what only it would show.
  const data: Found = {
    approximate: false,
    companies: [{ _id: "x", name: "Late", industry: "", clientCount: 0 }],
    customers: [],
    appointments: [],
    activities: [],
    tasks: [],
    tags: [],
  };
  for (const route of late) await route.fulfill({ json: { data } }).catch(() => {});
  await page.waitForTimeout(300);
  await expect(option(page, /Late/)).toHaveCount(0);
  await expect(option(page, /Bram Vandeputte/).first()).toBeVisible();
});

test("what was found stays until the next answer, and Enter waits for that", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  const held: Route[] = [];
  await page.route(/\/api\/search\?q=brandao$/, (route) => void held.push(route));
  await page.goto("/dashboard");
  await openPalette(page);
  await field(page).fill("br");
  await expect(lit(page)).toContainText("Brightwater");
  // All at once: an answer to a part of it would take the company away before.
  await field(page).fill("brandao");
  await expect.poll(() => held.length).toBe(1);
  await expect(palette(page).getByRole("listbox")).toHaveAttribute("aria-busy", "true");
  await expect(option(page, /Brightwater/).first()).toBeVisible();
  // The first line is still the company; what is meant is the first of the answer.
  await page.keyboard.press("Enter");
  await expect(palette(page)).toBeVisible();
  await held[0]?.continue();
  await expect(page.getByRole("heading", { level: 1, name: "Inês Brandão" })).toBeVisible();
});

test("a search that fails says so and can be tried again; actions go on working", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  await fill(make);
  let broken = true;
  await page.route("**/api/search?*", (route) =>
    broken ? route.fulfill({ status: 500, json: { msg: "no" } }) : route.continue(),
  );
  await page.goto("/dashboard");
  await openPalette(page);
  await field(page).fill("bram");
  const alert = palette(page).getByRole("alert");
  await expect(alert).toContainText("Search is unavailable");
  broken = false;
  await alert.getByRole("button", { name: "Try Again" }).click();
  await expect(option(page, /Bram Vandeputte/).first()).toBeVisible();
  broken = true;
  await field(page).fill("settings");
  await expect(alert).toBeVisible();
  await expect(lit(page)).toContainText("Settings");
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("with nothing typed: what is next and who waits, from any screen", async ({
  signedIn: page,
  make,
}) => {
  const { dental, bram, ines } = await fill(make);
  await make.customer(dental, { name: "Gil", lastContact: addDays(today(), -31), value: 900 });
  const kim = await make.customer(dental, {
    name: "Kim",
    status: "Pending",
    lastContact: addDays(today(), -8),
  });
  await page.clock.setFixedTime(momentOf(today(), "12:07"));
  await page.goto(`/dashboard/customers/${kim._id}`);
  await openPalette(page);
  await expect(group(page, "Next").getByRole("option")).toHaveText([
    `Breakfast with the partnersBram Vandeputte, Brightwater Dental Group${shortDate(addDays(today(), 3))}, 8:00 AM`,
  ]);
  // The one on screen is not offered.
  await expect(group(page, "Needs Attention").getByRole("option")).toHaveText([
    "ActiveGilBrightwater Dental Group31 days",
  ]);
  await option(page, /^Breakfast/).click();
  await expect(page.getByRole("heading", { level: 1, name: bram.name })).toBeVisible();

  // What today still holds comes before what comes after.
  await make.appointment(ines, { date: `${today()}T09:00:00.000Z`, title: "Over" });
  await make.appointment(ines, { date: `${today()}T13:00:00.000Z`, title: "Tasting" });
  await page.goto("/dashboard/settings");
  await openPalette(page);
  await expect(group(page, "Next").getByRole("option")).toHaveText([
    "TastingInês Brandão, Tamarind KitchenToday, 1:00 PM",
  ]);
  await expect(group(page, "Needs Attention").getByRole("option")).toHaveText([/Gil/, /Kim/]);
  await expect(group(page, "Recent").getByRole("option")).toHaveText([/Bram Vandeputte/]);
  await expect(lit(page)).toContainText("Tasting");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByLabel("Title")).toHaveValue("Tasting");
});

test("with nothing typed: the records opened last, and what can be done here", async ({
  signedIn: page,
  make,
}) => {
  const { dental, bram, breakfast } = await fill(make);
  await page.goto("/dashboard");
  await openPalette(page);
  await expect(group(page, "Recent")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.goto(`/dashboard/companies/${dental._id}`);
  await expect(page.getByRole("heading", { level: 1, name: dental.name })).toBeVisible();
  await page.goto(`/dashboard/appointments/${breakfast._id}/edit`);
  await expect(page.getByLabel("Title")).toHaveValue(breakfast.title);
  await page.goto(`/dashboard/customers/${bram._id}`);
  await expect(page.getByRole("heading", { level: 1, name: bram.name })).toBeVisible();

  await openPalette(page);
  await expect(group(page, "This Page").getByRole("option")).toHaveText([
    /Edit Bram Vandeputte/,
    /New appointment with Bram Vandeputte/,
  ]);
  await expect(group(page, "Next").getByRole("option")).toHaveText([/Breakfast with the partners/]);
  await expect(group(page, "Recent").getByRole("option")).toHaveText([/Brightwater Dental Group/]);
  await page.keyboard.press("Escape");

  // What is deleted is not offered any more, nor what went with it.
  await askToDelete(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Customer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: dental.name })).toBeVisible();
  await page.goto("/dashboard");
  await openPalette(page);
  await expect(group(page, "Recent").getByRole("option")).toHaveText([/Brightwater Dental Group/]);
  expect(await page.evaluate(() => localStorage.getItem("recent"))).toContain("Brightwater");

  await page.keyboard.type("log out");
  await expect(lit(page)).toContainText("Logout");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("recent"))).toBeNull();
});

test("a date that is typed opens its day", async ({ signedIn: page }) => {
  await page.clock.setFixedTime(momentOf("2026-11-20", "09:00"));
  await page.goto("/dashboard");
  for (const [typed, day] of [
    ["dec 4", "2026-12-04"],
    ["2026-12-05", "2026-12-05"],
    ["tomorrow", "2026-11-21"],
    ["next monday", "2026-11-23"],
  ] as const) {
    await openPalette(page);
    await page.keyboard.type(typed);
    await expect(lit(page)).toContainText(`Open ${weekdayDate(day)}`);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/dashboard/appointments/${day}`);
    await expect(page.getByRole("heading", { level: 1, name: fullDate(day) })).toBeFocused();
  }
  // The long way, by asking first.
  await openPalette(page);
  await page.keyboard.type("go to date");
  await expect(lit(page)).toContainText("Go to Date");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveAccessibleName("Which date to go to");
  await expect(field(page)).toHaveValue("");
  await expect(lit(page)).toContainText("Open Friday, November 20");
  await page.keyboard.type("no date");
  await expect(palette(page).getByText("“no date” isn’t a date Client Desk knows")).toBeVisible();
  await field(page).fill("");
  await page.keyboard.press("Backspace");
  await expect(field(page)).toHaveAccessibleName("Search or jump to");
});

test("adding a customer asks for the company", async ({ signedIn: page, make }) => {
  const { kitchen } = await fill(make);
  await page.goto("/dashboard");
  await openPalette(page);
  await page.keyboard.type("add cus");
  await expect(lit(page)).toContainText("Add Customer");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveAccessibleName("Which company to add the customer to");
  await expect(option(page, /Brightwater/)).toBeVisible();
  await page.keyboard.type("tamarind");
  await expect(option(page, /Brightwater/)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard/companies/${kitchen._id}/customers/new`);
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("actions stand there at once, themes and downloads when they are typed", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard");
  await openPalette(page);
  await expect(group(page, "Actions").getByRole("option")).toHaveText([
    /^New Appointment/,
    /^Add Task/,
    /^Log a Call/,
    /^Add Company/,
    /^Add Customer/,
    /^Go to Today/,
    /^Go to Date/,
    /^Go to Dashboard/,
    /^Go to Companies/,
    /^Go to Customers/,
    /^Go to Tasks/,
    /^Go to Reports/,
    /^Go to History/,
    /^Go to Settings/,
    /^Keyboard Shortcuts/,
    /^Logout/,
  ]);
  await page.keyboard.type("theme");
  await expect(group(page, "Actions").getByRole("option")).toHaveText([
    /^Light Theme/,
    /^Dark Theme/,
    /^Match System Theme/,
  ]);
  await field(page).fill("download");
  await expect(group(page, "Actions").getByRole("option")).toHaveText([
    /^Download Companies/,
    /^Download Customers/,
    /^Download Appointments/,
    /^Download Everything/,
  ]);
  await field(page).fill("dark");
  await expect(lit(page)).toContainText("Dark Theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await openPalette(page);
  await page.keyboard.type("light");
  await expect(lit(page)).toContainText("Light Theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");

  for (const [typed, heading] of [
    ["customers", "Customers"],
    ["companies", "Companies"],
    ["new app", "New Appointment"],
    ["add com", "Add Company"],
    ["dash", "Welcome, Marta"],
  ] as const) {
    await openPalette(page);
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
  await openPalette(page);
  await page.keyboard.type("download every");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toContain(".json");
});

test("a changed form is not left without asking", async ({ signedIn: page }) => {
  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name").fill("Half typed");
  await openPalette(page);
  await page.keyboard.type("settings");
  await page.keyboard.press("Enter");
  const ask = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await ask.getByRole("button", { name: "Keep Editing" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Half typed");
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("it fills the screen and closes by its button", async ({ signedIn: page, make }) => {
    await fill(make);
    await page.goto("/dashboard");
    const button = page.getByRole("button", { name: "Search", exact: true });
    await button.tap();
    await expect(field(page)).toBeFocused();
    await expect
      .poll(() => palette(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await field(page).fill("bram");
    const line = option(page, /Bram Vandeputte/).first();
    await expect.poll(async () => (await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await palette(page).getByRole("button", { name: "Close" }).tap();
    await expect(palette(page)).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await field(page).fill("bram");
    await line.tap();
    await expect(page.getByRole("heading", { level: 1, name: "Bram Vandeputte" })).toBeVisible();
  });
});
