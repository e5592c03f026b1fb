import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import type { Account } from "../tools/client.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { field, lit, option, write } from "./palette.ts";
import { joinDesk, openBrowser } from "./people.ts";
import { successToast } from "./toasts.ts";

async function addWork(account: Account) {
  const { data: company } = await account.call(companyEndpoints.create, {
    body: { name: "Berg & Co" },
  });
  const { data: anna } = await account.call(customerEndpoints.create, {
    params: { id: company._id },
    body: { name: "Anna Berg", email: "anna@berg.example" },
  });
  await account.call(customerEndpoints.create, {
    params: { id: company._id },
    body: { name: "Olaf Berg", email: "olaf@berg.example" },
  });
  await account.call(taskEndpoints.create, {
    body: { text: "Send quote", customer: anna._id },
  });
  return { company, anna };
}

test("a customer is handed over with what goes along, History tells it, and Undo brings it back", async ({
  account,
  page,
  browser,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const { anna } = await addWork(account);
  await signIn(page, account.token);
  await page.goto(`/dashboard/customers/${anna._id}`);
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Hand Over…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hand Over Anna Berg" });
  await expect(dialog.getByRole("checkbox", { name: "Open tasks" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: /^Company/ })).not.toBeChecked();
  await expect(dialog.getByText("2 records", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Hand Over 2 Records" })).toBeDisabled();
  await dialog.getByRole("combobox", { name: "To" }).press("Enter");
  await page.getByRole("option", { name: "Ben Okafor" }).press("Enter");
  await dialog.getByLabel("Note to Ben").fill("She waits for the quote.");
  await page.keyboard.press("Enter");
  const toast = successToast(page, "2 records are Ben’s now");
  await expect(toast).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^Responsible: Ben Okafor/ })).toBeVisible();

  await using other = await openBrowser(browser, ben);
  await other.page.goto("/dashboard/history");
  await other.page.getByRole("combobox", { name: "Whose" }).press("Enter");
  await other.page.getByRole("option", { name: account.user.name }).press("Enter");
  const entry = other.page.getByRole("listitem").filter({ hasText: "Handed Anna Berg to Ben" });
  await expect(entry).toContainText("with 1 task");
  await expect(entry).toContainText("“She waits for the quote.”");

  await toast.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(
    page.getByRole("button", { name: `Responsible: ${account.user.name}. Change` }),
  ).toBeVisible();
});

test("chosen customers, a company and everything of somebody have the same dialog", async ({
  account,
  page,
}) => {
  await joinDesk(account, "Ben Okafor", "member");
  const { company } = await addWork(account);
  await signIn(page, account.token);
  await page.goto("/dashboard/customers");
  await page.getByRole("checkbox", { name: "Select all" }).first().press("Space");
  await page.getByRole("button", { name: "Hand Over" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hand Over 2 Customers" });
  await dialog.getByRole("combobox", { name: "To" }).press("Enter");
  await page.getByRole("option", { name: "Ben Okafor" }).press("Enter");
  await dialog.getByRole("checkbox", { name: "Their open tasks" }).press("Space");
  await dialog.getByRole("button", { name: "Hand Over 2 Records" }).press("Enter");
  await expect(successToast(page, "2 records are Ben’s now")).toBeVisible();

  await page.goto(`/dashboard/companies/${company._id}`);
  await page.getByRole("button", { name: /^Responsible:/ }).press("Enter");
  await expect(page.getByRole("menuitemradio", { name: /Ben Okafor/ })).toContainText("2");
  await page.getByRole("menuitem", { name: "Hand Over…" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Hand Over Berg & Co" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/dashboard/settings?tab=people");
  await page.getByRole("button", { name: "More actions for Ben Okafor" }).press("Enter");
  await page.getByRole("menuitem", { name: "Hand Over…" }).press("Enter");
  const all = page.getByRole("dialog", { name: "Hand Over Everything of Ben" });
  await expect(all.getByText("2 records", { exact: true })).toBeVisible();
  await all.getByRole("combobox", { name: "To" }).press("Enter");
  await page.getByRole("option", { name: account.user.name }).press("Enter");
  await all.getByRole("button", { name: "Hand Over 2 Records" }).press("Enter");
  await expect(successToast(page, "2 records are yours now")).toBeVisible();
});

test("with an @ one of us is meant: in a new task, in the palette, and to give a customer", async ({
  account,
  page,
}) => {
  await joinDesk(account, "Ben Okafor", "member");
  await addWork(account);
  await signIn(page, account.token);
  await page.goto("/dashboard/tasks?who=all");
  await page.getByRole("textbox", { name: "New task" }).fill("@ben call the printer");
  await page.keyboard.press("Enter");
  await expect(page.getByText("call the printer")).toBeVisible();
  await expect(page.getByText("@ben")).toBeHidden();

  await page.goto("/dashboard");
  await write(page, "task @tom send flyer");
  await expect(option(page, /^Ben Okafor/)).toBeVisible();
  await option(page, /^Ben Okafor/).click();
  await expect(field(page)).toHaveValue("task @Ben send flyer ");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Task added")).toBeVisible();

  await write(page, "give anna to @ben");
  await expect(option(page, /Anna Berg/).first()).toBeVisible();
  await page.keyboard.press("Tab");
  const dialog = page.getByRole("dialog", { name: "Hand Over Anna Berg" });
  await expect(dialog.getByRole("combobox", { name: "To" })).toContainText("Ben Okafor");
});

test("a line gives a customer with what goes along, only them, or all of their company", async ({
  account,
  page,
}) => {
  await joinDesk(account, "Ben Okafor", "member");
  const { company, anna } = await addWork(account);
  await account.call(appointmentEndpoints.create, {
    body: { title: "Review", company: company._id, customer: anna._id, date: "2031-03-04T10:00" },
  });
  await signIn(page, account.token);
  await page.goto("/dashboard");
  await write(page, "give anna to @ben");
  const reading = lit(page);
  await expect(reading).toContainText("Responsible now: you");
  await expect(reading).toContainText("1 open task, 1 appointment");
  await expect(reading).toContainText("Tue, Mar 4, 2031, 10:00 AM, Ben is free");
  await expect(option(page, /^Only the customer/)).toContainText(
    "Tasks and appointments stay yours",
  );
  await expect(option(page, /^All of Berg & Co/)).toContainText("2 customers");
  await page.keyboard.press("Enter");
  const given = successToast(page, "3 records are Ben’s now");
  await expect(given).toBeVisible();
  await given.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(given).toBeHidden();

  await write(page, "give anna to @ben");
  await option(page, /^Only the customer/).click();
  await expect(successToast(page, "1 record is Ben’s now")).toBeVisible();

  await write(page, "give anna to @ben");
  await expect(reading).toContainText("Responsible now: Ben Okafor");
  await expect(option(page, /^Only the customer/)).toHaveCount(0);
  await option(page, /^All of Berg & Co/).click();
  await expect(successToast(page, "4 records are Ben’s now")).toBeVisible();
});

test("a line that books with one of us says who is free, and finds another time", async ({
  account,
  page,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const { company, anna } = await addWork(account);
  await ben.call(appointmentEndpoints.create, {
    body: { title: "Demo", company: company._id, customer: anna._id, date: "2031-03-04T13:00" },
  });
  await signIn(page, account.token);
  await page.goto("/dashboard");
  await write(page, "mar 4 2031 10am anna review with @ben");
  const reading = lit(page);
  await expect(reading).toContainText("In your calendar, you are free");
  await expect(reading).toContainText("Free until 1:00 PM");
  await write(page, "mar 4 2031 1pm anna review with @ben");
  await expect(reading).toContainText("In your calendar, you are free");
  await expect(reading).toContainText("Overlaps Demo");
  await write(page, "mar 4 2031 7am anna review with @ben");
  await expect(reading).toContainText("Doesn’t work then");
  await option(page, "Find a time with Ben").click();
  await expect(page.getByRole("dialog", { name: "Find a Time" })).toBeVisible();
  await page.keyboard.press("Escape");

  await write(page, "task ben send flyer");
  await expect(option(page, /^Ben Okafor/)).toContainText("On this desk: write @ben");
});
