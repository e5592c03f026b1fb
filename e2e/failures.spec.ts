import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { momentOf, today } from "./days.ts";
import { askToDelete } from "./deletion.ts";
import { expectFieldError } from "./fields.ts";
import {
  askOneByOne,
  connectionLost,
  expect,
  partLost,
  refusal,
  test,
  withoutStream,
} from "./fixtures.ts";
import { timeZoneTold } from "./time-zone.ts";
import { errorToast, successToast } from "./toasts.ts";

/** A server that has an error and no words for it. */
async function breakDown(page: Page, url: string | RegExp, method = "GET") {
  await askOneByOne(page);
  return page.route(url, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: {} })
      : route.fallback(),
  );
}

/** Nothing answers at all. */
function cutOff(page: Page, url: string | RegExp) {
  return page.route(url, (route) => route.abort("connectionrefused"));
}

/** Once the failure is shown: everything works again, and the user asks again. */
async function mendAndRetry(page: Page) {
  const button = page.getByRole("main").getByRole("button", { name: "Try Again" }).first();
  await expect(button).toBeVisible();
  await page.unrouteAll();
  await button.click();
}

test.describe("what cannot be loaded says so in its place and can be tried again", () => {
  test("the companies", async ({ signedIn: page, make, expectNoise }) => {
    expectNoise(refusal(500));
    await make.company({ name: "Anker Bakery" });
    await breakDown(page, /\/api\/companies(\?|$)/);
    await page.goto("/dashboard/companies");
    await expect(errorToast(page, "Failed to load companies")).toBeVisible();
    const failed = page.getByRole("main").getByRole("alert");
    await expect(failed).toContainText("The companies could not be loaded.");
    await mendAndRetry(page);
    await expect(page.getByRole("link", { name: "Anker Bakery" })).toBeVisible();
    await expect(failed).toBeHidden();
  });

  test("the companies, with no server at all", async ({ signedIn: page, make, expectNoise }) => {
    expectNoise(connectionLost);
    await make.company({ name: "Anker Bakery" });
    await page.goto("/dashboard/settings");
    await cutOff(page, "**/api/**");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Companies" })
      .click();
    await expect(errorToast(page, "Failed to load companies")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
    await mendAndRetry(page);
    await expect(page.getByRole("link", { name: "Anker Bakery" })).toBeVisible();
  });

  test("the customers, of all companies and of one", async ({
    signedIn: page,
    make,
    expectNoise,
  }) => {
    expectNoise(refusal(500));
    const company = await make.company();
    await make.customer(company, { name: "Priya" });
    await breakDown(page, /\/api\/.*customers(\?|$)/);
    for (const path of ["/dashboard/customers", `/dashboard/companies/${company._id}`]) {
      await page.goto(path);
      await expect(errorToast(page, "Failed to load customers")).toBeVisible();
      await expect(page.getByText("The customers could not be loaded.")).toBeVisible();
    }
    await expect(
      page.getByRole("heading", { level: 1, name: "Brightwater Dental Group" }),
      "the rest of the page is there",
    ).toBeVisible();
    await mendAndRetry(page);
    await expect(page.getByRole("link", { name: "Priya" })).toBeVisible();
  });

  test("a day's appointments and interactions, each for itself", async ({
    signedIn: page,
    make,
    expectNoise,
  }) => {
    expectNoise(refusal(500));
    const customer = await make.customer(await make.company(), { name: "Priya" });
    await make.appointment(customer, { date: `${today()}T15:00:00.000Z` });
    await breakDown(page, "**/api/appointments/date/*");
    await page.goto(`/dashboard/appointments/${today()}`);
    await expect(errorToast(page, "Failed to load appointments")).toBeVisible();
    await expect(page.getByRole("link", { name: "Priya", exact: true })).toBeVisible();
    await mendAndRetry(page);
    const cards = page.getByRole("list", { name: "Appointments" }).getByRole("listitem");
    await expect(cards).toHaveText([/^Quarterly review, 3:00 PM/]);

    await breakDown(page, /\/api\/customers\?/);
    await page.reload();
    await expect(errorToast(page, "Failed to load customer interactions")).toBeVisible();
    await expect(cards).toHaveText([/^Quarterly review, 3:00 PM/]);
    await mendAndRetry(page);
    await expect(page.getByRole("link", { name: "Priya", exact: true })).toBeVisible();
  });

  test("a part of the overview, while the others live", async ({
    signedIn: page,
    make,
    expectNoise,
  }) => {
    expectNoise(refusal(500));
    const customer = await make.customer(await make.company(), { name: "Priya" });
    await make.appointment(customer, { date: `${today()}T15:00:00.000Z` });
    await breakDown(page, /\/api\/dashboard/);
    // What is over is folded.
    await page.clock.setFixedTime(momentOf(today(), "10:07"));
    await page.goto("/dashboard");
    await expect(errorToast(page, "Failed to load dashboard data")).toBeVisible();
    await expect(page.getByRole("definition").first(), "a dash, never a zero").toHaveText(/^–/);
    const plan = page.getByRole("list", { name: "Today's appointments" });
    await expect(plan).toContainText("Quarterly review");
    await expect(page.getByText("Nobody needs a follow-up right now.")).toBeVisible();
    await mendAndRetry(page);
    await expect(page.getByRole("table", { name: "Recent customers" })).toContainText("Priya");

    await breakDown(page, "**/api/appointments/date/*");
    await page.reload();
    await expect(errorToast(page, "Failed to load appointments")).toBeVisible();
    await expect(page.getByRole("table", { name: "Recent customers" })).toContainText("Priya");
    await mendAndRetry(page);
    await expect(plan).toContainText("Quarterly review");
  });

  test("a company or an appointment, which leads to where others are", async ({
    signedIn: page,
    make,
    expectNoise,
  }) => {
    expectNoise(refusal(500));
    const company = await make.company();
    const appointment = await make.appointment(await make.customer(company), {
      date: `${today()}T15:00:00.000Z`,
    });
    await breakDown(page, /\/api\/(companies|appointments)\/[0-9a-f-]{36}$/);
    await page.goto(`/dashboard/companies/${company._id}`);
    await expect(errorToast(page, "Failed to load company details")).toBeVisible();
    await expect(page).toHaveURL("/dashboard/companies");
    await page.goto(`/dashboard/appointments/${appointment._id}/edit`);
    await expect(errorToast(page, "Failed to load appointment details")).toBeVisible();
    await expect(page).toHaveURL(`/dashboard/appointments/${today()}`);
  });
});

test("a link that is only pointed at does not say that its screen would fail", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(500));
  const company = await make.company({ name: "Anker Bakery" });
  await page.goto("/dashboard/companies");
  await breakDown(page, `**/api/companies/${company._id}`);
  let tries = 0;
  page.on("response", (response) => {
    if (response.url().endsWith(`/api/companies/${company._id}`)) tries += 1;
  });
  await page.getByRole("link", { name: "Anker Bakery" }).hover();
  // The second try is the last; a toast would be there before a search is in the address.
  await expect.poll(() => tries).toBe(2);
  await page.getByLabel("Search companies").fill("Anker");
  await expect(page).toHaveURL(/search=Anker/);
  // Counted at once: in a while it would be gone by itself.
  expect(await errorToast(page, "Failed to load company details").count()).toBe(0);
  await page.getByRole("link", { name: "Anker Bakery" }).click();
  await expect(errorToast(page, "Failed to load company details")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/companies");
});

test.describe("a save that fails keeps what was typed and works at the second try", () => {
  test("of a company, when the server has an error", async ({ signedIn: page, expectNoise }) => {
    expectNoise(refusal(500));
    await breakDown(page, "**/api/companies", "POST");
    await page.goto("/dashboard/companies/new");
    await page.getByLabel("Name", { exact: true }).fill("Anker Bakery");
    await page.getByLabel("About").fill("Bread since 1891.");
    await page.getByRole("button", { name: "Add Company" }).click();
    await expect(errorToast(page, "Failed to create or update company or customer")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Anker Bakery");
    await expect(page.getByLabel("About")).toHaveValue("Bread since 1891.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Add Company" }).click();
    await expect(successToast(page, "Company created successfully")).toBeVisible();
    await page.getByRole("tab", { name: "Story 1" }).click();
    await expect(page.getByText("Bread since 1891.")).toBeVisible();
  });

  test("of a customer, when no server answers", async ({ signedIn: page, make, expectNoise }) => {
    expectNoise(connectionLost);
    const customer = await make.customer(await make.company());
    await page.goto(`/dashboard/customers/${customer._id}/edit`);
    await page.getByLabel("About").fill("Call before nine.");
    await cutOff(page, "**/api/**");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(errorToast(page, "Failed to create or update company or customer")).toBeVisible();
    await expect(page.getByLabel("About")).toHaveValue("Call before nine.");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(successToast(page, "Customer updated successfully")).toBeVisible();
    await expect(page.getByText("Call before nine.")).toBeVisible();
  });

  test("of an appointment", async ({ signedIn: page, make, expectNoise }) => {
    expectNoise(refusal(500));
    const customer = await make.customer(await make.company());
    const json = { msg: "Something went wrong on our side" };
    await page.route("**/api/appointments", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500, json }) : route.fallback(),
    );
    await page.goto(`/dashboard/appointments/new?customer=${customer._id}`);
    await page.getByLabel("Title").fill("Quarterly review");
    await page.getByRole("button", { name: "Save Appointment" }).click();
    await expect(errorToast(page, "Failed to save appointment")).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Quarterly review");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Save Appointment" }).click();
    await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  });

  test("and a refusal of the server lands on its field, in the server's words", async ({
    signedIn: page,
    expectNoise,
  }) => {
    expectNoise(refusal(400));
    const errors = [{ path: "website", msg: "This website is on a list" }];
    await page.route("**/api/companies", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 400, json: { msg: "Not this one", errors } })
        : route.fallback(),
    );
    await page.goto("/dashboard/companies/new");
    await page.getByLabel("Name", { exact: true }).fill("Anker Bakery");
    await page.getByLabel("Website").fill("anker.example");
    await page.getByRole("button", { name: "Add Company" }).click();
    await expect(errorToast(page, "Not this one")).toBeVisible();
    await expectFieldError(page.getByLabel("Website"), "This website is on a list");
    await expect(page.getByLabel("Website")).toBeFocused();
    await expect(page.getByLabel("Website")).toHaveValue("anker.example");
  });
});

test("leaving a changed form asks first, by link, by Back and by closing the tab", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/companies");
  // Once there is known to be none, the link stands elsewhere.
  await expect(page.getByText("Your first company goes here")).toBeVisible();
  await page.getByRole("link", { name: "Add Company" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Half a comp");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const links = page.getByRole("navigation", { name: "Main" });

  await links.getByRole("link", { name: "Settings" }).click();
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/dashboard/companies/new");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a comp");

  await page.goBack();
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/dashboard/companies/new");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a comp");

  const closing = page.waitForEvent("dialog");
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await closing;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await closed;

  await links.getByRole("link", { name: "Settings" }).click();
  await question.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page).toHaveURL("/dashboard/settings");
  await page.goto("/dashboard/companies/new");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await links.getByRole("link", { name: "Settings" }).click();
  await expect(page, "an untouched form asks nothing").toHaveURL("/dashboard/settings");
});

test("a reload in the middle of typing loses nothing", async ({ signedIn: page }) => {
  await page.goto("/dashboard/companies/new");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("Half a comp");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("What you typed earlier is back.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half a comp");
  await page.getByRole("button", { name: "Discard the Text" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
});

test("a session that ends while one types: sign in again, and the form is as it was", async ({
  signedIn: page,
  account,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(401));
  const customer = await make.customer(await make.company());
  // Nothing but the save is to find the session dead.
  await withoutStream(page);
  const told = timeZoneTold(page);
  const reminded = page.waitForResponse("**/api/reminders?*");
  await page.goto(`/dashboard/customers/${customer._id}/edit`);
  await Promise.all([told, reminded]);
  await page.getByLabel("About").fill("A long story about everything.");
  await page.getByRole("radio", { name: "Pending" }).click();
  await account.call(authEndpoints.logout);
  await page.getByRole("button", { name: "Save Changes" }).click();

  await expect(errorToast(page, "Session expired. Please login again.")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();

  await expect(page).toHaveURL(`/dashboard/customers/${customer._id}/edit`);
  await expect(page.getByText("What you typed earlier is back.")).toBeVisible();
  await expect(page.getByLabel("About")).toHaveValue("A long story about everything.");
  await expect(page.getByRole("radio", { name: "Pending" })).toBeChecked();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(successToast(page, "Customer updated successfully")).toBeVisible();
  await expect(page.getByText("A long story about everything.")).toBeVisible();
});

test("a double click on save makes one record", async ({ signedIn: page, make }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name", { exact: true }).fill("Anker Bakery");
  await page.getByRole("button", { name: "Add Company" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Anker Bakery" })).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Anker Bakery" })).toHaveCount(1);

  // Faster than any hand: twice before the button could show that it is busy.
  const customer = await make.customer(await make.company());
  await page.goto(`/dashboard/appointments/new?customer=${customer._id}`);
  await page.getByLabel("Title").fill("Only once");
  await page.getByLabel("Title").evaluate((input) => {
    const form = input.closest("form");
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect(successToast(page, "Appointment created successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Only once/ })).toHaveCount(1);
  expect(sent).toHaveLength(2);
});

test("a double click on a deletion's confirmation deletes once and goes on", async ({
  signedIn: page,
  make,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "DELETE" && sent.push(request.url()));
  const company = await make.company({ name: "Anker Bakery" });
  await page.goto(`/dashboard/companies/${company._id}`);
  await askToDelete(page);
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Delete/ })
    .dblclick();
  await expect(successToast(page, "Company deleted successfully")).toBeVisible();
  await expect(page).toHaveURL("/dashboard/companies");
  expect(sent).toHaveLength(1);
});

test("saving without a network says so at once and works when it is back", async ({
  signedIn: page,
  context,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  // Nothing has been fetched ahead yet when the connection goes.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name", { exact: true }).fill("Anker Bakery");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add Company" }).click();
  await expect(errorToast(page, "Failed to create or update company or customer")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Anker Bakery");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Add Company" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anker Bakery" })).toBeVisible();
});

test("a screen that fails shows an error page with a way on", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(/Minified React error/);
  const company = await make.company();
  await askOneByOne(page);
  // An answer that no server of ours gives.
  await page.route(`**/api/companies/${company._id}`, (route) =>
    route.fulfill({ json: { data: { _id: company._id, name: { odd: true } } } }),
  );
  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await mendAndRetry(page);
  await expect(
    page.getByRole("heading", { level: 1, name: "Brightwater Dental Group" }),
  ).toBeVisible();
});

test("a part of the program that does not arrive is asked for again by reloads", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(...partLost);
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Add Company" })).toBeVisible();
  await page.route(/\/assets\/settings-page-.*\.js/, (route) => route.abort("connectionrefused"));
  // It may be of an older build, so the page is loaded once again by itself.
  const reloaded = page.waitForEvent("load");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Settings" })
    .click();
  await reloaded;
  await expect(
    page.getByRole("heading", { level: 1, name: "This page could not be loaded" }),
  ).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("a screen whose part cannot be fetched without a network says so in our own words", async ({
  signedIn: page,
  context,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  expectNoise(/dynamically imported module|preload/);
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Add Company" })).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Settings" })
    .click();
  const title = page.getByRole("heading", { level: 1, name: "This page could not be loaded" });
  await expect(title).toBeVisible();
  const reload = page.getByRole("button", { name: "Reload" });
  await reload.click();
  await expect(errorToast(page, "Still no connection. Try again in a moment.")).toBeVisible();
  await expect(title).toBeVisible();
  await context.setOffline(false);
  // By itself, as soon as there is a network.
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});
