import type { Page } from "@playwright/test";
import { passkeyEndpoints } from "../shared/account/passkeys.ts";
import { type Account, signUp } from "../tools/client.ts";
import { test as base, expect, newEmail, refusal } from "./fixtures.ts";
import { type Device, plugIn, toLocalhost } from "./passkeys.ts";
import { successToast } from "./toasts.ts";

const passkeyButton = { name: "Log In with a Passkey" };

/** Where no script of the app runs that would still ask for something. */
async function forgetSession(page: Page, at: string) {
  await page.goto(`${at}/favicon.svg`);
  await page.evaluate(() => {
    localStorage.removeItem("token");
    sessionStorage.removeItem("desk");
  });
}

async function signInAt(page: Page, at: string, { token }: Account) {
  await forgetSession(page, at);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

async function openTab(page: Page, at: string) {
  await page.goto(`${at}/dashboard/settings?tab=sign-in`);
  return page.getByRole("group", { name: "Your passkeys" });
}

/** `there`: how many the account has before. */
async function addPasskey(page: Page, at: string, there = 0) {
  const passkeys = await openTab(page, at);
  const renames = passkeys.getByRole("button", { name: /^Rename/ });
  await expect(renames).toHaveCount(there);
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await expect(renames).toHaveCount(there + 1);
}

/** At the login form, where nothing has been touched yet. */
async function logOut(page: Page, at: string, device: Device) {
  await device.answer(false);
  await forgetSession(page, at);
  await page.goto(`${at}/login`);
  await expect(page.getByRole("button", passkeyButton)).toBeVisible();
}

interface Fixtures {
  at: string;
  /** With a passkey of the account's, which is logged in; the page shows it. */
  device: Device;
}

const test = base.extend<Fixtures>({
  at: async ({ baseURL }, use) => use(toLocalhost(baseURL)),
  device: async ({ page, account, at }, use) => {
    const device = await plugIn(page);
    await signInAt(page, at, account);
    await addPasskey(page, at);
    await use(device);
  },
});

test("a passkey is added, and logs in with one press and no email", async ({
  page,
  at,
  device,
}) => {
  const passkeys = page.getByRole("group", { name: "Your passkeys" });
  await expect(passkeys.getByRole("listitem")).toContainText("Never used. Added");
  expect(await device.count()).toBe(1);

  // A browser that offers none in the field: here the virtual device would choose there by itself.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await logOut(page, at, device);
  await device.answer(true);
  await page.getByRole("button", passkeyButton).focus();
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Login successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await openTab(page, at);
  await expect(passkeys.getByRole("listitem")).toContainText("Last used today at");
});

test("the email’s field offers passkeys, and fetches nothing for it before a touch", async ({
  page,
  at,
  device,
}) => {
  await logOut(page, at, device);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByLabel("Email")).toBeFocused();
  expect(asked.filter((url) => /passkey|code-dialog|login\/options/.test(url))).toEqual([]);
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username webauthn");

  // Chromium’s virtual device chooses by itself as soon as it is offered.
  const offered = page.waitForRequest(`**${passkeyEndpoints.loginOptions.url}`);
  await device.answer(true);
  await page.getByLabel("Email").click();
  await offered;
  await expect(successToast(page, "Login successful!")).toBeVisible();
});

test("a canceled gesture leaves the form as it was, and the password still works", async ({
  page,
  account,
  at,
  device,
}) => {
  await logOut(page, at, device);
  await device.recognize(false);
  await device.answer(true);
  await page.getByRole("button", passkeyButton).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", passkeyButton)).toBeEnabled();
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(successToast(page, "Login successful!")).toBeVisible();
});

test("who has lost a passkey logs in with the password, removes it and adds another", async ({
  page,
  account,
  at,
  device,
}) => {
  await device.lose();
  await logOut(page, at, device);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const passkeys = await openTab(page, at);
  await passkeys.getByRole("button", { name: /^Rename/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Old phone");
  await page.getByRole("button", { name: "Save Name" }).click();
  await passkeys.getByRole("button", { name: "Remove Old phone" }).click();
  await page.getByRole("button", { name: "Remove Passkey" }).click();
  await expect(successToast(page, "Passkey removed")).toBeVisible();
  await expect(passkeys.getByText("Old phone")).toBeHidden();
  await expect(passkeys).toBeFocused();
  await device.answer(true);
  await addPasskey(page, at);
  await logOut(page, at, device);
  await device.answer(true);
  await page.getByLabel("Email").click();
  await expect(successToast(page, "Login successful!")).toBeVisible();
});

test("two accounts on one device each have their own passkey", async ({
  page,
  at,
  device,
  baseURL,
}) => {
  const other = await signUp(baseURL, { name: "Bo Lind", email: newEmail(), from: "10.7.7.7" });
  await signInAt(page, at, other);
  await addPasskey(page, at);
  expect(await device.count()).toBe(2);
  const names: (string | null)[] = [];
  for (const keep of ["first", "last"] as const) {
    if (keep === "last") await device.loseLastUsed();
    await logOut(page, at, device);
    await device.answer(true);
    await page.getByLabel("Email").click();
    await expect(successToast(page, "Login successful!")).toBeVisible();
    const menu = page.getByRole("complementary", { name: "Sidebar" });
    const name = menu.getByText(/^(?:Bo Lind|Marta Ellingsen)$/);
    names.push(await name.textContent());
  }
  expect(names.sort()).toEqual(["Bo Lind", "Marta Ellingsen"]);
});

test("at an address that is not the server’s own name there are no passkeys", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/settings?tab=sign-in");
  await expect(page.getByText("To add a passkey, open Client Desk at localhost.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Passkey" })).toBeHidden();
  await forgetSession(page, "");
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await expect(page.getByRole("button", passkeyButton)).toBeHidden();
});

test("with two passkeys the password is turned off, and a new one turns it on again", async ({
  page,
  at,
  device: first,
}) => {
  // It has a passkey already, and would say so before the other one answers.
  await first.answer(false);
  await plugIn(page, "usb");
  await addPasskey(page, at, 1);
  const passkeys = page.getByRole("group", { name: "Your passkeys" });
  await passkeys.getByRole("button", { name: "Turn Off…" }).click();
  await page.getByRole("button", { name: "Turn Password Off" }).click();
  await expect(successToast(page, "Password turned off")).toBeVisible();
  await passkeys.getByRole("link", { name: "Set a Password" }).click();
  await expect(page.getByLabel("Current password")).toBeHidden();
  await page.getByLabel("New password").fill("battery staple");
  await page.getByLabel("Confirm password").fill("battery staple");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(successToast(page, "Settings updated successfully")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeVisible();
});

test("what needs a proof asks once who it is, by passkey or password, and then goes on", async ({
  page,
  account,
  device: first,
  expectNoise,
}) => {
  expectNoise(refusal(403));
  const { url } = passkeyEndpoints.options;
  const refuse = () =>
    page.route(`**${url}`, (route) => route.fulfill({ status: 403, json: { proof: "required" } }), {
      times: 1,
    });
  const dialog = page.getByRole("dialog", { name: "Is It You?" });
  const add = page.getByRole("button", { name: "Add Passkey" });

  await refuse();
  await add.click();
  await dialog.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(add).toBeEnabled();

  // It has a passkey already, and would say so before the other one answers.
  await first.answer(false);
  await plugIn(page, "usb");
  await refuse();
  await add.click();
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(successToast(page, "Passkey added").first()).toBeVisible();

  await expect(page.getByRole("button", { name: /^Rename/ })).toHaveCount(2);
  await expect(add).toBeFocused();
  let refusals = 1;
  await page.route("**/api/auth/two-step", (route) => {
    if (route.request().method() !== "POST" || refusals === 0) return route.fallback();
    refusals -= 1;
    return route.fulfill({ status: 403, json: { proof: "required" } });
  });
  await page.getByRole("button", { name: "Turn On…" }).press("Enter");
  await dialog.getByRole("button", { name: "Use a Passkey" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("2. Type the 6 digits it shows")).toBeFocused();
});
