import AxeBuilder from "@axe-core/playwright";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import { auth as arabic } from "../shared/words/ar/auth.ts";
import { rules as arabicRules } from "../shared/words/ar/rules.ts";
import { answers as germanAnswers } from "../shared/words/de/answers.ts";
import { auth as german } from "../shared/words/de/auth.ts";
import { formats as germanFormats } from "../shared/words/de/formats.ts";
import { rules as germanRules } from "../shared/words/de/rules.ts";
import { momentOf } from "./days.ts";
import { expectFieldError } from "./fields.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { sunday } from "./palette.ts";
import { errorToast, successToast } from "./toasts.ts";

test.describe("a German browser", () => {
  test.use({ locale: "de-DE" });

  test("logs in in German, from the first paint to the first refusal", async ({
    page,
    account,
    expectNoise,
  }) => {
    expectNoise(refusal(401));
    const programs: string[] = [];
    page.on("request", (request) => {
      const file = /\/assets\/(.*)/.exec(request.url())?.[1] ?? "";
      if (file.endsWith(".js")) programs.push(file);
    });
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page).toHaveTitle(`${german.loginPage} · Client Desk`);
    const password = page.getByLabel(german.password, { exact: true });
    const submit = page.getByRole("button", { name: german.logIn, exact: true });
    await submit.click();
    await expectFieldError(password, germanRules.passwordRequired);

    await page.getByLabel(german.email, { exact: true }).fill(account.email);
    await password.fill("falsch geraten");
    await submit.click();
    await expect(errorToast(page, germanAnswers.wrongCredentials)).toBeVisible();
    await password.fill(account.password);
    await submit.click();
    await expect(page).toHaveURL("/dashboard");
    await expect(successToast(page, german.said.loggedIn)).toBeVisible();
    const others = programs.filter((file) => !/^de\/|^parts-/.test(file));
    expect(programs).not.toEqual(others);
    expect(others, "no other language").toEqual([]);
  });
});

test.describe("a German line", () => {
  test.use({ locale: "de-DE" });

  test("is read once the field is there: a verb at the end, a day", async ({
    signedIn: page,
    account,
    make,
  }) => {
    await page.clock.setFixedTime(momentOf(sunday, "13:20"));
    const berg = await make.company({ name: "Berg & Co." });
    await make.customer(berg, { name: "Anna Berg", email: "anna@berg.test" });
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/\/assets\/de\/(?:de|fr|es|pt-br|nl|ar)-[\w-]{8}\.js$/.test(request.url()))
        fetched.push(request.url());
    });
    await page.goto("/dashboard/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(fetched, "no screen needs them").toEqual([]);
    await page.keyboard.press("Control+k");
    const field = page.getByRole("dialog").getByRole("combobox");
    await field.fill("Anna übermorgen anrufen");
    await expect(page.locator(".palette-mark")).toHaveCount(3);
    expect(fetched).toHaveLength(1);
    await expect(page.getByRole("listbox")).toHaveAttribute("aria-busy", "false");
    await field.press("Enter");
    const { call } = account;
    await expect
      .poll(async () => (await call(taskEndpoints.list, { query: {} })).data)
      .toMatchObject([{ text: "Anna anrufen", due: "2026-11-24" }]);
  });
});

test.describe("an Arabic browser", () => {
  test.use({ locale: "ar-EG" });

  test("logs in from right to left", async ({ page, account }) => {
    await page.goto("/login");
    const html = page.locator("html");
    await expect(html).toHaveAttribute("lang", "ar");
    await expect(html).toHaveAttribute("dir", "rtl");
    const password = page.getByLabel(arabic.password, { exact: true });
    const submit = page.getByRole("button", { name: arabic.logIn, exact: true });
    await submit.click();
    await expectFieldError(password, arabicRules.passwordRequired);
    const form = await password.boundingBox();
    expect(form?.x, "the form is on the right").toBeGreaterThan(640);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);

    await page.getByLabel(arabic.email, { exact: true }).fill(account.email);
    await password.fill(account.password);
    await submit.click();
    await expect(page).toHaveURL("/dashboard");
    await expect(successToast(page, arabic.said.loggedIn)).toBeVisible();
  });
});

test("a language that is chosen is there at once, on every device, and in the next document", async ({
  signedIn: page,
  account,
  browser,
}) => {
  const other = await browser.newPage();
  await other.goto("/favicon.svg");
  await other.evaluate((token) => localStorage.setItem("token", token), account.token);
  await other.goto("/dashboard/settings?tab=formats");
  await expect(other.getByRole("combobox", { name: "Language" })).toBeVisible();

  await page.goto("/dashboard/settings?tab=formats");
  const { language: title, ofBrowser } = germanFormats;
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("combobox", { name: title })).toBeFocused();
  await expect(other.getByRole("heading", { name: title, exact: true })).toBeVisible();

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.getByRole("combobox", { name: title }).click();
  await page.getByRole("option", { name: ofBrowser }).click();
  await expect(page.getByRole("heading", { name: "Language", exact: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await other.close();
});

test("a visitor chooses a language on the landing page, and it stays", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
