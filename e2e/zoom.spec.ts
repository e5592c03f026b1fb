import type { Page } from "@playwright/test";
import { askOneByOne, expect, test } from "./fixtures.ts";

/** How much wider than its window a page is, in pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

test("at 400% zoom, bars scroll away with the page", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/dashboard/appointments/week/2031-05-06");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header").first()).toHaveCSS("position", "static");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCSS("position", "static");
  await expect(page.locator(".strip")).toHaveCSS("position", "static");
});

test("reports fit a window of 320 pixels", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company(), { value: 8_123_456.78 });
  await make.appointment(customer, { date: "2024-05-06T09:00", outcome: "held" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/dashboard/reports");
  await expect(page.getByRole("heading", { name: "Keeping in touch" })).toBeVisible();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test("a customer that is loading is no wider than the phone", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company());
  await page.setViewportSize({ width: 390, height: 844 });
  await askOneByOne(page);
  await page.route(`**/api/customers/${customer._id}*`, () => undefined);
  await page.route("**/api/appointments?*", () => undefined);
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.locator("h1 .skeleton")).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

for (const width of [960, 1100, 1200]) {
  test(`at ${width} pixels, the names of the customers list are readable`, async ({
    signedIn: page,
    make,
  }) => {
    await make.customer(await make.company({ name: "Halvorsen & Daughters Boatyard" }), {
      name: "Wilhelmina Featherstonehaugh",
    });
    await page.setViewportSize({ width, height: 720 });
    await page.goto("/dashboard/customers");
    for (const name of ["Wilhelmina Featherstonehaugh", "Halvorsen & Daughters Boatyard"]) {
      const text = page
        .getByRole("table", { name: "Customers" })
        .getByText(name)
        .filter({ visible: true });
      await expect(text).toBeVisible();
      const isCut = await text.evaluate((element) => {
        const box = element.closest(".clipped") ?? element;
        return box.scrollWidth > box.clientWidth;
      });
      expect(isCut, name).toBe(false);
    }
  });
}

test("a field that is refused keeps the color of that while it is typed into", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/companies/new");
  const name = page.getByLabel("Name", { exact: true });
  await page.locator("form").getByRole("button", { name: "Add Company" }).click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.focus();
  const colors = await name.evaluate((element) => {
    const edge = element.closest(".field-edge") ?? element;
    const { outlineColor, borderColor } = getComputedStyle(edge);
    return { outlineColor, borderColor };
  });
  expect(colors.outlineColor).toBe(colors.borderColor);
});
