import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { callApi } from "../tools/client.ts";
import { environmentOf, makeResetLink } from "../tools/server.ts";
import { fullDate, today } from "./days.ts";
import { expectFieldError } from "./fields.ts";
import { askOneByOne, expect, newEmail, refusal, signIn, test, withoutStream } from "./fixtures.ts";
import { timeZoneTold } from "./time-zone.ts";
import { errorToast, successToast } from "./toasts.ts";

function fields(page: Page) {
  return {
    email: page.getByLabel("Email", { exact: true }),
    password: page.getByLabel("Password", { exact: true }),
    remember: page.getByRole("checkbox", { name: "Remember me" }),
    submit: page.getByRole("button", { name: "Log In", exact: true }),
  };
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  const form = fields(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}

/** As many wrong passwords as an account has, from somewhere else. */
async function guess(baseURL: string | undefined, email: string) {
  for (let index = 0; index < 10; index += 1) {
    const body = { email, password: `guess ${index}` };
    await expect(callApi(baseURL, authEndpoints.login, { body })).rejects.toThrow("401");
  }
}

function readToken(page: Page) {
  return page.evaluate(() => localStorage.getItem("token"));
}

test("the login form names every rule that is not kept", async ({ page }) => {
  await page.goto("/login");
  const form = fields(page);
  await expect(form.email).toBeFocused();
  await form.submit.click();
  await expectFieldError(form.email, "Email is required");
  await expectFieldError(form.password, "Password is required");
  await expect(form.email).toBeFocused();

  await form.email.fill("marta.ellingsen");
  await form.password.fill("x");
  await form.submit.click();
  await expectFieldError(form.email, "Email is invalid");
  await expect(form.password).toHaveAccessibleDescription("");
});

test("a wrong password keeps what was typed, the right one opens the desk", async ({
  page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(401));
  await page.goto("/login");
  const form = fields(page);
  await logIn(page, { ...account, password: "wrong" });
  await expect(errorToast(page, "Wrong email or password")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Wrong email or password");
  await expect(form.email).toHaveValue(account.email);
  await expect(form.password).toHaveValue("wrong");
  await expect(form.password).toBeFocused();

  await form.password.fill(account.password);
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Login successful!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test("after too many wrong passwords the login form says how long to wait", async ({
  page,
  account,
  baseURL,
  expectNoise,
}) => {
  expectNoise(refusal(429));
  await guess(baseURL, account.email);
  await page.goto("/login");
  const form = fields(page);
  await logIn(page, account);
  const sentence = "Too many attempts. Try again in 1 minute.";
  await expect(errorToast(page, sentence)).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
  await expect(form.email).toHaveValue(account.email);
  await expect(form.password).toHaveValue(account.password);
  await expect(form.password).toBeFocused();
});

test("who has signed in here before is not kept out by somebody who guesses", async ({
  page,
  account,
  baseURL,
}) => {
  await page.goto("/login");
  await logIn(page, account);
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await guess(baseURL, account.email);
  await expect(callApi(baseURL, authEndpoints.login, { body: account })).rejects.toThrow("429");
  await logIn(page, account);
  await expect(page).toHaveURL("/dashboard");
});

test("Remember me asks the server for a long session", async ({ page, account }) => {
  for (const remember of [false, true]) {
    await page.goto("/login");
    await fields(page).remember.setChecked(remember);
    const request = page.waitForRequest("**/api/auth/login");
    await logIn(page, account);
    expect((await request).postDataJSON()).toMatchObject({ email: account.email, remember });
    await expect(page).toHaveURL("/dashboard");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
  }
});

test("whoever is not signed in is asked to, and then gets the page that was asked for", async ({
  page,
  account,
}) => {
  await page.goto("/dashboard/companies?search=dental");
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logIn(page, account);
  await expect(page).toHaveURL("/dashboard/companies?search=dental");
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
});

test("the bare address of the appointments leads to today, signed out by way of the login", async ({
  page,
  account,
}) => {
  await page.goto("/dashboard/appointments");
  await expect(page).toHaveURL("/login?redirect=%2Fdashboard%2Fappointments");
  await logIn(page, account);
  await expect(page).toHaveURL(`/dashboard/appointments/${today()}`);
  await expect(page.getByRole("heading", { level: 1, name: fullDate(today()) })).toBeVisible();
  await page.goto("/dashboard/appointments/");
  await expect(page).toHaveURL(`/dashboard/appointments/${today()}`);
});

test("a spinner shows while the stored session is checked", async ({ page, account }) => {
  const answered = Promise.withResolvers<void>();
  await askOneByOne(page);
  await page.route("**/api/auth/me", async (route) => {
    if (route.request().method() === "GET") await answered.promise;
    await route.continue();
  });
  await signIn(page, account.token);
  await page.goto("/dashboard");
  await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  answered.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Marta" })).toBeVisible();
});

test("whoever is signed in has no use for the login and sign-up screens", async ({ signedIn }) => {
  for (const path of ["/login", "/register"]) {
    await signedIn.goto(path);
    await expect(signedIn).toHaveURL("/dashboard");
  }
});

test("logging out ends the session here and on the server", async ({ signedIn: page, account }) => {
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(successToast(page, "Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await readToken(page)).toBeNull();
  await expect(
    account.call(authEndpoints.me),
    "the server knows the token no more",
  ).rejects.toThrow("401");
  await page.goto("/dashboard/settings");
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test("logging out works when the server cannot be told", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(successToast(page, "Logged out successfully")).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(await readToken(page)).toBeNull();
});

test("logging out of a session that has ended already is no trouble", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(401));
  // Nothing but logging out is to find the session dead.
  await withoutStream(page);
  const told = timeZoneTold(page);
  const reminded = page.waitForResponse("**/api/reminders?*");
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await Promise.all([told, reminded]);
  await page.waitForLoadState("networkidle");
  await account.call(authEndpoints.logout);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(successToast(page, "Logged out successfully")).toBeVisible();
  expect(await errorToast(page, "Session expired. Please login again.").count()).toBe(0);
  await expect(page).toHaveURL("/login");
});

test("another tab that signs in as somebody else takes this one along", async ({
  signedIn: page,
  context,
  make,
  baseURL,
}) => {
  await make.company({ name: "Anker Bakery" });
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Anker Bakery" })).toBeVisible();
  const { token } = await callApi(baseURL, authEndpoints.register, {
    body: { name: "Bo", email: newEmail(), password: "correct Horse 8" },
  });
  const other = await context.newPage();
  await signIn(other, token);
  await expect(page.getByText("Your first company goes here")).toBeVisible();
  await expect(page.getByRole("link", { name: "Anker Bakery" })).toBeHidden();
});

test("who logs in where another's session has ended asks for nothing on the other's desk", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  // No 404: that would be noise.
  expectNoise(refusal(401));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Marta");
  const email = newEmail();
  const password = "correct Horse 8";
  await callApi(account.baseUrl, authEndpoints.register, {
    body: { name: "Tom Weber", email, password },
  });
  await account.call(authEndpoints.logout);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, { email, password });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Tom");
});

test("a token that the server does not know is thrown away", async ({ page, expectNoise }) => {
  expectNoise(refusal(401));
  await signIn(page, "no-such-token");
  await page.goto("/dashboard/companies");
  const sentence = "Session expired. Please login again.";
  await expect(errorToast(page, sentence)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
  expect(await readToken(page)).toBeNull();
});

test("who has forgotten the password is told whom to write to", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot Your Password?" });
  await expect(dialog).toContainText("help@client-desk.test");
  await expect(dialog.getByRole("link", { name: "Send Email" })).toHaveAttribute(
    "href",
    /^mailto:help@client-desk\.test(\?|$)/,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Forgot your password?" })).toBeFocused();
});

test("a reset link lets its owner choose a new password", async ({
  page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(400));
  const env = environmentOf({ port: 0, dataDir: process.env.E2E_DATA_DIR ?? "" });
  const link = await makeResetLink(account.email, env);
  expect(link.pathname).toBe("/login");
  await page.goto(link.pathname + link.search);

  const dialog = page.getByRole("dialog", { name: "Choose a New Password" });
  const password = dialog.getByLabel("Password", { exact: true });
  const confirmation = dialog.getByLabel("Confirm password", { exact: true });
  const save = dialog.getByRole("button", { name: "Save Password" });
  await save.click();
  await expectFieldError(password, "Password is required");
  await password.fill("12345");
  await confirmation.fill("54321");
  await save.click();
  await expectFieldError(password, "Password must be at least 6 characters");
  await expectFieldError(confirmation, "Passwords do not match");
  await password.fill("A newer Horse 8");
  await confirmation.fill("A newer Horse 8");
  await save.click();
  await expect(successToast(page, "Password reset successful!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await logIn(page, { email: account.email, password: "A newer Horse 8" });
  await expect(page).toHaveURL("/dashboard");

  // The link was good once.
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await page.goto(link.pathname + link.search);
  await password.fill("Yet another 9");
  await confirmation.fill("Yet another 9");
  await save.click();
  await expect(dialog.getByRole("alert")).toContainText("This reset link is no longer valid");
  await expect(password).toHaveValue("Yet another 9");
});

test("toasts stand top right, wait to be read and answer to Alt+T", async ({
  page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(401));
  await page.clock.install();
  await page.goto("/login");
  await logIn(page, { ...account, password: "wrong" });
  const toast = errorToast(page, "Wrong email or password");
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(40);
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(60);

  // Under the pointer it stays, and while the window is in the background.
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 400);
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.keyboard.press("Alt+T");
  await expect
    .poll(() =>
      toast.evaluate((element) => element.parentElement?.contains(document.activeElement)),
    )
    .toBe(true);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeHidden();
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a toast closes by itself when its time is over, with motion: ${reducedMotion}`, async ({
    page,
    account,
    expectNoise,
  }) => {
    await page.emulateMedia({ reducedMotion });
    expectNoise(refusal(401));
    await page.clock.install();
    await page.goto("/login");
    await logIn(page, { ...account, password: "wrong" });
    const toast = errorToast(page, "Wrong email or password");
    await expect(toast).toBeVisible();
    await page.clock.runFor(5000);
    await expect(toast).toBeHidden();
  });
}

test("in the app a toast closes after 3 s, not counting those under the pointer", async ({
  signedIn: page,
}) => {
  await page.clock.install();
  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name", { exact: true }).fill("Anker Bakery");
  await page.getByRole("button", { name: "Add Company" }).click();
  const toast = successToast(page, "Company created successfully");
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 400);
  await page.clock.runFor(3000);
  await expect(toast).toBeHidden();
});

test("an address that leads nowhere leads a visitor home too", async ({ page }) => {
  for (const path of ["/no-such-page", "/dashboard/no-such-page"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
  }
});

test("an address that leads nowhere leads home", async ({ signedIn: page }) => {
  for (const path of ["/no-such-page", "/dashboard/no-such-page", "/terms", "/customers/1"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/");
    await expect(
      page.getByRole("heading", { level: 1, name: "Manage Your Clients Effortlessly" }),
    ).toBeVisible();
  }
});
