import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { callApi } from "../tools/client.ts";
import { today } from "./days.ts";
import { askOneByOne, connectionLost, expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

const restored = (page: Page) => page.getByText("What you typed earlier is back.");
const value = (page: Page) => page.getByLabel("Value", { exact: true });

/** A reload in the middle of typing asks first. */
function reload(page: Page) {
  page.once("dialog", (dialog) => void dialog.accept());
  return page.reload();
}

test("an amount that is half typed survives a reload, whatever it is", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const customer = await make.customer(company, { value: 10 });
  for (const path of [
    `/dashboard/customers/${customer._id}/edit`,
    `/dashboard/companies/${company._id}/customers/new`,
  ]) {
    await page.goto(path);
    for (const typed of ["", "5k", "1.", "a lot"]) {
      await value(page).fill(typed);
      await reload(page);
      await expect(restored(page)).toBeVisible();
      await expect(value(page)).toHaveValue(typed);
    }
    await page.getByRole("button", { name: "Discard the Text" }).click();
  }
});

test("the company chosen for a new customer is as much of the form as what is typed", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  await make.company({ name: "Acme" });
  const company = page.getByRole("combobox", { name: "Company" });
  await page.goto("/dashboard/customers");
  await page.getByRole("main").getByRole("link", { name: "Add Customer" }).click();
  await company.fill("Acm");
  await page.getByRole("option", { name: /^Acme/ }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Keep Editing" }).click();
  await reload(page);
  await expect(restored(page)).toBeVisible();
  await expect(company).toHaveValue("Acme");
  await company.fill("Zebra Labs");
  await page.getByRole("option", { name: "Create company “Zebra Labs”" }).click();
  await reload(page);
  await expect(company).toHaveValue("Zebra Labs");

  const keys: (string | undefined)[] = [];
  await page.route("**/api/customers", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    keys.push(route.request().headers()["idempotency-key"]);
    return route.abort("connectionreset");
  });
  await page.getByLabel("Name", { exact: true }).fill("Bo Lind");
  await page.getByLabel("Email").fill("bo@lind.test");
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect.poll(() => keys).toHaveLength(1);
  await company.fill("Acm");
  await page.getByRole("option", { name: /^Acme/ }).click();
  await page.getByRole("button", { name: "Add Customer" }).click();
  await expect.poll(() => keys).toHaveLength(2);
  expect(new Set(keys).size, "another request").toBe(2);
  await page.getByRole("button", { name: "Discard the Text" }).click();
  await expect(company).toHaveValue("");
});

test.describe("a draft that a form cannot take", () => {
  /** As an older version has left it, or nobody. */
  async function leaveDraft(page: Page, path: string, token: string, draft: unknown) {
    const { data } = await callApi(test.info().project.use.baseURL, authEndpoints.me, { token });
    await page.goto("/favicon.svg");
    const kept = `draft:${data._id}:${data.desk._id}:${path}`;
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      kept,
      JSON.stringify(draft),
    ] as const);
    return () => page.evaluate((key) => sessionStorage.getItem(key), kept);
  }

  const noDrafts = [{ value: null }, { gone: "with an older version" }, ["a", "list"], "a text"];

  test("is dropped, and the form opens as if there had been none", async ({
    signedIn: page,
    make,
    account: { token },
  }) => {
    const company = await make.company();
    const customer = await make.customer(company, { value: 10 });
    const appointment = await make.appointment(customer, { date: `${today()}T15:00:00.000Z` });
    for (const [path, field, saved] of [
      [`/dashboard/customers/${customer._id}/edit`, "Name", customer.name],
      [`/dashboard/companies/${company._id}/customers/new`, "Value", "0"],
      [`/dashboard/companies/${company._id}/edit`, "Name", company.name],
      ["/dashboard/settings", "Name", "Marta Ellingsen"],
      [`/dashboard/appointments/${appointment._id}/edit`, "Title", appointment.title],
    ] as const) {
      // What is no draft at all every form learns in the same place.
      const others = path.endsWith(`${customer._id}/edit`) ? noDrafts : [];
      for (const draft of [
        { name: null, title: 5, date: 7, lastContact: {}, status: ["Active"] },
        ...others,
      ]) {
        const left = await leaveDraft(page, path, token, draft);
        await page.goto(path);
        await expect(page.getByLabel(field, { exact: true })).toHaveValue(saved);
        await expect(restored(page)).toBeHidden();
        expect(await left()).toBeNull();
      }
    }
  });

  test("loses only what cannot be taken", async ({ signedIn: page, make, account: { token } }) => {
    const customer = await make.customer(await make.company(), { value: 10 });
    const path = `/dashboard/customers/${customer._id}/edit`;
    await leaveDraft(page, path, token, {
      value: null,
      notes: "A long story",
      status: "Unheard of",
    });
    await page.goto(path);
    await expect(restored(page)).toBeVisible();
    await expect(page.getByLabel("About")).toHaveValue("A long story");
    await expect(value(page)).toHaveValue("10");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Status must be one of")).toBeVisible();
    await page.getByRole("radio", { name: "Pending" }).click();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  });
});

/** Presses the button until the form is there: a reading under way may bring it first. */
async function tryAgain(page: Page) {
  await expect(async () => {
    const again = page.getByRole("button", { name: "Try Again" });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(page.getByLabel("About")).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test("a screen that fails keeps what was typed, offers to discard it, and leads on", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(/Minified React error/);
  const customer = await make.customer(await make.company());
  const path = `/dashboard/customers/${customer._id}/edit`;
  await page.goto(path);
  await page.getByLabel("About").fill("Half a story");
  // An answer that no server of ours gives.
  const odd = { ...customer, companyName: { odd: true } };
  await page.route(`**/api/customers/${customer._id}`, (route) =>
    route.fulfill({ json: { data: odd } }),
  );
  await reload(page);
  const failed = page.getByRole("heading", { level: 1, name: "Something went wrong" });
  await expect(failed).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(failed).toBeVisible();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Marta" })).toBeVisible();
  await page.goBack();
  await expect(failed).toBeVisible();

  await page.unrouteAll();
  await tryAgain(page);
  await expect(restored(page)).toBeVisible();
  await expect(page.getByLabel("About")).toHaveValue("Half a story");

  await page.route(`**/api/customers/${customer._id}`, (route) =>
    route.fulfill({ json: { data: odd } }),
  );
  await reload(page);
  await page.getByRole("button", { name: "Discard What I Typed" }).click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard What I Typed" })).toBeHidden();
  await page.unrouteAll();
  await tryAgain(page);
  await expect(page.getByLabel("About")).toHaveValue("");
  await expect(restored(page)).toBeHidden();
});

test("a dashboard that fails leads elsewhere, not to itself", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(/Minified React error|TypeError/);
  await askOneByOne(page);
  await page.route("**/api/dashboard*", (route) =>
    route.fulfill({ json: { data: { recentCustomers: {} } } }),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await page.getByRole("link", { name: "Go to Companies" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
});

test("what a device keeps of recent records may be anything", async ({
  signedIn: page,
  account,
}) => {
  const { data } = await callApi(test.info().project.use.baseURL, authEndpoints.me, account);
  await page.evaluate(
    ([user]) => localStorage.setItem("recent", JSON.stringify({ version: 1, user, records: null })),
    [data._id],
  );
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
});
