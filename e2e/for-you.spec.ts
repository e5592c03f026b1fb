import { forYouEndpoints } from "../shared/for-you.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import { expect, test } from "./fixtures.ts";
import { openListening } from "./listening.ts";
import { joinDesk } from "./people.ts";

test("how soon it is emailed is chosen for each kind, and kept", async ({
  signedIn: page,
  account,
}) => {
  await page.goto("/dashboard/settings?tab=notifications");
  await expect(page.getByRole("heading", { name: "Monthly Summary" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Mentions" })).toHaveCount(0);

  await joinDesk(account, "Ben Okafor", "member");
  await page.goto("/dashboard/for-you");
  await page.getByRole("button", { name: "Email: daily" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "For You by Email" });
  const mentions = dialog.getByRole("group", { name: "Mentions" });
  await expect(dialog.getByRole("button", { name: "Daily", pressed: true })).toHaveCount(4);
  await mentions.getByRole("button", { name: "At once" }).press("Enter");
  await expect(mentions.getByRole("button", { name: "At once", pressed: true })).toBeVisible();
  await expect(dialog.getByText("Saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Email: at once" })).toBeFocused();

  await page.goto("/dashboard/settings?tab=notifications");
  const kept = page.getByRole("group", { name: "Mentions" });
  await expect(kept.getByRole("button", { name: "At once", pressed: true })).toBeVisible();
});

test("what others give is for me as it happens, is read by key and by opening, and nothing of it shows on a desk of one", async ({
  signedIn: page,
  account,
}) => {
  await page.goto("/dashboard");
  const sidebar = page.getByRole("navigation", { name: "Main" }).first();
  await expect(sidebar.getByRole("link", { name: "Tasks" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: /^For You/ })).toHaveCount(0);

  const ben = await joinDesk(account, "Ben Okafor", "member");
  await openListening(page, "/dashboard/for-you");
  await expect(page.getByRole("heading", { name: "Nothing for you." })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "For You", exact: true })).toBeVisible();

  const desk = { desk: account.user.desk._id };
  const give = (text: string) =>
    ben.call(taskEndpoints.create, {
      headers: desk,
      body: { text, assignee: account.user._id },
    });
  await give("Decide about the discount");
  await expect(page.getByText("Ben gave you a task: Decide about the discount")).toBeVisible();
  await expect(sidebar.getByRole("link", { name: /^For You ?, 1 new/ })).toBeVisible();
  const { data: company } = await ben.call(companyEndpoints.create, {
    headers: desk,
    body: { name: "Acme", responsible: account.user._id },
  });
  await expect(page.getByText("Ben handed Acme over to you")).toBeVisible();
  await expect(page.getByText("Two new.")).toBeVisible();

  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Open" }).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("r");
  await expect(page.getByText("One new.")).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard/companies/${company._id}`);
  await expect(sidebar.getByRole("link", { name: "For You", exact: true })).toBeVisible();

  await give("Call back");
  await expect(sidebar.getByRole("link", { name: /^For You ?, 1 new/ })).toBeVisible();
  await account.call(forYouEndpoints.readAll);
  await expect(sidebar.getByRole("link", { name: "For You", exact: true })).toBeVisible();
  await page.goto("/dashboard/for-you");
  await expect(page.getByText("Nothing new.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark All as Read" })).toHaveCount(0);
});
