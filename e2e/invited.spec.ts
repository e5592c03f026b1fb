import { randomUUID } from "node:crypto";
import { authEndpoints } from "../shared/account/auth.ts";
import { deskEndpoints, invitationEndpoints } from "../shared/account/desks.ts";
import { type Account, callApi, signUp } from "../tools/client.ts";
import { test } from "./desk-with-mail.ts";
import { expect } from "./fixtures.ts";
import { openListening } from "./listening.ts";
import { renameDesk } from "./people.ts";
import { successToast } from "./toasts.ts";

/** Somebody whose email is proven by a link that was mailed; with the token of the session it began. */
async function registerProven(desk: { url: string; mails: string[] }): Promise<Account> {
  const email = `ben-${randomUUID().slice(0, 8)}@harbor.test`;
  const ben = await signUp(desk.url, { name: "Ben Okafor", email });
  await callApi(desk.url, authEndpoints.forgotPassword, { body: { email } });
  await expect.poll(() => linkIn(desk.mails, email)).not.toBe("");
  const { token } = await callApi(desk.url, authEndpoints.resetPassword, {
    params: { token: linkIn(desk.mails, email) },
    body: { password: ben.password },
  });
  return { ...ben, token };
}

function linkIn(mails: string[], email: string): string {
  const mail = mails.findLast((one) => one.includes(email)) ?? "";
  return /[?]reset=([\w-]+)/.exec(mail)?.[1] ?? "";
}

function invite(account: Account, { email }: Account) {
  const body = { emails: [email], role: "reader" as const };
  return account.call(invitationEndpoints.create, { body });
}

test("an invitation to a proven email shows on a desk of one as it comes, and is declined, taken back or joined there", async ({
  page,
  desk,
}) => {
  const tom = await signUp(desk.url, { name: "Tom Weller", email: `${randomUUID()}@weller.test` });
  await renameDesk(tom, "Weller & Sons");
  const ben = await registerProven(desk);
  await page.goto(`${desk.url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem("token", value), ben.token);
  await openListening(page, `${desk.url}/dashboard`);
  const sidebar = page.getByRole("navigation", { name: "Main" }).first();
  await expect(sidebar.getByRole("link", { name: "Tasks" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: /^For You/ })).toHaveCount(0);

  await invite(tom, ben);
  await expect(sidebar.getByRole("link", { name: /^For You ?, 1 new/ })).toBeVisible();
  await openListening(page, `${desk.url}/dashboard/for-you`);
  const row = page.getByRole("listitem").filter({ hasText: "Tom Weller invites you to" });
  await expect(row).toContainText("Weller & Sons");
  await expect(row).toContainText(/As a reader\. Until \w+ \d+/);
  await expect(page.getByText("One new.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Email:/ })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(row.getByRole("button", { name: "Join Weller & Sons" })).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByText("Nothing new.")).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "For You", exact: true })).toBeVisible();

  await row.getByRole("button", { name: "Decline Weller & Sons" }).press("Enter");
  const declining = page.getByRole("alertdialog", { name: "Decline Weller & Sons?" });
  await declining.getByRole("button", { name: "Decline" }).press("Enter");
  await expect(successToast(page, "Invitation declined")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing for you." })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: /^For You/ })).toHaveCount(0);

  const { data: second } = await invite(tom, ben);
  await expect(row).toBeVisible();
  await callApi(desk.url, invitationEndpoints.revoke, {
    token: tom.token,
    params: { id: second[0]?._id ?? "" },
    body: { isRevoked: true },
  });
  await expect(row).toBeHidden();

  await invite(tom, ben);
  await row.getByRole("button", { name: "Join Weller & Sons" }).press("Enter");
  const joining = page.getByRole("alertdialog", { name: "Join Weller & Sons?" });
  await expect(joining).toContainText(
    "Tom Weller invites you to Weller & Sons, as a reader. You keep Ben’s Desk and can switch between them at any time.",
  );
  await joining.getByRole("button", { name: "Not Now" }).press("Enter");
  await expect(joining).toBeHidden();
  await row.getByRole("button", { name: "Join Weller & Sons" }).press("Enter");
  await joining.getByRole("button", { name: "Join" }).press("Enter");
  await expect(successToast(page, "You are on Weller & Sons now")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: /^Desk: Weller & Sons/ })).toBeVisible();
  const { people } = (await callApi(desk.url, deskEndpoints.read, { token: tom.token })).data;
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ["Tom Weller", "owner"],
    ["Ben Okafor", "reader"],
  ]);
});
