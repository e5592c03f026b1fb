import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { listExports } from "../shared/lists/list-exports.ts";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import type { Account } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";
import { joinDesk } from "./people.ts";

const list = `Name,Email,Company,Contact owner
Mia Berg,mia@berg.example,Berg,Anna Ruiz
Leo Park,leo@berg.example,Berg,"RUIZ, Anna"
Siân Roe,sian@berg.example,Berg,Ben Carter
Ada Fox,ada@berg.example,Berg,EMAIL
Jo Lund,jo@berg.example,Berg,Somebody Else
Kai Moe,kai@berg.example,Berg,Cleo Reader
Eve Poe,eve@berg.example,Berg,
`;

async function choose(page: Page, name: string, content: string) {
  await page.goto("/dashboard/import?into=customers");
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Continue to Match" }).press("Enter");
}

const ownerColumn = (page: Page) => page.getByRole("combobox", { name: "Contact owner becomes" });

test("a file says who is responsible, by name or email; who is not found is said in the check, and the file is read back", async ({
  signedIn: page,
  account,
}) => {
  const { baseUrl, token } = account;
  // Alone, nothing of it shows.
  await choose(page, "owners.csv", list);
  await expect(ownerColumn(page)).toHaveText("Add to About");
  await ownerColumn(page).press("Enter");
  await expect(page.getByRole("option", { name: "Status" })).toBeVisible();
  await expect(page.getByRole("option", { name: "Responsible" })).toHaveCount(0);

  const anna = await joinDesk(account, "Anna Ruiz", "member");
  await joinDesk(account, "Ben Carter", "member");
  const ben = await joinDesk(account, "Ben Carter", "member");
  await joinDesk(account, "Cleo Reader", "reader");
  const emailOf = async (who: Account) => (await who.call(authEndpoints.me)).data;
  const [annaIs, benIs, me] = [await emailOf(anna), await emailOf(ben), await emailOf(account)];
  await page.reload();
  await choose(page, "owners.csv", list.replace("EMAIL", benIs.email.toUpperCase()));
  await expect(ownerColumn(page)).toHaveText("Responsible");
  // Two are called so: it is asked for.
  await expect(page.getByText("1 value to choose: Ben Carter")).toBeVisible();
  const value = (name: string) => page.getByRole("combobox", { name: `${name} becomes` });
  await expect(value("Anna Ruiz")).toContainText("Anna Ruiz");
  await expect(value("Somebody Else")).toHaveText("Not on this desk");
  await value("Ben Carter").press("Enter");
  await page.getByRole("option", { name: "Marta Ellingsen" }).press("Enter");
  await page.getByRole("button", { name: "Continue to Check" }).press("Enter");

  const cell = (row: number) => page.getByRole("button", { name: `Responsible, row ${row}` });
  await expect(cell(2)).toContainText("Anna Ruiz");
  await expect(cell(3)).toContainText("Anna Ruiz");
  await expect(cell(4)).toContainText("Marta Ellingsen");
  await expect(cell(5)).toContainText("Ben Carter");
  await expect(cell(8)).toContainText("Me");
  await expect(page.getByText("Not on this desk. New records are yours")).toBeVisible();
  await expect(page.getByText("Cleo Reader only reads here. New records are yours")).toBeVisible();
  await cell(6).press("Enter");
  await page.getByRole("menuitemradio", { name: "Anna Ruiz" }).press("Enter");
  await expect(cell(6)).toContainText("Anna Ruiz");
  await page.getByRole("button", { name: "Import 7 Customers" }).press("Enter");
  await expect(page.getByText("7 customers imported.")).toBeVisible();
  const { data } = await account.call(customerEndpoints.list, {
    query: { sort: "name" },
  });
  expect(Object.fromEntries(data.map(({ name, responsible }) => [name, responsible]))).toEqual({
    "Ada Fox": benIs._id,
    "Eve Poe": me._id,
    "Jo Lund": annaIs._id,
    "Kai Moe": me._id,
    "Leo Park": annaIs._id,
    "Mia Berg": annaIs._id,
    "Siân Roe": me._id,
  });
  const kai = data.find(({ name }) => name === "Kai Moe");
  expect(kai?.notes).toBe("Contact owner: Cleo Reader");

  // Our own file names them as it reads them.
  const { url } = exportEndpoints.customers;
  const answer = await fetch(`${baseUrl}${url}`, { headers: { Authorization: `Bearer ${token}` } });
  const file = await answer.text();
  expect(file).toContain(benIs.email);
  await choose(page, "client-desk-customers.csv", file);
  await expect(page.getByRole("combobox", { name: "Responsible becomes" })).toHaveText(
    "Responsible",
  );
  await page.getByRole("button", { name: "Continue to Check" }).press("Enter");
  await expect(page.getByText("0 problems, 7 already here")).toBeVisible();
  await expect(page.getByText("Identical", { exact: true })).toHaveCount(7);
});

test("a file of appointments says who attends, and our own is read back", async ({
  signedIn: page,
  account,
  make,
}) => {
  const { baseUrl, token } = account;
  const anna = await joinDesk(account, "Anna Ruiz", "member");
  const ben = await joinDesk(account, "Ben Carter", "member");
  await make.customer(await make.company({ name: "Berg" }), { name: "Mia Berg" });
  const visits = [
    "Title,Date,Customer,Calendar,Colleagues",
    'Kick-off,2031-05-05 10:00,Mia Berg,Ben Carter,"RUIZ, Anna; Ben"',
    'Review,2031-05-06 10:00,Mia Berg,,"Anna Ruiz, Somebody Else"',
    "Lunch,2031-05-07 12:00,Mia Berg,,",
  ].join("\n");
  const open = async (name: string, content: string) => {
    await page.goto("/dashboard/import?into=appointments");
    const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("button", { name: "Continue to Match" }).press("Enter");
  };
  await open("visits.csv", visits);
  await expect(page.getByRole("combobox", { name: "Colleagues becomes" })).toHaveText("Attending");
  await page.getByRole("button", { name: "Continue to Check" }).press("Enter");
  const cell = (row: number) => page.getByRole("button", { name: `Attending, row ${row}` });
  await expect(cell(2)).toContainText("Anna Ruiz");
  await expect(cell(2)).toContainText("Ben Carter");
  await expect(cell(4)).toContainText("Nobody");
  await expect(page.getByText("Somebody Else: Not on this desk")).toBeVisible();
  await page.getByRole("button", { name: "Use the others" }).press("Enter");
  await expect(cell(3)).toContainText("Anna Ruiz");
  await page.getByRole("button", { name: "Import 3 Appointments" }).press("Enter");
  await expect(page.getByText("3 appointments imported.")).toBeVisible();
  const list = async () =>
    (await account.call(appointmentEndpoints.list, { query: { sort: "date" } })).data;
  const both = [anna.user._id, ben.user._id].toSorted();
  expect((await list()).map(({ attending }) => attending)).toEqual([both, [anna.user._id], []]);

  const { url } = listExports.appointments.csv;
  const answer = await fetch(`${baseUrl}${url}`, { headers: { Authorization: `Bearer ${token}` } });
  await open("client-desk-appointments.csv", await answer.text());
  await expect(page.getByRole("combobox", { name: "Attending becomes" })).toHaveText("Attending");
  await page.getByRole("button", { name: "Continue to Check" }).press("Enter");
  await expect(page.getByText("0 problems, 3 already here")).toBeVisible();
  await expect(page.getByText("Identical", { exact: true })).toHaveCount(3);
});
