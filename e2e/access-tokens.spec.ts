import { companyEndpoints } from "../shared/kinds/companies.ts";
import { callApi } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

test("a program gets a token, what it did has its name, and it is shut out again", async ({
  signedIn: page,
  baseURL,
}) => {
  await page.goto("/dashboard/settings?tab=sign-in");
  await page.getByRole("button", { name: "New Token" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Zapier");
  await dialog.getByRole("radio", { name: "Read and change" }).press("Space");
  await dialog.getByRole("radio", { name: "Never" }).press("Space");
  await expect(dialog.getByText("Whoever finds this token can use it")).toBeVisible();
  await dialog.getByRole("radio", { name: "A year" }).press("Space");
  await dialog.getByRole("button", { name: "Create Token" }).press("Enter");
  const token = await dialog.getByLabel("Access token").inputValue();
  expect(token).toMatch(/^cd_\w{49}$/);
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Reads and changes\. Never used\. Expires/)).toBeVisible();

  await callApi(baseURL, companyEndpoints.create, { token, body: { name: "Berg & Co" } });
  await page.goto("/dashboard/history");
  await expect(page.getByText("Access token “Zapier”")).toBeVisible();

  await page.goto("/dashboard/settings?tab=sign-in");
  const activity = page.getByRole("list", { name: "Activity" });
  await expect(activity).toContainText("Access token created: Zapier");
  await expect(activity).toContainText("Access token used from a new address");
  await page.getByRole("button", { name: "Revoke…" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Keep Token" })).toBeFocused();
  await question.getByRole("button", { name: "Revoke Token" }).press("Enter");
  await expect(successToast(page, "Access token revoked")).toBeVisible();
  await expect(page.getByRole("button", { name: "New Token" })).toBeFocused();
  await expect(activity).toContainText("Access token revoked: Zapier");
  const refused = await page.request.get(companyEndpoints.list.url, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);
});
