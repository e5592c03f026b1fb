import type { Locator, Page } from "@playwright/test";
import { calendarEndpoints } from "../shared/calendar.ts";
import { addDays, weekdayOf } from "../shared/dates/dates.ts";
import { absenceEndpoints } from "../shared/kinds/absences.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { fillCalendars, monday } from "./calendars.ts";
import { momentOf, today } from "./days.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "07:07")));

const freeLine = (page: Page) => page.getByRole("button", { name: /^All three free/ });

test("a week of several people shows whose each appointment is, and where all are free", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fillCalendars(account, make);
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
  await freeLine(page).first().press("Enter");
  const draft = page.getByRole("dialog", { name: "New appointment" });
  await expect(draft).toContainText("You, Anna and Ben");
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  expect(await widthOf(page.locator("[data-draft]"))).toBeLessThan(
    await widthOf(week.getByRole("list", { name: /^Monday/ })),
  );
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
  const { ben } = await fillCalendars(account, make);
  let isBack = false;
  await page.route(`**/api/appointments/span?*who=${ben}*`, (route) =>
    isBack ? route.continue() : route.fulfill({ status: 500, json: { msg: "No" } }),
  );
  await page.goto(`/dashboard/appointments/week/${monday}?who=all`);
  await expect(page.getByText("Ben’s calendar could not be loaded.")).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("button", { name: /^Review/ })).toBeVisible();
  await expect(freeLine(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Try Again" }).focus();
  isBack = true;
  await page.keyboard.press("Enter");
  await expect(freeLine(page).first()).toBeVisible();
});

test("a day of several people has a column for each, and a key moves to the next", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fillCalendars(account, make);
  await page.goto(`/dashboard/appointments/${monday}?who=all`);
  const column = (name: string) => page.getByRole("list", { name });
  await expect(column("Marta Ellingsen").getByRole("button", { name: /^Kick-off/ })).toBeVisible();
  await expect(column("Anna Ruiz").getByRole("button", { name: /^Review/ })).toBeVisible();
  await expect(column("Ben Okafor").getByRole("button", { name: /^Review/ })).toBeVisible();
  await column("Marta Ellingsen")
    .getByRole("button", { name: /^Kick-off/ })
    .press("Alt+Shift+ArrowRight");
  const moved = successToast(page, "Moved to Anna, Mon 9:00 AM");
  await expect(moved).toBeVisible();
  await expect(column("Anna Ruiz").getByRole("button", { name: /^Kick-off/ })).toBeVisible();
  await moved.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(column("Marta Ellingsen").getByRole("button", { name: /^Kick-off/ })).toBeVisible();
});

test("on the phone a day of several people lists the times at which all are free", async ({
  signedIn: page,
  account,
  make,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCalendars(account, make);
  await page.goto(`/dashboard/appointments/${monday}?who=all`);
  await expect(page.getByText(/All free 12:00/)).toBeVisible();
  await expect(page.getByText(/min free$|h free$/)).toHaveCount(0);
});

test("keys that follow each other move across columns as one change, which Undo takes back", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fillCalendars(account, make);
  await page.goto(`/dashboard/appointments/${monday}?who=all`);
  const block = (person: string) =>
    page.getByRole("list", { name: person }).getByRole("button", { name: /^Kick-off/ });
  await block("Marta Ellingsen").focus();
  await page.keyboard.press("Alt+Shift+ArrowRight");
  await page.keyboard.press("Alt+Shift+ArrowRight");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(block("Ben Okafor")).toBeFocused();
  const moved = successToast(page, "Moved to Ben, Mon 9:15 AM");
  await moved.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(block("Marta Ellingsen")).toBeVisible();
  await expect(block("Marta Ellingsen")).toHaveAccessibleName(/9:00/);
});

test("what somebody moved meanwhile is not moved over by another column", async ({
  signedIn: page,
  account,
  make,
  expectNoise,
}) => {
  expectNoise(/status of 409/);
  const { anna } = await fillCalendars(account, make);
  // Nothing of what others change arrives.
  await page.route("**/api/live*", (route) => route.abort());
  await page.goto(`/dashboard/appointments/${monday}?who=all`);
  const block = (person: string) =>
    page.getByRole("list", { name: person }).getByRole("button", { name: /^Handover/ });
  await expect(block("Ben Okafor")).toBeVisible();
  const { data } = await account.call(calendarEndpoints.span, {
    query: { startDate: monday, endDate: monday },
  });
  const handover = data.find(({ title }) => title === "Handover");
  await account.call(appointmentEndpoints.update, {
    params: { id: handover?._id ?? "" },
    body: { host: anna, date: `${monday}T16:00` },
  });
  await block("Ben Okafor").press("Alt+ArrowUp");
  await expect(
    page.getByText("This appointment was changed on another device. The day now shows the latest."),
  ).toBeVisible();
  await expect(block("Anna Ruiz")).toHaveAccessibleName(/4:00/);
});

test("a month of several people names whose calendar each is in and what is free together", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fillCalendars(account, make);
  await page.goto("/dashboard/appointments/month/2024-05?who=all");
  await expect(page.getByRole("cell", { name: /Monday, May 6.*Kick-off/ })).toContainText(
    "4 h 30 free",
  );
});

test("calendars say who is away, and days of one's own absence are no working time", async ({
  signedIn: page,
  account,
  make,
}) => {
  await page.clock.setFixedTime(new Date());
  const inAWeek = addDays(today(), 7);
  const day = addDays(inAWeek, -((weekdayOf(inAWeek) + 6) % 7));
  const { ben } = await fillCalendars(account, make, day);
  for (const [person, from] of [
    [ben, addDays(day, -3)],
    [account.user._id, addDays(day, 1)],
  ] as const) {
    const body = { person, from, until: addDays(day, 10), standIn: null };
    await account.call(absenceEndpoints.create, { body });
  }
  const week = `/dashboard/appointments/week/${day}`;
  const chip = (name: string) => page.getByRole("button", { name: `Hide ${name}` }).locator("..");
  await page.goto(`${week}?who=all`);
  await expect(chip("Ben Okafor")).toContainText(/, Away until \w/);
  await expect(chip(account.user.name)).toContainText(/, Away .+ – \w/);
  await expect(chip("Anna Ruiz")).not.toContainText("Away");
  await expect(page.getByText("4 appointments.")).toBeVisible();
  await expect(freeLine(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Hide Ben Okafor" }).press("Enter");
  const both = page.getByRole("button", { name: /^Both free/ });
  const onMonday = page
    .getByRole("list", { name: /^Monday/ })
    .getByRole("button", { name: /^Both/ });
  await expect(both.first()).toBeVisible();
  expect(await both.count()).toBe(await onMonday.count());
  await page.getByRole("button", { name: "Mine" }).press("Enter");
  await expect(page.getByText(/^You are away .+ – .+\.$/)).toBeVisible();
  await expect(page.getByText("1 appointment, 1 h booked, 7 h free.")).toBeVisible();

  await page.goto(`/dashboard/appointments/${day}?who=all`);
  await expect(page.getByText(/^Away until \w/)).toBeVisible();
  await page.goto(`/dashboard/appointments/${addDays(day, 1)}?who=me`);
  await expect(page.getByText(/^You are away until \w/)).toBeVisible();
  await expect(page.getByText("No appointments.")).toBeVisible();
  await page.goto(`/dashboard/appointments/month/${day.slice(0, 7)}?who=all`);
  await expect(chip("Ben Okafor")).toContainText("Away");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${week}?who=all`);
  await expect(page.getByText(/Ben is away until \w+ \d+\.$/)).toBeVisible();
  await expect(chip("Ben Okafor")).toBeHidden();
});

test("on paper each appointment names who has it, in a day and in a week", async ({
  signedIn: page,
  account,
  make,
}) => {
  await fillCalendars(account, make);
  await page.goto(`/dashboard/appointments/${monday}?who=all`);
  await expect(page.getByRole("list", { name: "Ben Okafor" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const day = page.getByRole("list", { name: "Appointments" }).getByRole("listitem");
  await expect(day.filter({ hasText: "Review" })).toContainText("Anna Ruiz, Ben Okafor");
  await expect(day.filter({ hasText: "Kick-off" })).toContainText("Marta Ellingsen");
  await expect(page.getByRole("list", { name: "Ben Okafor" })).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await page.goto(`/dashboard/appointments/week/${monday}?who=all`);
  await expect(page.getByRole("button", { name: /^Review/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const week = page.getByRole("region", { name: "Monday, May 6" }).getByRole("listitem");
  await expect(week.filter({ hasText: "Review" })).toContainText("Anna, Ben");
});
