import { expect } from "./fixtures.ts";
import { test } from "./pseudo-language.ts";

test("a page in the pseudo-language is built and served", async ({ page }) => {
  await page.goto("/login?language=en-XA");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\[.*\]$/);
});
