import type { Page } from "@playwright/test";
import type { Account } from "../tools/client.ts";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { idOfPerson, joinDesk } from "./people.ts";
import { successToast } from "./toasts.ts";

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
const monday = "2024-05-06";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "07:07")));

/** Marta, Anna and Ben, with something in each calendar. */
async function fill(account: Account, make: Make) {
  for (const name of ["Anna Ruiz", "Ben Okafor"]) await joinDesk(account, name, "member");
  const [anna, ben] = [
    await idOfPerson(account, "Anna Ruiz"),
    await idOfPerson(account, "Ben Okafor"),
  ];
  const customer = await make.customer(await make.company());
  const book = (title: string, time: string, more: object = {}) =>
    make.appointment(customer, { title, date: `${monday}T${time}`, ...more });
  await book("Kick-off", "09:00");
  await book("Demo", "09:30", { host: ben });
  await book("Review", "11:00", { host: anna, attending: [ben] });
  await book("Handover", "15:00", { host: ben });
  return { anna, ben };
}

const freeLine = (page: Page) => page.getByRole("button", { name: /^All three free/ });

test("a week of several people shows whose each appointment is, and where all are free", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fill(account, make);
  await page.goto(`/dashboard/appointments/week/${monday}`);
  const week = page.getByRole("region", { name: /^Week of/ });
  await expect(week.getByRole("button", { name: /^Kick-off/ })).toBeVisible();
  await expect(week.getByRole("button", { name: /^Demo/ })).toBeHidden();

  await page.getByRole("button", { name: "Everyone" }).press("Enter");
  const review = week.getByRole("button", { name: /^Review/ });
  await expect(review.getByRole("img", { name: "Anna Ruiz" })).toBeVisible();
  await expect(review.getByRole("img", { name: "Ben Okafor" })).toBeVisible();
  await expect(page.getByText("4 appointments, all three free for 36 h 30 min.")).toBeVisible();
  await expect(week.getByText("All free")).toBeVisible();
  await expect(freeLine(page).first()).toHaveAttribute(
    "aria-label",
    /^All three free, 10:30.*11:00 AM/,
  );
  await page.screenshot({ path: "/tmp/week.png" });
  await freeLine(page).first().press("Enter");
  const draft = page.getByRole("dialog", { name: "New appointment" });
  await expect(draft).toContainText("You, Anna and Ben");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Hide Ben Okafor" }).press("Enter");
  await expect(week.getByRole("button", { name: /^Demo/ })).toBeHidden();
  await expect(page.getByText("2 people")).toBeVisible();
});

test("a calendar that could not be loaded says so, and no free time is drawn", async ({
  signedIn: page,
  account,
  make,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  const { ben } = await fill(account, make);
  await page.route(`**/api/appointments/span?*who=${ben}*`, (route) =>
    route.fulfill({ status: 500, json: { msg: "No" } }),
  );
  await page.goto(`/dashboard/appointments/week/${monday}?who=all`);
  await expect(page.getByText("Ben’s calendar could not be loaded.")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("button", { name: /^Review/ })).toBeVisible();
  await expect(freeLine(page)).toHaveCount(0);
  await page.unroute(`**/api/appointments/span?*who=${ben}*`);
  await page.getByRole("button", { name: "Try Again" }).press("Enter");
  await expect(freeLine(page).first()).toBeVisible();
});

test("a day of several people has a column for each, and a key moves to the next", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fill(account, make);
  await page.goto(`/dashboard/appointments/${monday}?who=all`);
  const column = (name: string) => page.getByRole("list", { name });
  await expect(column("Marta Ellingsen").getByRole("button", { name: /^Kick-off/ })).toBeVisible();
  await expect(column("Anna Ruiz").getByRole("button", { name: /^Review/ })).toBeVisible();
  await expect(column("Ben Okafor").getByRole("button", { name: /^Review/ })).toBeVisible();
  await page.screenshot({ path: "/tmp/day.png" });
  await column("Marta Ellingsen")
    .getByRole("button", { name: /^Kick-off/ })
    .press("Alt+Shift+ArrowRight");
  const moved = successToast(page, "Moved to Anna, Mon 9:00 AM");
  await expect(moved).toBeVisible();
  await expect(column("Anna Ruiz").getByRole("button", { name: /^Kick-off/ })).toBeVisible();
  await moved.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(column("Marta Ellingsen").getByRole("button", { name: /^Kick-off/ })).toBeVisible();
});

test("a month of several people names whose calendar each is in and what is free together", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fill(account, make);
  await page.goto("/dashboard/appointments/month/2024-05?who=all");
  await expect(page.getByRole("cell", { name: /Monday, May 6.*Kick-off/ })).toContainText(
    "4 h 30 free",
  );
  await page.screenshot({ path: "/tmp/month.png" });
});

test("Find a Time offers what suits all, and the form begins with it", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fill(account, make);
  await page.goto(`/dashboard/appointments/week/${monday}?who=all`);
  await expect(freeLine(page).first()).toBeVisible();
  await page.keyboard.press("f");
  const dialog = page.getByRole("dialog", { name: "Find a Time" });
  const times = dialog.getByRole("list", { name: "Times" }).getByRole("button");
  await expect(times.first()).toHaveText(/Mon, May 6.*12:00 PM/);
  await expect(times.first()).toHaveAttribute("aria-pressed", "true");
  await page.screenshot({ path: "/tmp/find.png" });
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
  const { ben } = await fill(account, make);
  const search = new URLSearchParams({ date: monday, time: "09:15", attending: ben });
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
  await expect(times.first()).toHaveText(/Mon, May 6.*12:00 PM/);
  await times.first().press("Enter");
  await expect(page.getByLabel("Date and time")).toHaveValue(/May 6, 2024 12:00 PM/);
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
  const { anna, ben } = await fill(account, make);
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
  await expect(times.nth(1)).toHaveText(/Mon, May 6.*12:00 PM/);
  await times.nth(1).press("Enter");
  await times.nth(1).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Calendar" })).toContainText("Anna Ruiz");
  await expect(page.getByRole("button", { name: "Remove Marta Ellingsen" })).toBeHidden();
});

test("free @anna in the palette looks for a time with Anna", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fill(account, make);
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
