import { momentOf } from "./days.ts";
import { expect, test } from "./fixtures.ts";
import { idOfPerson, joinDesk, openBrowser } from "./people.ts";
import { successToast } from "./toasts.ts";

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
const monday = "2024-05-06";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "07:07")));

test("an appointment stands in one calendar, others attend, and the form says what stands against it", async ({
  signedIn: page,
  account,
  make,
}) => {
  await joinDesk(account, "Ben Okafor", "member");
  const ben = await idOfPerson(account, "Ben Okafor");
  await joinDesk(account, "Ingrid Reader", "reader");
  const customer = await make.customer(await make.company());
  await make.appointment(customer, {
    title: "Demo: spare parts",
    date: `${monday}T13:00`,
    host: ben,
  });
  await page.goto(
    `/dashboard/appointments/new?date=${monday}&time=13:30&title=Review&customer=${customer._id}`,
  );
  const calendar = page.getByRole("combobox", { name: "Calendar" });
  await expect(calendar).toContainText("Marta Ellingsen");
  await page.getByRole("button", { name: "Add a person" }).press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText([/Ben Okafor/]);
  await page.getByRole("menuitem", { name: "Ben Okafor" }).press("Enter");
  const warning = page.getByText("Overlaps Demo: spare parts for Ben.");
  await expect(warning).toBeVisible();
  await page.getByRole("button", { name: "Both free at 9:00 AM" }).press("Enter");
  await expect(warning).toBeHidden();
  await expect(page.getByLabel("Date and time")).toHaveValue(/9:00 AM/);
  await page.getByLabel("Date and time").fill("May 6, 2024 7:15 PM");
  await page.keyboard.press("Tab");
  await expect(page.getByText("Ben doesn’t work then.")).toBeVisible();
  await page.getByRole("button", { name: "Save Appointment" }).press("Enter");
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
});

test("whoever attends sees whose calendar it is in, and leaves it in place of deleting it", async ({
  browser,
  account,
  make,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const customer = await make.customer(await make.company());
  await make.appointment(customer, {
    date: `${monday}T13:00`,
    attending: [await idOfPerson(account, "Ben Okafor")],
  });
  await using other = await openBrowser(browser, ben);
  const { page } = other;
  await page.clock.setFixedTime(momentOf(monday, "07:07"));
  await page.goto(`/dashboard/appointments/${monday}`);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Quarterly review/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Quarterly review" });
  await expect(dialog).toContainText("Marta’s calendar");
  await expect(dialog).toContainText("You attend");
  await expect(dialog.getByRole("button", { name: "Delete" })).toBeHidden();
  await dialog.getByRole("button", { name: "Leave" }).press("Enter");
  await expect(successToast(page, "You left. It stays in Marta’s calendar.")).toBeVisible();
});
