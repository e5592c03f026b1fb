import type { Page } from "@playwright/test";

/** Saves what the form holds, as if the record had been given `fields` from elsewhere meanwhile. */
export async function saveInConflict(page: Page, fields: object) {
  await page.route("**/api/customers/*", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    const headers = await route.request().allHeaders();
    const answer = await route.fetch({ method: "GET", headers, postData: "" });
    const { data } = await answer.json();
    const current = { ...data, ...fields, updatedAt: new Date().toISOString() };
    await route.fulfill({ status: 409, json: { msg: "Edited somewhere else", current } });
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("dialog").waitFor();
}
