import type { Page } from "@playwright/test";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { connectionLost, expect, refusal, signIn, test } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { fileOf } from "./program-files.ts";
import { errorToast, successToast } from "./toasts.ts";

const missing =
  "This could not be loaded. Check your connection and try again, or reload the page.";

/** Parts of the program come only when they are asked for, never ahead. */
test.beforeEach(async ({ page, expectNoise }) => {
  expectNoise(connectionLost);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
});

/** From now on no part of the program arrives. */
async function cutOffParts(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-prerendered]"), "the program is there").toHaveCount(0);
  await page.route("**/assets/**", (route) => route.abort("connectionrefused"));
}

async function expectMissing(page: Page) {
  const toast = errorToast(page, missing);
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toBeHidden();
}

test("keys pressed before the palette has arrived do nothing to the screen", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Marta" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const parts = await hold(page, "**/assets/**");
  await page.keyboard.press("Control+k");
  await expect.poll(() => parts.asked.length).toBeGreaterThan(0);
  await page.keyboard.type("c?");
  await parts.release();
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  await expect(page).toHaveURL("/dashboard");
});

test.describe("a part that does not arrive says so, and comes when it is asked for again", () => {
  test("the palette and the list of keys", async ({ signedIn: page }) => {
    await page.goto("/dashboard");
    await cutOffParts(page);
    await page.keyboard.press("Control+k");
    await expectMissing(page);
    await page.keyboard.press("?");
    await expectMissing(page);
    await page.unrouteAll();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  });

  test("the question before a changed form is left, which the browser then asks", async ({
    signedIn: page,
  }) => {
    await page.goto("/dashboard/companies");
    // Once there is known to be none, the link stands elsewhere.
    await expect(page.getByText("Your first company goes here")).toBeVisible();
    await page.getByRole("link", { name: "Add Company" }).click();
    const name = page.getByLabel("Name", { exact: true });
    await name.fill("Half a comp");
    await cutOffParts(page);
    const answers: string[] = [];
    page.on("dialog", async (dialog) => {
      answers.push(dialog.message());
      if (answers.length === 1) await dialog.dismiss();
      else await dialog.accept();
    });
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect.poll(() => answers.length).toBe(1);
    await expect(name, "no is no").toHaveValue("Half a comp");
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/dashboard/companies");
    expect(new Set(answers)).toEqual(
      new Set(["Leave without saving? Your changes haven’t been saved."]),
    );
  });

  test("the question which of two changes counts: what was typed stays", async ({
    signedIn: page,
    make,
    account,
    expectNoise,
  }) => {
    expectNoise(refusal(409));
    const { _id: id } = await make.customer(await make.company());
    await page.goto(`/dashboard/customers/${id}/edit`);
    const notes = page.getByLabel("About");
    await notes.fill("Mine");
    await cutOffParts(page);
    const change = { params: { id } };
    await account.call(customerEndpoints.update, { ...change, body: { notes: "Theirs" } });
    const save = page.getByRole("button", { name: "Save Changes" });
    await save.click();
    await expectMissing(page);
    await expect(notes).toHaveValue("Mine");
    await page.unrouteAll();
    await save.click();
    const dialog = page.getByRole("dialog", { name: "Edited somewhere else" });
    await dialog.getByRole("button", { name: "Save Mine" }).click();
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  });

  test("the dialogs of the sign-in screens", async ({ page }) => {
    await page.goto("/register");
    await page.getByLabel("Name", { exact: true }).fill("Ingrid");
    await cutOffParts(page);
    const terms = page.getByRole("button", { name: "Terms" });
    await terms.click();
    await expectMissing(page);
    await page.unrouteAll();
    await terms.click();
    await expect(page.getByRole("dialog", { name: "Terms" })).toBeVisible();

    await page.goto("/login");
    await page.getByLabel("Email", { exact: true }).fill("ingrid@solbakken.test");
    await cutOffParts(page);
    const forgot = page.getByRole("button", { name: "Forgot your password?" });
    await forgot.click();
    await expectMissing(page);
    await page.unrouteAll();
    await forgot.click();
    await expect(page.getByRole("dialog", { name: "Forgot Your Password?" })).toBeVisible();
  });

  test("the dialog of a reset link", async ({ page }) => {
    await page.route(fileOf("screens/auth/new-password-dialog.tsx"), (route) =>
      route.abort("connectionrefused"),
    );
    await page.goto(`/login?reset=${"x".repeat(43)}`);
    await expect(errorToast(page, missing)).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole("dialog", { name: "Choose a New Password" })).toBeVisible();
  });
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the calendar and the account menu say so too", async ({ signedIn: page }) => {
    await page.goto("/dashboard");
    await cutOffParts(page);
    const calendar = page.getByRole("button", { name: "Calendar" });
    const account = page.getByRole("button", { name: "Account menu" });
    await calendar.tap();
    await expectMissing(page);
    await account.tap();
    await expectMissing(page);
    await page.unrouteAll();
    await calendar.tap();
    await expect(page.getByRole("dialog", { name: "Calendar" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Calendar" })).toBeHidden();
    await expect(calendar).toBeFocused();
    await account.tap();
    await expect(page.getByRole("menu")).toBeVisible();
  });
});

test("a tip that could not be fetched comes at the next try", async ({ signedIn: page }) => {
  await page.goto("/dashboard");
  await cutOffParts(page);
  const collapse = page.getByRole("button", { name: "Collapse sidebar" });
  const tried = page.waitForEvent("requestfailed");
  await collapse.hover();
  await tried;
  await page.unrouteAll();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(collapse).not.toHaveAttribute("data-popup-open");
  await collapse.hover();
  await expect(page.getByText("Collapse sidebar")).toBeVisible();
});

for (const [address, heading] of [
  ["/dashboard", "Welcome, Marta"],
  ["/login", "Create Your Account"],
] as const) {
  test(`when the program itself does not arrive ${address} says so, and a reload brings it`, async ({
    page,
    account,
  }) => {
    if (address === "/dashboard") await signIn(page, account.token);
    await page.route("**/assets/*.js", (route) => route.abort("connectionrefused"));
    await page.goto(address);
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await expect(page.getByRole("alert")).toHaveText(/could not be loaded/);
    await page.unrouteAll();
    await page.getByRole("button", { name: "reload the page" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    if (address === "/login") await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  });
}

test("the button whose list arrives is the same one before and after", async ({
  signedIn: page,
  make,
}) => {
  const { company } = await make.customer(await make.company());
  await page.goto(`/dashboard/companies/${company}/customers`);
  const filter = page.getByRole("combobox", { name: "Filter by status" });
  const button = await filter.elementHandle();
  await filter.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: "All statuses" })).toBeFocused();
  expect(await button?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});
