import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/auth.ts";
import { callApi } from "./api.ts";
import { expectFieldError, expectNoFieldError } from "./fields.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

function fields(page: Page) {
  return {
    name: page.getByLabel("Name", { exact: true }),
    email: page.getByLabel("Email", { exact: true }),
    current: page.getByLabel("Current password", { exact: true }),
    next: page.getByLabel("New password", { exact: true }),
    confirmation: page.getByLabel("Confirm password", { exact: true }),
    save: page.getByRole("button", { name: "Save Changes" }),
  };
}

test("name and email are changed and shown at once", async ({ signedIn: page, account }) => {
  await page.goto("/dashboard/settings");
  const form = fields(page);
  await expect(form.name).toHaveValue(account.name);
  await expect(form.email).toHaveValue(account.email);
  await form.name.fill("Ingrid Solbakken");
  await form.email.fill(`new-${account.email}`);
  await form.save.click();
  await expect(successToast(page, "Settings updated successfully")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sidebar" })).toContainText(
    "Ingrid Solbakken",
  );
  await page.reload();
  await expect(form.name).toHaveValue("Ingrid Solbakken");
  await expect(form.email).toHaveValue(`new-${account.email}`);
});

test("saving with nothing changed succeeds and asks the server for nothing", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/settings");
  await expect(fields(page).name).toHaveValue("Marta Ellingsen");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${request.url()}`));
  await fields(page).save.click();
  await expect(successToast(page, "Settings updated successfully")).toBeVisible();
  expect(calls.filter((call) => call.startsWith("PUT"))).toEqual([]);
});

test("the settings form names every rule that is not kept", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(400));
  await page.goto("/dashboard/settings");
  const form = fields(page);
  await form.name.fill("");
  await form.email.fill("marta@");
  await form.next.fill("12345");
  await form.confirmation.fill("54321");
  await form.save.click();
  await expectFieldError(form.name, "Name is required");
  await expectFieldError(form.email, "Please enter a valid email address");
  await expectFieldError(form.current, "Current password is required");
  await expectFieldError(form.next, "Password must be at least 6 characters");
  await expectFieldError(form.confirmation, "Passwords do not match");
  await expect(form.name).toBeFocused();

  await form.name.fill("Marta Ellingsen");
  await form.email.fill("marta@ellingsen.test");
  await form.current.fill("wrong");
  await form.next.fill("Newer Horse 8");
  await form.confirmation.fill("Newer Horse 8");
  await expectNoFieldError(form.confirmation);
  await form.save.click();
  await expectFieldError(form.current, "Current password is wrong");
  await expect(form.current).toBeFocused();
  await expect(form.next).toHaveValue("Newer Horse 8");
});

test("an email of someone else is refused on its field", async ({
  signedIn: page,
  baseURL,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const taken = `taken-${account.email}`;
  await callApi(baseURL, authEndpoints.register, {
    body: { name: "Someone Else", email: taken, password: "secret" },
  });
  await page.goto("/dashboard/settings");
  const form = fields(page);
  await form.email.fill(taken);
  await form.save.click();
  await expectFieldError(form.email, "An account with this email already exists");
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveValue(taken);
});

test("a new password counts at once and signs out every other device", async ({
  signedIn: page,
  account,
  baseURL,
}) => {
  const elsewhere = await callApi(baseURL, authEndpoints.login, { body: account });
  await page.goto("/dashboard/settings");
  const form = fields(page);
  await form.current.fill(account.password);
  await form.next.fill("Newer Horse 8");
  await form.confirmation.fill("Newer Horse 8");
  await form.save.click();
  await expect(successToast(page, "Settings updated successfully")).toBeVisible();
  await expect(form.current).toHaveValue("");
  await expect(form.next).toHaveValue("");

  await page.reload();
  await expect(form.name, "this device stays signed in").toHaveValue(account.name);
  await expect(
    callApi(baseURL, authEndpoints.me, { token: elsewhere.token }),
    "the other device does not",
  ).rejects.toThrow("401");
  await expect(callApi(baseURL, authEndpoints.login, { body: account })).rejects.toThrow("401");
  await callApi(baseURL, authEndpoints.login, { body: { ...account, password: "Newer Horse 8" } });
});

test("light, dark or as the device: the choice counts at once and is remembered", async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/dashboard/settings");
  const theme = page.getByRole("radiogroup", { name: "Theme" });
  const root = page.locator("html");
  await expect(theme.getByRole("radio", { name: "Match system" })).toBeChecked();
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveAttribute("data-theme", "dark");

  await theme.getByRole("radio", { name: "Light" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(theme.getByRole("radio", { name: "Light" })).toBeChecked();
  await expect(root).toHaveAttribute("data-theme", "light");
  await theme.getByRole("radio", { name: "Dark" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
});
