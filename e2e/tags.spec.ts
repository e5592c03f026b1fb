import { never } from "../shared/statuses.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

test("a tag is made on a customer by keys, renamed, merged and deleted in Settings, each with Undo", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const company = await make.company();
  const customer = await make.customer(company);
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("heading", { level: 1, name: customer.name })).toBeVisible();
  const field = page.getByRole("combobox", { name: "Add a tag" });
  const add = async (name: string) => {
    await page.keyboard.press("#");
    await expect(field).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.getByRole("option", { name: `Create “${name}”` })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Remove tag ${name}` })).toBeVisible();
    await expect(successToast(page, `Tag ${name} added`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Tag", exact: true })).toBeFocused();
  };
  await add("VIP");
  await add("Net 30");
  await page.getByRole("button", { name: "Remove tag VIP" }).click();
  const removed = successToast(page, "Tag VIP removed");
  await removed.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove tag VIP" })).toBeVisible();

  await page.goto("/dashboard/settings?tab=tags");
  const row = (name: string) =>
    page.locator("#tags").getByRole("listitem").filter({ hasText: name });
  await expect(row("VIP")).toContainText("1 customer");
  await row("VIP").hover();
  await page.getByRole("button", { name: "Rename VIP" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("net 30");
  await dialog.getByRole("button", { name: "Rename Tag" }).click();
  await expect(dialog.getByText("A tag named net 30 already exists")).toBeVisible();
  await dialog.getByLabel("Name").fill("Gold");
  await dialog.getByRole("button", { name: "Rename Tag" }).click();
  await expect(dialog).toBeHidden();

  await row("Gold").hover();
  await page.getByRole("button", { name: "Merge Gold" }).click();
  await dialog.getByRole("combobox", { name: "Merge into" }).fill("net");
  await page.getByRole("option", { name: "Net 30" }).click();
  await dialog.getByRole("button", { name: "Merge Tags" }).click();
  const merged = successToast(page, "Tag Gold merged into Net 30");
  await expect(row("Gold")).toHaveCount(0);
  await merged.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(row("Gold")).toContainText("1 customer");

  await row("Gold").hover();
  await page.getByRole("button", { name: "Delete Gold" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete the tag Gold?" });
  await expect(question).toContainText("The tag will be removed from 1 customer.");
  await question.getByRole("button", { name: "Delete Tag" }).click();
  await expect(row("Gold")).toHaveCount(0);
  await expect(row("Net 30")).toContainText("1 customer");
});

test("follow-up times save as they are typed, say what is wrong, and lead to who is snoozed", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { lastContact: "2020-01-01", value: 100 });
  await make.customer(company, {
    name: "Bram Vandeputte",
    email: "bram@brightwater.test",
    lastContact: "2020-01-01",
    snoozedUntil: never,
  });
  await page.goto("/dashboard/settings");
  await page.getByRole("tab", { name: "Follow-Up" }).click();
  await expect(page).toHaveURL("/dashboard/settings?tab=follow-up");
  const active = page.getByRole("group", { name: "Active" });
  await expect(active).toContainText("1 now");
  const days = active.getByLabel("After");
  await days.fill("0");
  await expect(active.getByText("Enter 1 to 730 days.")).toBeVisible();
  await days.fill("45");
  await days.blur();
  await expect(page.getByRole("button", { name: "Use Suggested" })).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue("45");
  await active.getByRole("checkbox", { name: "Never" }).click();
  await expect(active).toContainText("No reminders");
  await page.getByRole("button", { name: "Use Suggested" }).click();
  await expect(days).toHaveValue("30");
  await expect(active).toContainText("1 now");

  await page
    .getByRole("complementary", { name: "Follow-up today" })
    .getByRole("link", { name: "1 customer" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Bram Vandeputte/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Priya Raghunathan/ })).toHaveCount(0);
});
