import type { Page } from "@playwright/test";
import { expectFieldError } from "./fields.ts";
import { expect, test } from "./fixtures.ts";
import { hold } from "./hold.ts";

/** Keeps the program back until it is released. */
const holdProgram = (page: Page) => hold(page, "**/assets/*.js");

/** The program has shown its page by then, were it not for something that it waits for. */
async function untilIdle() {
  for (let times = 0; times < 3; times += 1) {
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
  }
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
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => asked, "somebody is there").not.toEqual([]);

  const sent = page.waitForRequest("**/api/auth/login");
  await release();
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
  const prerendered = page.locator("[data-prerendered]");
  await expect(prerendered).toHaveCount(1);
  await release();
  await expect(prerendered).toHaveCount(0);
  await page.keyboard.type("r");
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("correct");
});

test("a press during which the program takes the login page over counts", async ({ page }) => {
  const { release } = await holdProgram(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Log In", exact: true }).hover();
  await page.mouse.down();
  const there = page.waitForEvent("requestfinished", (request) => request.url().includes("login"));
  await release();
  await there;
  await page.evaluate(untilIdle);
  await page.mouse.up();
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await expectFieldError(page.getByLabel("Email", { exact: true }), "Email is required");
});

test("whoever is signed in sees no login form while the session is checked", async ({
  signedIn: page,
}) => {
  const { asked, release } = await holdProgram(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect.poll(() => asked, "nothing has to be touched for it").not.toEqual([]);
  await expect(page.getByRole("heading", { name: "Log In" })).toHaveCount(0);
  await release();
  await expect(page).toHaveURL("/dashboard");
});

test("the terms can be asked for before the program has arrived", async ({ page }) => {
  const { release } = await holdProgram(page);
  await page.goto("/register");
  await page.getByLabel("Name", { exact: true }).fill("Ingrid Solbakken");
  await page.getByRole("button", { name: "Terms" }).click();
  await release();
  await expect(page.getByRole("dialog", { name: "Terms" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ingrid Solbakken");
});
