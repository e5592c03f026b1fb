import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import type { Account } from "../tools/client.ts";
import { expectNoViolations } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";
import { withMail } from "./with-mail.ts";

/** Settings, Booking, of who has a page. */
async function openBooking(page: Page, account: Account) {
  const name = `page-${randomUUID().slice(0, 8)}`;
  await account.call(bookingPageEndpoints.updateOwn, { body: { name, isOpen: true } });
  await withMail(page);
  await page.goto("/dashboard/settings?tab=booking");
}

test("a mail to customers gets a text of one’s own, shown as it arrives, and the standard one again", async ({
  account,
  signedIn: page,
}) => {
  await openBooking(page, account);
  await page.getByRole("checkbox", { name: /^Canceled/ }).uncheck();
  await page.getByRole("button", { name: "Edit Reminder" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("See you at {plase}");
  await expect(page.getByText("{plase} is not a placeholder.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Text" })).toBeDisabled();
  await page.getByRole("button", { name: "Use {place}" }).click();
  await expect(text).toHaveValue("See you at {place}");
  await page.getByRole("button", { name: "first name" }).click();
  await expect(text).toHaveValue("See you at {place}{first name}");
  await expect(page.getByRole("region", { name: "How it arrives" })).toContainText("See you at");
  await expectNoViolations(page, "Text of a mail");
  await page.getByRole("button", { name: "Save Text" }).click();
  await expect(page.getByText("Your text")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^Canceled/ })).not.toBeChecked();
  await page.getByRole("button", { name: "Edit Reminder" }).click();
  await page.getByRole("button", { name: "Use Standard Text" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Use Standard Text" }).click();
  await expect(page.getByText("Your text")).toBeHidden();
});

test("a text of one’s own is for customers of one language, and begins with the standard one of that", async ({
  account,
  signedIn: page,
}) => {
  await openBooking(page, account);
  await page.getByRole("button", { name: "Edit Reminder" }).click();
  const choose = async (language: string) => {
    await page.getByRole("combobox", { name: "Text in" }).click();
    await page.getByRole("option", { name: language }).click();
  };
  const subject = page.getByRole("textbox", { name: "Subject" });
  await expect(subject).toHaveValue("Tomorrow: {what}, {time}");
  await subject.fill("Tomorrow at {time}");
  await choose("Deutsch");
  await expect(subject).toHaveValue("Morgen: {what}, {time} Uhr");
  await subject.fill("Morgen um {time} Uhr");
  await expect(page.getByRole("region", { name: "How it arrives" })).toContainText("Verschieben");
  await choose("العربية");
  await expect(page.getByRole("region", { name: "How it arrives" })).toContainText("نقل الموعد");
  await page.getByRole("button", { name: "Save Text" }).click();
  await expect(page.getByText("Your text")).toBeVisible();
  await page.getByRole("button", { name: "Edit Reminder" }).click();
  await expect(subject).toHaveValue("Tomorrow at {time}");
  await choose("Deutsch");
  await expect(subject).toHaveValue("Morgen um {time} Uhr");
});

test("without a mail server that is said once, and the page can be looked at first", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/settings?tab=booking");
  await page.getByRole("textbox", { name: /^Address/ }).fill(`page-${randomUUID().slice(0, 8)}`);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Look at It First" }).click();
  const look = await opened;
  await look.waitForURL(/\/book\/~/);
  await expect(look.locator("main")).toBeVisible();
  await look.close();
  await expect(page.getByText("This server can’t send email.")).toBeVisible();
  await expect(page.getByText("Switched off")).toBeVisible();
});

test("an email is written on a customer’s page; without a mail server it goes to the mail program", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Berg & Co." });
  const anna = await make.customer(company, { name: "Anna Berg", email: "anna@bergco.test" });
  await page.goto(`/dashboard/customers/${anna._id}`);
  await page.getByRole("radio", { name: "Email" }).check({ force: true });
  await expect(page.getByText("anna@bergco.test").last()).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill("Tuesday");
  await expectNoViolations(page, "Email");
  await page.getByRole("textbox", { name: "Email" }).fill("Could you bring the lease?");
  await page.getByRole("button", { name: "Open in Mail Program" }).click();
  await expect(successToast(page, "Email saved")).toBeVisible();
  await expect(page.getByText(/^Tuesday\s+Could you bring the lease\?$/)).toBeVisible();
});

test("an email is saved as a template, which is filled in for another customer, changed and deleted", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Berg & Co." });
  const anna = await make.customer(company, { name: "Anna Berg", email: "anna@bergco.test" });
  const bo = await make.customer(company, { name: "Bo Lund", email: "bo@bergco.test" });
  await withMail(page);
  const write = async ({ _id }: { _id: string }) => {
    await page.goto(`/dashboard/customers/${_id}`);
    await page.getByRole("radio", { name: "Email" }).check({ force: true });
    const send = page.getByRole("button", { name: "Send", exact: true });
    await send.click();
  };
  const choose = async (item: string) => {
    await page.getByRole("button", { name: "Template", exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: item, exact: true }).press("Enter");
  };
  await write(anna);
  await page.getByRole("textbox", { name: "Subject" }).fill("The lease");
  await page.getByRole("textbox", { name: "Email" }).fill("Could you bring the lease?");
  await choose("Save as Template");
  const form = page.getByRole("dialog", { name: "Save as Template" });
  const text = form.getByRole("textbox", { name: "Text" });
  await text.fill("Hi {fist name}");
  await expect(form.getByText("{fist name} is not a placeholder.")).toBeVisible();
  await text.fill("Hi , at {company}, {next appointment}");
  await text.press("Home");
  for (let n = 0; n < 3; n += 1) await text.press("ArrowRight");
  await form.getByRole("button", { name: "first name" }).press("Enter");
  await expect(text).toHaveValue("Hi {first name}, at {company}, {next appointment}");
  const arrives = form.getByRole("region", { name: "How it arrives" });
  await expect(arrives).toContainText("Hi Anna, at Berg & Co., {next appointment}");
  await expectNoViolations(page, "Template");
  await form.getByRole("button", { name: "Save Template" }).press("Enter");
  await expect(successToast(page, "Template saved")).toBeVisible();
  await expect(form).toBeHidden();

  await write(bo);
  await choose("The lease");
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue("Hi Bo, at Berg & Co., {next appointment}");
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("The lease");
  await page.getByRole("button", { name: "Send Email" }).press("Enter");
  await expect(
    page.getByText("Replace {next appointment}, nothing is known to put in"),
  ).toBeVisible();
  await email.fill("Hi Bo");
  await choose("The lease");
  await successToast(page, "Template put in").getByRole("button", { name: "Undo" }).press("Enter");
  await expect(email).toHaveValue("Hi Bo");
  await choose("Edit Templates");
  await page.getByRole("button", { name: "Edit The lease" }).press("Enter");
  const edit = page.getByRole("dialog", { name: "Edit Template" });
  await edit.getByRole("textbox", { name: "Name" }).fill("Lease papers");
  await edit.getByRole("button", { name: "Save Template" }).press("Enter");
  const list = page.getByRole("dialog", { name: "Templates" });
  await expectNoViolations(page, "Templates");
  await list.getByRole("button", { name: "Delete Lease papers" }).press("Enter");
  await expect(list.getByText("There are none.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Template", exact: true }).press("Enter");
  await expect(page.getByRole("menuitem")).toHaveCount(1);
});
