import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const notes = `Wants the figures by practice. ${"Said so at length. ".repeat(8)}Call on Tuesday.`;

async function expectPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(18, 32, 26)");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
});

test("a company comes on paper without what one presses, with its notes whole", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { notes });
  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(page.getByRole("button", { name: "Read More" })).toBeVisible();
  await expectPaper(page);
  await expect(page.getByRole("button", { name: /Read More|Delete/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Edit|Add Customer|New Appointment/ })).toHaveCount(
    0,
  );
  const printed = await page
    .locator("[data-full]:visible")
    .evaluate((element) => getComputedStyle(element, "::before").content);
  expect(printed).toContain("Call on Tuesday.");
});

test("a customer comes on paper with the status", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company(), { notes, status: "Deal Closed" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByText("Call on Tuesday.")).toBeVisible();
  await expectPaper(page);
  await expect(page.getByText("Deal Closed")).toBeVisible();
  await expect(page.getByRole("button", { name: /Delete|Contacted/ })).toHaveCount(0);
});

test("on a printed day, appointments that overlap stand below each other", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  const titles = ["Quarterly review", "Contract redlines", "Site visit"];
  for (const title of titles) {
    await make.appointment(customer, { title, date: "2031-05-06T09:00:00.000Z" });
  }
  await page.goto("/dashboard/appointments/2031-05-06");
  await expect(page.getByRole("link", { name: /^Quarterly review/ })).toBeVisible();
  await expectPaper(page);
  const cards = page.getByRole("list", { name: "Appointments" }).getByRole("listitem");
  await expect(cards).toHaveCount(titles.length);
  const listEdges = () =>
    cards.evaluateAll((all) => [...new Set(all.map((card) => card.getBoundingClientRect().left))]);
  // The program hears of the paper a moment later.
  await expect.poll(listEdges, "one left edge").toHaveLength(1);
});

test("of a long list all that is loaded comes on paper", async ({ signedIn: page, make }) => {
  test.slow();
  for (let hundred = 0; hundred < 6; hundred++) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        make.company({ name: `Company ${String(hundred * 20 + index).padStart(3, "0")}` }),
      ),
    );
  }
  await page.goto("/dashboard/companies");
  const rows = page.getByRole("table", { name: "Companies" }).locator("tbody tr[data-index]");
  await expect(rows.first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText("Company 119")).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect.poll(() => rows.count()).toBeLessThan(100);
  await page.emulateMedia({ media: "print" });
  await expect(rows).toHaveCount(120);
});
