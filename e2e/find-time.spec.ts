import { fillCalendars, monday } from "./calendars.ts";
import { momentOf } from "./days.ts";
import { expect, test } from "./fixtures.ts";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "07:07")));

test("Find a Time offers what suits all, and the form begins with it", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fillCalendars(account, make);
  await page.goto(`/dashboard/appointments/week/${monday}?who=all`);
  await expect(page.getByRole("button", { name: /^All three free/ }).first()).toBeVisible();
  await page.keyboard.press("f");
  const dialog = page.getByRole("dialog", { name: "Find a Time" });
  const times = dialog.getByRole("list", { name: "Times" }).getByRole("button");
  await expect(times.first()).toHaveText(/Mon, May 6.*12:00 PM/);
  await expect(times.first()).toHaveAttribute("aria-pressed", "true");
  await times.first().press("ArrowRight");
  await expect(dialog.getByRole("button", { name: /^Take Mon, May 6.*12:15 PM/ })).toBeVisible();
  await times.first().press("ArrowDown");
  await expect(times.nth(1)).toHaveAttribute("aria-pressed", "true");
  await times.first().press("ArrowUp");
  await times.first().press("Enter");
  await expect(page.getByRole("heading", { name: "New Appointment" })).toBeVisible();
  await expect(page.getByLabel("Date and time")).toHaveValue(/May 6, 2024 12:00 PM/);
  await expect(page.getByRole("button", { name: "Remove Ben Okafor" })).toBeVisible();
});

test("the form looks for a time of its people and is filled in with the one taken", async ({
  signedIn: page,
  account,
  make,
}) => {
  const { ben } = await fillCalendars(account, make);
  const search = new URLSearchParams({
    date: monday,
    time: "09:15",
    duration: "30",
    attending: ben,
  });
  await page.goto(`/dashboard/appointments/new?${search}`);
  await page.getByLabel("Title").fill("Planning");
  const find = page.getByRole("button", { name: "Find a Time" });
  await find.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Find a Time" });
  const times = dialog.getByRole("list", { name: "Times" }).getByRole("button");
  await expect(times.first()).toHaveText(/Mon, May 6.*10:30 AM/);
  await expect(dialog.getByText("Anna", { exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Date and time")).toHaveValue(/May 6, 2024 9:15 AM/);

  await page.getByRole("heading", { name: "New Appointment" }).click();
  await page.keyboard.press("f");
  await expect(times.first()).toHaveAttribute("aria-pressed", "true");
  await dialog.getByRole("button", { name: "Person" }).press("Enter");
  await page.getByRole("menuitem", { name: "Anna Ruiz" }).press("Enter");
  await expect(dialog.getByText("All three free for 30 min")).toBeVisible();
  await expect(times.first()).toHaveText(/Mon, May 6.*10:30 AM/);
  await times.first().press("Enter");
  await expect(page.getByLabel("Date and time")).toHaveValue(/May 6, 2024 10:30 AM/);
  await expect(page.getByLabel("Title")).toHaveValue("Planning");
  for (const name of ["Anna Ruiz", "Ben Okafor"]) {
    await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  }
});

test("what is moved in the form is in nobody's way when a time is looked for", async ({
  signedIn: page,
  account,
  make,
}) => {
  const { anna, ben } = await fillCalendars(account, make);
  const { _id } = await make.appointment(await make.customer(await make.company()), {
    title: "Sign-off",
    date: `${monday}T12:00`,
    host: anna,
    attending: [ben],
  });
  await page.goto(`/dashboard/appointments/${_id}/edit`);
  await page.getByRole("button", { name: "Find a Time" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Find a Time" });
  const times = dialog.getByRole("list", { name: "Times" }).getByRole("button");
  await expect(times.first()).toHaveText(/Mon, May 6.*12:00 PM/);
  await times.first().press("ArrowDown");
  await expect(times.nth(1)).toHaveText(/4:00 PM/);
  await times.nth(1).press("Enter");
  await expect(page.getByLabel("Date and time")).toHaveValue(/May 6, 2024 4:00 PM/);
  await expect(page.getByRole("combobox", { name: "Calendar" })).toContainText("Anna Ruiz");
  await expect(page.getByRole("button", { name: "Remove Marta Ellingsen" })).toBeHidden();
});

test("free @anna in the palette looks for a time with Anna", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fillCalendars(account, make);
  await page.goto("/dashboard/customers");
  await expect(page.getByRole("heading", { name: "Customers" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("free @an");
  await expect(page.getByRole("option", { name: /Find a Time/ })).toBeVisible();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Find a Time" });
  const times = dialog.getByRole("list", { name: "Times" }).getByRole("button");
  await expect(times.first()).toHaveText(/Mon, May 6.*10:00 AM/);
  await times.first().press("Enter");
  await expect(page.getByRole("heading", { name: "New Appointment" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Anna Ruiz" })).toBeVisible();
});
