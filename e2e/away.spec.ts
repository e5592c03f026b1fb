import { addDays } from "../shared/dates/dates.ts";
import { absenceEndpoints } from "../shared/kinds/absences.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import type { Account } from "../tools/client.ts";
import { expect, signIn, test } from "./fixtures.ts";
import { field, write } from "./palette.ts";
import { joinDesk, openBrowser } from "./people.ts";
import { successToast } from "./toasts.ts";

const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today, days);

async function addWork(account: Account, responsible: string) {
  const { data: company } = await account.call(companyEndpoints.create, {
    body: { name: "Berg & Co" },
  });
  await account.call(customerEndpoints.create, {
    params: { id: company._id },
    body: { name: "Anna Berg", email: "anna@berg.example", responsible },
  });
  await account.call(taskEndpoints.create, {
    body: { text: "Send quote", due: inDays(1), assignee: responsible },
  });
}

test("an owner says that somebody is away: the row tells it, tasks go along, and Undo takes all of it back", async ({
  account,
  page,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  await addWork(account, ben.user._id);
  await signIn(page, account.token);
  await page.goto("/dashboard/settings?tab=people");
  await page.getByRole("button", { name: "More actions for Ben Okafor" }).press("Enter");
  await page.getByRole("menuitem", { name: "Away…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ben Is Away" });
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog.getByText("Choose who stands in")).toBeVisible();
  await dialog.getByLabel("From").fill(inDays(0));
  await dialog.getByLabel("Last day").fill(inDays(-1));
  await dialog.getByLabel("Last day").press("Enter");
  await expect(dialog.getByText(/^Choose a date after /)).toBeVisible();
  await dialog.getByLabel("Last day").fill(inDays(3));
  await dialog.getByRole("combobox", { name: "Stands in" }).press("Enter");
  await page.getByRole("option", { name: account.user.name }).press("Enter");
  await expect(dialog.getByRole("checkbox", { name: /^Tasks due/ })).toBeChecked();
  await expect(dialog.getByText("1 record", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toBeHidden();
  const toast = successToast(page, /^Ben is away /);
  await expect(toast).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: "Ben Okafor" });
  await expect(row).toContainText(/Away .+ – .+, you stand in/);

  await page.goto("/dashboard/customers?filter=responsible:is:me");
  await expect(page.getByRole("link", { name: "Anna Berg" })).toBeVisible();
  await page.goto("/dashboard/tasks");
  await expect(page.getByText("Send quote")).toBeVisible();
  await page.goto("/dashboard/history");
  const entry = page.getByRole("listitem").filter({ hasText: "Planned the absence of Ben Okafor" });
  await expect(entry).toContainText(`and handed over 1 task to ${account.user.name}`);
  await entry.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(successToast(page, /Undone|Undid|taken back/i)).toBeVisible();
  await page.goto("/dashboard/settings?tab=people");
  await expect(row).not.toContainText("Away");
});

test("a line says it of oneself, Account shows it, and it ends there", async ({
  account,
  browser,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  await using other = await openBrowser(browser, ben);
  const { page } = other;
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("button", { name: "Away…" })).toBeVisible();
  await write(page, `away tomorrow to in 9 days @${account.user.name.split(" ")[0]}`);
  await expect(page.getByText("You are away", { exact: true })).toBeVisible();
  await field(page).press("Enter");
  const dialog = page.getByRole("dialog", { name: "You Are Away" });
  await expect(dialog.getByRole("combobox", { name: "Stands in" })).toContainText(
    account.user.name,
  );
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Away .+ stands in$/)).toBeVisible();
  await page.getByRole("button", { name: "Away…" }).press("Enter");
  await dialog.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Away .+ stands in$/)).toBeHidden();
});

test("the form warns of who is away, and handing over says it", async ({ account, page }) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  await addWork(account, account.user._id);
  const { token } = account;
  await account.call(absenceEndpoints.create, {
    body: { person: ben.user._id, from: inDays(0), until: inDays(20), standIn: account.user._id },
  });
  await signIn(page, token);
  await page.goto(`/dashboard/appointments/new?date=${inDays(3)}&time=10:00&host=${ben.user._id}`);
  await expect(page.getByText(/^Ben is away until \w+ \d+\./)).toBeVisible();
  await page.goto("/dashboard/settings?tab=people");
  await page.getByRole("button", { name: `More actions for ${account.user.name}` }).press("Enter");
  await page.getByRole("menuitem", { name: "Hand Over…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hand Over Everything" });
  await dialog.getByRole("combobox", { name: "To" }).press("Enter");
  await page.getByRole("option", { name: "Ben Okafor" }).press("Enter");
  await expect(dialog.getByText(/^Away from .+ to .+/)).toBeVisible();
});
