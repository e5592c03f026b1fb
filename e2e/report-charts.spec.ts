import { dateInWords } from "../shared/dates/date-words.ts";
import { today } from "./days.ts";
import { expect, test } from "./fixtures.ts";

const day = dateInWords(today(), "monthDay", "mdy");

test("a chart is one stop of Tab: arrows go from mark to mark, and Enter opens what it counts", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { name: "Priya Raghunathan", status: "Deal Closed" });
  await make.customer(company, { name: "Odalys Ferreira", status: "Pending" });
  await page.goto("/dashboard/reports?period=month");
  const chart = page.getByRole("figure", { name: "New customers and deals closed over time" });
  const added = chart.getByRole("link", { name: `${day}: New customers, 2 customers` });
  const closed = chart.getByRole("link", { name: `${day}: Deals closed, 1 customer` });
  const legend = chart.getByRole("link", { name: "Deals closed, 1 customer", exact: true });
  const { keyboard } = page;

  await added.focus();
  await keyboard.press("ArrowRight");
  await expect(closed).toBeFocused();
  const tooltip = page.getByText("1 customer", { exact: true });
  await expect(tooltip).toBeVisible();
  await keyboard.press("Escape");
  await expect(tooltip).toBeHidden();
  await keyboard.press("ArrowUp");
  await expect(legend).toBeFocused();
  await keyboard.press("Home");
  await expect(
    chart.getByRole("link", { name: "New customers, 2 customers", exact: true }),
  ).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("End");
  await expect(closed).toBeFocused();

  // Tab leaves the chart at once, and comes back to where it was.
  await keyboard.press("Tab");
  await expect(chart.locator(":focus")).toHaveCount(0);
  await keyboard.press("Shift+Tab");
  await expect(closed).toBeFocused();
  await keyboard.press("Enter");
  await expect(page).toHaveTitle("Customers · Client Desk");
  await expect(page.getByRole("link", { name: "Priya Raghunathan" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Odalys Ferreira" })).toHaveCount(0);

  await page.goBack();
  await added.hover();
  await expect(page.getByText("2 customers", { exact: true })).toBeVisible();
  await added.click();
  await expect(page.getByRole("link", { name: "Odalys Ferreira" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/customers\?filter=/);
});
