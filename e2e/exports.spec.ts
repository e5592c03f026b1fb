import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readCsv, readIcs } from "../server/test/read-files.ts";
import { authEndpoints } from "../shared/account/auth.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import { callApi } from "../tools/client.ts";
import { today } from "./days.ts";
import { expectFieldError } from "./fields.ts";
import { connectionLost, expect, type Make, refusal, test } from "./fixtures.ts";
import { errorToast, successToast } from "./toasts.ts";

/** Has no width and makes a cell a text, see docs/decisions/0027-text-in-spreadsheets.md. */
const textMark = "\u200E";

/** Two companies, one of them with two customers, and three appointments. */
async function addRecords(make: Make) {
  const company = await make.company({ name: "=Brightwater, “Dental”" });
  await make.company({ name: "Halvorsen Boats" });
  const priya = await make.customer(company, { phone: "+1 555 0100", notes: "Line one\nLine two" });
  const tomas = await make.customer(company, { name: "Tomáš Dvořák", email: "tomas@dental.test" });
  await make.appointment(priya, { date: "2031-05-04T15:00", title: "Review; part 1, of 2" });
  await make.appointment(priya, { date: "2031-05-05", title: "Trade fair" });
  await make.appointment(tomas, { date: "2031-05-06T09:30", duration: 30 });
}

function section(page: Page, name: string) {
  return page.locator("section").filter({ has: page.getByRole("heading", { name }) });
}

/** Clicks a button of Your Data and reads the file that the browser saves. */
async function download(page: Page, name: string) {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name, exact: true }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("everything can be taken along: tables, calendar and one whole copy", async ({
  signedIn: page,
  make,
}) => {
  await addRecords(make);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/dashboard/settings?tab=data");
  const data = section(page, "Export");
  await expect(data).toContainText("2 companies. CSV for a spreadsheet.");
  await expect(data).toContainText("2 customers, each with its company. CSV for a spreadsheet.");
  await expect(data).toContainText("3 appointments. ICS for your calendar.");

  const companies = await download(page, "Download companies as CSV");
  expect(companies.name).toBe(`client-desk-companies-${today()}.csv`);
  expect(readCsv(companies.text)).toMatchObject([
    { Name: `${textMark}=Brightwater, “Dental”`, Customers: "2" },
    { Name: "Halvorsen Boats", Customers: "0" },
  ]);

  const customers = await download(page, "Download customers as CSV");
  expect(customers.name).toBe(`client-desk-customers-${today()}.csv`);
  expect(readCsv(customers.text)).toMatchObject([
    { Name: "Priya Raghunathan", Phone: "+1 555 0100", About: "Line one\nLine two" },
    { Name: "Tomáš Dvořák", Company: `${textMark}=Brightwater, “Dental”` },
  ]);

  const calendar = await download(page, "Download appointments as ICS");
  expect(calendar.name).toBe(`client-desk-appointments-${today()}.ics`);
  // With the zone of whoever reads it.
  const clock = (event: Record<string, string>, property: string) =>
    Object.entries(event)
      .find(([name]) => name.startsWith(property))?.[1]
      ?.replace(/Z$/, "");
  const events = readIcs(calendar.text);
  const spans = events.map((event) => [
    event.SUMMARY,
    clock(event, "DTSTART"),
    clock(event, "DTEND"),
  ]);
  expect(spans).toEqual([
    ["Review; part 1, of 2", "20310504T150000", "20310504T160000"],
    ["Trade fair", "20310505", undefined],
    ["Quarterly review", "20310506T093000", "20310506T100000"],
  ]);

  const everything = await download(page, "Download everything as JSON");
  expect(everything.name).toBe(`client-desk-${today()}.json`);
  expect(JSON.parse(everything.text)).toMatchObject({
    companies: [{ name: "=Brightwater, “Dental”" }, { name: "Halvorsen Boats" }],
    customers: [{ phone: "+1 555 0100" }, { name: "Tomáš Dvořák" }],
    appointments: [{}, {}, { duration: 30 }],
  });

  const token = await page.evaluate(() => localStorage.getItem("token"));
  expect(addresses.filter((address) => address.includes("/api/export/"))).toHaveLength(4);
  expect(addresses.filter((address) => address.includes(String(token)))).toEqual([]);
});

test("a file that does not arrive whole is not saved, and the button works again", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  expectNoise(refusal(500));
  await make.company();
  await page.goto("/dashboard/settings?tab=data");
  const button = page.getByRole("button", { name: "Download companies as CSV" });
  const downloads: unknown[] = [];
  page.on("download", (file) => downloads.push(file));

  // Decided on whether the question has arrived yet or not.
  const [lost, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  await page.route(exportEndpoints.companies.url, async (route) => {
    asked += 1;
    if (asked === 1) {
      await lost.promise;
      await route.abort("connectionreset");
    } else {
      await failed.promise;
      await route.fulfill({ status: 500, json: { msg: "Something went wrong on our side" } });
    }
  });
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  lost.resolve();
  await expect(errorToast(page, "Failed to download the file")).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  failed.resolve();
  await expect(errorToast(page, "Something went wrong on our side")).toBeVisible();
  expect(downloads).toEqual([]);

  await page.unroute(exportEndpoints.companies.url);
  const file = await download(page, "Download companies as CSV");
  expect(readCsv(file.text)).toHaveLength(1);
});

test("the account is deleted with its password, and nothing of it is left", async ({
  signedIn: page,
  account,
  make,
  baseURL,
  expectNoise,
}) => {
  expectNoise(refusal(400));
  await addRecords(make);
  const elsewhere = await callApi(baseURL, authEndpoints.login, { body: account });
  await page.goto("/dashboard/settings");
  // What was typed and not saved must not hold anyone back, nor stay behind.
  await page.getByLabel("Name", { exact: true }).fill("Somebody else");
  await page.getByRole("tab", { name: "Your Data" }).click();
  const danger = section(page, "Danger Zone");
  await expect(danger).toContainText(
    "Removes your 2 companies, 2 customers, and all appointments, tasks, notes and history. This can’t be undone.",
  );
  const open = danger.getByRole("button", { name: "Delete Account" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(dialog.getByRole("button", { name: "Keep Account" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expectFieldError(password, "Password is required");
  await password.fill("a guess");
  await page.keyboard.press("Enter");
  await expectFieldError(password, "Password is incorrect");
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("a guess");
  await account.call(customerEndpoints.list);

  await password.fill(account.password);
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(successToast(page, "Account deleted successfully")).toBeVisible();
  await expect(page).toHaveURL("/login");
  expect(
    await page.evaluate(() => [localStorage.getItem("token"), Object.keys(sessionStorage).join()]),
  ).toEqual([null, expect.not.stringContaining("draft:")]);

  for (const token of [account.token, elsewhere.token]) {
    await expect(callApi(baseURL, authEndpoints.me, { token })).rejects.toThrow("401");
  }
  await expect(callApi(baseURL, authEndpoints.login, { body: account })).rejects.toThrow("401");
  await callApi(baseURL, authEndpoints.register, { body: account });
});

test("when the server is away the account stays, and so does what was typed", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  await page.goto("/dashboard/settings?tab=data");
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await page.route(authEndpoints.deleteMe.url, (route) => route.abort("connectionrefused"));
  await dialog.getByRole("button", { name: "Delete Account" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to delete account");
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue(account.password);
  await dialog.getByRole("button", { name: "Keep Account" }).click();
  await page.unroute(authEndpoints.deleteMe.url);
  await page.goto("/dashboard/settings");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(account.email);
});
