import type { Page } from "@playwright/test";

/** Asks for the deletion of the company or customer on the page, as its menu does. */
export async function askToDelete(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
}
