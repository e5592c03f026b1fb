import type { Page } from "@playwright/test";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { expect, test } from "./fixtures.ts";
import { ledger, toCheck } from "./importing.ts";

const heads = "Name,Email,Company,Phone,Status,Hobby";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test("who only looks like somebody is new, an update says old and new of each field, and replaces those that are chosen", async ({
  signedIn: page,
  make,
  account,
}) => {
  const acme = await make.company({ name: "Acme Inc" });
  const john = { name: "John Smith", email: "john@denver.example", phone: "303 555 0101" };
  await make.customer(acme, john);
  const anna = { name: "Anna Berg", email: "anna@berg.example", status: "Pending" };
  await make.customer(await make.company({ name: "Berg & Co" }), anna);
  const readAll = async () => {
    const { data } = await account.call(customerEndpoints.list);
    return data.map(({ updatedAt: _, ...one }) => one).sort((a, b) => (a._id < b._id ? -1 : 1));
  };
  const before = await readAll();
  await toCheck(page, [
    heads,
    "John Smith,john@atlanta.example,Acme Inc,404 555 0102,,",
    "Frank Miller Sr.,miller@home.example,,,,",
    "Frank Miller Jr.,miller@home.example,,,,",
    "A. Berg,ANNA@berg.example,Berg & Co,030 5550142,Active,Chess",
  ]);

  // Namesakes are new, and the check says whom they look like and what tells them apart.
  const smith = row(page, "john@atlanta.example");
  await expect(smith).toContainText(
    "May be John Smith, Acme Inc: same name, other email, other phone",
  );
  await expect(smith).toContainText("NewPossibly the same");
  await expect(row(page, "Frank Miller Jr.")).toContainText("May be row 3: same email, other name");
  await expect(ledger(page)).toContainText("New customers3Updates1Skipped0Rows4");
  await expect(page.getByText("No problems")).toHaveCount(0);
  await expect(page.getByText("1 row adds to what you have")).toBeVisible();
  await page.getByRole("button", { name: "Similar 2" }).click();
  await expect(page.getByRole("table", { name: "Rows of the file" }).getByRole("row")).toHaveCount(
    3,
  );
  await page.getByRole("button", { name: /^All/ }).click();

  // Of whom it is sure, each field says what it was and what it becomes.
  const berg = row(page, "Is Anna Berg, Berg & Co: same email");
  await expect(berg).toContainText("Adds phone, About. Keeps name, status");
  await expect(berg).toContainText("Anna Berg File: A. Berg");
  await expect(berg).toContainText("No phone →becomes 030 5550142");
  await expect(berg).toContainText("Pending File: Active");
  await berg.getByRole("button", { name: /^Result of row 5/ }).click();
  await page
    .getByRole("menuitemcheckbox", { name: "Replace status: Pending becomes Active" })
    .click();
  await page.keyboard.press("Escape");
  await expect(berg).toContainText("Adds phone, About. Replaces status. Keeps name");
  await expect(berg).toContainText("Pending →becomes Active");
  await expect(page.getByText("1 row replaces what you have")).toBeVisible();

  await page.getByRole("button", { name: "Import 4 Customers" }).click();
  await expect(page.getByRole("button", { name: "Undo Import" })).toBeVisible();
  const after = await readAll();
  expect(after).toHaveLength(5);
  const [oldJohn] = before.filter(({ name }) => name === "John Smith");
  expect(after).toContainEqual(oldJohn);
  const [newAnna] = after.filter(({ email }) => email === "anna@berg.example");
  expect(newAnna).toMatchObject({
    name: "Anna Berg",
    phone: "030 5550142",
    status: "Active",
    notes: "Hobby: Chess",
  });

  await page.getByRole("button", { name: "Undo Import" }).click();
  await expect(page.getByText("Import undone. Nothing from it remains.")).toBeVisible();
  expect(await readAll()).toEqual(before);
});
