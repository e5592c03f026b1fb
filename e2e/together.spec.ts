import { forYouEndpoints } from "../shared/for-you.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { newCustomerEndpoints } from "../shared/transfer/new-customer.ts";
import { callApi } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";
import { joinDesk, openBrowser } from "./people.ts";

test("a note mentions somebody from the keyboard, tells them on saving, and shows whom", async ({
  signedIn: page,
  account,
}) => {
  const { baseUrl, token } = account;
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const { data: company } = await callApi(baseUrl, companyEndpoints.create, {
    token,
    body: { name: "Acme" },
  });
  const body = { name: "Maya Torres", email: "a@example.com", company: company._id };
  const { data: customer } = await callApi(baseUrl, newCustomerEndpoints.create, { token, body });
  await page.goto(`/dashboard/customers/${customer._id}`);
  const note = page.getByPlaceholder("Write a note, @ tells somebody");
  await note.click();
  await page.keyboard.type("Please ask @");
  const list = page.getByRole("listbox", { name: "Mention" });
  await expect(list.getByRole("option")).toHaveText([/Marta Ellingsen/, /Ben Okafor/]);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.keyboard.type("b");
  await expect(list.getByRole("option")).toHaveText([/Ben Okafor/]);
  await page.keyboard.press("Enter");
  await page.keyboard.type("about it");
  await expect(note).toHaveValue("Please ask @Ben about it");
  await expect(page.getByText("Ben is told")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTitle("Ben Okafor").filter({ hasText: "@Ben" })).toBeVisible();
  const { data } = await callApi(baseUrl, forYouEndpoints.list, {
    token: ben.token,
    headers: { desk: account.user.desk._id },
  });
  expect(data).toMatchObject([{ reason: "mention", record: { name: "Please ask @Ben about it" } }]);
});

test("who is on a record is seen there, and what they change is marked where it stands", async ({
  signedIn: page,
  account,
  browser,
}) => {
  const { baseUrl, token } = account;
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const { data: company } = await callApi(baseUrl, companyEndpoints.create, {
    token,
    body: { name: "Acme" },
  });
  const body = { name: "Maya Torres", email: "a@example.com", company: company._id };
  const { data: customer } = await callApi(baseUrl, newCustomerEndpoints.create, { token, body });
  const address = `/dashboard/customers/${customer._id}`;
  await page.goto(address);
  const here = page.getByRole("status", { name: "Who is here" });
  await expect(here).toBeAttached();
  await using bens = await openBrowser(browser, ben);
  await bens.page.goto(`${address}?desk=${account.user.desk._id}`);
  await expect(here).toContainText("Ben is here");
  await bens.page.getByPlaceholder("Write a note, @ tells somebody").click();
  await expect(here).toContainText("Ben is editing");
  await expect(bens.page.getByRole("status", { name: "Who is here" })).toContainText(
    "Marta is here",
  );
  await callApi(baseUrl, customerEndpoints.update, {
    token: ben.token,
    headers: { desk: account.user.desk._id },
    params: { id: customer._id },
    body: { value: 24_400 },
  });
  const fact = page.locator("[data-flash]").filter({ hasText: "Value" });
  await expect(fact).toHaveAttribute("data-flash", "Ben, just now. Was $0.00");
  await expect(page.locator("[data-flash]")).toHaveCount(0);
  await bens.page.getByRole("link", { name: "Dashboard", exact: true }).press("Enter");
  await expect(here).not.toContainText("Ben");
});
