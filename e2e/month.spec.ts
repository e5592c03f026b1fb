import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { askOneByOne, expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** A Wednesday long over, so that nothing here depends on the day or hour of the run. */
const wednesday = "2024-05-08";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

const dayOf = (page: Page, day: string) => page.locator(`td[data-day="${day}"]`);
const item = (page: Page, name: RegExp) => page.getByRole("table").getByRole("button", { name });

test("an appointment goes to another day by mouse and by key and keeps its time, each undone", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: "2024-05-09T11:00:00.000Z", title: "Site visit" });
  await make.appointment(customer, { date: "2024-05-10", title: "Return the samples" });
  await page.goto("/dashboard/appointments/month/2024-05");
  await expect(page.getByText("2 appointments, 1 h booked")).toBeVisible();
  const visit = item(page, /^Site visit/);
  await expect(dayOf(page, "2024-05-09")).toContainText("11:00Site visit");
  await expect(page.getByRole("link", { name: "Week of May 5, 1 h booked" })).toBeVisible();

  await visit.dragTo(dayOf(page, "2024-05-14"));
  await expect(dayOf(page, "2024-05-14")).toContainText("11:00Site visit");
  const moved = successToast(page, "Moved to Tue 11:00 AM");
  await moved.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(dayOf(page, "2024-05-09")).toContainText("11:00Site visit");

  // What has no time keeps having none.
  const samples = item(page, /^Return the samples/);
  await samples.dragTo(dayOf(page, "2024-05-13"));
  await expect(dayOf(page, "2024-05-13")).toContainText("Return the samples");

  await page.getByRole("main").getByRole("link", { name: "Wednesday, May 8" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    page.getByRole("main").getByRole("link", { name: /^Thursday, May 9/ }),
  ).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(visit).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(dayOf(page, "2024-05-16")).toContainText("11:00Site visit");
  await expect(visit).toBeFocused();
  await expect(page.getByText("Moved to Thursday, 11:00 AM")).toBeAttached();
  await expect(successToast(page, "Moved to Thu 11:00 AM")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(dayOf(page, "2024-05-09")).toContainText("11:00Site visit");

  await page
    .getByRole("main")
    .getByRole("link", { name: /^Thursday, May 9/ })
    .focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-16");
});

test("a day of more than its lines opens all of them; empty ground books the first free time", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  for (const hour of ["09", "10", "11", "13", "14", "15"]) {
    await make.appointment(customer, {
      date: `2024-05-09T${hour}:00:00.000Z`,
      title: `Meeting at ${Number(hour)}`,
    });
  }
  await page.goto("/dashboard/appointments/month/2024-05");
  const thursday = dayOf(page, "2024-05-09");
  await expect(thursday.getByRole("button")).toHaveText([
    "9:00Meeting at 9",
    "10:00Meeting at 10",
    "11:00Meeting at 11",
    "+3 more on Thursday, May 9",
  ]);
  await thursday.getByRole("button", { name: "+3 more" }).click();
  const all = page.getByRole("dialog", { name: "Thursday, May 9" });
  await expect(all.getByRole("button")).toHaveCount(6);
  await all.getByRole("button", { name: /Meeting at 15/ }).click();
  await expect(page.getByRole("dialog", { name: "Meeting at 15" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await dayOf(page, "2024-05-13").click({ position: { x: 60, y: 90 } });
  const draft = page.getByRole("dialog", { name: "New appointment" });
  await expect(draft).toContainText("9:00 – 10:00 AM");
  // Drawn again elsewhere, it is there; what was typed is not lost unasked.
  await dayOf(page, "2024-05-20").click({ position: { x: 60, y: 90 } });
  await expect(dayOf(page, "2024-05-20")).toContainText("New appointment");
  await expect(dayOf(page, "2024-05-13")).not.toContainText("New appointment");
  await dayOf(page, "2024-05-13").click({ position: { x: 60, y: 90 } });
  await expect(dayOf(page, "2024-05-13")).toContainText("New appointment");
  await draft.getByPlaceholder("Title").fill("Kick-off");
  await dayOf(page, "2024-05-20").click({ position: { x: 60, y: 90 } });
  await page
    .getByRole("alertdialog", { name: "Discard this appointment?" })
    .getByRole("button", { name: "Keep Editing" })
    .click();
  await expect(draft.getByPlaceholder("Title")).toHaveValue("Kick-off");
  await draft.getByPlaceholder("Find a customer").fill("Priya");
  await page.getByRole("option", { name: /^Priya/ }).click();
  await draft.getByRole("button", { name: "Save Appointment" }).click();
  await expect(draft).toBeHidden();
  await expect(item(page, /^Kick-off/)).toBeFocused();
  await expect(dayOf(page, "2024-05-13")).toContainText("9:00Kick-off");

  await thursday.getByRole("button", { name: "+3 more" }).click();
  await all.getByRole("link", { name: "Open Day" }).click();
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-09");
});

test("a month that cannot be loaded keeps its days and offers another try", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  await askOneByOne(page);
  await page.route("**/api/appointments/span?*", (route) => route.fulfill({ status: 500 }));
  await page.goto("/dashboard/appointments/month/2024-05");
  await expect(page.getByText("The month could not be loaded.")).toBeVisible();
  await expect(dayOf(page, wednesday)).toBeVisible();
  await page.unroute("**/api/appointments/span?*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText(/^Nothing booked, /)).toBeVisible();
});
