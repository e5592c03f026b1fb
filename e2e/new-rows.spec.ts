import type { Page } from "@playwright/test";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import { newCustomerEndpoints } from "../shared/transfer/new-customer.ts";
import type { Account } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";
import { openListening, openTogether } from "./listening.ts";
import { joinDesk, openBrowser } from "./people.ts";

async function addCompany(account: Account, name: string): Promise<string> {
  return (await account.call(companyEndpoints.create, { body: { name } })).data._id;
}

async function addCustomer(account: Account, company: string, name: string, value = 0) {
  const body = { name, email: "a@example.com", company, value };
  return (await account.call(newCustomerEndpoints.create, { body })).data;
}

const names = (page: Page) => page.locator("main .data-table tbody tr a[href*='/customers/']");
const count = (page: Page, text: RegExp) => page.getByText(text);
const news = (page: Page) => page.getByRole("button", { name: /^\d+ new$/ });

test("what others add waits beside the count, and what they change stays where it is, until it is asked for", async ({
  signedIn: page,
  account,
  browser,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const company = await addCompany(account, "Northwind");
  const carla = await addCustomer(account, company, "Carla", 300);
  await addCustomer(account, company, "Frank", 200);
  await addCustomer(account, company, "Ida", 100);
  await openTogether(page, "/dashboard/customers?sort=-value");
  await expect(names(page)).toHaveText(["Carla", "Frank", "Ida"]);

  await using there = await openBrowser(browser, ben);
  await openTogether(there.page, "/dashboard/customers?sort=-value");
  await expect(names(there.page)).toHaveText(["Carla", "Frank", "Ida"]);

  // Ben adds one above, one below, and takes Carla to the end.
  await addCustomer(ben, company, "Anna", 400);
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  await addCustomer(ben, company, "Zoe", 1);
  await expect(page.getByRole("button", { name: "2 new" })).toBeVisible();
  await ben.call(customerEndpoints.update, {
    params: { id: carla._id },
    body: { value: 2 },
  });
  const changed = page.getByRole("row", { name: /Carla/ }).getByRole("cell", { name: "$2.00" });
  await expect(changed).toHaveAttribute("title", "Ben, just now. Was $300.00");
  await expect(names(page)).toHaveText(["Carla", "Frank", "Ida"]);
  await expect(count(page, /^5 customers/)).toBeVisible();
  // His own, on another device than the one that wrote, he sees at once.
  await expect(names(there.page)).toHaveText(["Anna", "Frank", "Ida", "Carla", "Zoe"]);
  await expect(news(there.page)).toHaveCount(0);

  // One's own shows at once; what waits goes on waiting.
  await addCustomer(account, company, "Mine", 250);
  await expect(names(page)).toHaveText(["Mine", "Frank", "Ida", "Carla"]);
  await expect(page.getByRole("button", { name: "2 new" })).toBeVisible();
  await expect(there.page.getByRole("button", { name: "1 new" })).toBeVisible();

  await page.keyboard.press(".");
  await expect(names(page)).toHaveText(["Anna", "Mine", "Frank", "Ida", "Carla", "Zoe"]);
  await expect(news(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Anna" })).toBeFocused();

  // What is taken away goes; another order begins anew.
  await addCustomer(ben, company, "Bea", 500);
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  await ben.call(customerEndpoints.remove, {
    params: { id: carla._id },
  });
  await expect(page.getByRole("link", { name: "Carla" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  await page.getByRole("button", { name: "Customer", exact: true }).press("Enter");
  await expect(names(page)).toHaveText(["Anna", "Bea", "Frank", "Ida", "Mine", "Zoe"]);
  await expect(news(page)).toHaveCount(0);
  await addCustomer(ben, company, "Eve", 3);
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  await page.getByRole("button", { name: "1 new" }).press("Enter");
  await expect(page.getByRole("link", { name: "Eve" })).toBeFocused();
});

test("what waits goes on waiting while more rows are loaded, and none stands twice", async ({
  signedIn: page,
  account,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const company = await addCompany(account, "Northwind");
  const body = (n: number) => `Customer ${String(n).padStart(3, "0")}`;
  for (let n = 0; n < 70; n += 1) await addCustomer(account, company, body(n));
  await openTogether(page, "/dashboard/customers");
  await expect(page.getByRole("link", { name: body(0) })).toBeVisible();
  await addCustomer(ben, company, "Anna");
  await addCustomer(ben, company, "Bea");
  await expect(page.getByRole("button", { name: "2 new" })).toBeVisible();
  await expect(page.getByRole("link", { name: body(0) })).toBeVisible();
  const last = page.getByRole("link", { name: body(69) });
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("button", { name: "2 new" })).toBeVisible();
  const shown = await page.getByRole("link", { name: /^Customer 0/ }).allTextContents();
  expect(new Set(shown).size).toBe(shown.length);
  await page.keyboard.press(".");
  await expect(page.getByRole("button", { name: "2 new" })).toHaveCount(0);
  await page.keyboard.press("Home");
  await expect(page.getByRole("link", { name: "Anna" })).toBeVisible();
});

test("on a desk of one, what another device adds shows at once", async ({
  signedIn: page,
  account,
}) => {
  const company = await addCompany(account, "Northwind");
  await addCustomer(account, company, "Frank");
  await openListening(page, "/dashboard/customers");
  await expect(names(page)).toHaveText(["Frank"]);
  await addCustomer(account, company, "Anna");
  await expect(names(page)).toHaveText(["Anna", "Frank"]);
  await expect(news(page)).toHaveCount(0);
});

test("on the board what others add or move waits in its column, until it is asked for", async ({
  signedIn: page,
  account,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const company = await addCompany(account, "Northwind");
  const carla = await addCustomer(account, company, "Carla", 300);
  await addCustomer(account, company, "Frank", 200);
  const gail = await addCustomer(account, company, "Gail", 100);
  const change = (by: Account, { _id: id }: { _id: string }, body: object) =>
    by.call(customerEndpoints.update, { params: { id }, body });
  await change(account, gail, { status: "Pending" });
  await openTogether(page, "/dashboard/customers?layout=board");
  const column = (status: string) =>
    page.getByRole("region", { name: status, exact: true }).locator(".row-name");
  await expect(column("Active")).toHaveText(["Carla", "Frank"]);
  await expect(column("Pending")).toHaveText(["Gail"]);

  await addCustomer(ben, company, "Anna", 400);
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  await change(ben, carla, { status: "Pending" });
  await expect(page.getByRole("button", { name: "2 new" })).toBeVisible();
  await expect(column("Active")).toHaveText(["Frank"]);
  await expect(column("Pending")).toHaveText(["Gail"]);

  await page.getByRole("button", { name: "2 new" }).press("Enter");
  await expect(column("Active")).toHaveText(["Anna", "Frank"]);
  await expect(column("Pending")).toHaveText(["Carla", "Gail"]);
  await expect(news(page)).toHaveCount(0);
  await expect(
    page
      .getByRole("link", { name: "Carla" })
      .or(page.getByRole("link", { name: "Anna" }))
      .and(page.locator(":focus")),
  ).toHaveCount(1);
});

test("tasks that others give wait beside the count, and so do those that they put off", async ({
  signedIn: page,
  account,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const give = async (text: string, due: string) => {
    const body = { text, due, assignee: account.user._id };
    const headers = { desk: account.user.desk._id };
    return (await ben.call(taskEndpoints.create, { headers, body })).data;
  };
  const first = await give("Send the quote", "2020-01-02");
  await give("Call the bank", "2020-01-03");
  await openTogether(page, "/dashboard/tasks");
  const tasks = page.locator("[data-task] .text");
  await expect(tasks).toHaveText([/^Send the quote/, /^Call the bank/]);

  await give("Ask for the keys", "2020-01-01");
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  await ben.call(taskEndpoints.update, {
    headers: { desk: account.user.desk._id },
    params: { id: first._id },
    body: { due: "2020-01-05" },
  });
  await expect(page.getByRole("button", { name: "2 new" })).toBeVisible();
  await expect(tasks).toHaveText([/^Call the bank/]);
  await expect(page.getByText(/^1 overdue/)).toBeVisible();

  await page.keyboard.press(".");
  await expect(tasks).toHaveText([/^Ask for the keys/, /^Call the bank/, /^Send the quote/]);
  await expect(page.getByRole("checkbox", { name: /Ask for the keys/ })).toBeFocused();
  await expect(news(page)).toHaveCount(0);
});

test("a list of appointments stays as it is while others add to it", async ({
  signedIn: page,
  account,
  make,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const company = await make.company();
  const priya = await make.customer(company);
  const add = async (title: string, date: string) => {
    const body = { title, date, customer: priya._id, company: company._id };
    await ben.call(appointmentEndpoints.create, {
      ...{ headers: { desk: account.user.desk._id } },
      body,
    });
  };
  await add("Kick-off", "2024-05-06T09:00");
  await add("Survey", "2024-05-08T09:00");
  await openTogether(page, "/dashboard/appointments/list?from=2024-05-01&to=2024-05-31");
  const titles = page.locator("main [data-appointment] b");
  await expect(titles).toHaveText(["Kick-off", "Survey"]);
  await add("Contract", "2024-05-07T09:00");
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  await expect(page.getByText(/^3 appointments/)).toBeVisible();
  await expect(titles).toHaveText(["Kick-off", "Survey"]);
  await page.getByRole("button", { name: "1 new" }).press("Enter");
  await expect(titles).toHaveText(["Kick-off", "Contract", "Survey"]);
  await expect(page.locator("[data-appointment]").filter({ hasText: "Contract" })).toBeFocused();
});
