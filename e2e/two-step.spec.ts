import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import type { Account } from "../tools/client.ts";
import { environmentOf, makeResetLink } from "../tools/server.ts";
import { expectFieldError } from "./fields.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const halfMinute = 30_000;

/** What an app shows: now, or in the next half minute, which counts as well. */
function toCode(secret: string, after = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  return totp.generate({ timestamp: Date.now() + after });
}

/** Turns two-step login on; answers the secret of the app and the recovery codes. */
async function turnOn(page: Page) {
  await page.goto("/dashboard/settings?tab=sign-in");
  await page.getByRole("button", { name: "Turn On…" }).click();
  const key = page.getByText(/^Or type the key:/);
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = /key: ([A-Z2-7 ]+?) ?Copy/.exec((await key.textContent()) ?? "")?.[1];
  const codes = await page
    .getByRole("region", { name: "Recovery codes" })
    .locator("li")
    .allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByLabel("2. Type the 6 digits it shows").fill(toCode(secret ?? ""));
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Two-step login is on")).toBeVisible();
  await expect(page.getByText("10 of 10 recovery codes left.")).toBeVisible();
  return { secret: secret ?? "", codes };
}

async function logIn(page: Page, { email, password }: Account) {
  await page.evaluate(() => localStorage.removeItem("token"));
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
}

test("two-step login is set up, and asks for the code of the app after the password", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(401));
  const { secret } = await turnOn(page);
  // Shown until they are kept.
  await expect(page.getByRole("region", { name: "Recovery codes" })).toBeVisible();
  await page.getByRole("button", { name: "I Kept Them" }).click();
  await expect(page.getByRole("region", { name: "Recovery codes" })).toBeHidden();

  await logIn(page, account);
  const dialog = page.getByRole("dialog", { name: "Enter Your Code" });
  const code = dialog.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expectFieldError(code, "That code doesn’t match. Wait for the next one.");
  await dialog.getByRole("checkbox", { name: "Skip the code on this device for 30 days" }).check();
  await code.fill(toCode(secret, halfMinute));
  await code.press("Enter");
  await expect(successToast(page, "Login successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await logIn(page, account);
  await expect(page, "this device is spared the code").toHaveURL(/\/dashboard$/);
  await page.context().clearCookies();
  await logIn(page, account);
  await expect(dialog).toBeVisible();
});

test("a recovery code stands in for a lost phone, and two-step login can be turned off", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(401));
  const { codes } = await turnOn(page);
  await logIn(page, account);
  const dialog = page.getByRole("dialog", { name: "Enter Your Code" });
  await dialog.getByRole("button", { name: "Use a recovery code" }).click();
  await dialog.getByLabel("Recovery code").fill((codes[0] ?? "").toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/dashboard/settings?tab=sign-in");
  await expect(page.getByText("9 of 10 recovery codes left.")).toBeVisible();

  await page.getByRole("button", { name: "New Codes…" }).click();
  await page.getByRole("button", { name: "Make New Codes" }).click();
  await expect(page.getByRole("region", { name: "Recovery codes" }).locator("li")).toHaveCount(10);
  await expect(page.getByText("10 of 10 recovery codes left.")).toBeVisible();
  await page.getByRole("button", { name: "Turn Off…" }).click();
  await page.getByRole("button", { name: "Turn Off", exact: true }).click();
  await expect(successToast(page, "Two-step login turned off")).toBeVisible();
  await expect(page.getByText("Your password alone opens your account.")).toBeVisible();
});

test("a reset link asks for the code as well", async ({ signedIn: page, account, expectNoise }) => {
  expectNoise(refusal(401));
  const { secret } = await turnOn(page);
  await page.evaluate(() => localStorage.removeItem("token"));
  const env = environmentOf({ port: 0, dataDir: process.env.E2E_DATA_DIR ?? "" });
  const link = await makeResetLink(account.email, env);
  await page.goto(link.pathname + link.search);
  const choice = page.getByRole("dialog", { name: "Choose a New Password" });
  await choice.getByLabel("Password", { exact: true }).fill("nine Wet chairs, painted");
  await choice.getByLabel("Confirm password").fill("nine Wet chairs, painted");
  await choice.getByRole("button", { name: "Save Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter Your Code" });
  await dialog.getByLabel("Code", { exact: true }).fill(toCode(secret, halfMinute));
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Password reset successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a proof that the end of the session takes away is asked for again", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(403));
  await page.goto("/dashboard/settings?tab=sign-in");
  await page.route("**/api/auth/two-step", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 403, json: { proof: "required" } })
      : route.fallback(),
  );
  const dialog = page.getByRole("dialog", { name: "Is It You?" });
  const turnOn = page.getByRole("button", { name: "Turn On…" });
  const otherTab = await page.context().newPage();
  await otherTab.goto("/favicon.svg");

  await turnOn.click();
  await expect(dialog.getByLabel("Password", { exact: true })).toBeVisible();
  await otherTab.evaluate(() => localStorage.removeItem("token"));
  await expect(page).toHaveURL(/\/login/);
  await expect(dialog).toBeHidden();
  await otherTab.evaluate((token) => localStorage.setItem("token", token), account.token);
  await expect(page).toHaveURL(/\/dashboard\/settings/);
  await expect(dialog).toBeHidden();
  await turnOn.click();
  await expect(dialog.getByLabel("Password", { exact: true })).toBeVisible();
});
