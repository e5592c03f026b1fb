import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Reads a file of customers, given in lines with its headings first, and goes on to the check of its rows. */
export async function toCheck(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto("/dashboard/import?into=customers");
  await page.locator("input[type=file]").setInputFiles({
    name: "people.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([...lines, ""].join("\n")),
  });
  await page.getByRole("button", { name: "Continue to Match" }).click();
  await page.getByRole("button", { name: "Continue to Check" }).click();
  await expect(page.getByRole("table", { name: "Rows of the file" })).toBeVisible();
}

export const ledger = (page: Page) => page.getByRole("region", { name: "What will happen" });
