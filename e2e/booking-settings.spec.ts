import { randomUUID } from "node:crypto";
import { bookingPageEndpoints } from "../shared/booking-pages.ts";
import { meetingTypeEndpoints } from "../shared/kinds/meeting-types.ts";
import { callApi } from "../tools/client.ts";
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

test("meeting types are put in order by key, duplicated and hidden from the page, and the page can be framed", async ({
  account,
  signedIn: page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { baseUrl, token } = account;
  const name = `page-${randomUUID().slice(0, 8)}`;
  await callApi(baseUrl, bookingPageEndpoints.updateOwn, { token, body: { name, isOpen: true } });
  for (const type of ["Phone call", "Site visit"]) {
    const body = { name: type, lengths: [30], place: "phone" as const };
    await callApi(baseUrl, meetingTypeEndpoints.create, { token, body });
  }
  await page.goto("/dashboard/settings?tab=booking");
  const names = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") })
    .locator("p");
  await expect(names).toHaveText(["Phone call", "Site visit"]);
  await page.getByRole("button", { name: "Edit Site visit" }).press("Alt+ArrowUp");
  await expect(successToast(page, "Order saved")).toBeVisible();
  await expect(names).toHaveText(["Site visit", "Phone call"]);
  await page.getByRole("button", { name: "More for Phone call" }).press("Enter");
  await page.getByRole("menuitem", { name: "Duplicate" }).press("Enter");
  await expect(successToast(page, /^Phone call \(copy\) added/)).toBeVisible();
  await expect(names).toContainText(["Phone call (copy)"]);
  await page.getByRole("button", { name: "More for Site visit" }).press("Enter");
  await page.getByRole("menuitem", { name: "Hide from Page" }).press("Enter");
  await expect(successToast(page, "Site visit is hidden from the page")).toBeVisible();
  await page.getByRole("button", { name: "Copy Snippet" }).press("Enter");
  await expect(successToast(page, "Snippet copied")).toBeVisible();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toContain(`<iframe src="${baseUrl}/book/${name}"`);
  await expectNoViolations(page, "Booking settings");
  await page.goto(`/book/${name}`);
  await expect(page.getByRole("heading", { level: 1, name: "Phone call" })).toBeVisible();
});
