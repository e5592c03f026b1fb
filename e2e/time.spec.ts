import type { Page } from "@playwright/test";
import { addDays, todayIn } from "../shared/dates/dates.ts";
import { fullDate, longDate, monthName, weekdayDate } from "./days.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

async function book(page: Page, title: string, date: string) {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Date and time").fill(date);
  await page.getByRole("button", { name: "Save Appointment" }).click();
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
}

for (const [timeZone, offset] of [
  ["Pacific/Honolulu", "-10:00"],
  ["Asia/Kathmandu", "+05:45"],
  ["Pacific/Kiritimati", "+14:00"],
] as const) {
  test.describe(timeZone, () => {
    test.use({ timezoneId: timeZone });

    test("3:00 PM is 3:00 PM, on that day, on every screen", async ({ signedIn: page, make }) => {
      const day = todayIn(timeZone, new Date());
      // Before 3 PM: what is over is folded on the overview.
      await page.clock.setFixedTime(`${day}T10:00:00${offset}`);
      const company = await make.company();

      await page.goto(`/dashboard/companies/${company._id}/customers/new`);
      await expect(page.getByLabel("Last contact")).toHaveValue(longDate(day));
      await page.getByLabel("Name", { exact: true }).fill("Priya Raghunathan");
      await page.getByLabel("Email", { exact: true }).fill("priya@brightwater.test");
      await page.getByRole("button", { name: "Add Customer" }).click();
      await expect(successToast(page, "Customer created successfully")).toBeVisible();
      await page.getByRole("link", { name: "Priya Raghunathan" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "Priya Raghunathan" }),
      ).toBeVisible();
      await expect(page.getByText(`${longDate(day)} (today)`)).toBeVisible();

      await page.getByRole("main").getByRole("link", { name: "New Appointment" }).click();
      const sent = page.waitForRequest(
        (request) => request.method() === "POST" && request.url().endsWith("/api/appointments"),
      );
      await book(page, "Afternoon tea", `${longDate(day)} 3:00 PM`);
      expect((await sent).postDataJSON()).toMatchObject({ date: `${day}T15:00:00.000Z` });

      await expect(page).toHaveURL(/\/dashboard\/customers\//);
      await page.goto(`/dashboard/appointments/${day}`);
      await expect(page.getByRole("heading", { level: 1, name: fullDate(day) })).toBeVisible();
      await expect(
        page.getByRole("list", { name: "Appointments" }).getByRole("listitem"),
      ).toHaveText([/^Afternoon tea, 3:00 PM, 1 h/]);
      await expect(
        page.getByRole("main").getByRole("link", { name: "Priya Raghunathan", exact: true }),
        "today's contact is an interaction of today",
      ).toBeVisible();
      await page.getByRole("button", { name: /^Afternoon tea/ }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
      await expect(page.getByLabel("Date and time")).toHaveValue(`${longDate(day)} 3:00 PM`);

      await page.goto("/dashboard");
      await expect(
        page.getByRole("link", { name: `${weekdayDate(day)}, 1 appointment` }),
      ).toHaveAttribute("aria-current", "date");
      await expect(
        page.getByRole("list", { name: "Today's appointments" }).getByRole("listitem").filter({
          hasText: "Afternoon tea",
        }),
      ).toContainText("3:00 PM");
      await page.goto(`/dashboard/companies/${company._id}?tab=appointments`);
      const appointments = page.getByRole("list", { name: "Story" });
      await expect(
        appointments.getByRole("listitem").filter({ hasText: "Afternoon tea" }),
      ).toContainText("3:00 PM");
    });
  });
}

for (const { timeZone, night, now, times } of [
  {
    timeZone: "America/New_York",
    night: "2026-03-08",
    // 1:30 AM, half an hour before the clocks go forward.
    now: "2026-03-08T06:30:00Z",
    times: ["2:30 AM", "3:00 PM"],
  },
  {
    timeZone: "America/New_York",
    night: "2026-11-01",
    // 1:30 AM for the second time.
    now: "2026-11-01T06:30:00Z",
    times: ["1:30 AM", "3:00 PM"],
  },
  {
    timeZone: "America/Santiago",
    night: "2026-09-06",
    // The day begins at 1 AM there: midnight does not exist.
    now: "2026-09-06T15:00:00Z",
    times: ["12:00 AM", "3:00 PM"],
  },
] as const) {
  test.describe(`${timeZone}, the night of ${night}`, () => {
    test.use({ timezoneId: timeZone });
    test.beforeEach(({ page }) => page.clock.setFixedTime(now));

    test("no appointment moves and no day is lost", async ({ signedIn: page, make }) => {
      const customer = await make.customer(await make.company());
      for (const time of times) {
        await page.goto(
          `/dashboard/appointments/new?company=${customer.company}&customer=${customer._id}`,
        );
        await book(page, `Meeting at ${time}`, `${longDate(night)} ${time}`);
        await expect(page).toHaveURL(`/dashboard/appointments/${night}`);
      }
      const cards = page.getByRole("list", { name: "Appointments" }).getByRole("listitem");
      await expect(cards).toHaveText(
        times.map((time) => new RegExp(`^Meeting at ${time}, ${time}`)),
      );

      const calendar = page.getByRole("region", { name: "Calendar" });
      await expect(calendar.getByRole("heading", { name: monthName(night) })).toBeVisible();
      await expect(
        calendar.getByRole("link", { name: `${weekdayDate(night)}, 2 appointments` }),
      ).toHaveAttribute("href", `/dashboard/appointments/${night}`);
      const days = await calendar
        .getByRole("table")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(-10) ?? ""));
      expect(new Set(days).size, "each day stands there once").toBe(days.length);
      expect(days, "and in its order").toEqual([...days].sort());

      for (const [there, day, back] of [
        [/^Previous day/, addDays(night, -1), /^Next day/],
        [/^Next day/, addDays(night, 1), /^Previous day/],
      ] as const) {
        await page.getByRole("link", { name: there }).click();
        await expect(page.getByRole("heading", { level: 1, name: fullDate(day) })).toBeVisible();
        await page.getByRole("link", { name: back }).click();
        await expect(page.getByRole("heading", { level: 1, name: fullDate(night) })).toBeVisible();
        await expect(page).toHaveURL(`/dashboard/appointments/${night}`);
      }

      await page.getByRole("button", { name: new RegExp(`^Meeting at ${times[0]}`) }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
      await expect(page.getByLabel("Date and time")).toHaveValue(`${longDate(night)} ${times[0]}`);
      await page.getByLabel("Title").fill("Renamed");
      await page.getByRole("button", { name: "Save Appointment" }).click();
      await expect(cards).toHaveText([
        new RegExp(`^Renamed, ${times[0]}`),
        new RegExp(`^Meeting at ${times[1]}, ${times[1]}`),
      ]);
    });
  });
}
