import type { Page } from "@playwright/test";
import { deskEndpoints } from "../shared/account/desks.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { expect, newEmail, refusal, signIn, test } from "./fixtures.ts";
import { option, write } from "./palette.ts";
import { inviteByLink, joinDesk, openBrowser, registerPerson, renameDesk } from "./people.ts";
import { errorToast, successToast } from "./toasts.ts";

const peopleTab = "/dashboard/settings?tab=people";

function personRow(page: Page, name: string) {
  return page.getByRole("listitem").filter({ hasText: name });
}

function deskButton(page: Page) {
  return page.getByRole("button", { name: /^Desk:/ });
}

test("whoever works alone sees of people only the tab in Settings", async ({ signedIn: page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Marta");
  await expect(deskButton(page)).toBeHidden();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "People" }).click();
  await expect(page.getByText("Only you. At least one owner.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Role of Marta Ellingsen" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Leave" })).toBeHidden();
});

test("a desk gets a name, a link is made for somebody, taken back, and works again", async ({
  signedIn: page,
}) => {
  await page.goto(peopleTab);
  await page.getByLabel("Name", { exact: true }).fill("Ellingsen Office");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Invite People" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("To Ellingsen Office.")).toBeVisible();
  await dialog.getByRole("button", { name: "Create Link" }).press("Enter");
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Lucía");
  await dialog.getByRole("radio", { name: "Reader" }).press("Space");
  await dialog.getByRole("button", { name: "Create Link" }).press("Enter");
  await expect(dialog.getByRole("heading", { name: "A Link for Lucía" })).toBeVisible();
  await expect(dialog.getByLabel("Link")).toHaveValue(/\/login\?invite=[\w-]+$/);
  await dialog.getByRole("button", { name: "Done" }).press("Enter");
  await expect(dialog).toBeHidden();

  const list = page.getByRole("list", { name: "Invitations" });
  await expect(list.getByRole("listitem")).toContainText("Reader. Made today.");
  await page.getByRole("button", { name: "Revoke: Link for Lucía" }).press("Enter");
  const revoked = successToast(page, "Invitation revoked");
  await expect(revoked).toBeVisible();
  await expect(list).toBeHidden();
  await revoked.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(list.getByRole("listitem")).toContainText("Link for Lucía");
});

test("a link lets somebody without an account in, and works once", async ({
  account,
  page,
  browser,
  expectNoise,
}) => {
  await renameDesk(account, "Ellingsen Office");
  const invite = await inviteByLink(account, "member");
  await page.goto(`/login?invite=${invite}`);
  await expect(page.getByRole("heading", { name: "Join Ellingsen Office" })).toBeVisible();
  await expect(page.getByText("Marta Ellingsen invites you")).toBeVisible();
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Tom Weller");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill("wet Paint on 9 chairs");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account and Join" }).press("Enter");
  await expect(successToast(page, "You are on Ellingsen Office now")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Tom");
  await expect(deskButton(page)).toHaveText("Ellingsen Office");

  expectNoise(refusal(404));
  await using other = await openBrowser(browser);
  await other.page.goto(`/login?invite=${invite}`);
  await expect(
    other.page.getByRole("heading", { name: "This invitation no longer works." }),
  ).toBeVisible();
});

test("who has an account joins by logging in, and keeps the other desk", async ({
  account,
  page,
}) => {
  await renameDesk(account, "Ellingsen Office");
  const tom = await registerPerson(account.baseUrl, "Tom Weller");
  const invite = await inviteByLink(account, "reader");
  await page.goto(`/login?invite=${invite}`);
  await page.getByLabel("Email").fill(tom.email);
  await page.getByLabel("Password", { exact: true }).fill(tom.password);
  await page.getByRole("button", { name: "Log In and Join" }).press("Enter");
  await expect(successToast(page, "You are on Ellingsen Office now")).toBeVisible();
  await expect(deskButton(page)).toHaveText("Ellingsen OfficeReader");
  await deskButton(page).press("Enter");
  await page.getByRole("menuitem", { name: /^Tom’s Desk/ }).click();
  await expect(successToast(page, "You are on Tom’s Desk now")).toBeVisible();
  await expect(deskButton(page)).toHaveText("Tom’s Desk");
});

test("who is logged in is asked, and may put it off", async ({ account, page }) => {
  await renameDesk(account, "Ellingsen Office");
  const tom = await registerPerson(account.baseUrl, "Tom Weller");
  const invite = await inviteByLink(account, "member");
  await signIn(page, tom.token);
  const link = `/login?invite=${invite}`;
  await page.goto(link);
  const question = page.getByRole("alertdialog", { name: "Join Ellingsen Office?" });
  await expect(question.getByRole("button", { name: "Not Now" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Tom");
  await expect(question).toBeHidden();

  await page.goto(link);
  await question.getByRole("button", { name: "Join" }).press("Enter");
  await expect(successToast(page, "You are on Ellingsen Office now")).toBeVisible();
});

test("a role is saved at once, and the other browser follows", async ({
  account,
  signedIn: page,
  browser,
  make,
}) => {
  await make.company({ name: "Brightwater Dental Group" });
  const ben = await joinDesk(account, "Ben Okafor", "member");
  await using other = await openBrowser(browser, ben);
  await other.page.goto("/dashboard/companies");
  const add = other.page.getByRole("link", { name: "Add Company" });
  await expect(add).toBeVisible();

  await page.goto(peopleTab);
  await page.getByRole("combobox", { name: "Role of Ben Okafor" }).press("Enter");
  await page.getByRole("option", { name: "Reader" }).click();
  await expect(add).toBeHidden();
  await expect(deskButton(other.page)).toHaveText(/Reader$/);
});

test("a reader looks at everything, and what writes says so", async ({ account, page, make }) => {
  await renameDesk(account, "Ellingsen Office");
  const company = await make.company();
  const customer = await make.customer(company);
  await make.task({ text: "Send the invoice" });
  const ingrid = await joinDesk(account, "Ingrid Sæther", "reader");
  await signIn(page, ingrid.token);
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Priya Raghunathan");
  for (const name of ["Edit", "New Appointment"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole("button", { name: /^Status:/ })).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Note" })).toBeHidden();
  await page.keyboard.press("e");
  const words = "You are a reader here. Ask Marta Ellingsen to change that.";
  await expect(errorToast(page, words)).toBeVisible();

  await page.goto("/dashboard/tasks");
  await expect(page.getByRole("checkbox", { name: "Done: Send the invoice" })).toBeDisabled();
  await page.goto("/dashboard/companies/new");
  await expect(page.getByRole("heading", { name: "You are a reader here." })).toBeVisible();
  await page.goto(peopleTab);
  await expect(personRow(page, "Marta Ellingsen")).toContainText("Owner");
  await expect(page.getByRole("button", { name: "Invite People" })).toBeHidden();
});

test("a new desk is empty, and each tab stays on its own", async ({
  signedIn: page,
  make,
  context,
}) => {
  await make.company({ name: "Of the first desk" });
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Of the first desk" })).toBeVisible();
  const second = await context.newPage();
  await second.goto("/dashboard");
  await write(second, "new desk");
  await option(second, "New Desk").click();
  const dialog = second.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Harbor Trust");
  await dialog.getByRole("button", { name: "Create Desk" }).press("Enter");
  await expect(successToast(second, "You are on Harbor Trust now")).toBeVisible();
  await expect(second.getByRole("heading", { name: "Start with a company" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("link", { name: "Of the first desk" })).toBeVisible();
  await expect(deskButton(page)).toHaveText("Marta’s Desk");
  await second.reload();
  await expect(deskButton(second)).toHaveText("Harbor Trust");
  await write(second, "switch marta");
  await option(second, "Switch to Marta’s Desk").click();
  await expect(successToast(second, "You are on Marta’s Desk now")).toBeVisible();
  await second.close();
});

test("who is removed is out at once, and goes on where else they work", async ({
  account,
  signedIn: page,
  browser,
  expectNoise,
}) => {
  expectNoise(refusal(404));
  await renameDesk(account, "Ellingsen Office");
  const ben = await joinDesk(account, "Ben Okafor", "member");
  await ben.call(companyEndpoints.create, { body: { name: "By Ben" } });
  await using other = await openBrowser(browser, ben);
  const listening = other.page.waitForRequest("**/api/events");
  await other.page.goto("/dashboard/customers");
  await listening;

  await page.goto(peopleTab);
  await page.getByRole("button", { name: "More actions for Ben Okafor" }).press("Enter");
  await page.getByRole("menuitem", { name: "Remove…" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Remove Ben Okafor?" });
  await expect(question.getByRole("button", { name: "Keep Ben" })).toBeFocused();
  // Their records have to have somebody.
  expectNoise(refusal(400));
  await question.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  const remove = question.getByRole("button", { name: "Remove and Hand Over" });
  await expect(remove).toBeDisabled();
  await question.getByRole("combobox", { name: "Hand over to" }).press("Enter");
  await page.getByRole("option", { name: "Marta Ellingsen" }).click();
  await remove.press("Enter");
  await expect(successToast(page, "Ben Okafor is no longer on Ellingsen Office")).toBeVisible();
  await expect(personRow(page, "Ben Okafor")).toBeHidden();

  const gone = other.page.getByRole("heading", {
    name: "You are no longer on Ellingsen Office.",
  });
  await expect(gone).toBeVisible();
  await other.page.getByRole("button", { name: "Go to Ben’s Desk" }).press("Enter");
  await expect(other.page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ben");
});

test("a member leaves; the only owner can’t", async ({ account, page, browser }) => {
  await renameDesk(account, "Ellingsen Office");
  const ben = await joinDesk(account, "Ben Okafor", "member");
  await signIn(page, account.token);
  await page.goto(peopleTab);
  await page.getByRole("button", { name: "Leave Ellingsen Office" }).press("Enter");
  const words = "You are the only owner. Make somebody an owner first.";
  await expect(errorToast(page, words)).toBeVisible();

  await using other = await openBrowser(browser, ben);
  await other.page.goto(peopleTab);
  await other.page.getByRole("button", { name: "Leave Ellingsen Office" }).press("Enter");
  const question = other.page.getByRole("alertdialog", { name: "Leave Ellingsen Office?" });
  await question.getByRole("button", { name: "Leave", exact: true }).press("Enter");
  await expect(successToast(other.page, "You have left Ellingsen Office")).toBeVisible();
  await expect(deskButton(other.page)).toBeHidden();
  const { data } = await account.call(deskEndpoints.read);
  expect(data.people.filter(({ hasLeft }) => !hasLeft).map(({ name }) => name)).toEqual([
    "Marta Ellingsen",
  ]);
});

test("a link to another desk of theirs takes the tab there", async ({ account, page, make }) => {
  await renameDesk(account, "Ellingsen Office");
  const company = await make.company({ name: "Brightwater Dental Group" });
  const tom = await joinDesk(account, "Tom Weller", "member");
  await signIn(page, tom.token);
  await page.goto("/dashboard");
  await deskButton(page).press("Enter");
  await page.getByRole("menuitem", { name: /^Tom’s Desk/ }).click();
  await expect(successToast(page, "You are on Tom’s Desk now")).toBeVisible();
  await page.goto(`/dashboard/companies/${company._id}?desk=${account.user.desk._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brightwater Dental Group");
  await expect(successToast(page, "You are on Ellingsen Office now")).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);
});
