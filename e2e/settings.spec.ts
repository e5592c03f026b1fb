import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { type Account, callApi } from "../tools/client.ts";
import { expectFieldError, expectNoFieldError } from "./fields.ts";
import { expect, refusal, signIn, test } from "./fixtures.ts";
import { openListening } from "./listening.ts";
import { timeZoneTold } from "./time-zone.ts";
import { errorToast, successToast } from "./toasts.ts";

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
  await form.current.fill(account.password);
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
  const told = timeZoneTold(page);
  await page.goto("/dashboard/settings");
  await expect(fields(page).name).toHaveValue("Marta Ellingsen");
  await told;
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
  await expectFieldError(form.current, "Current password is incorrect");
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
    body: { name: "Someone Else", email: taken, password: "correct Horse 8" },
  });
  await page.goto("/dashboard/settings");
  const form = fields(page);
  await form.email.fill(taken);
  await form.current.fill(account.password);
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
  const { token } = elsewhere;
  await expect(
    callApi(baseURL, authEndpoints.me, { token }),
    "the other device does not",
  ).rejects.toThrow("401");
  await expect(callApi(baseURL, authEndpoints.login, { body: account })).rejects.toThrow("401");
  await callApi(baseURL, authEndpoints.login, { body: { ...account, password: "Newer Horse 8" } });
});

test("a password that is easy to guess is refused on its field", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(400));
  await page.goto("/dashboard/settings");
  const form = fields(page);
  await form.current.fill(account.password);
  await form.next.fill("Password1");
  await form.confirmation.fill("Password1");
  await form.save.click();
  await expectFieldError(
    form.next,
    "Too easy to guess. Avoid common passwords, your name and your email.",
  );
  await expect(form.next).toBeFocused();
  await expect(form.next).toHaveValue("Password1");
});

test("a lost tablet is found in the list of devices and signed out", async ({
  signedIn: page,
  account,
  baseURL,
  browser,
}) => {
  const token = await signInFrom(baseURL, account, iPad);
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const tablet = await context.newPage();
  await signIn(tablet, token);
  await openListening(tablet, "/dashboard");

  await page.goto("/dashboard/settings?tab=sign-in");
  const devices = page.getByRole("group", { name: "Your devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await expect(devices.getByRole("listitem").first()).toContainText("In use now");
  await expect(devices.getByText("Safari on iPad")).toBeVisible();
  await expect(devices).toContainText(/Last used today at \d+:\d\d [AP]M\. Logged in since/);

  await devices.getByRole("button", { name: /^Log out Safari on iPad/ }).focus();
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Device logged out")).toBeVisible();
  await expect(devices.getByText("Safari on iPad")).toBeHidden();
  await expect(devices).toBeFocused();
  await expect(devices.getByText("This device", { exact: true })).toBeVisible();

  // Without a press there: its stream ends with its session.
  await expect(tablet).toHaveURL(/\/login/);
  await expect(tablet.getByRole("main").getByRole("alert")).toHaveText(
    "Session expired. Please login again.",
  );
  await context.close();
});

test("all other devices are signed out at once", async ({ signedIn: page, account, baseURL }) => {
  const tokens = [
    await signInFrom(baseURL, account, iPad),
    await signInFrom(baseURL, account, "curl/8.14.1"),
  ];
  await page.goto("/dashboard/settings?tab=sign-in");
  await page.getByRole("button", { name: "Log Out of Other Devices" }).click();
  await expect(successToast(page, "All other devices logged out")).toBeVisible();
  const devices = page.getByRole("group", { name: "Your devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Log Out of Other Devices" })).toBeHidden();
  for (const token of tokens) {
    await expect(callApi(baseURL, authEndpoints.me, { token })).rejects.toThrow("401");
  }
  await page.reload();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
});

test("many devices are shown a few at first", async ({ signedIn: page, account, baseURL }) => {
  for (let index = 0; index < 6; index += 1) await signInFrom(baseURL, account, iPad);
  await page.goto("/dashboard/settings?tab=sign-in");
  const devices = page.getByRole("group", { name: "Your devices" });
  await expect(devices.getByText("Safari on iPad")).toHaveCount(4);
  await devices.getByRole("button", { name: "Show all 7 devices" }).click();
  await expect(devices.getByText("Safari on iPad")).toHaveCount(6);
});

test("a list of devices that does not load can be asked for again", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  await page.route("**/api/auth/sessions", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/dashboard/settings?tab=sign-in");
  const failed = page.getByRole("main").getByRole("alert");
  await expect(failed).toContainText("Failed to load your devices");
  await expect(errorToast(page, "Failed to load your devices")).toBeVisible();
  await page.unroute("**/api/auth/sessions");
  await failed.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
});

test("light, dark or as the device: the choice counts at once and is remembered", async ({
  signedIn: page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/dashboard/settings?tab=appearance");
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

const iPad =
  "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
  "Version/18.5 Mobile/15E148 Safari/604.1";

/** Signs in as another device and answers its token. */
async function signInFrom(
  baseURL: string | undefined,
  { email, password }: Account,
  agent: string,
): Promise<string> {
  const call = { body: { email, password }, headers: { "user-agent": agent } };
  return (await callApi(baseURL, authEndpoints.login, call)).token;
}

test("every tab of Settings is as wide as the others, and nothing overlaps at 1280", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/dashboard/settings");
  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveText([
    "Account",
    "People",
    "Sign-In",
    "Calendar",
    "Booking",
    "Notifications",
    "Follow-Up",
    "Tags",
    "Formats",
    "Appearance",
    "Your Data",
  ]);
  const section = page.getByRole("tabpanel").locator(".form-section").first();
  const widths = new Set<number>();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(section).toBeVisible();
    widths.add(Math.round((await section.boundingBox())?.width ?? 0));
  }
  expect([...widths], "one width").toHaveLength(1);

  await page.getByRole("tab", { name: "Calendar" }).click();
  const monday = page.getByRole("listitem").filter({ hasText: "Monday" });
  const [until, hours] = await Promise.all([
    monday.getByRole("combobox").last().boundingBox(),
    monday.getByText("8 h", { exact: true }).boundingBox(),
  ]);
  expect((until?.x ?? 0) + (until?.width ?? 0)).toBeLessThan(hours?.x ?? 0);
});

test("without mail, Notifications say so once", async ({ signedIn: page }) => {
  await page.goto("/dashboard/settings?tab=notifications");
  await expect(page.getByText("This server isn’t set up to send email.")).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: /^Email me/ })).toHaveCount(3);
  for (const box of await page.getByRole("checkbox", { name: /^Email me/ }).all()) {
    await expect(box).toBeDisabled();
  }
});
