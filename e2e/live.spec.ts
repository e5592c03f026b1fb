import type { Page } from "@playwright/test";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { isStream, openListening } from "./listening.ts";
import { fileOf } from "./program-files.ts";

test("what is changed on one device shows on the other, while a form that is typed in there keeps its text", async ({
  signedIn: page,
  browser,
  account,
  make,
}) => {
  const company = await make.company({ name: "Halden Optics" });
  const customer = await make.customer(company, { name: "Ida Holm", phone: "555 0100" });
  const other = await browser.newPage();
  await signIn(other, account.token);
  await openListening(page, "/dashboard/companies");
  await openListening(other, `/dashboard/customers/${customer._id}/edit`);
  await other.getByLabel("About").pressSequentially("Asked for the spring ");

  await account.call(companyEndpoints.update, {
    params: { id: company._id },
    body: { name: "Halden Optics & Sons" },
  });
  await account.call(customerEndpoints.update, {
    params: { id: customer._id },
    body: { phone: "555 0199" },
  });
  await expect(page.getByRole("link", { name: "Halden Optics & Sons" }).first()).toBeVisible();
  // The list of companies beside the form has been read again; the form itself is left alone.
  await expect(other.getByLabel("About")).toBeFocused();
  await other.keyboard.type("price list");
  await expect(other.getByLabel("About")).toHaveValue("Asked for the spring price list");
  await expect(other.getByLabel("Phone", { exact: true })).toHaveValue("555 0100");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other.getByText("Customer updated successfully")).toBeVisible();
  const { data } = await account.call(customerEndpoints.get, {
    params: { id: customer._id },
  });
  expect(data).toMatchObject({ phone: "555 0199", notes: "Asked for the spring price list" });
  await other.close();
});

test("tabs share one stream, each shows what another has saved, and when its tab is closed the next goes on", async ({
  signedIn: first,
  context,
  make,
}) => {
  await make.company({ name: "Brunskill" });
  let opened = 0;
  context.on("request", (request) => {
    if (isStream(request.url())) opened += 1;
  });
  await openListening(first, "/dashboard/companies");
  const second = await context.newPage();
  await second.goto("/dashboard/companies");
  await expect(second.getByRole("link", { name: "Brunskill" }).first()).toBeVisible();
  await first.getByRole("link", { name: "Add Company" }).first().click();
  await first.getByLabel("Name").fill("Thornquist");
  await first.getByRole("button", { name: "Add Company" }).click();
  await expect(first.getByRole("heading", { name: "Thornquist" })).toBeVisible();
  await expect(second.getByRole("link", { name: "Thornquist" }).first()).toBeVisible();
  expect(opened).toBe(1);

  const again = second.waitForResponse((answer) => isStream(answer.url()));
  await first.close();
  await again;
  await make.company({ name: "Vestergaard" });
  await expect(second.getByRole("link", { name: "Vestergaard" }).first()).toBeVisible();
});

test("what is changed after a page was read and before it listens shows there, in a tab beside it, too", async ({
  signedIn: first,
  context,
  account,
  make,
}) => {
  const company = await make.company({ name: "Brunskill" });
  const rename = (name: string) =>
    account.call(companyEndpoints.update, {
      params: { id: company._id },
      body: { name },
    });
  let opened = 0;
  context.on("request", (request) => {
    if (isStream(request.url())) opened += 1;
  });
  const open = async (page: Page, shown: string) => {
    const listening = await hold(page, fileOf("app/live/show-changes.ts"));
    await page.goto("/dashboard/companies");
    await expect(page.getByRole("link", { name: shown }).first()).toBeVisible();
    await expect.poll(() => listening.asked.length).toBe(1);
    return listening;
  };
  const { release } = await open(first, "Brunskill");
  await rename("Brunskill & Sons");
  await release();
  await expect(first.getByRole("link", { name: "Brunskill & Sons" }).first()).toBeVisible();

  const second = await context.newPage();
  const beside = await open(second, "Brunskill & Sons");
  await rename("Brunskill Optics");
  await expect(first.getByRole("link", { name: "Brunskill Optics" }).first()).toBeVisible();
  await beside.release();
  await expect(second.getByRole("link", { name: "Brunskill Optics" }).first()).toBeVisible();
  expect(opened).toBe(1);
});

test("what a page has saved itself it does not read twice", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company());
  await openListening(page, `/dashboard/customers/${customer._id}/edit`);
  await page.getByLabel("About").fill("Once");
  let reads = 0;
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" && pathname === `/api/customers/${customer._id}`) reads += 1;
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Customer updated successfully")).toBeVisible();
  // Another one's change comes after it in the stream, and is read.
  const before = reads;
  await make.company({ name: "Later" });
  await expect.poll(() => reads).toBe(before + 1);
  expect(before).toBe(1);
});
