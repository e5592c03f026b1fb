import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import { type Account, callApi } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";
import { joinDesk } from "./people.ts";

function whose(page: Page) {
  return page.getByRole("group", { name: "Whose" });
}

async function addTask({ baseUrl, token }: Account, text: string, assignee?: string) {
  await callApi(baseUrl, taskEndpoints.create, { token, body: { text, assignee } });
}

async function idOf({ baseUrl, token }: Account): Promise<string> {
  return (await callApi(baseUrl, authEndpoints.me, { token })).data._id;
}

test("Tasks show mine, everyone’s or some people’s, as it was chosen last or the address says", async ({
  signedIn: page,
  account,
}) => {
  await page.goto("/dashboard/tasks");
  await expect(page.getByText("No tasks. Add one here")).toBeVisible();
  await expect(whose(page)).toHaveCount(0);

  const ben = await joinDesk(account, "Ben Carter", "member");
  const anna = await joinDesk(account, "Anna Ruiz", "member");
  await addTask(account, "For Ben", await idOf(ben));
  await addTask(account, "For Anna", await idOf(anna));
  await page.reload();
  await expect(whose(page).getByRole("button", { name: "Mine" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByText("Nothing here is yours.")).toBeVisible();
  await page.getByRole("button", { name: "Show Everyone" }).press("Enter");
  await expect(page.getByRole("button", { name: "For Ben" })).toBeVisible();
  await expect(page).toHaveURL(/\?who=all$/);

  await page.keyboard.press("Shift+M");
  await expect(page.getByText("Nothing here is yours.")).toBeVisible();
  await page.keyboard.press("Shift+E");
  await expect(page.getByRole("button", { name: "For Anna" })).toBeVisible();
  await page.goto("/dashboard/tasks");
  await expect(whose(page).getByRole("button", { name: "Everyone" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await whose(page).getByRole("button", { name: "People" }).press("Enter");
  await page.getByRole("menuitemcheckbox", { name: "Ben Carter" }).press("Enter");
  await expect(page.getByText("For Anna")).toBeHidden();
  await expect(page.getByText("For Ben")).toBeVisible();
  await expect(whose(page).getByText("Ben Carter")).toBeVisible();
  await page.getByRole("menuitemcheckbox", { name: "Anna Ruiz" }).press("Enter");
  await expect(page.getByText("For Anna")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(whose(page).getByRole("button", { name: "2 people" })).toBeFocused();

  await page.goto(`/dashboard/tasks?who=${await idOf(anna)}`);
  await expect(page.getByRole("button", { name: "For Anna" })).toBeVisible();
  await expect(page.getByText("For Ben")).toBeHidden();
});
