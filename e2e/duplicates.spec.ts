import type { Page } from "@playwright/test";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const groups = (page: Page) =>
  page.getByRole("list", { name: "Customers that may be the same" }).locator("[data-group]");

/** Anna by her email and Jürgen by his name are here twice. */
async function fill(make: Make) {
  const berg = await make.company({ name: "Berg & Co" });
  const dental = await make.company({ name: "Brightwater Dental Group" });
  const anna = await make.customer(berg, {
    name: "Anna Berg",
    email: "anna@berg.test",
    phone: "+49 30 555 0142",
    value: 12_500,
  });
  await make.customer(dental, { name: "A. Berg", email: "Anna@berg.test", value: 1781.1 });
  await make.customer(berg, { name: "Jürgen Jäger", email: "j@berg.test" });
  await make.customer(berg, { name: "Jaeger, Juergen", email: "buero@berg.test" });
  return { berg, dental, anna };
}

test("who is added a second time is named while typing, and can be added all the same", async ({
  signedIn: page,
  make,
}) => {
  const { dental } = await fill(make);
  await page.goto(`/dashboard/companies/${dental._id}/customers/new`);
  await page.getByLabel("Name").fill("Anna Berg");
  await expect(page.getByText("Looks like Anna Berg at Berg & Co. Open")).toBeVisible();
  await page.getByLabel("Name").fill("Jürg");
  await expect(page.getByText("Looks like")).toHaveCount(0);
  await page.getByLabel("Email").fill("J@berg.test");
  await expect(page.getByText("Looks like Jürgen Jäger at Berg & Co. Open")).toBeVisible();
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect(successToast(page, "Customer created successfully")).toBeVisible();

  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name").fill("Berg & Co.");
  await page.getByRole("link", { name: "Open Berg & Co" }).click();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Berg & Co" })).toBeVisible();
});

test("what is not the same is marked by keys, and the mark is taken back", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard");
  // Before the screen is there, the keys are the browser's.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("duplicates");
  await page.getByRole("option", { name: /^Duplicates/ }).click();
  await expect(page).toHaveURL("/dashboard/duplicates");
  await expect(groups(page)).toHaveCount(2);
  await expect(groups(page).first()).toContainText("Same emailDiffers only in capitals");
  await expect(groups(page).last()).toContainText("Similar nameAt the same company");
  await expect(page.getByText("2 groups that may be the same.")).toBeVisible();

  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Merge… Anna Berg, A. Berg" })).toBeFocused();
  await page.keyboard.press("x");
  await expect(successToast(page, "Marked as not duplicates")).toBeVisible();
  await expect(groups(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Merge… Jürgen Jäger" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(groups(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Not Duplicates Anna Berg" }).click();
  await expect(groups(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole("button", { name: "Show those marked" }).click();
  await expect(groups(page)).toContainText(["Anna Berg"]);
  await page.getByRole("button", { name: "Bring Back" }).click();
  await expect(page.getByText("No customers are marked as not duplicates")).toBeVisible();
  await page.getByRole("button", { name: "show all duplicates" }).click();
  await expect(groups(page)).toHaveCount(2);

  await page.getByRole("combobox", { name: "Why they may be the same" }).click();
  await page.getByRole("option", { name: "Similar name" }).click();
  await expect(groups(page)).toContainText(["Jürgen Jäger"]);
  await page.getByRole("button", { name: "Companies" }).click();
  await expect(page.getByText("None for this reason")).toBeVisible();
});
