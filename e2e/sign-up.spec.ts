import type { Page } from "@playwright/test";
import { expectFieldError, expectNoFieldError } from "./fields.ts";
import { expect, newEmail, refusal, test } from "./fixtures.ts";
import { errorToast, successToast } from "./toasts.ts";

const agreement = "I agree to the Terms and Privacy Policy";

function fields(page: Page) {
  return {
    name: page.getByLabel("Name", { exact: true }),
    email: page.getByLabel("Email", { exact: true }),
    password: page.getByLabel("Password", { exact: true }),
    confirmation: page.getByLabel("Confirm password", { exact: true }),
    terms: page.getByRole("checkbox", { name: agreement }),
    submit: page.getByRole("button", { name: "Create Account" }),
  };
}

async function fillIn(page: Page, email: string) {
  const form = fields(page);
  await form.name.fill("Ingrid Solbakken");
  await form.email.fill(email);
  await form.password.fill("Harbour 42!");
  await form.confirmation.fill("Harbour 42!");
  await form.terms.check();
  return form;
}

test("a visitor reads the front page and gets a desk of their own", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Manage Your Clients Effortlessly" }),
  ).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 2, name: "All-in-One Client Management" }),
  ).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText([
    "Company Management",
    "Customer Tracking",
    "Appointments",
    "Analytics",
    "Secure",
  ]);
  await expect(
    page.getByRole("heading", { level: 2, name: "Ready to Transform Your Business?" }),
  ).toBeVisible();
  await expect(
    page.getByText("Join thousands of businesses already using Client Desk"),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(
    `${new Date().getFullYear()} Client Desk. All rights reserved`,
  );
  for (const name of ["Get Started", "Free to use", "Start for Free"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL("/register");
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
  }
  await page.getByRole("link", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/login");
  await page.getByRole("link", { name: "Create an account" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Create Your Account" })).toBeVisible();
  const form = await fillIn(page, newEmail());
  await form.submit.click();
  await expect(successToast(page, "Registration successful!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ingrid" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ingrid" })).toBeVisible();
});

test("the sign-up form names every rule that is not kept", async ({ page }) => {
  await page.goto("/register");
  const form = fields(page);
  await form.submit.click();
  await expectFieldError(form.name, "Name is required");
  await expectFieldError(form.email, "Email is required");
  await expectFieldError(form.password, "Password is required");
  await expectFieldError(form.confirmation, "Please confirm your password");
  await expectFieldError(form.terms, "You must agree to the Terms and Privacy Policy");
  await expect(form.name).toBeFocused();

  await form.name.fill("Ingrid Solbakken");
  await form.email.fill("ingrid@");
  await form.password.fill("12345");
  await form.confirmation.fill("123456");
  await form.terms.check();
  await form.submit.click();
  await expectNoFieldError(form.name);
  await expectFieldError(form.email, "Please enter a valid email address");
  await expectFieldError(form.password, "Password must be at least 6 characters");
  await expectFieldError(form.confirmation, "Passwords do not match");
  await expectNoFieldError(form.terms);
  await expect(form.email).toBeFocused();

  await form.confirmation.fill("");
  await expectFieldError(form.confirmation, "Passwords do not match");
  await form.confirmation.fill("123456");
  await form.password.fill("123456");
  await expectNoFieldError(form.confirmation);
  await expectNoFieldError(form.password);
  await expect(page).toHaveURL("/register");
});

test("the strength meter says how good a password is and what is left to do", async ({ page }) => {
  await page.goto("/register");
  const { password } = fields(page);
  const meter = page.getByRole("status").filter({ hasText: "Password strength" });
  for (const [typed, label, missing] of [
    ["abc", "Too weak", ["8 characters or more", "An uppercase letter", "A digit", "A symbol"]],
    ["abcdefgh", "Weak", ["An uppercase letter", "A digit", "A symbol"]],
    ["Abcdefgh", "Fair", ["A digit", "A symbol"]],
    ["Abcdefg1", "Good", ["A symbol"]],
    ["Abcdef1!", "Strong", []],
  ] as const) {
    await password.fill(typed);
    await expect(meter).toHaveText(`Password strength${label}`);
    await expect(page.getByRole("listitem").filter({ hasText: "(missing)" })).toHaveText(
      missing.map((criterion) => `${criterion}(missing)`),
    );
  }
});

test("what makes a password stronger is advice, and said to be", async ({ page }) => {
  await page.goto("/register");
  const form = await fillIn(page, newEmail());
  await expect(form.password).toHaveAccessibleDescription("At least 6 characters");
  const advice = page.getByRole("list", { name: "Not required, but makes it stronger:" });
  await expect(advice.getByRole("listitem")).toHaveCount(4);
  await form.password.fill("quiet fjord");
  await form.confirmation.fill("quiet fjord");
  await expect(advice.getByRole("listitem").filter({ hasText: "(missing)" })).toHaveCount(3);
  await form.submit.click();
  await expect(page).toHaveURL("/dashboard");
});

test("Tab goes from field to field; the password is shown by the eye or by Alt+V", async ({
  page,
}) => {
  await page.goto("/register");
  const form = fields(page);
  await form.name.focus();
  for (const next of [form.email, form.password, form.confirmation, form.terms]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
  // A shortcut pressed before the program has started is lost.
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await form.password.fill("Harbour 42!");
  await page.keyboard.press("Alt+v");
  await expect(form.password).toHaveAttribute("type", "text");
  await expect(form.confirmation).toHaveAttribute("type", "password");
  await page.keyboard.press("Alt+v");
  await expect(form.password).toHaveAttribute("type", "password");
  await expect(form.password).toHaveValue("Harbour 42!");
  await page.getByRole("button", { name: "Show password" }).last().click();
  await expect(form.confirmation).toHaveAttribute("type", "text");
});

test("terms and privacy policy open as dialogs and leave the form as it was", async ({ page }) => {
  await page.goto("/register");
  const form = fields(page);
  await form.name.fill("Ingrid Solbakken");

  await page.getByRole("button", { name: "Terms", exact: true }).click();
  const terms = page.getByRole("dialog", { name: "Terms" });
  await expect(terms.getByRole("heading", { name: "Your data" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(terms).toBeHidden();

  await page.getByRole("button", { name: "Privacy Policy" }).click();
  const privacy = page.getByRole("dialog", { name: "Privacy Policy" });
  await expect(privacy.getByRole("heading", { name: "What is stored" })).toBeVisible();
  await expect(privacy.getByRole("link", { name: "help@client-desk.test" })).toHaveAttribute(
    "href",
    "mailto:help@client-desk.test",
  );
  await privacy.getByRole("button", { name: "Close" }).first().click();
  await expect(privacy).toBeHidden();

  await expect(page).toHaveURL("/register");
  await expect(form.terms).not.toBeChecked();
  await expect(form.name).toHaveValue("Ingrid Solbakken");
});

test("an email that is taken is refused in a banner and a toast", async ({
  page,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  await page.goto("/register");
  const form = await fillIn(page, account.email.toUpperCase());
  await form.submit.click();

  const sentence = "An account with this email already exists";
  await expect(errorToast(page, sentence)).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
  await expectFieldError(form.email, sentence);
  await expect(form.email).toBeFocused();
  await expect(form.name).toHaveValue("Ingrid Solbakken");
  await expect(form.password).toHaveValue("Harbour 42!");
  await expect(form.terms).toBeChecked();

  await form.email.fill(`new-${account.email}`);
  await form.submit.click();
  await expect(page).toHaveURL("/dashboard");
});

test("a password that is easy to guess is refused on its field", async ({ page, expectNoise }) => {
  expectNoise(refusal(400));
  await page.goto("/register");
  const email = newEmail();
  const form = await fillIn(page, email);
  const sentence = "Too easy to guess. Avoid common passwords, your name and your email.";
  for (const password of ["Password1", "Ingrid.Solbakken"]) {
    await form.password.fill(password);
    await form.confirmation.fill(password);
    await form.submit.click();
    await expectFieldError(form.password, sentence);
    await expect(form.password).toBeFocused();
  }
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
  await expect(form.email).toHaveValue(email);
  await form.password.fill("Harbour 42!");
  await form.confirmation.fill("Harbour 42!");
  await form.submit.click();
  await expect(page).toHaveURL("/dashboard");
});

test("a sign-up that fails without a word is explained all the same", async ({
  page,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  await page.route("**/api/auth/register", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/register");
  const form = await fillIn(page, "ingrid@solbakken.test");
  await form.submit.click();
  await expect(errorToast(page, "Registration failed")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Registration failed. Please try again.",
  );
  await expect(form.email).toHaveValue("ingrid@solbakken.test");
});
