import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import { type Account, callApi } from "../tools/client.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { field, option, write } from "./palette.ts";
import { joinDesk, openBrowser } from "./people.ts";
import { successToast } from "./toasts.ts";

async function addWork({ baseUrl, token }: Account) {
  const { data: company } = await callApi(baseUrl, companyEndpoints.create, {
    token,
    body: { name: "Berg & Co" },
  });
  const { data: anna } = await callApi(baseUrl, customerEndpoints.create, {
    token,
    params: { id: company._id },
    body: { name: "Anna Berg", email: "anna@berg.example" },
  });
  await callApi(baseUrl, customerEndpoints.create, {
    token,
    params: { id: company._id },
    body: { name: "Olaf Berg", email: "olaf@berg.example" },
  });
  await callApi(baseUrl, taskEndpoints.create, {
    token,
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
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hand Over Anna Berg" });
  await expect(dialog.getByRole("combobox", { name: "To" })).toContainText("Ben Okafor");
});
