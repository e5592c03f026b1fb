import type { Page } from "@playwright/test";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { type TaskInput, taskEndpoints } from "../shared/kinds/tasks.ts";
import type { Account } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";
import { joinDesk } from "./people.ts";

function whose(page: Page) {
  return page.getByRole("group", { name: "Whose" });
}

async function addTask(account: Account, body: Pick<TaskInput, "text"> & Partial<TaskInput>) {
  await account.call(taskEndpoints.create, { body });
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
  await addTask(account, { text: "For Ben", assignee: ben.user._id });
  await addTask(account, { text: "For Anna", assignee: anna.user._id });
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

  await page.goto(`/dashboard/tasks?who=${anna.user._id}`);
  await expect(page.getByRole("button", { name: "For Anna" })).toBeVisible();
  await expect(page.getByText("For Ben")).toBeHidden();
});

test("a task says who gave it, in Tasks and on the overview, and nothing of one's own", async ({
  signedIn: page,
  account,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const desk = { desk: account.user.desk._id };
  await addTask(account, { text: "My own" });
  await account.call(companyEndpoints.create, { body: { name: "Northwind Trading" } });
  await ben.call(taskEndpoints.create, {
    headers: desk,
    body: { text: "Send the quote", assignee: account.user._id, due: "2020-01-01" },
  });
  await page.goto("/dashboard/tasks");
  await expect(page.getByRole("button", { name: "Send the quote from Ben" })).toBeVisible();
  await expect(page.getByRole("button", { name: "My own", exact: true })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "Send the quote" })).toBeVisible();
  await expect(page.getByText("from Ben")).toBeVisible();
});

test("a day lists the tasks of those whose calendars it shows", async ({
  signedIn: page,
  account,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const due = "2020-01-06";
  await addTask(account, { text: "My own", due });
  await addTask(account, { text: "For Ben", due, assignee: ben.user._id });
  const tasks = page.getByRole("list", { name: "Tasks of this day" }).getByRole("listitem");
  await page.goto(`/dashboard/appointments/${due}`);
  await expect(tasks).toHaveText([/My own/]);
  await page.goto(`/dashboard/appointments/${due}?who=${ben.user._id}`);
  await expect(tasks).toHaveText([/For Ben/]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dashboard/appointments/${due}?who=all`);
  await expect(tasks).toHaveCount(2);
});

test("a task is given with A, and taken back", async ({ signedIn: page, account }) => {
  await joinDesk(account, "Ben Carter", "member");
  await addTask(account, { text: "Send the quote" });
  await page.goto("/dashboard/tasks?who=all");
  const assigned = page.getByRole("button", { name: /^Assigned to: / });
  await expect(assigned).toHaveAccessibleName(/Marta Ellingsen/);
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await page.getByRole("menuitemradio", { name: "Ben Carter" }).press("Enter");
  await expect(page.getByText("Ben has the task now")).toBeVisible();
  await expect(assigned).toHaveAccessibleName(/Ben Carter/);
  await page.keyboard.press("Control+z");
  await expect(assigned).toHaveAccessibleName(/Marta Ellingsen/);
});

test("the overview counts what is mine, and tells of everyone by person", async ({
  signedIn: page,
  account,
  make,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const company = await make.company();
  await make.customer(company, { name: "Maya Torres" });
  await make.customer(company, { name: "Leo Park", responsible: ben.user._id });
  await page.goto("/dashboard");
  await expect(page.getByText("of 2 on the desk")).toBeVisible();
  await expect(page.getByRole("link", { name: "Maya Torres" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Leo Park" })).toHaveCount(0);
  await expect(whose(page)).toBeVisible();
  await page.keyboard.press("Shift+E");
  const people = page.getByRole("table", { name: "People" });
  await expect(people.getByRole("row", { name: /^Ben Carter/ })).toContainText("1");
  await expect(people.getByRole("row", { name: /^Everyone/ })).toContainText("2");
  await expect(page.getByRole("link", { name: "Leo Park" })).toBeVisible();
  await people.getByRole("button", { name: "Ben Carter" }).press("Enter");
  await expect(page.getByRole("link", { name: "Maya Torres" })).toHaveCount(0);
  await page.getByRole("link", { name: "All Customers" }).press("Enter");
  await expect(page.getByText("1 customer", { exact: true })).toBeVisible();
});

test("reports are everyone's at first, and what they lead to is as narrow as they are", async ({
  signedIn: page,
  account,
  make,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const company = await make.company();
  await make.customer(company, { value: 40 });
  await make.customer(company, { value: 2, responsible: ben.user._id });
  await page.goto("/dashboard/reports");
  await expect(whose(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "All value, $42.00 in 2 customers" })).toBeVisible();
  await page.keyboard.press("Shift+M");
  const mine = page.getByRole("link", { name: "All value, $40.00 in 1 customer" });
  await expect(mine).toBeVisible();
  await mine.press("Enter");
  await expect(page.getByText("1 customer", { exact: true })).toBeVisible();
});
