import type { Page } from "@playwright/test";

/** As if the server could send mail. */
export async function withMail(page: Page): Promise<void> {
  await page.route("**/api/config", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, mail: true } } });
  });
}
