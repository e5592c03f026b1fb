import { companyEndpoints } from "../shared/kinds/companies.ts";
import { newCustomerEndpoints } from "../shared/transfer/new-customer.ts";
import { expect, test } from "./fixtures.ts";
import { joinDesk } from "./people.ts";

test("who is responsible is given with the keyboard, undone, listed and filtered; on a desk of one nothing of it shows", async ({
  signedIn: page,
  account,
}) => {
  const { data: company } = await account.call(companyEndpoints.create, {
    body: { name: "Northwind Trading" },
  });
  for (const name of ["Maya Torres", "Leo Park"]) {
    await account.call(newCustomerEndpoints.create, {
      body: { name, email: "a@example.com", company: company._id },
    });
  }
  await page.goto("/dashboard/customers");
  await expect(page.getByRole("link", { name: "Maya Torres" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Responsible" })).toHaveCount(0);

  await joinDesk(account, "Ben Carter", "member");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Responsible" })).toBeVisible();
  await page.getByRole("link", { name: "Maya Torres" }).click();
  const responsible = page.getByRole("button", { name: /^Responsible: / });
  await expect(responsible).toHaveAccessibleName(/^Responsible: Marta Ellingsen/);
  await responsible.press("Enter");
  await page.getByRole("menuitemradio", { name: "Ben Carter" }).press("Enter");
  await expect(page.getByText("Ben is responsible for Maya now")).toBeVisible();
  await expect(responsible).toHaveAccessibleName(/^Responsible: Ben Carter/);
  await page.keyboard.press("Control+z");
  await expect(responsible).toHaveAccessibleName(/^Responsible: Marta Ellingsen/);
  await responsible.press("Enter");
  await page.getByRole("menuitemradio", { name: "Ben Carter" }).press("Enter");
  await expect(responsible).toHaveAccessibleName(/^Responsible: Ben Carter/);

  await page.goto("/dashboard/customers?filter=responsible:is:me");
  await expect(page.getByRole("link", { name: "Leo Park" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Maya Torres" })).toHaveCount(0);
  await expect(page.getByText("1 customer", { exact: true })).toBeVisible();
});
