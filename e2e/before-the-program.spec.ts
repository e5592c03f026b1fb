import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Keeps the program back until the answer is called. */
async function holdProgram(page: Page) {
  const asked: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release };
}

const box = (page: Page) => page.getByRole("checkbox", { name: "Remember me" });

test("the login page paints without the program, and what is typed and pressed meanwhile counts", async ({
  page,
  account,
}) => {
  const { asked, release } = await holdProgram(page);
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Log In" })).toBeVisible();
  await expect(page).toHaveTitle("Log in · Client Desk");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  expect(asked, "nobody is there yet").toEqual([]);

  await page.keyboard.type(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await box(page).check();
  await expect(box(page)).toBeChecked();
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL("/login");
  expect(asked, "somebody is there").not.toEqual([]);

  const sent = page.waitForRequest("**/api/auth/login");
  release();
  expect((await sent).postDataJSON()).toMatchObject({
    email: account.email,
    password: account.password,
    remember: true,
  });
  await expect(page).toHaveURL("/dashboard");
});

test("the program takes the login page over in the middle of a word", async ({ page }) => {
  const { release } = await holdProgram(page);
  await page.goto("/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.click();
  await page.keyboard.type("corect");
  for (let key = 0; key < 3; key += 1) await page.keyboard.press("ArrowLeft");
  const standIn = page.locator("[data-stand-in]");
  await expect(standIn).toHaveCount(1);
  release();
  await expect(standIn).toHaveCount(0);
  await page.keyboard.type("r");
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("correct");
});

test("whoever is signed in sees no login form while the session is checked", async ({
  signedIn: page,
}) => {
  const { release } = await holdProgram(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("#root")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Log In" })).toHaveCount(0);
  release();
  await expect(page).toHaveURL("/dashboard");
});

test("the terms can be asked for before the program has arrived", async ({ page }) => {
  const { release } = await holdProgram(page);
  await page.goto("/register");
  await page.getByLabel("Name", { exact: true }).fill("Ingrid Solbakken");
  await page.getByRole("button", { name: "Terms" }).click();
  release();
  await expect(page.getByRole("dialog", { name: "Terms" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ingrid Solbakken");
});
