import type { Page } from "@playwright/test";
import { batchEndpoints } from "../shared/api/batch.ts";
import { signUp } from "../tools/client.ts";
import { makeFolder } from "../tools/places.ts";
import { builtServer, findFreePort, startServer } from "../tools/server.ts";
import { today } from "./days.ts";
import {
  askOneByOne,
  connectionLost,
  expect,
  newEmail,
  partLost,
  refusal,
  test,
  withoutStream,
} from "./fixtures.ts";
import { errorToast, successToast } from "./toasts.ts";

const notSaved = "Not saved. Your text is kept.";

/** Milliseconds: all screens wait 7 s at the same time, on a machine that may be slow. */
const patience = 30_000;

/** From now on the server takes requests and answers none, but for who is signed in. */
async function silence(page: Page) {
  await askOneByOne(page);
  await page.route("**/api/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const isHeard = pathname === "/api/auth/me" || pathname === batchEndpoints.get.url;
    return isHeard ? route.fallback() : undefined;
  });
}

const screens = [
  ["the overview", "/dashboard"],
  ["the companies", "/dashboard/companies"],
  ["the customers", "/dashboard/customers"],
  ["a company's customers", "/dashboard/companies/COMPANY"],
  ["a customer's story", "/dashboard/customers/CUSTOMER"],
  ["a day", `/dashboard/appointments/${today()}`],
  ["a week", `/dashboard/appointments/week/${today()}`],
  ["a month", `/dashboard/appointments/month/${today().slice(0, 7)}`],
  ["the appointments", "/dashboard/appointments/list"],
  ["the tasks", "/dashboard/tasks"],
  ["the reports", "/dashboard/reports"],
  ["the history", "/dashboard/history"],
  ["the duplicates", "/dashboard/duplicates"],
] as const;

test("every list says within 8 seconds of silence that it could not be loaded", async ({
  signedIn: first,
  make,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  const company = await make.company();
  const customer = await make.customer(company);
  await withoutStream(first);
  await Promise.all(
    screens.map(async ([name, path]) => {
      const page = await first.context().newPage();
      await silence(page);
      if (path.includes("COMPANY")) await allow(page, `**/api/companies/${company._id}`);
      if (path.includes("CUSTOMER")) await allow(page, `**/api/customers/${customer._id}`);
      await page.goto(path.replace("COMPANY", company._id).replace("CUSTOMER", customer._id));
      const buttons = page.getByRole("button", { name: "Try Again" });
      const most = path === "/dashboard" ? 5 : 1;
      await expect(buttons.nth(most - 1), name).toBeVisible({ timeout: patience });
      await page.close();
    }),
  );
});

function allow(page: Page, url: string) {
  return page.route(url, (route) => route.continue());
}

test("the palette says within 8 seconds of silence that it cannot search, and searches again", async ({
  signedIn: page,
  make,
}) => {
  await make.company({ name: "Anker Bakery" });
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.route("**/api/search*", () => {});
  const dialog = page.getByRole("dialog", { name: "Search or jump to" });
  await dialog.getByRole("combobox").fill("anker");
  const failed = dialog.getByRole("alert");
  await expect(failed).toContainText("Search is unavailable", { timeout: patience });
  await page.unroute("**/api/search*");
  await failed.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByRole("option", { name: /Anker Bakery/ }).first()).toBeVisible();
  await expect(failed).toBeHidden();
});

test("a form whose save finds no answer says that it is not saved, each time, until it is", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  expectNoise(refusal(503));
  await page.goto("/dashboard/companies/new");
  await page.getByLabel("Name", { exact: true }).fill("Anker Bakery");
  const save = page.getByRole("button", { name: "Add Company" });
  const note = page.locator("form").getByRole("alert");

  let sent = 0;
  await page.route("**/api/companies", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent += 1;
    // It arrives, and its answer is lost.
    if (sent === 1) return void route.fetch();
    return route.fulfill({ status: 503, json: { msg: "The server is starting" } });
  });
  await save.click();
  await expect(note).toHaveText(notSaved, { timeout: patience });
  const toast = errorToast(page, "Failed to create or update company or customer");
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  await expect(note, "it stays when the toast has gone").toHaveText(notSaved);
  const first = await note.elementHandle();
  await page.getByLabel("Industry").fill("Food");
  await expect(note, "and while one writes on").toHaveText(notSaved);

  await save.click();
  await expect(errorToast(page, "The server is starting")).toBeVisible();
  await expect(note).toHaveText(notSaved);
  expect(await first?.evaluate((node) => node.isConnected), "it is read out again").toBe(false);

  await page.getByLabel("Industry").fill("");
  await page.unroute("**/api/companies");
  await save.click();
  await expect(page.getByRole("heading", { level: 1, name: "Anker Bakery" })).toBeVisible();
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Anker Bakery" })).toHaveCount(1);
});

test("a line of the palette that is not saved stays, and says so", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search or jump to" });
  const field = dialog.getByRole("combobox");
  await field.fill("task send the quote");
  await expect(dialog.getByRole("option", { name: /send the quote/i }).first()).toBeVisible();
  await page.route("**/api/tasks", (route) => route.abort("connectionrefused"));
  await field.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(notSaved);
  await expect(field).toHaveValue("task send the quote");
  await page.unroute("**/api/tasks");
  await field.press("Enter");
  await expect(successToast(page, "Task added")).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("tasks that are not saved are kept, also while the next is being written", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  await page.goto("/dashboard/tasks");
  const field = page.getByRole("textbox", { name: "New task" });
  const note = page.getByRole("main").getByRole("alert");
  const lose: (() => Promise<void>)[] = [];
  await page.route("**/api/tasks", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    lose.push(() => route.abort("connectionrefused"));
    return undefined;
  });
  await field.fill("Send the quote");
  await field.press("Enter");
  await field.fill("Order pa");
  await expect.poll(() => lose.length).toBe(1);
  await lose[0]?.();
  await expect(note).toContainText(notSaved);
  await expect(note).toContainText("“Send the quote”");
  await expect(field).toHaveValue("Order pa");
  await page.unroute("**/api/tasks");
  await note.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("main").getByText("Send the quote", { exact: true })).toBeVisible();
  await expect(note).toBeHidden();
  await expect(field).toHaveValue("Order pa");
});

test("when the server stops and starts again, nothing typed is lost and a lost page comes back by itself", async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  // The server refuses while it stops.
  expectNoise(refusal(503));
  await using folder = makeFolder();
  const place = { port: await findFreePort(), dataDir: folder.dataDir, program: builtServer };
  let server = await startServer(place);
  const { token } = await signUp(server.baseUrl, { name: "Marta", email: newEmail() });
  await page.goto(`${server.baseUrl}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  const other = await context.newPage();
  await other.goto(`${server.baseUrl}/dashboard/companies`);
  await expect(other.getByRole("link", { name: "Add Company" }).first()).toBeVisible();
  await page.goto(`${server.baseUrl}/dashboard/companies/new`);
  await page.getByLabel("Name", { exact: true }).fill("Anker Bakery");

  await server.stop();
  const save = page.getByRole("button", { name: "Add Company" });
  await save.click();
  const note = page.locator("form").getByRole("alert");
  await expect(note).toHaveText(notSaved);
  await other.route(/\/assets\/settings-page-.*\.js/, (route) => route.continue());
  await other
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Settings" })
    .click();
  const lost = other.getByRole("heading", { level: 1, name: "This page could not be loaded" });
  await expect(lost).toBeVisible();

  server = await startServer(place);
  await expect(other.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(note, "until it is saved").toHaveText(notSaved);
  await save.click();
  await expect(page.getByRole("heading", { level: 1, name: "Anker Bakery" })).toBeVisible();
  await server.stop();
});

test("a page whose part is lost comes back when it arrives, but not over what is being typed", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(...partLost);
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Add Company" }).first()).toBeVisible();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search or jump to" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.route(/\/assets\/settings-page-.*\.js/, (route) => route.abort("connectionrefused"));
  const health = page.waitForRequest("**/api/health");
  await page.route("**/api/health", (route) => route.abort("connectionrefused"));
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Settings" })
    .click();
  await health;
  await expect(
    page.getByRole("heading", { level: 1, name: "This page could not be loaded" }),
  ).toBeVisible();
  await page.keyboard.press("Control+k");
  await dialog.getByRole("combobox").fill("half a line");
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(dialog.getByRole("combobox")).toHaveValue("half a line");
  await dialog.getByRole("combobox").fill("");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});
