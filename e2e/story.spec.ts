import { customerEndpoints } from "../shared/customers.ts";
import { callApi } from "../tools/client.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

test("what is always true of a customer is edited in place, and an edit elsewhere costs nothing", async ({
  signedIn: page,
  make,
  account: { token },
  baseURL,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const { _id: id } = await make.customer(await make.company(), { name: "Aoife O’Shaughnessy" });
  await page.goto(`/dashboard/customers/${id}`);
  await expect(page.getByText("Nothing about Aoife yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add About" }).click();
  const about = page.getByRole("textbox", { name: "About" });
  await expect(about).toBeFocused();
  await page.keyboard.type("Prefers calls after 4 PM.");
  await page.keyboard.press("Control+Enter");
  await expect(about).toBeHidden();
  await expect(page.getByText("Prefers calls after 4 PM.")).toBeVisible();
  const saved = successToast(page, "Customer updated successfully");
  await saved.getByRole("button", { name: "Dismiss" }).click();
  await expect(saved).toBeHidden();

  await page.keyboard.press("e");
  await expect(about).toBeFocused();
  await page.keyboard.type(" Never mind.");
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
  await expect(page.getByText("Never mind")).toBeHidden();

  await page.keyboard.press("e");
  await expect(about).toBeFocused();
  await page.keyboard.type(" Signs for Galway.");
  const elsewhere = { notes: "Prefers mornings." };
  await callApi(baseURL, customerEndpoints.update, { token, params: { id }, body: elsewhere });
  await page.keyboard.press("Control+Enter");
  const question = page.getByRole("dialog", { name: "Edited somewhere else" });
  await expect(question).toContainText("Prefers mornings.");
  await expect(question).toContainText("Prefers calls after 4 PM. Signs for Galway.");
  await question.getByRole("button", { name: "Save Mine" }).click();
  await expect(about).toBeHidden();
  await expect(page.getByText("Prefers calls after 4 PM. Signs for Galway.")).toBeVisible();
  await saved.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Prefers mornings.")).toBeVisible();
});
