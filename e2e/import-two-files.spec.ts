import { expect, test } from "./fixtures.ts";

const accounts = `"Id","Name","BillingStreet","BillingCity","Website","Industry","OwnerId"
"0015g00000XyZabAAF","Edge Communications","312 Constitution Place","Austin","http://edgecomm.example","Electronics","1"
"0015g00000XyZacAAF","Grand Hotels","2334 N. Michigan Avenue","Chicago","https://www.grandhotels.example","Hospitality","1"
`;
const contacts = `"Id","AccountId","LastName","FirstName","Name","Email","Fax"
"0035g00000AbCdEAAV","0015g00000XyZabAAF","Gonzalez","Rose","Rose Gonzalez","rose@mail.example","(512) 757-9000"
"0035g00000AbCdFAAV","0015g00000XyZac","Barr","Tim","Tim Barr","tim@mail.example",""
"0035g00000AbCdGAAV","","Bond","John","John Bond","john@grandhotels.example",""
`;

const file = (name: string, content: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(content),
});

test("two files of Salesforce are chosen together, and each contact finds the account", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/import?into=customers");
  await page
    .getByLabel("File to import")
    .setInputFiles([file("Contact.csv", contacts), file("Account.csv", accounts)]);

  // Companies come first, whatever the order in which the files were chosen.
  await expect(page.getByRole("heading", { name: "Account.csv" })).toBeVisible();
  await expect(page.getByText("Next: Contact.csv")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Companies" })).toBeChecked();
  await page.getByRole("button", { name: "Continue to Match" }).click();
  await expect(page.getByRole("combobox", { name: "Id becomes", exact: true })).toHaveText(
    "ID in the file",
  );
  await page.getByRole("button", { name: "Continue to Check" }).click();
  await page.getByRole("button", { name: /^Import 2/ }).click();

  await page.getByRole("button", { name: "Continue with Contact.csv" }).click();
  await expect(page.getByRole("radio", { name: "Customers" })).toBeChecked();
  await page.getByRole("button", { name: "Continue to Match" }).click();
  await expect(page.getByRole("row", { name: "AccountId" })).toContainText(
    "2 of 2 companies found",
  );
  await page.getByRole("button", { name: "Continue to Check" }).click();
  await expect(page.getByRole("row", { name: "Rose Gonzalez" })).toContainText(
    "Edge Communications",
  );
  await page.getByRole("button", { name: /^Import 3/ }).click();
  await expect(page.getByText("3 customers imported.")).toBeVisible();

  await page.goto("/dashboard/customers");
  const row = (name: string) => page.getByRole("row", { name });
  await expect(row("Rose Gonzalez")).toContainText("Edge Communications");
  await expect(row("Tim Barr")).toContainText("Grand Hotels");
  await expect(row("John Bond")).toContainText("Grand Hotels");
  await page.goto("/dashboard/companies");
  await expect(page.getByText("2 companies")).toBeVisible();
});
