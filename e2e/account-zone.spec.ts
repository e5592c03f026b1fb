import { authEndpoints } from "../shared/account/auth.ts";
import { expect, test } from "./fixtures.ts";

// In Denver it is the evening of May 3, in Tokyo the morning of May 4.
const now = "2026-05-04T01:30:00.000Z";

test.use({ timezoneId: "Asia/Tokyo" });

test("a browser in Tokyo asks once, and until it is told so the account stays in Denver", async ({
  signedIn: page,
  account,
}) => {
  const zone = async () => (await account.call(authEndpoints.me)).data.timeZone;
  await account.call(authEndpoints.updateMe, { body: { timeZone: "America/Denver" } });
  await page.clock.setFixedTime(now);
  const question = page.getByRole("region", { name: "Time zone" });

  await page.goto("/dashboard/appointments/2026-05-03");
  await expect(question).toContainText("You are in Tokyo now. Use its time?");
  await expect(question).toContainText("In Denver it is 7:30 PM.");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("May 3");
  await question.getByRole("button", { name: "Keep Denver Time" }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/dashboard/settings?tab=formats");
  await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("America/Denver");
  await expect(page.getByText("7:30 PM")).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await zone()).toBe("America/Denver");

  // What was contacted "today" is of the account's day, which the server takes.
  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name", { exact: true }).fill("Brightwater");
  await page.getByRole("button", { name: "Add Company" }).click();
  await page.getByRole("link", { name: "Add Customer" }).first().click();
  await expect(page.getByLabel("Last contact")).toHaveValue("May 3, 2026");
});

test("Tokyo's time is taken with a press, shows at once and is on the account's settings", async ({
  signedIn: page,
  account,
}) => {
  await account.call(authEndpoints.updateMe, { body: { timeZone: "America/Denver" } });
  await page.clock.setFixedTime(now);
  await page.goto("/dashboard");
  const today = page.locator("[aria-current=date]");
  await expect(today.first()).toHaveAccessibleName(/May 3/);
  await page.getByRole("button", { name: "Use Tokyo Time" }).click();
  await expect(today.first()).toHaveAccessibleName(/May 4/);
  await expect(page.getByRole("region", { name: "Time zone" })).toHaveCount(0);
  expect((await account.call(authEndpoints.me)).data.timeZone).toBe("Asia/Tokyo");

  await page.goto("/dashboard/settings?tab=formats");
  const field = page.getByRole("combobox", { name: "Time zone" });
  await expect(field).toHaveValue("Asia/Tokyo");
  await field.fill("honolulu");
  await page.getByRole("option", { name: "Pacific/Honolulu" }).click();
  await expect(page.getByText("3:30 PM")).toBeVisible();
  await expect(page.getByText("Saved")).toBeVisible();
  // Chosen on purpose: nothing is asked.
  await page.goto("/dashboard");
  await expect(today.first()).toHaveAccessibleName(/May 3/);
  await expect(page.getByRole("region", { name: "Time zone" })).toHaveCount(0);
});

test.describe("a zone with the same clock", () => {
  test.use({ timezoneId: "Europe/Vienna" });

  test("is not worth a question", async ({ signedIn: page, account }) => {
    const body = { timeZone: "Europe/Berlin" };
    await account.call(authEndpoints.updateMe, { body });
    const asked = page.waitForResponse(/elsewhere-notice/);
    await page.goto("/dashboard");
    await asked;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Time zone" })).toHaveCount(0);
  });
});
