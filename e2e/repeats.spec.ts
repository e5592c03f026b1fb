import type { Page } from "@playwright/test";
import { addDays, weekdayOf } from "../shared/dates/dates.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { longDate, shortDate, today, weekdayDate } from "./days.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** Every two weeks, of which the first time is over and the second is a week from today. */
const days = [-7, 7, 21, 35].map((ahead) => addDays(today(), ahead));
const [first = "", second = "", third = "", last = ""] = days;
const at = (day: string) => `${day} 14:00`;

/** Opens the list of a select and takes the option that many further down. */
async function chooseByKeys(page: Page, name: string, down: number): Promise<void> {
  await page.getByRole("combobox", { name, exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option").first()).toBeFocused();
  for (let n = 0; n < down; n++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

test("one every two weeks is made by keyboard; one is moved, one canceled, the following changed, all deleted, and each is undone", async ({
  signedIn: page,
  make,
  account,
}) => {
  const customer = await make.customer(await make.company());
  const listed = async () => {
    const query = { customer: customer._id, sort: "date" };
    return (await account.call(appointmentEndpoints.list, { query })).data;
  };
  const told = async () =>
    (await listed()).map(({ title, date, outcome }) =>
      [title, date.slice(0, 16).replace("T", " "), outcome].filter(Boolean).join(", "),
    );
  const as = (title: string, day: string) => `${title}, ${at(day)}`;
  const whole = days.map((day) => as("Quarterly review", day));
  /** Once the screen knows of what it did: the key takes back the last act that it knows. */
  const undo = async (toast: string | RegExp) => {
    await expect(successToast(page, toast)).toBeVisible();
    // Over a question, the key means nothing.
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page).toHaveURL(/dashboard(\/appointments\/(month\/)?[\d-]+)?$/);
    // The address is that of the next screen a moment before the form has gone, where the key means text.
    await expect(page.getByLabel("Title", { exact: true })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect.poll(told).toEqual(whole);
  };
  const edit = async (day: string) => {
    const time = (await listed()).find(({ date }) => date.startsWith(day));
    await page.goto(`/dashboard/appointments/${time?._id}/edit`);
    await expect(page.getByLabel("Title")).toHaveValue("Quarterly review");
  };

  await page.goto(`/dashboard/appointments/new?date=${first}&time=14:00&customer=${customer._id}`);
  await page.getByLabel("Title").focus();
  await page.keyboard.type("Quarterly review");
  const isWeekend = [0, 6].includes(weekdayOf(first));
  await chooseByKeys(page, "Repeats", isWeekend ? 3 : 4);
  await chooseByKeys(page, "Ends", 2);
  await page.getByLabel("Number of times").focus();
  await page.keyboard.type("4");
  await expect(page.getByText(/^Every 2 weeks on \w+ until .*, 4 times\.$/)).toBeVisible();
  const times = page.getByRole("list", { name: "Times of the repeat" });
  await expect(times.getByRole("listitem")).toHaveText(days.map((day) => `${shortDate(day)}Free`));
  await expect(page.getByRole("button", { name: "Save 4 Appointments" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await expect.poll(told).toEqual(whole);

  const next = addDays(second, 1);
  await edit(second);
  await page.getByLabel("Date and time").fill(`${longDate(next)} 2:00 PM`);
  await page.getByRole("button", { name: "Save Appointment" }).click();
  const move = page.getByRole("alertdialog", { name: "Move Quarterly review?" });
  await expect(move.getByRole("radio", { name: "This appointment" })).toBeFocused();
  await expect(move.getByText(weekdayDate(next))).toBeVisible();
  await expect(move).toContainText("4 appointments. The past one stays where it is.");
  await page.keyboard.press("ArrowDown");
  await expect(move.getByRole("button", { name: "Move 3 Appointments" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(told).toEqual(whole.with(1, as("Quarterly review", next)));
  await undo("Appointment updated successfully");

  await page.goto("/dashboard");
  const outcome = (name: string | RegExp) =>
    page
      .getByRole("group", { name: "How did Quarterly review go?" })
      .getByRole("button", { name: "More outcomes" })
      .click()
      .then(() => page.getByRole("menuitem", { name }).click());
  await outcome(/^Canceled/);
  await expect.poll(told).toEqual(whole.with(0, `${whole[0]}, canceled`));
  await undo("Marked as canceled");

  // Wherever it is moved from, it is asked which ones.
  await outcome(/^Move/);
  const picker = page.getByRole("dialog", { name: "Move Quarterly review" });
  await picker.getByRole("button", { name: "Tomorrow" }).click();
  await picker.getByRole("button", { name: /^Move to/ }).click();
  await move.getByRole("button", { name: "Move Appointment" }).click();
  const tomorrow = as("Quarterly review", addDays(today(), 1));
  await expect.poll(told).toEqual(whole.with(0, tomorrow));
  await undo(/^Moved to/);
  await page.goto(`/dashboard/appointments/month/${third.slice(0, 7)}`);
  await page.locator(`[data-day="${third}"] [data-item]`).press("Alt+ArrowRight");
  await expect(move.getByRole("radio", { name: "This appointment" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const after = [third, last].map((day) => as("Quarterly review", addDays(day, 1)));
  await expect.poll(told).toEqual([...whole.slice(0, 2), ...after]);
  await undo(/^Moved to/);

  await edit(third);
  await page.getByLabel("Title").fill("Review with Anna");
  await page.keyboard.press("Enter");
  const change = page.getByRole("alertdialog", { name: "Change Quarterly review?" });
  await expect(change.getByRole("radio", { name: "This appointment" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await change.getByRole("button", { name: "Change 2 Appointments" }).click();
  await expect(page).toHaveURL(`/dashboard/appointments/${third}`);
  const changed = [third, last].map((day) => as("Review with Anna", day));
  await expect.poll(told).toEqual([...whole.slice(0, 2), ...changed]);
  await undo("Appointment updated successfully");

  await edit(third);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const remove = page.getByRole("alertdialog", { name: "Delete Quarterly review?" });
  await expect(remove.getByRole("button", { name: "Keep Appointments" })).toBeFocused();
  await remove.getByRole("radio", { name: "All" }).click();
  await remove.getByRole("button", { name: "Delete 4 Appointments" }).click();
  await expect.poll(told).toEqual([]);
  await undo("4 appointments deleted.");
});

test("a custom repeat says what it misses, and begins on one of its own days", async ({
  signedIn: page,
  make,
}) => {
  // A Monday.
  const monday = "2030-01-07";
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: "2030-01-24T09:30:00.000Z", title: "Handover" });
  await page.goto(`/dashboard/appointments/new?date=${monday}&time=09:00&customer=${customer._id}`);
  await page.getByLabel("Title").fill("Standup");
  await page.getByRole("combobox", { name: "Repeats" }).click();
  await page.getByRole("option", { name: "Custom…" }).click();
  const dialog = page.getByRole("dialog", { name: "Custom Repeat" });
  const set = dialog.getByRole("button", { name: "Set Repeat" });
  await dialog.getByLabel("Every", { exact: true }).fill("100");
  await dialog.getByRole("button", { name: "Monday" }).click();
  await dialog.getByRole("radio", { name: "On date" }).click();
  await dialog.getByLabel("Last day").fill("January 7, 2030");
  await set.click();
  await expect(dialog.getByText("Enter a number from 1 to 99")).toBeVisible();
  await expect(dialog.getByText("Choose a weekday")).toBeVisible();
  await expect(dialog.getByText("Choose a date after Jan 7, 2030")).toBeVisible();

  await dialog.getByLabel("Every", { exact: true }).fill("1");
  await dialog.getByRole("button", { name: "Tuesday" }).click();
  await dialog.getByRole("button", { name: "Thursday" }).click();
  await dialog.getByRole("radio", { name: "After" }).click();
  await dialog.getByLabel("Number of times").fill("6");
  await expect(dialog).toContainText("Weekly on Tuesday and Thursday until Jan 24, 2030, 6 times.");
  await set.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Date and time")).toHaveValue("January 8, 2030 9:00 AM");
  await expect(page.getByText("Overlaps once, on Jan 24.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "6 Dates" })).toBeVisible();
  await expect(page.getByText("Overlaps with Handover")).toBeVisible();

  // The rule follows the date.
  await page.getByLabel("Date and time").fill("January 9, 2030 9:00 AM");
  await expect(page.getByRole("combobox", { name: "Repeats" })).toHaveText(
    "Weekly on Wednesday and Friday",
  );
  await page.getByRole("button", { name: "Save 6 Appointments" }).click();
  await expect(page).toHaveURL("/dashboard/appointments/2030-01-09");
  await expect(page.getByRole("button", { name: /^Standup/ })).toBeVisible();
});
