import { addDays } from "../shared/dates/dates.ts";
import { momentOf, today } from "./days.ts";
import { expect, test } from "./fixtures.ts";
import { toCheck } from "./importing.ts";
import { successToast } from "./toasts.ts";

test("a list without statuses and dates: one status for all, nobody was contacted, and a call is the first contact", async ({
  signedIn: page,
}) => {
  await toCheck(page, [
    "Name,Email,Company",
    "Anna Berg,anna@berg.example,Berg",
    "Bo Lind,bo@lind.example,Lind",
  ]);
  const rows = page.getByRole("table", { name: "Rows of the file" });
  await expect(rows.getByRole("button", { name: /^Last contact, row \d: Never$/ })).toHaveCount(2);
  await expect(page.getByText("2 rows have no status")).toBeVisible();
  await page.getByRole("combobox", { name: "Status of rows without a status" }).click();
  await page.getByRole("option", { name: "Pending" }).click();
  await expect(rows.getByRole("button", { name: /^Status, row \d: Pending$/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Import 2 Customers" }).click();
  await page.getByRole("button", { name: "Show Imported Customers" }).click();

  const list = page.getByRole("table", { name: "Customers", exact: true });
  await expect(list.getByRole("row", { name: /Anna Berg/ })).toContainText(/Pending.*Never/);
  await list.getByRole("link", { name: "Anna Berg" }).click();
  const contact = page.locator('dt:text-is("Last contact") + dd');
  await expect(contact).toContainText("Never");

  await page.getByRole("radio", { name: "Call" }).check();
  await page.getByRole("textbox", { name: "Call" }).fill("Wants the new quote.");
  await expect(page.getByText("Sets last contact to today")).toBeVisible();
  await page.getByRole("button", { name: "Save Call" }).click();
  await expect(contact).toContainText("today");
  await successToast(page, "Call saved").getByRole("button", { name: "Undo" }).press("Enter");
  await expect(contact).toContainText("Never");

  // Saved again, it does not ask for what the file did not have.
  await page.goto(page.url().replace(/[?#].*|$/, "/edit"));
  await expect(page.getByLabel(/Last contact/)).toHaveValue("");
  await page.getByRole("textbox", { name: "Phone" }).fill("+49 30 5550100");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(contact).toContainText("Never");
});

test("who was never contacted needs attention once the days of the status have passed since the import", async ({
  signedIn: page,
}) => {
  await toCheck(page, ["Name,Status,Company", "Anna Berg,Pending,Berg"]);
  await expect(page.getByText("no status")).toBeHidden();
  await page.getByRole("button", { name: "Import 1 Customer" }).click();
  await expect(page.getByRole("button", { name: "Show Imported Customers" })).toBeVisible();

  await page.clock.setFixedTime(momentOf(addDays(today(), 7), "12:07"));
  await page.goto("/dashboard");
  const waiting = page.getByRole("list", { name: "Customers who need attention" });
  await expect(page.getByText("Nobody needs a follow-up right now.")).toBeVisible();
  await page.clock.setFixedTime(momentOf(addDays(today(), 8), "12:07"));
  await page.goto("/dashboard");
  await expect(waiting.getByRole("listitem")).toContainText("Anna Berg");
  await expect(waiting.getByRole("listitem")).toContainText("Never contacted, Berg");
  await expect(waiting.getByRole("listitem")).toContainText("8 days since being added");
});
