import type { Page } from "@playwright/test";
import { addDays } from "../shared/dates/dates.ts";
import { momentOf, today } from "./days.ts";
import { askOneByOne, connectionLost, expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const day = today();

/** One task of each kind, one of them a customer's. */
async function fill(make: Make) {
  const customer = await make.customer(await make.company());
  await make.task({ text: "Send the invoice", due: addDays(day, -2), customer: customer._id });
  await make.task({ text: "Call back about the sample", due: day, time: "16:00" });
  await make.task({ text: "Ask for the floor plan", due: addDays(day, 5) });
  await make.task({ text: "Thank Renée" });
  return customer;
}

const rowsOf = (page: Page, group: string) =>
  page.getByRole("region", { name: group, exact: true }).getByRole("listitem");

test("tasks by keyboard alone: added, done, snoozed, edited, deleted and taken back", async ({
  signedIn: page,
  make,
}) => {
  const customer = await fill(make);
  await page.clock.setFixedTime(momentOf(day, "12:07"));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const { keyboard } = page;
  await keyboard.press("g");
  await keyboard.press("t");
  await expect(page).toHaveTitle("Tasks · Client Desk");
  await expect(page.getByText("1 overdue, 1 due today.")).toBeVisible();
  const count = page.getByRole("complementary").getByRole("link", { name: /^Tasks ?, 2$/ });
  await expect(count).toBeVisible();

  await keyboard.press("t");
  await keyboard.type("Book the train");
  await keyboard.press("Enter");
  await expect(successToast(page, "Task added")).toBeVisible();
  await expect(rowsOf(page, "No date")).toHaveCount(2);
  const field = page.getByRole("textbox", { name: "New task" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");

  // Done: struck at once, then the next one takes its place and the keys.
  await field.blur();
  await keyboard.press("j");
  const invoice = page.getByRole("checkbox", { name: "Done: Send the invoice" });
  await expect(invoice).toBeFocused();
  await keyboard.press("x");
  await expect(invoice).toBeChecked();
  await expect(rowsOf(page, "Overdue")).toHaveCount(1);
  await expect(successToast(page, "Task done")).toBeVisible();
  await expect(rowsOf(page, "Done")).toContainText("Send the invoice");
  await expect(page.getByRole("region", { name: "Overdue" })).toHaveCount(0);
  const sample = page.getByRole("checkbox", { name: "Done: Call back about the sample" });
  await expect(sample).toBeFocused();

  await keyboard.press("s");
  await expect(page.getByRole("menuitem", { name: /^Tomorrow/ })).toBeFocused();
  await keyboard.press("1");
  await expect(page.getByText(/^Snoozed to /)).toBeVisible();
  await expect(rowsOf(page, "Upcoming")).toHaveCount(2);
  await expect(rowsOf(page, "Upcoming").first()).toContainText("4:00 PM");
  await expect(page.getByText("Nothing due today.")).toBeVisible();

  // The focus stayed where the row was.
  await expect(sample).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("e");
  const text = page.getByRole("textbox", { name: "Task", exact: true });
  await expect(text).toBeFocused();
  await text.fill("Ask for both floor plans");
  await keyboard.press("Tab");
  await keyboard.type("today");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type("9am");
  await keyboard.press("Enter");
  await expect(rowsOf(page, "Today")).toContainText(["Ask for both floor plans"]);
  await expect(rowsOf(page, "Today")).toContainText("9:00 AM");

  await page.getByRole("checkbox", { name: "Done: Book the train" }).focus();
  await keyboard.press("Delete");
  await expect(page.getByText("Book the train")).toHaveCount(0);
  await expect(successToast(page, "Task deleted")).toBeVisible();
  await keyboard.press("Control+z");
  await expect(rowsOf(page, "No date")).toHaveCount(2);

  await page.getByRole("checkbox", { name: "Done: Send the invoice" }).focus();
  await keyboard.press("x");
  await expect(rowsOf(page, "Overdue")).toContainText("Send the invoice");
  await expect(rowsOf(page, "Done")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Done: Send the invoice" }).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: customer.name })).toBeVisible();
});

test("a task is changed by whom it is for, and Esc leaves it as it was", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { name: "Aoife Byrne" });
  await make.task({ text: "Send the quote", due: day });
  await page.goto("/dashboard/tasks");
  await page.getByRole("button", { name: "Send the quote" }).click();
  await page.getByRole("textbox", { name: "Task", exact: true }).fill("Nothing");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("checkbox", { name: "Done: Send the quote" })).toBeFocused();

  await page.keyboard.press("e");
  await page.getByRole("combobox", { name: "Customer or company" }).fill("aoife");
  await page.getByRole("option", { name: /Aoife Byrne/ }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(successToast(page, "Task updated")).toBeVisible();
  await expect(rowsOf(page, "Today")).toContainText("Aoife Byrne, Brightwater Dental Group");

  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Task", exact: true }).fill("");
  await page.getByRole("textbox", { name: "Time" }).fill("soon");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a task")).toBeVisible();
  await expect(page.getByText("Try “3pm” or “15:00”")).toBeVisible();
});

test("a line is read as it is typed: its day and whom it is for, unless they are turned back into text", async ({
  signedIn: page,
  make,
}) => {
  await make.customer(await make.company(), { name: "Jürgen Jäger" });
  await page.goto("/dashboard/tasks");
  const field = page.getByRole("textbox", { name: "New task" });
  await field.fill("Send Jürgen Jäger the report tomorrow 3pm");
  const reading = page.locator("output");
  await expect(reading).toHaveText(/^Jürgen Jäger, .*, 3:00 PM$/);
  await field.press("Enter");
  const row = rowsOf(page, "Upcoming");
  await expect(row).toContainText("the report");
  await expect(row).toContainText("Jürgen Jäger, Brightwater Dental Group");
  await expect(row).toContainText("3:00 PM");

  await field.fill("Plan for tomorrow");
  await expect(reading).toBeVisible();
  await field.press("Backspace");
  await expect(reading).toHaveCount(0);
  await field.press("Enter");
  await expect(rowsOf(page, "No date")).toContainText("Plan for tomorrow");
});

test("no tasks, and tasks that cannot be loaded or saved", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  await page.goto("/dashboard/tasks");
  await expect(page.getByText("No tasks. Add one here, or while you write a note.")).toBeVisible();
  await askOneByOne(page);
  await page.route("**/api/tasks*", (route) => route.abort());
  const field = page.getByRole("textbox", { name: "New task" });
  await field.fill("Book the train");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Not saved. Your text is kept.");
  await expect(field, "what was written is not lost").toHaveValue("Book the train");
  await page.reload();
  await expect(page.getByRole("alert").getByText("Failed to load tasks").first()).toBeVisible();
  await page.unroute("**/api/tasks*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("No tasks. Add one here")).toBeVisible();
});

test("more tasks than a page come when asked for", async ({ signedIn: page, make }) => {
  await Promise.all(
    Array.from({ length: 53 }, (_, at) => make.task({ text: `Task ${at}`, due: day })),
  );
  await page.goto("/dashboard/tasks");
  await expect(rowsOf(page, "Today")).toHaveCount(50);
  await expect(page.getByText("More than 50 due today.")).toBeVisible();
  await page.getByRole("button", { name: "Show 3 more" }).click();
  await expect(rowsOf(page, "Today")).toHaveCount(53);
  await expect(page.getByText("53 due today.")).toBeVisible();
});

test.describe("by thumb", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a task is done and snoozed by swiping, and by buttons", async ({
    signedIn: page,
    make,
  }) => {
    await fill(make);
    await page.goto("/dashboard/tasks");
    await page.getByRole("button", { name: "Send the invoice" }).tap();
    const sheet = page.getByRole("dialog", { name: "Send the invoice" });
    await sheet.getByRole("button", { name: "Snooze" }).tap();
    await page
      .getByRole("dialog", { name: "Snooze" })
      .getByRole("button", { name: /Next week/ })
      .tap();
    await expect(rowsOf(page, "Upcoming")).toHaveCount(2);

    const sample = rowsOf(page, "Today").filter({ hasText: "Call back" });
    await swipe(page, sample, 160);
    await expect(successToast(page, "Task done")).toBeVisible();
    await expect(rowsOf(page, "Done")).toContainText("Call back");

    await swipe(page, rowsOf(page, "No date").first(), -160);
    // A sheet that is still moving leaves taps alone.
    const pick = page.getByRole("dialog", { name: "Snooze" }).getByRole("button", { name: "Pick" });
    await pick.click();
    const days = page.getByRole("dialog", { name: "Pick a day" });
    await days.getByRole("button", { name: "Today" }).click();
    await expect(rowsOf(page, "Today")).toContainText("Thank Renée");
  });
});

/** A thumb on the middle of a row, moved aside. */
async function swipe(page: Page, row: ReturnType<typeof rowsOf>, by: number) {
  const box = await row.boundingBox();
  if (!box) throw new Error("The row is not there");
  const device = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const from = box.x + box.width / 2;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    device.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await send("touchStart", from);
  for (const part of [0.2, 0.5, 0.8, 1]) await send("touchMove", from + by * part);
  await send("touchEnd");
  await device.detach();
}

test("the day shows its tasks above its hours, and they are ticked there", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto(`/dashboard/appointments/${day}`);
  const tasks = page.getByRole("list", { name: "Tasks of this day" });
  await expect(tasks.getByRole("listitem")).toHaveText([/4:00 PM.*Call back about the sample/]);
  await tasks.getByRole("checkbox").check();
  await expect(successToast(page, "Task done")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(tasks.getByRole("checkbox")).not.toBeChecked();
});
