import type { Page } from "@playwright/test";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import { newCustomerEndpoints } from "../shared/transfer/new-customer.ts";
import type { Account } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";
import { joinDesk } from "./people.ts";

const story = (page: Page) => page.getByRole("list", { name: "Story" });
const entry = (page: Page, text: string | RegExp) =>
  story(page).getByRole("listitem").filter({ hasText: text });

async function addMaya(account: Account) {
  const { data: company } = await account.call(companyEndpoints.create, {
    body: { name: "Acme" },
  });
  const body = {
    ...{ name: "Maya Torres", email: "a@example.com", company: company._id },
    status: "Pending" as const,
  };
  return (await account.call(newCustomerEndpoints.create, { body })).data;
}

test("a story says who became responsible beside what else one person changed that day, and undo takes it back", async ({
  signedIn: page,
  account,
}) => {
  await joinDesk(account, "Ben Okafor", "member");
  const maya = await addMaya(account);
  await page.goto(`/dashboard/customers/${maya._id}`);
  await expect(page.getByText(/^\w+ \d+, \d+, by Marta$/)).toBeVisible();
  await expect(entry(page, "Added to Client Desk")).toBeVisible();
  const changes = page.getByRole("button", { name: /^Changes/ });
  await expect(changes).toHaveText("Changes 1");

  await page.getByRole("button", { name: /^Responsible: / }).press("Enter");
  await page.getByRole("menuitemradio", { name: "Ben Okafor" }).press("Enter");
  await expect(page.getByText("Ben is responsible for Maya now")).toBeVisible();
  await expect(entry(page, "Responsible")).toHaveText(/ResponsibleMEMarta to BOBen/);
  await expect(changes).toHaveText("Changes 2");
  await account.call(customerEndpoints.update, {
    params: { id: maya._id },
    body: { status: "Active" },
  });
  await expect(entry(page, "Pending")).toHaveText(
    /ResponsibleMEMarta to BOBenStatus.*Pending to .*Active/,
  );
  await expect(entry(page, "Responsible")).toHaveCount(1);
  await page.goto(`/dashboard/companies/${maya.company}?tab=story`);
  await expect(entry(page, "Responsible")).toHaveText(/Maya Torres.*MEMarta to BOBen/);

  await page.goto(`/dashboard/customers/${maya._id}`);
  await page.getByRole("button", { name: /^Responsible: / }).press("Enter");
  await page.getByRole("menuitemradio", { name: "Marta Ellingsen" }).press("Enter");
  await expect(page.getByText("Marta is responsible for Maya now")).toBeVisible();
  await expect(entry(page, "Responsible")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(entry(page, "Responsible")).toHaveText(/MEMarta to BOBen/);
});

test("an open task says who asked whom; one’s own, and one that is done, do not", async ({
  signedIn: page,
  account,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const maya = await addMaya(account);
  for (const [text, assignee] of [
    ["Send the quote", ben.user._id],
    ["Read the quote", account.user._id],
  ] as const) {
    const body = { text, assignee, customer: maya._id };
    await account.call(taskEndpoints.create, { body });
  }
  await page.goto(`/dashboard/customers/${maya._id}`);
  await expect(entry(page, "Send the quote")).toContainText("Marta asked Ben");
  await expect(entry(page, "Read the quote")).not.toContainText("asked");
  await entry(page, "Send the quote").getByRole("checkbox").press("Space");
  await expect(page.getByText("Marta asked Ben")).toHaveCount(0);
});

test("on a desk of one, nothing says who", async ({ signedIn: page, account }) => {
  const maya = await addMaya(account);
  await page.goto(`/dashboard/customers/${maya._id}`);
  await expect(entry(page, "Added to Client Desk")).toBeVisible();
  await expect(page.getByText(", by Marta")).toHaveCount(0);
  await expect(page.getByText("Responsible")).toHaveCount(0);
});
