import type { Page } from "@playwright/test";
import { askOneByOne, expect, test } from "./fixtures.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("a period is chosen, a section shown as a table opens its rows, and the address keeps both", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { status: "Deal Closed", value: 1200 });
  await make.customer(company, { status: "Pending" });
  await page.goto("/dashboard/reports");
  await page.getByRole("button", { name: "This Month" }).click();
  await expect(page).toHaveURL("/dashboard/reports?period=month");

  const growth = section(page, "New and closed");
  await expect(growth).toContainText("2 new customers, 1 deal closed.");
  await growth.getByRole("link", { name: "Show as Table" }).click();
  await expect(page).toHaveURL("/dashboard/reports?period=month&tables=growth");
  await page.reload();
  await growth
    .getByRole("row", { name: /^Total/ })
    .getByRole("link", { name: "2" })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/customers\?filter=/);
  await expect(page.getByRole("table", { name: "Customers" }).getByRole("row")).toHaveCount(4);
  await page.goBack();
  await growth.getByRole("link", { name: "Show as Chart" }).click();
  await expect(page).toHaveURL("/dashboard/reports?period=month");

  await page.getByRole("button", { name: "Custom…" }).click();
  const custom = page.getByRole("dialog", { name: "Custom period" });
  await custom.getByLabel("From").fill("January 5, 2024");
  await custom.getByLabel("To", { exact: true }).fill("March 9, 2024");
  await custom.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/dashboard/reports?period=2024-01-05..2024-03-09");
  await expect(page.getByText(/^January 5 – March 9, 2024, compared with/)).toBeVisible();
  await expect(growth).toContainText("The first entry is from");

  await page.goto("/dashboard/reports?period=2024-03-09..2024-01-05");
  await expect(page.getByRole("button", { name: "This Year" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a section that fails says so in its own place and never shows a zero", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(/500 \(Internal Server Error\)/);
  await make.customer(await make.company(), { status: "Deal Closed" });
  await askOneByOne(page);
  await page.route("**/api/reports/growth?*", (route) =>
    route.fulfill({ status: 500, json: { msg: "Something went wrong" } }),
  );
  await page.goto("/dashboard/reports");
  const growth = section(page, "New and closed");
  await expect(growth.getByRole("alert")).toContainText("New and closed could not be loaded.");
  const closed = page.getByRole("main").locator("dl").filter({ hasText: "Deals closed" });
  await expect(closed).toContainText("Could not be loaded.");
  await page.unroute("**/api/reports/growth?*");
  await growth.getByRole("button", { name: "Try Again" }).click();
  await expect(growth).toContainText("1 new customer, 1 deal closed.");
  await expect(closed).not.toContainText("Could not be loaded.");
});
