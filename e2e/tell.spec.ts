import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import { type Account, callApi } from "../tools/client.ts";
import { expectNoViolations } from "./accessible.ts";
import { fromElsewhere } from "./bookings.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";
import { withMail } from "./with-mail.ts";

/** Inês books the first time that is free, at most a day’s end away; answers her appointment. */
async function bookOne({ baseUrl, token }: Account) {
  const name = `page-${randomUUID().slice(0, 8)}`;
  await callApi(baseUrl, bookingPageEndpoints.updateOwn, { token, body: { name, isOpen: true } });
  const body = { name: "Phone call", lengths: [30], place: "phone" as const, notice: 1440 };
  const { data: type } = await callApi(baseUrl, meetingTypeEndpoints.create, { token, body });
  const { data } = await callApi(baseUrl, meetingTypeEndpoints.preview, { token, body: type });
  const visitor = { name: "Inês Carvalho", email: "ines@example.com", phone: "+351 21 555 0187" };
  const answer = await fetch(`${baseUrl}/book/${name}/${type._id}`, {
    method: "POST",
    headers: fromElsewhere(),
    body: new URLSearchParams({ ...visitor, length: "30", at: data.first ?? "" }),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  const [appointment] = (await callApi(baseUrl, appointmentEndpoints.list, { token })).data;
  if (!appointment) throw new Error("Nothing was booked");
  return { appointment, page: `${baseUrl}${answer.headers.get("location")}` };
}

const dialogOf = (page: Page) => page.getByRole("alertdialog", { name: "Tell Inês?" });

/** Moves what is booked to a quarter of an hour later, by key. */
async function moveByKey(page: Page) {
  const block = page.getByRole("button", { name: /^Phone call/ });
  await block.focus();
  await page.keyboard.press("Alt+ArrowDown");
}

/** As if the server could send mail. */
async function withTelling(page: Page) {
  await withMail(page);
  // A minute later, which is the same to the screen.
  await page.route("**/api/bookings/*/telling", async (route) => {
    const isNow = route.request().postDataJSON().tell === "now";
    await route.continue(isNow ? { postData: JSON.stringify({ tell: "soon" }) } : {});
  });
}

test("whoever moves what a customer has booked is asked whether to tell; the next moves are told likewise", async ({
  account,
  signedIn: page,
}) => {
  const { appointment } = await bookOne(account);
  await withTelling(page);
  await page.goto(`/dashboard/appointments/${appointment.date.slice(0, 10)}`);
  await moveByKey(page);
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("Inês Carvalho booked Phone call.");
  await expect(dialog).toContainText(/Before.*Now.*Email“Moved”, with the new time/);
  await expect(dialog.getByRole("button", { name: "Tell Inês" })).toBeFocused();
  await expectNoViolations(page, "Tell");
  await page.keyboard.press("Enter");
  const told = successToast(page, /^Moved to .* Inês is told in a minute\.$/);
  await expect(told).toBeVisible();
  await told.getByRole("button", { name: "Don’t Tell" }).press("Enter");
  await expect(successToast(page, "Inês isn’t told.")).toBeVisible();
  await page.getByRole("button", { name: /^Phone call/ }).press("Enter");
  await expect(page.getByText("Not told about the move.")).toBeVisible();
  await page.getByRole("button", { name: "Tell Now" }).press("Enter");
  await expect(successToast(page, "Inês is told now.")).toBeVisible();
  await page.keyboard.press("Escape");
  // Not asked again until the calendar is left.
  await moveByKey(page);
  await expect(successToast(page, /^Moved to .* Inês is told in a minute\.$/)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("put back, nothing has changed; deleted without a mail server, the message can be copied", async ({
  account,
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { appointment } = await bookOne(account);
  await page.goto(`/dashboard/appointments/${appointment.date.slice(0, 10)}`);
  const block = page.getByRole("button", { name: /^Phone call/ });
  // The signs of bookings come once the page is used.
  await page.keyboard.press("Shift");
  await expect(block).toContainText("Booked online");
  const before = (await block.textContent()) ?? "";
  await moveByKey(page);
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(block).toHaveText(before);
  // The day is laid out anew, and the key moves nothing again.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "New Appointment" })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(block).toHaveText(before);
  await block.press("Enter");
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Delete Appointment" }).press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("NowCanceled");
  await dialog.getByRole("button", { name: "Copy the Message" }).press("Enter");
  await expect(successToast(page, "Message to Inês copied")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("canceled the phone call");
});

test("moved without telling and without a mail server, the message can be copied later", async ({
  account,
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { appointment } = await bookOne(account);
  await page.goto(`/dashboard/appointments/${appointment.date.slice(0, 10)}`);
  await moveByKey(page);
  await dialogOf(page).getByRole("button", { name: "Move Without Telling" }).press("Enter");
  await expect(successToast(page, /Inês isn’t told\.$/)).toBeVisible();
  await page.getByRole("button", { name: /^Phone call/ }).press("Enter");
  const untold = page.getByText("Not told about the move.");
  await expect(untold).toBeVisible();
  await expect(page.getByRole("button", { name: "Tell Now" })).toBeHidden();
  await page.getByRole("button", { name: "Copy the Message" }).press("Enter");
  await expect(successToast(page, "Message to Inês copied")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("has to move your phone call");
  await expect(untold).toBeHidden();
});
