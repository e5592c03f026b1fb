import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { callApi } from "../tools/client.ts";
import { test } from "./desk-with-mail.ts";
import { expectFieldError } from "./fields.ts";
import { expect, refusal } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const password = "correct Horse 7";

async function logIn(page: Page, address: string) {
  await page.getByLabel("Email", { exact: true }).fill(address);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test("a new email asks for the password, and counts once its owner opens the link", async ({
  page,
  desk,
  expectNoise,
}) => {
  expectNoise(refusal(400));
  const mark = randomUUID().slice(0, 8);
  const email = `ana-${mark}@solbakken.test`;
  const body = { name: "Ana Solbakken", email, password };
  await callApi(desk.url, authEndpoints.register, { body });
  await page.goto(`${desk.url}/login`);
  await logIn(page, email);
  await page.goto(`${desk.url}/dashboard/settings`);
  const field = page.getByLabel("Email", { exact: true });
  const current = page.getByLabel("Current password", { exact: true });
  const save = page.getByRole("button", { name: "Save Changes" });
  const next = `anna-${mark}@solbakken.test`;
  await field.fill(next);
  await expect(field).toHaveAccessibleDescription(
    "To change your email, enter your current password below.",
  );
  await save.click();
  await expectFieldError(current, "Current password is required");
  await expect(current).toBeFocused();
  await current.fill(password);
  await save.click();
  const note = `We sent a link to ${next}. Your email changes when you open it.`;
  await expect(page.getByRole("status").filter({ hasText: note })).toBeVisible();
  await expect(field, "the old one still counts").toHaveValue(email);
  await expect(current).toHaveValue("");

  const link = /http\S+\/login\?confirm=[\w-]+/.exec(desk.mails.at(-1) ?? "")?.[0] ?? "none";
  await page.goto(link);
  const dialog = page.getByRole("dialog", { name: "Confirm Your New Email" });
  const confirm = dialog.getByRole("button", { name: "Confirm Email" });
  await expect(confirm).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(successToast(page, `Your email is now ${next}`)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${desk.url}/dashboard/settings`);
  await expect(field).toHaveValue(next);

  // The link was good once, and somebody without a session may open it as well.
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(link);
  await confirm.click();
  await expect(dialog.getByRole("alert")).toContainText("This link is no longer valid");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await logIn(page, next);
});
