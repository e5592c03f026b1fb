import type { Page } from "@playwright/test";
import { bookingEndpoints } from "../shared/booking-endpoints.ts";
import { addDays } from "../shared/dates/dates.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { expectNoViolations } from "./accessible.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { lit, write } from "./palette.ts";
import { successToast } from "./toasts.ts";
import { withMail } from "./with-mail.ts";

const day = addDays(new Date().toISOString().slice(0, 10), 3);

/** The details of the review on a day. */
async function openReview(page: Page, name = /^Review/, on = day) {
  await page.goto(`/dashboard/appointments/${on}`);
  await page.getByRole("button", { name }).press("Enter");
}

async function copyLink(page: Page, first: string) {
  await page.getByRole("button", { name: "Copy the Link" }).press("Enter");
  await expect(successToast(page, `Link for ${first} copied`)).toBeVisible();
}

async function addAnna(make: Make) {
  const company = await make.company({ name: "Berg & Co." });
  return make.customer(company, { name: "Anna Berg", email: "anna@bergco.test" });
}

test("a customer is invited in the form, answers by hand, and the invitation is taken back and undone", async ({
  signedIn: page,
  make,
}) => {
  const anna = await addAnna(make);
  await withMail(page);
  const asked = `customer=${anna._id}&date=${day}&time=11:00&title=Review`;
  await page.goto(`/dashboard/appointments/new?${asked}`);
  await page.getByRole("checkbox", { name: "Invite anna@bergco.test" }).check();
  await page.getByRole("combobox", { name: "Where" }).click();
  await page.getByRole("option", { name: "Address", exact: true }).click();
  await page.getByRole("textbox", { name: /^Address/ }).fill("14 Canal Street");
  await page.getByRole("textbox", { name: /^A word to Anna/ }).fill("The autumn numbers.");
  await expectNoViolations(page, "Invitation");
  await page.getByRole("button", { name: "Save and Invite" }).click();
  await expect(successToast(page, "Review booked, Anna invited")).toBeVisible();
  await openReview(page);
  const state = page.getByRole("button", { name: "Invited", exact: true });
  await expect(page.getByText("Goes out in a moment")).toBeVisible();
  await state.click();
  await page.getByRole("menuitem", { name: /^Accepted/ }).click();
  await expect(successToast(page, "Anna Berg accepted")).toBeVisible();
  await page.getByRole("button", { name: "Accepted", exact: true }).click();
  await page.getByRole("menuitem", { name: "Cancel the Invitation" }).click();
  await expect(page.getByRole("button", { name: "Invite Anna" })).toBeVisible();
  // The next one begins as this one was.
  await page.goto(`/dashboard/appointments/new?${asked}`);
  await expect(page.getByRole("checkbox", { name: /^Invite/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /^Address/ })).toHaveValue("14 Canal Street");
});

test("a line that ends with invite books and invites", async ({ signedIn: page, make }) => {
  await addAnna(make);
  await withMail(page);
  await page.goto("/dashboard/settings");
  await write(page, "tomorrow 11:00 anna review invite");
  await expect(lit(page)).toContainText("anna@bergco.test");
  await expect(page.getByRole("option", { name: /^Book without inviting/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Review booked, Anna invited")).toBeVisible();
});

test("without a mail server the link of an invitation is copied", async ({
  signedIn: page,
  context,
  make,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const anna = await addAnna(make);
  await make.appointment(anna, { title: "Review", date: `${day}T11:00` });
  await openReview(page);
  await copyLink(page, "Anna");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await page.request.get(link.replace(/^https?:\/\/[^/]+/, ""));
  expect(await answer.text()).toContain("invites you, Anna");
});

test("given to another customer, the first can be told that it is canceled, and the second is invited", async ({
  signedIn: page,
  context,
  make,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const anna = await addAnna(make);
  await make.customer({ _id: anna.company }, { name: "Bo Lund", email: "bo@bergco.test" });
  const review = await make.appointment(anna, { title: "Review", date: `${day}T11:00` });
  await openReview(page);
  await copyLink(page, "Anna");
  await page.goto(`/dashboard/appointments/${review._id}/edit`);
  await expect(page.getByRole("heading", { name: "Invitation" })).toBeHidden();
  await page.getByRole("button", { name: "Change customer or company" }).click();
  const customer = page.getByRole("combobox", { name: "Customer" });
  await customer.fill("Bo L");
  await page.getByRole("option", { name: /^Bo Lund/ }).click();
  await expect(page.getByRole("checkbox", { name: "Invite bo@bergco.test" })).toBeVisible();
  await page.getByRole("button", { name: "Save Appointment" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Tell Anna?" });
  await expect(dialog).toContainText("Canceled for Anna");
  await expectNoViolations(page, "Tell the first customer");
  await dialog.getByRole("button", { name: "Copy the Message" }).press("Enter");
  await expect(successToast(page, "Message to Anna copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Hi Anna");
  await openReview(page);
  await copyLink(page, "Bo");
});

test("who is not told that it is another customer’s can be told later", async ({
  account,
  signedIn: page,
  context,
  make,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const anna = await addAnna(make);
  const bo = await make.customer({ _id: anna.company }, { name: "Bo Lund" });
  const { _id } = await make.appointment(anna, { title: "Review", date: `${day}T11:00` });
  const asked = await account.call(bookingEndpoints.invite, { params: { id: _id }, body: {} });
  const params = { id: asked.data._id };
  await account.call(bookingEndpoints.send, { params, body: { by: "link" } });
  await account.call(appointmentEndpoints.update, {
    params: { id: _id },
    body: { customer: bo._id },
  });
  await account.call(bookingEndpoints.tell, { params, body: { tell: "never" } });
  await openReview(page);
  const untold = page.getByText("Anna isn’t told that it is another customer’s.");
  await expect(untold).toBeVisible();
  await expectNoViolations(page, "Not told");
  await page.getByRole("button", { name: "Copy the Message" }).press("Enter");
  await expect(successToast(page, "Message to Anna copied")).toBeVisible();
  await expect(untold).toBeHidden();
});

test("an answer to one time of a series has its sign there, and the others that of all", async ({
  account,
  signedIn: page,
  make,
}) => {
  const anna = await addAnna(make);
  const repeat = "FREQ=DAILY;COUNT=4";
  const { _id } = await make.appointment(anna, { title: "Review", date: `${day}T11:00`, repeat });
  await account.call(bookingEndpoints.invite, { params: { id: _id }, body: {} });
  const asked = await account.call(bookingEndpoints.ofAppointment, { params: { id: _id } });
  const second = addDays(day, 1);
  const params = { id: asked.data?._id ?? "" };
  await account.call(bookingEndpoints.answer, {
    params,
    body: { answer: "declined", day: second },
  });
  await openReview(page, /^Review.*declined/i, second);
  const state = page.getByRole("button", { name: "Declined", exact: true });
  await expect(state).toBeVisible();
  await state.press("Enter");
  await page.getByRole("menuitem", { name: /^Accepted/ }).press("Enter");
  await expect(successToast(page, "Anna Berg accepted")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Review.*accepted/i })).toBeVisible();
  await page.goto(`/dashboard/appointments/${addDays(day, 2)}`);
  await expect(page.getByRole("button", { name: /^Review.*invited/i })).toBeVisible();
});
