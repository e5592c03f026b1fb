import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type BookingPage, bookingPageEndpoints } from "../shared/booking-pages.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import type { MeetingTypeInput } from "../shared/kinds/meeting-types.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import type { Account } from "../tools/client.ts";
import { expectNoViolations } from "./accessible.ts";
import { fromElsewhere } from "./bookings.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** An open page with a meeting type, and what a visitor books there: the first free time. */
async function bookFirst(
  account: Account,
  booked: MeetingTypeInput["booked"],
  visitor: Record<"name" | "email", string>,
) {
  const name: BookingPage["name"] = `page-${randomUUID().slice(0, 8)}`;
  await account.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  const body = { name: "Site visit", lengths: [30], place: "phone" as const, booked };
  const { data: type } = await account.call(meetingTypeEndpoints.create, { body });
  const { data } = await account.call(meetingTypeEndpoints.preview, { body: type });
  const form = { ...visitor, phone: "+351 21 555 0187", length: "30", at: data.first ?? "" };
  const answer = await fetch(`${account.baseUrl}/book/${name}/${type._id}`, {
    method: "POST",
    headers: fromElsewhere(),
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
}

/** What waits is asked for once the page has rested or is used. */
async function openOverview(page: Page) {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Shift");
  const waiting = page.getByRole("region", { name: "New Bookings" });
  await expect(waiting).toBeVisible({ timeout: 30_000 });
  return waiting;
}

const raissa = { name: "Raíssa Leitão", email: "raissa@padaria.example" };

test("what a customer asks for waits on the overview of a new desk, is approved by key, and the new customer checked", async ({
  account,
  signedIn: page,
}) => {
  await bookFirst(account, "onApproval", raissa);
  const waiting = await openOverview(page);
  await expect(waiting.getByRole("listitem")).toContainText(/Site visit.*Asks for it/);
  await expectNoViolations(page, "New Bookings");
  await waiting.getByRole("button", { name: "Approve Raíssa Leitão" }).press("1");
  await expect(successToast(page, /^Approved\. No email is sent from here/)).toBeVisible();
  await expect(waiting.getByRole("listitem")).toContainText(/Site visit.*New customer/);
  await expect(waiting.getByRole("link", { name: "Raíssa Leitão" })).toHaveAttribute(
    "href",
    /^\/dashboard\/customers\//,
  );
  await waiting.getByRole("button", { name: "Looks Right Raíssa Leitão" }).press("Enter");
  await expect(successToast(page, "Checked")).toBeVisible();
  await expect(waiting).toBeHidden();
  const { data } = await account.call(customerEndpoints.list);
  expect(data).toMatchObject([{ name: "Raíssa Leitão", status: "Window Shopper" }]);
});

test("a request is declined with a word; what a known customer books needs nobody", async ({
  account,
  signedIn: page,
  make,
}) => {
  await make.customer(await make.company(), { ...raissa, name: "Raíssa" });
  await bookFirst(account, "atOnce", raissa);
  await bookFirst(account, "onApproval", { name: "Kim Lee", email: "kim@example.com" });
  const waiting = await openOverview(page);
  await expect(waiting.getByRole("listitem")).toHaveText([/Kim Lee/]);
  await waiting.getByRole("button", { name: "Decline… Kim Lee" }).press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Decline Kim Lee?" });
  await dialog.getByLabel("A word to Kim Lee").fill("We are closed then.");
  await dialog.getByRole("button", { name: "Decline", exact: true }).press("Enter");
  await expect(successToast(page, /^Declined\./)).toBeVisible();
  await expect(waiting).toBeHidden();
});

test("an email that was not delivered says why, and can be corrected; what is refused stands at the field", async ({
  account,
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  await bookFirst(account, "atOnce", raissa);
  // The mail server refuses for an hour before it comes to this.
  await page.route("**/api/bookings/waiting", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const undelivered = "550 No such mailbox";
    await route.fulfill({ response, json: { data: [{ ...data[0], undelivered }], recent: [] } });
  });
  const waiting = await openOverview(page);
  await expect(waiting.getByRole("listitem")).toContainText(/Not delivered.*550 No such mailbox/);
  await waiting.getByRole("button", { name: "Correct It… Raíssa Leitão" }).press("1");
  const dialog = page.getByRole("alertdialog", {
    name: "Send the email to Raíssa Leitão again?",
  });
  await dialog.getByLabel("Email").fill("raissa@example.com");
  await dialog.getByRole("button", { name: "Send Again" }).press("Enter");
  await expect(dialog.getByText("No mail of this booking has failed")).toBeVisible();
});

test("instead of what is asked for, other times are proposed; a new customer who looks like another is merged or deleted", async ({
  account,
  signedIn: page,
  make,
}) => {
  await make.customer(await make.company({ name: "Padaria" }), {
    name: "Raíssa Leitão",
    email: "old@example.com",
  });
  await bookFirst(account, "atOnce", raissa);
  await bookFirst(account, "onApproval", { name: "Kim Lee", email: "kim@example.com" });
  const waiting = await openOverview(page);
  await waiting.getByRole("button", { name: "Propose… Kim Lee" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Propose another time to Kim" });
  await dialog.getByRole("group", { name: "Times" }).getByRole("button").first().press("Enter");
  await dialog.getByRole("button", { name: "Propose 1 Time" }).press("Enter");
  await expect(successToast(page, /^Proposed\./)).toBeVisible();
  await expect(waiting.getByText(/^You proposed /)).toBeVisible();

  await expect(waiting.getByText("Looks like Raíssa Leitão at Padaria, other email")).toBeVisible();
  const change = waiting.getByRole("button", { name: "Change… Raíssa Leitão" });
  await change.press("2");
  await page.getByRole("menuitem", { name: "Merge With…" }).press("Enter");
  await expect(page).toHaveURL(/duplicates\/merge/);
  await page.goBack();
  await change.press("2");
  await page.getByRole("menuitem", { name: "Not a Customer" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete Raíssa Leitão?" });
  await question.getByRole("button", { name: "Delete Customer" }).press("Enter");
  const tell = page.getByRole("alertdialog", { name: "Tell Raíssa?" });
  await tell.getByRole("button", { name: "Delete Without Telling" }).press("Enter");
  await expect(tell).toBeHidden();
  await expect(waiting.getByText("Looks like")).toBeHidden();
});
