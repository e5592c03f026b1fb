import { randomUUID } from "node:crypto";
import { addDays } from "../shared/dates/dates.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { callApi, signUp } from "../tools/client.ts";
import { expectNoViolations } from "./accessible.ts";
import { answer, book, openType } from "./bookings.ts";
import { test } from "./desk-with-mail.ts";
import { expect } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const day = addDays(new Date().toISOString().slice(0, 10), 3);
/** Milliseconds: an invitation waits ten seconds, and the server looks every ten. */
const untilSent = 45_000;

test("the form previews the invitation, and the customer’s story shows it as it was sent", async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000);
  const { url: baseUrl, mails } = desk;
  const email = `${randomUUID()}@ellingsen.test`;
  const { token } = await signUp(baseUrl, { name: "Marta Ellingsen", email });
  const make = { token, body: { name: "Berg & Co." } };
  const { data: company } = await callApi(baseUrl, companyEndpoints.create, make);
  const { data: anna } = await callApi(baseUrl, customerEndpoints.create, {
    ...{ token, params: { id: company._id } },
    body: { name: "Anna Berg", email: "anna@bergco.test" },
  });
  await page.goto(`${baseUrl}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  const asked = `customer=${anna._id}&date=${day}&time=11:00&title=Review`;
  await page.goto(`${baseUrl}/dashboard/appointments/new?${asked}`);
  await page.getByRole("checkbox", { name: "Invite anna@bergco.test" }).check();
  await page.getByRole("textbox", { name: /^A word to Anna/ }).fill("The autumn numbers.");
  const title = page.getByRole("textbox", { name: "Title" });
  const preview = page.getByRole("button", { name: "Preview the Email" });
  await title.fill("");
  await preview.press("Enter");
  await expect(title).toBeFocused();
  await title.fill("Autumn review");
  await preview.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Email to Anna" });
  await expect(dialog).toContainText("Sent to anna@bergco.test when you save");
  await expect(dialog).toContainText("Marta invites you, Anna");
  await expect(dialog).toContainText("The autumn numbers.");
  await expectNoViolations(page, "Preview of an email");
  const seen = await dialog.locator("dl").textContent();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save and Invite" }).press("Enter");
  await expect(successToast(page, "Autumn review booked, Anna invited")).toBeVisible();
  expect(mails.filter((mail) => mail.includes("anna@bergco.test"))).toEqual([]);

  // The story is open while the mail goes out, and shows it by itself.
  await page.goto(`${baseUrl}/dashboard/customers/${anna._id}`);
  const entry = page.getByRole("listitem").filter({ hasText: "Invitation: Autumn review" });
  await expect(entry).toContainText(/Email.*Sent/, { timeout: untilSent });
  expect(mails.filter((mail) => mail.includes("Subject: Invitation: Autumn review"))).toHaveLength(
    1,
  );
  const review = page.getByRole("listitem").filter({ hasText: /^.*11:00.AMAutumn review/ });
  await expect(review).toContainText("Invited");
  await expect(page.getByRole("button", { name: /^Notes\s*1$/ })).toBeVisible();
  await expectNoViolations(page, "Story with an email");
  await entry.getByRole("button", { name: /^Show/ }).press("Enter");
  await expect(dialog).toContainText(/As it was sent to anna@bergco\.test on/);
  await expect.poll(() => dialog.locator("dl").textContent()).toBe(seen);
  await expectNoViolations(page, "An email as it was sent");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the story of whoever has booked says that a booking has added them, and that they confirmed their email", async ({
  page,
  desk,
}) => {
  const { url: baseUrl, mails } = desk;
  const email = `${randomUUID()}@ellingsen.test`;
  const marta = await signUp(baseUrl, { name: "Marta Ellingsen", email });
  const visitor = { name: "Inês Carvalho", email: `ines-${randomUUID()}@padaria.example` };
  await book(await openType(marta, { name: "Phone call" }), visitor, 0);
  const linkOf = () => {
    const mail = mails.find((one) => one.includes(visitor.email)) ?? "";
    return /\/booking\/[\w-]+/.exec(mail)?.[0] ?? "";
  };
  await expect.poll(linkOf).not.toBe("");
  await answer(`${baseUrl}${linkOf()}`, { do: "confirm" });
  await page.goto(`${baseUrl}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("token", value), marta.token);
  await page.goto(`${baseUrl}/dashboard/customers`);
  await page.getByRole("link", { name: "Inês Carvalho" }).first().click();
  await expect(page.getByText("Added to Client Desk by a booking")).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Email address confirmed" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notes\s*3$/ })).toBeVisible({
    timeout: untilSent,
  });
  await expectNoViolations(page, "Story of a new customer");
});
