import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const contacts = `First Name,Last Name,E-mail 1 - Value,Organization Name,Stage,Deal,Last talked,Labels,Photo
Anna,Berg,anna@berg.example,Berg & Co,customer,"12.500,00",21/10/2025,VIP ::: Berlin,p1
Siobhán,O’Shaughnessy,siobhan@bakkerij.example,Bakkerij,lead,"0,00",03/11/2025,,
Bo,,bo@bos.example,,on hold?,"1.781,10",09/08/2025,,
Jürgen,Jäger,,Vogelsang,won,,,,
Mary,Stone,mary@stone.example,Stone,lead,"5,00",01/02/2025,,
`;

async function choose(page: Page, name: string, content: string) {
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(content) };
  await page.locator("input[type=file]").setInputFiles(file);
}

const step = (page: Page) =>
  page.getByRole("navigation", { name: "Steps" }).locator("[aria-current]");
const row = (page: Page, name: string) => page.getByRole("row", { name });

test("a list from another program is read, and the user says what its columns become", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/customers");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { name: "Import Customers" })).toBeVisible();

  await choose(page, "offer.csv", "%PDF-1.7\n");
  await expect(page.getByRole("alert")).toHaveText(/^This is a PDF\. Choose CSV/);
  await choose(page, "contacts.csv", contacts);
  await expect(page.getByText("The first 4 of 5 rows")).toBeVisible();
  await expect(page.getByText("Google Contacts, 5 rows")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Customers" })).toBeChecked();
  const first = page.getByRole("table", { name: "The first rows" });
  await expect(first.getByRole("row")).toHaveCount(5);
  await expect(first.getByText("Empty").first()).toBeVisible();
  // Enter goes on: what was done with the file has nothing else to press.
  await expect(page.getByRole("button", { name: "Continue to Match" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(step(page)).toContainText("Match");
  await expect(row(page, "First Name")).toContainText("First + last nameAnna Berg");
  await expect(row(page, "Deal")).toContainText("Decimal comma");
  await expect(row(page, "Deal")).toContainText("$12,500.00");
  await expect(row(page, "Last talked")).toContainText("October 21, 2025");
  await expect(row(page, "Labels")).toContainText("2 tags: VIP, Berlin");
  await expect(page.getByText("1 value to choose: on hold?")).toBeVisible();

  // Go on leads to what is open, and is done once that is chosen.
  await page.getByRole("button", { name: "Continue to Check" }).click();
  const open = page.getByRole("combobox", { name: "on hold? becomes" });
  await expect(open).toBeFocused();
  await page.keyboard.press("p");
  await expect(open).toHaveText("Pending");
  await expect(page.getByText("to choose")).toHaveCount(0);

  const photo = page.getByRole("combobox", { name: "Photo becomes" });
  await photo.click();
  await page.getByRole("option", { name: "Add to About" }).click();
  await expect(row(page, "Photo")).toContainText("“Photo: p1”");
  await expect(row(page, "Photo")).not.toContainText("Guessed");
  await page.getByRole("button", { name: "Day, month, year: change" }).click();
  await page.getByRole("menuitemradio", { name: /^Month, day, year/ }).click();
  await expect(row(page, "Last talked")).toContainText("March 11, 2025");
  await page.getByRole("textbox", { name: "Company of rows without a company" }).fill("Friends");

  // Neither going back nor another screen loses what was chosen.
  await page.goBack();
  await expect(page.getByText("The first 4 of 5 rows")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Companies/ })
    .click();
  await expect(page.getByRole("heading", { name: "Companies" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Continue to Match" }).click();
  await expect(open).toHaveText("Pending");
  await expect(row(page, "Last talked")).toContainText("March 11, 2025");
  await expect(
    page.getByRole("textbox", { name: "Company of rows without a company" }),
  ).toHaveValue("Friends");
  await page.getByRole("button", { name: "Continue to Check" }).click();
  await expect(step(page)).toContainText("Check");
  await expect(page.getByRole("link", { name: "Match" })).toBeVisible();
});

test("contacts need no match; a table is pasted anywhere, and closing the tab then asks first", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/import?into=customers");
  await expect(page.getByRole("heading", { name: "Drop a file here" })).toBeVisible();
  // A Client Desk file is restored, not matched.
  await choose(page, "desk.json", '{"exportedAt":"2026-01-01T00:00:00.000Z","user":');
  await expect(page.getByRole("dialog")).toContainText("This isn’t a whole Client Desk file.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await choose(page, "anna.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna Berg\r\nEND:VCARD\r\n");
  await expect(page.getByRole("button", { name: "Continue to Check" })).toBeFocused();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.getByRole("button", { name: "Use Another File" }).click();
  await expect(page.getByRole("heading", { name: "Drop a file here" })).toBeVisible();
  await paste(page, "Name\tLast contact\nAnna Berg\t03/04/2025\nBo\t05/06/2025\n");
  await expect(page.getByRole("heading", { name: "Pasted table" })).toBeVisible();
  await page.getByRole("button", { name: "Continue to Match" }).click();
  await expect(page.getByText("1 date to choose: Last contact")).toBeVisible();
  await page.getByRole("radio", { name: "April 3, 2025" }).click();
  await expect(row(page, "Last contact")).toContainText("Day, month, year");
  await expect(page.getByText("to choose")).toHaveCount(0);

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

async function paste(page: Page, text: string) {
  await page.evaluate((table) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", table);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
