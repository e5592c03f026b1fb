import { momentOf } from "./days.ts";
import { expect, test } from "./fixtures.ts";

const wednesday = "2030-05-08";
const thursday = "2030-05-09";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

test("what runs past midnight is on the next day, in the week, the day and the list of the phone", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company(), { name: "Priya Raghunathan" });
  await make.appointment(customer, { title: "Launch", date: `${wednesday}T22:30`, duration: 240 });
  // The week begins on a Sunday: this one is of the week before.
  await make.appointment(customer, { title: "Gala", date: "2030-05-04T23:00", duration: 120 });

  await page.goto(`/dashboard/appointments/week/${wednesday}`);
  const week = page.getByRole("region", { name: "Week of May 5" });
  const launch = week.getByRole("list", { name: "Thursday, May 9" }).getByRole("button");
  await expect(launch).toHaveAccessibleName(/^Launch, .*from the day before/);
  await expect(week.getByRole("button", { name: /^Gala.*from the day before/ })).toBeVisible();
  await launch.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(week.getByRole("button", { name: /^Launch(?!.*from the day)/ })).toBeFocused();
  await launch.click();
  await expect(page.getByRole("dialog")).toContainText("Launch");
  await page.keyboard.press("Escape");

  await page.goto(`/dashboard/appointments/${thursday}`);
  const day = page.getByRole("list", { name: "Appointments" });
  await expect(day.getByRole("listitem")).toContainText(["Launch"]);
  await expect(page.getByText("Nothing booked")).toBeHidden();
  await expect(page.getByText("No appointments, 2 h 30 min booked, 8 h free.")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(day.getByRole("listitem").first()).toHaveText(/^to 2:30 AMLaunch/);
  await page.goto(`/dashboard/appointments/week/${wednesday}`);
  const section = page.getByRole("region", { name: "Thursday 9" });
  await expect(section.getByRole("listitem").first()).toHaveText(/^to 2:30 AMLaunch/);
});
