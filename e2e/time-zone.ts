import type { Page } from "@playwright/test";

/**
 * The browser tells its time zone once, when it has nothing else to do. Asked for before the page is
 * opened: once told, a page at rest sends nothing more.
 */
export async function timeZoneTold(page: Page): Promise<void> {
  await page.waitForResponse(
    (response) => response.request().method() === "PUT" && response.url().endsWith("/api/auth/me"),
  );
}
