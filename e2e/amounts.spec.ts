import type { Page } from "@playwright/test";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { expectFieldError, expectNoFieldError } from "./fields.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const value = (page: Page) => page.getByLabel("Value", { exact: true });

async function openCustomer(page: Page, make: Make) {
  const { _id: id } = await make.customer(await make.company(), { value: 10 });
  await page.goto(`/dashboard/customers/${id}/edit`);
  await expect(value(page)).toHaveValue("10");
  return id;
}

/** The customer's value; the story says what it was and what it is now, too. */
async function expectSaved(page: Page, amount: string) {
  await expect(page.getByRole("definition").filter({ hasText: amount })).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
}

test("an amount shows how it is read before it is saved, and is saved as shown", async ({
  signedIn: page,
  make,
  account,
}) => {
  const id = await openCustomer(page, make);
  for (const [typed, reading] of [
    ["1000,5", "$1,000.50"],
    ["12,50", "$12.50"],
    ["1000,50", "$1,000.50"],
    ["1 200,00", "$1,200.00"],
    ["1.000", "$1.00, not $1,000.00"],
    ["1,000", "$1,000.00"],
    ["1’234.50", "$1,234.50"],
    ["€ 1.234,56", "$1,234.56"],
    ["1.2m", "$1,200,000.00"],
    ["5k", "$5,000.00"],
  ] as const) {
    await value(page).fill(typed);
    await expect(value(page)).toHaveAccessibleDescription(`Will be saved as ${reading}`);
  }
  await save(page);
  const { data } = await account.call(customerEndpoints.get, { params: { id } });
  expect(data.value).toBe(5000);
});

test("what is no amount is refused with a sentence and stays as it was typed", async ({
  signedIn: page,
  make,
}) => {
  await openCustomer(page, make);
  for (const [typed, sentence] of [
    ["", "Enter an amount, or 0 if there is none"],
    ["a lot", "Enter an amount like 1,250.50 or 5k"],
    ["1.2.3", "Enter an amount like 1,250.50 or 5k"],
    ["1.005", "Use at most two decimals. For 1005, leave out the “.”"],
    ["-1", "Value cannot be negative"],
    ["1000m", "Value can’t be more than $999,999,999.99"],
  ] as const) {
    await value(page).fill(typed);
    await value(page).press("Tab");
    await expectFieldError(value(page), sentence);
    await expect(value(page)).toHaveValue(typed);
  }
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(value(page)).toBeFocused();
  await value(page).fill("1,250.5");
  await expectNoFieldError(value(page));
  await save(page);
  await expectSaved(page, "$1,250.50");
});

test("half an amount is not called wrong while it is being typed", async ({
  signedIn: page,
  make,
}) => {
  await openCustomer(page, make);
  await value(page).fill("1,2");
  await value(page).press("End");
  await value(page).pressSequentially("50.");
  await expectNoFieldError(value(page));
  await value(page).pressSequentially("5");
  await expect(value(page)).toHaveAccessibleDescription("Will be saved as $1,250.50");
});

test("somebody else's change is shown beside what was typed, as amounts", async ({
  signedIn: page,
  make,
  account,
  expectNoise,
}) => {
  expectNoise(/status of 409/);
  const id = await openCustomer(page, make);
  await value(page).fill("2,5k");
  await account.call(customerEndpoints.update, { params: { id }, body: { value: 900 } });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("dialog")).toContainText("$900.00");
  await expect(page.getByRole("dialog")).toContainText("$2,500.00");
  await page.getByRole("button", { name: "Save Mine" }).click();
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await expectSaved(page, "$2,500.00");
});

test.describe("in a German browser that is to show English", () => {
  test.use({ locale: "de-DE" });

  test("a point before three digits groups them", async ({ signedIn: page, make, baseURL }) => {
    const url = baseURL ?? "";
    await page.context().addCookies([{ name: "language", value: "en", url }]);
    await openCustomer(page, make);
    for (const [typed, reading] of [
      ["1.000", "$1,000.00"],
      ["1,000", "$1.00, not $1,000.00"],
      ["12.50", "$12.50"],
      ["1.250,5", "$1,250.50"],
    ] as const) {
      await value(page).fill(typed);
      await expect(value(page)).toHaveAccessibleDescription(`Will be saved as ${reading}`);
    }
    await save(page);
    await expectSaved(page, "$1,250.50");
  });
});
