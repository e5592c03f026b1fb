import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { appointmentFields, expectFieldError } from "./fields.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { errorToast, successToast } from "./toasts.ts";

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
const monday = "2024-05-06";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "10:07")));

/** The appointments of the day on screen, by time. */
function cards(page: Page) {
  return page.getByRole("list", { name: "Appointments" }).getByRole("listitem");
}

test("a known customer is booked from the own page: only the title is left to type", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await page.goto(`/dashboard/customers/${customer._id}`);
  await page.getByRole("main").getByRole("link", { name: "New Appointment" }).click();
  const form = appointmentFields(page);
  await expect(form.title).toBeFocused();
  await expect(form.bookedWith).toContainText("Priya RaghunathanCompanyBrightwater Dental Group");
  await expect(form.date).toHaveValue("May 6, 2024 11:00 AM");
  await expect(form.duration).toHaveText("1 h");
  await page.keyboard.type("Quarterly review");
  await page.keyboard.press("Enter");

  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/customers/${customer._id}`);
  // What was saved has the focus.
  await expect(page.locator("[data-appointment]:focus")).toHaveText(/Quarterly review/);
  await page.goto(`/dashboard/appointments/${monday}`);
  await expect(cards(page)).toHaveText([/^Quarterly review, 11:00 AM, 1 h/]);
  await expect(cards(page)).toContainText("Priya Raghunathan, Brightwater Dental Group");
});

test("an appointment is filled in from nothing: company, its customer, day, time and length", async ({
  signedIn: page,
  make,
}) => {
  const dental = await make.company({ name: "Brightwater Dental" });
  const bakery = await make.company({ name: "Anker Bakery" });
  await make.customer(dental, { name: "Priya" });
  await make.customer(dental, { name: "Quentin" });
  await make.customer(bakery, { name: "Tomás" });
  await make.customer(bakery, { name: "Ulla" });
  await page.goto("/dashboard/appointments/new");
  const form = appointmentFields(page);
  await expect(form.customer).toBeDisabled();
  await expect(form.customer).toHaveAccessibleDescription("Select a company first");

  await form.title.fill("Contract talk");
  await form.company.click();
  await expect(page.getByRole("option")).toHaveText([/^Anker Bakery/, /^Brightwater Dental/]);
  await form.company.fill("bright");
  await expect(page.getByRole("option")).toHaveText([/^Brightwater Dental/]);
  await page.keyboard.press("Enter");
  await expect(form.company).toHaveValue("Brightwater Dental");
  await expect(form.customer).toHaveAccessibleDescription("2 customers at this company");
  await form.customer.click();
  await page.getByRole("option", { name: /^Priya/ }).click();
  await expect(form.bookedWith).toContainText("Priya");

  await form.change.click();
  await expect(form.who).toBeFocused();
  await expect(form.customer).toHaveValue("Priya");
  await form.company.fill("anker");
  await page.getByRole("option", { name: "Anker Bakery" }).click();
  await expect(form.customer, "another company lets go of the customer").toHaveValue("");
  await form.customer.click();
  await expect(page.getByRole("option")).toHaveText([/^Tomás/, /^Ulla/]);
  await page.getByRole("option", { name: "Tomás" }).click();

  await form.date.click();
  const calendar = page.getByRole("dialog", { name: "Calendar" });
  await expect(calendar.getByRole("gridcell", { name: /May 5th, 2024/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(calendar.getByRole("gridcell", { name: /May 6th, 2024/ })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
  await calendar.getByRole("gridcell", { name: /May 8th, 2024/ }).click();
  await expect(form.date).toHaveValue("May 8, 2024 11:00 AM");
  const times = calendar.getByRole("list", { name: "Time" }).getByRole("button");
  await expect(times).toHaveCount(96);
  await expect(times.nth(0)).toHaveText("12:00 AM");
  await expect(times.nth(1)).toHaveText("12:15 AM");
  await expect(times.nth(95)).toHaveText("11:45 PM");
  await calendar.getByRole("button", { name: "3:00 PM" }).click();
  await expect(calendar).toBeHidden();
  await expect(form.date).toHaveValue("May 8, 2024 3:00 PM");
  await form.duration.click();
  // The list brings what is chosen into view and to focus: until then it moves under the pointer.
  await expect(page.getByRole("option", { name: "1 h", exact: true })).toBeFocused();
  await page.getByRole("option", { name: "1 h 30 min", exact: true }).click();
  await expect(form.duration).toHaveAccessibleDescription("Until 4:30 PM");
  await form.notes.fill("Bring the draft");
  await form.save.click();

  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-08");
  await expect(cards(page)).toHaveText([/^Contract talk, 3:00 PM, 1 h 30 min/]);
  await page.getByRole("button", { name: /^Contract talk/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await expect(form.bookedWith).toContainText("TomásCompanyAnker Bakery");
  await expect(form.notes).toHaveValue("Bring the draft");
});

test("title, date, customer and company must be there", async ({ signedIn: page, make }) => {
  const company = await make.company();
  await make.customer(company);
  await make.customer(company, { name: "Quentin" });
  await page.goto("/dashboard/appointments/new");
  const form = appointmentFields(page);
  const sentence = "Please fill all required fields";
  await form.date.fill("");
  await form.save.click();
  await expect(errorToast(page, sentence)).toBeVisible();
  await expectFieldError(form.title, sentence);
  await expectFieldError(form.company, sentence);
  await expectFieldError(form.date, sentence);
  await expect(form.company, "the first field that is wrong").toBeFocused();

  await form.title.fill("Quarterly review");
  await form.company.fill("bright");
  await page.getByRole("option", { name: "Brightwater Dental Group" }).click();
  await form.date.fill("tomorrow 3 pm");
  await form.save.click();
  await expectFieldError(form.customer, sentence);
  await expect(form.customer).toBeFocused();
  await expect(form.date).toHaveValue("May 7, 2024 3:00 PM");
  await form.customer.click();
  await page.getByRole("option", { name: /^Priya/ }).click();
  await form.save.click();
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-07");
});

test("moving an appointment: open it, change the time, Enter", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: `${monday}T14:00:00.000Z`, title: "Site visit" });
  await page.goto(`/dashboard/appointments/${monday}`);
  await page.getByRole("button", { name: /^Site visit/ }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  const form = appointmentFields(page);
  await expect(form.title).toHaveValue("Site visit");
  await expect(form.date).toHaveValue("May 6, 2024 2:00 PM");
  await form.date.fill("4:15 pm");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Appointment updated successfully")).toBeVisible();
  await expect(cards(page)).toHaveText([/^Site visit, 4:15 PM/]);
});

test("an appointment is deleted from its form and from the day, each after a question", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: `${monday}T14:00:00.000Z`, title: "Site visit" });
  await make.appointment(customer, { date: `${monday}T16:00:00.000Z`, title: "Debrief" });
  await page.goto(`/dashboard/appointments/${monday}`);
  const title = page.getByRole("button", { name: /^Debrief/ });
  await title.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // As quick fingers find it, before the facts have taken the focus.
  await title.focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await title.click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await expect(appointmentFields(page).title).toHaveValue("Debrief");
  // The facts, which have the same button, are on their way out.
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const debrief = page.getByRole("alertdialog", { name: "Delete Debrief?" });
  await expect(debrief).toContainText(
    "Monday, May 6 at 4:00 PM with Priya Raghunathan. You can undo this in History for 30 days.",
  );
  await debrief.getByRole("button", { name: "Keep Appointment" }).click();
  await expect(debrief).toBeHidden();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await debrief.getByRole("button", { name: "Delete Appointment" }).click();
  await expect(successToast(page, "Appointment deleted successfully")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/appointments/${monday}`);
  await expect(cards(page)).toHaveText([/^Site visit/]);

  await page.getByRole("button", { name: /^Site visit/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog", { name: "Delete Site visit?" })
    .getByRole("button", { name: "Delete Appointment" })
    .click();
  await expect(page.getByRole("heading", { name: "Nothing booked" })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test("the day view lists appointments and interactions and steps to the days around", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Anker Bakery" });
  const customer = await make.customer(company, { name: "Tomás", lastContact: monday, value: 10 });
  await make.customer(company, { name: "Ana", lastContact: monday, value: 20 });
  await make.customer(company, { name: "Bo", lastContact: "2024-05-05" });
  for (const [time, title] of [
    ["15:00", "Quarterly review"],
    ["00:15", "Night shift"],
    ["12:00", "Lunch"],
    ["15:30", "Overlapping call"],
  ]) {
    await make.appointment(customer, { date: `${monday}T${time}:00.000Z`, title });
  }
  await page.goto(`/dashboard/appointments/${monday}`);
  await expect(
    page.getByText("Today. Four appointments, 3 h 30 min booked, 4 h 23 min free."),
  ).toBeVisible();
  await expect(cards(page)).toHaveText([
    /^Night shift, 12:15 AM/,
    /^Lunch, 12:00 PM/,
    /^Quarterly review, 3:00 PM, 1 h(?!.*overlaps)/,
    /^Overlapping call, 3:30 PM, 1 h(?!.*overlaps)/,
  ]);
  const status = page.getByRole("button", { name: /^Status of/ });
  const interactions = page.getByRole("main").getByRole("listitem").filter({ has: status });
  await expect(interactions).toHaveText([/^Ana\$20\.00Anker Bakery/, /^Tomás\$10\.00Anker Bakery/]);
  await page.getByRole("button", { name: /^Status of Ana: / }).click();
  await page.getByRole("menuitemradio", { name: "Returning Client" }).click();
  await expect(interactions.first()).toContainText("Returning Client");

  await page.getByRole("link", { name: "Previous day, Sun 5" }).click();
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-05");
  await expect(page.getByRole("heading", { level: 1, name: "Sunday, May 5, 2024" })).toBeFocused();
  await expect(interactions).toHaveText([/^Bo/]);
  await page.getByRole("link", { name: "Go to Today" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Monday, May 6, 2024" })).toBeFocused();
  await page.getByRole("link", { name: "Next day, Tue 7" }).click();
  await expect(page).toHaveURL("/dashboard/appointments/2024-05-07");
  await expect(page.getByRole("heading", { name: "Nothing booked" })).toBeVisible();

  await page.getByRole("link", { name: "New appointment at 1:00 PM" }).click();
  await expect(appointmentFields(page).date).toHaveValue("May 7, 2024 1:00 PM");
});

test("what an appointment runs into is said while one chooses its time", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const customer = await make.customer(company);
  await make.appointment(customer, { date: `${monday}T14:15:00.000Z`, title: "Hull survey" });
  await page.goto(
    `/dashboard/appointments/new?company=${company._id}&customer=${customer._id}&date=${monday}`,
  );
  const form = appointmentFields(page);
  await form.title.fill("Another");
  await form.date.fill("3 pm");
  await form.notes.click();
  await expect(page.getByText("Overlaps with Hull survey, 2:15 PM")).toBeVisible();
  await form.date.fill("3:15 pm");
  await form.notes.click();
  await expect(page.getByText("Overlaps with Hull survey")).toBeHidden();
});

test("an appointment without a time says so and keeps having none", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: monday, title: "Some time that day" });
  await page.goto(`/dashboard/appointments/${monday}`);
  const untimed = page.getByRole("list", { name: "No time" }).getByRole("listitem");
  await expect(untimed).toHaveText([/^No timeSome time that day/]);
  await untimed.getByRole("button", { name: "Some time that day" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await expect(appointmentFields(page).title).toHaveValue("Some time that day");
  await appointmentFields(page).title.fill("Any time that day");
  await appointmentFields(page).save.click();
  await expect(untimed).toHaveText([/^No timeAny time that day/]);
});

test("the mini calendar marks busy days, turns its months and opens days", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: "2024-05-08T09:00:00.000Z" });
  await make.appointment(customer, { date: "2024-05-08T23:45:00.000Z" });
  await make.appointment(customer, { date: "2024-06-30T00:00:00.000Z" });
  await page.goto("/dashboard");
  const calendar = page.getByRole("region", { name: "Calendar" });
  await expect(calendar.getByRole("heading", { name: "May 2024" })).toBeVisible();
  const marked = calendar
    .getByRole("link", { name: /appointment/ })
    .and(calendar.getByRole("table").getByRole("link"));
  await expect(marked).toHaveText(["8"]);
  await expect(marked).toHaveAccessibleName("Wednesday, May 8, 2 appointments");
  await expect(calendar.getByRole("link", { name: "Monday, May 6" })).toHaveAttribute(
    "aria-current",
    "date",
  );
  await calendar.getByRole("button", { name: "Next month" }).click();
  await expect(calendar.getByRole("heading", { name: "June 2024" })).toBeVisible();
  await expect(marked).toHaveText(["30"]);
  await marked.click();
  await expect(page).toHaveURL("/dashboard/appointments/2024-06-30");
  await expect(cards(page)).toHaveText([/12:00 AM/]);
  await calendar.getByRole("button", { name: "Previous month" }).click();
  await expect(marked).toHaveText(["8"]);

  // A new appointment marks its day at once.
  await calendar.getByRole("link", { name: "New Appointment" }).click();
  const form = appointmentFields(page);
  await expect(form.who).toBeFocused();
  await form.who.fill("bright");
  await page.getByRole("option", { name: /^Brightwater Dental Group/ }).click();
  await expect(form.title, "the company's only customer is chosen").toBeFocused();
  await form.title.fill("Follow-up");
  await form.date.fill("May 10, 2024 9:00 AM");
  await form.save.click();
  await expect(page).toHaveURL("/dashboard/appointments/2024-06-30");
  await calendar.getByRole("button", { name: "Previous month" }).click();
  await expect(marked).toHaveText(["8", "10"]);
});

test("an appointment or a day that is not there leads to today", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(404));
  await page.goto("/dashboard/appointments/no-such-appointment/edit");
  await expect(errorToast(page, "Failed to load appointment details")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/appointments/${monday}`);
  await page.goto("/dashboard/appointments/2024-02-30");
  await expect(page).toHaveURL(`/dashboard/appointments/${monday}`);
  await expect(page.getByRole("heading", { level: 1, name: "Monday, May 6, 2024" })).toBeVisible();
});
