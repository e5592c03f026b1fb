import { randomUUID } from "node:crypto";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { type MeetingTypeInput, meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import type { Account } from "../tools/client.ts";
import { expectNoViolations } from "./accessible.ts";
import { fromElsewhere } from "./bookings.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** Raíssa books the first time that is free, not before tomorrow; answers its day. */
async function bookOne(account: Account, booked: MeetingTypeInput["booked"], title: string) {
  const name = `page-${randomUUID().slice(0, 8)}`;
  await account.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  const body = { name: title, lengths: [60], place: "phone" as const, notice: 1440, booked };
  const { data: type } = await account.call(meetingTypeEndpoints.create, { body });
  const { data } = await account.call(meetingTypeEndpoints.preview, { body: type });
  const visitor = { name: "Raíssa Leitão", email: "raissa@example.com", phone: "+351 21 555 0187" };
  const answer = await fetch(`${account.baseUrl}/book/${name}/${type._id}`, {
    method: "POST",
    headers: fromElsewhere(),
    body: new URLSearchParams({ ...visitor, length: "60", at: data.first ?? "" }),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  return (data.first ?? "").slice(0, 10);
}

test("what was booked online has its sign in week, month and day; what is asked for is dashed, can’t be moved, and is approved in its place", async ({
  account,
  signedIn: page,
}) => {
  const first = await bookOne(account, "atOnce", "Phone call");
  const day = await bookOne(account, "onApproval", "Site visit");
  await page.goto(`/dashboard/appointments/week/${day}`);
  await page.keyboard.press("Shift");
  const asked = page.getByRole("button", { name: /^Site visit, .*Raíssa Leitão, asked for$/ });
  await expect(asked).toHaveClass(/unsure/);
  await expect(asked).toContainText("Asked for");
  await expect(asked.locator(".edge")).toHaveCount(0);
  if (first === day) {
    await expect(
      page.getByRole("button", { name: /^Phone call, .*Raíssa Leitão, booked online$/ }),
    ).toBeVisible();
  }
  await asked.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expectNoViolations(page, "Week with what is asked for");

  await page.goto(`/dashboard/appointments/month/${day.slice(0, 7)}`);
  await page.keyboard.press("Shift");
  await expect(page.getByRole("button", { name: /^Site visit, .*asked for$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Phone call, .*booked online$/ })).toBeVisible();

  await page.goto(`/dashboard/appointments/${day}`);
  await page.keyboard.press("Shift");
  const card = page.getByRole("button", { name: /^Site visit ?, .*asked for/ });
  await card.press("Enter");
  const details = page.getByRole("dialog", { name: "Site visit" });
  await expect(details).toContainText(/Raíssa Leitão.*raissa@example\.com.*Asked for.*Held until/);
  await expectNoViolations(page, "Details of what is asked for");
  await details.getByRole("button", { name: "Approve" }).press("Enter");
  await expect(successToast(page, /^Approved\./)).toBeVisible();
  await expect(details).toBeHidden();
  await expect(page.getByRole("button", { name: /^Site visit ?, .*booked online/ })).toBeVisible();
});

test("what is asked for is declined from its place in the week, and is gone", async ({
  account,
  signedIn: page,
}) => {
  const day = await bookOne(account, "onApproval", "Site visit");
  await page.goto(`/dashboard/appointments/week/${day}`);
  await page.keyboard.press("Shift");
  const asked = page.getByRole("button", { name: /^Site visit, .*asked for$/ });
  await asked.press("Enter");
  const details = page.getByRole("dialog", { name: "Site visit" });
  await details.getByRole("button", { name: "Decline…" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Decline Raíssa Leitão?" });
  await question.getByRole("button", { name: "Decline", exact: true }).press("Enter");
  await expect(successToast(page, /^Declined\./)).toBeVisible();
  await expect(asked).toBeHidden();
});
