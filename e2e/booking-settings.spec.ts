import { randomUUID } from "node:crypto";
import { expectNoViolations } from "./accessible.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

test("a booking page is switched on, gets a meeting type with a sum of its free times, and shows it", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(400));
  const name = `marta-${randomUUID().slice(0, 8)}`;
  await page.goto("/dashboard/settings?tab=booking");
  const address = page.getByLabel("Address", { exact: true });
  await address.fill("a");
  await page.getByRole("button", { name: "Switch On" }).press("Enter");
  await expect(page.getByText("Use 3 to 40 letters, digits or hyphens")).toBeVisible();
  await address.fill(name);
  await page.getByRole("button", { name: "Switch On" }).press("Enter");
  await expect(page.getByText(/^On since /)).toBeVisible();

  await page.getByRole("button", { name: "Add Meeting Type" }).press("Enter");
  const sum = page.getByRole("complementary", { name: "Why customers see what they see" });
  await expect(sum.getByText(/^\d+ times$/)).toBeVisible();
  await expectNoViolations(page, "a meeting type");
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save Meeting Type" }).press("Enter");
  await expect(page.getByText("Enter a name")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("First talk");
  await page.getByRole("button", { name: "Save Meeting Type" }).press("Enter");
  await expect(successToast(page, "First talk saved")).toBeVisible();
  await expect(page.getByText("First talk", { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+ free times$/)).toBeVisible();
  await expectNoViolations(page, "a booking page with a meeting type");

  await page.goto(`/book/${name}`);
  await expect(page.getByRole("heading", { name: "First talk" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Choose a day" })).toBeVisible();
});
