import { forYouEndpoints } from "../shared/for-you.ts";
import { activityEndpoints } from "../shared/kinds/activities.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import type { Account } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";
import { joinDesk, openBrowser } from "./people.ts";

test("a note mentions somebody from the keyboard, tells them on saving, and shows whom", async ({
  signedIn: page,
  account,
  make,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const customer = await make.customer(await make.company(), { name: "Maya Torres" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  const note = page.getByPlaceholder("Write a note, @ tells somebody");
  await note.click();
  await page.keyboard.type("Please ask @");
  const list = page.getByRole("listbox", { name: "Mention" });
  await expect(list.getByRole("option")).toHaveText([/Marta Ellingsen/, /Ben Okafor/]);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.keyboard.type("b");
  await expect(list.getByRole("option")).toHaveText([/Ben Okafor/]);
  await page.keyboard.press("Enter");
  await page.keyboard.type("about it");
  await expect(note).toHaveValue("Please ask @Ben about it");
  await expect(page.getByText("Ben is told")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByTitle("Ben Okafor").filter({ hasText: "@Ben" })).toBeVisible();
  const { data } = await ben.call(forYouEndpoints.list, {
    headers: { desk: account.user.desk._id },
  });
  expect(data).toMatchObject([{ reason: "mention", record: { name: "Please ask @Ben about it" } }]);
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("who can be mentioned fits beside the edge", async ({ signedIn: page, account, make }) => {
    await joinDesk(account, "Ben Okafor", "member");
    const customer = await make.customer(await make.company());
    await page.goto(`/dashboard/customers/${customer._id}`);
    await page.getByPlaceholder("Write a note, @ tells somebody").click();
    await page.keyboard.type("Whoever has time for it is welcome: @");
    const list = page.getByRole("listbox", { name: "Mention" });
    await expect(list).toBeInViewport({ ratio: 1 });
  });
});

test("the text of an entry and of a task mention people; who was told before is not told again", async ({
  signedIn: page,
  account,
  make,
}) => {
  const [ben, cleo] = [
    await joinDesk(account, "Ben Okafor", "member"),
    await joinDesk(account, "Cleo Park", "reader"),
  ];
  const customer = await make.customer(await make.company(), { name: "Maya Torres" });
  await account.call(activityEndpoints.create, {
    params: { id: customer._id },
    body: { kind: "call", at: "2026-11-02T10:00:00.000Z", text: "Ask @Ben" },
  });
  const listOf = async (person: Account) => {
    const headers = { desk: account.user.desk._id };
    return (await person.call(forYouEndpoints.list, { headers })).data;
  };
  await page.goto(`/dashboard/customers/${customer._id}`);
  const story = page.getByRole("region", { name: "Story" });
  await story.getByRole("button", { name: /^Edit/ }).first().press("Enter");
  const text = story.getByRole("textbox", { name: "Call" });
  await expect(text).toBeFocused();
  await page.keyboard.type(" and @c");
  const list = page.getByRole("listbox", { name: "Mention" });
  await expect(list.getByRole("option")).toHaveText([/Cleo Park.*Reader/]);
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("Ask @Ben and @Cleo ");
  await expect(story.getByText("Cleo is told")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(story.getByTitle("Cleo Park").filter({ hasText: "@Cleo" })).toBeVisible();
  expect(await listOf(cleo)).toMatchObject([{ reason: "mention" }]);
  expect(await listOf(ben)).toMatchObject([{ reason: "mention" }]);

  await page.goto("/dashboard/tasks");
  const line = page.getByRole("textbox", { name: "New task" });
  await line.click();
  await page.keyboard.type("Send it @b");
  await expect(list.getByRole("option")).toHaveText([/Ben Okafor/]);
  await page.keyboard.press("Enter");
  await expect(line).toHaveValue("Send it @Ben ");
  await page.keyboard.press("Enter");
  await expect(line).toHaveValue("");
  await expect.poll(async () => (await listOf(ben)).map(({ reason }) => reason)).toContain("task");
});

test("a story is narrowed to one person's entries, and says who edited another's", async ({
  signedIn: page,
  account,
  make,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const headers = { desk: account.user.desk._id };
  const customer = await make.customer(await make.company(), { name: "Maya Torres" });
  const at = "2026-11-02T10:00:00.000Z";
  const params = { id: customer._id };
  const { data: mine } = await account.call(activityEndpoints.create, {
    params,
    body: { kind: "note", at, text: "Likes tea" },
  });
  await ben.call(activityEndpoints.create, {
    ...{ headers, params },
    body: { kind: "call", at, text: "Called back" },
  });
  await ben.call(activityEndpoints.update, {
    ...{ headers, params: { id: mine._id } },
    body: { text: "Likes green tea" },
  });
  await ben.call(customerEndpoints.update, {
    ...{ headers, params },
    body: { value: 900 },
  });
  await page.goto(`/dashboard/customers/${customer._id}`);
  const story = page.getByRole("region", { name: "Story" });
  await expect(story.getByText("Likes green tea edited by Ben")).toBeVisible();
  await expect(story.getByText("$900.00")).toBeVisible();
  await story.getByRole("combobox", { name: "Whose" }).press("Enter");
  await page.getByRole("option", { name: "Ben Okafor" }).press("Enter");
  await expect(story.getByText("Likes green tea")).toHaveCount(0);
  await expect(story.getByText("Called back")).toBeVisible();
  await expect(story.getByText("$900.00")).toBeVisible();
  await expect(story.getByRole("button", { name: "All 2" })).toBeVisible();
  await story.getByRole("button", { name: /^Tasks/ }).press("Enter");
  await expect(story.getByText("Nothing here is Ben’s.")).toBeVisible();
  await story.getByRole("button", { name: "Show Everyone" }).press("Enter");
  await story.getByRole("button", { name: /^All/ }).press("Enter");
  await expect(story.getByText("Likes green tea")).toBeVisible();
});

test("who is on a record is seen there, and what they change is marked where it stands", async ({
  signedIn: page,
  account,
  make,
  browser,
}) => {
  const ben = await joinDesk(account, "Ben Okafor", "member");
  const customer = await make.customer(await make.company(), { name: "Maya Torres" });
  const address = `/dashboard/customers/${customer._id}`;
  await page.goto(address);
  const here = page.getByRole("status", { name: "Who is here" });
  await expect(here).toBeAttached();
  await using bens = await openBrowser(browser, ben);
  await bens.page.goto(`${address}?desk=${account.user.desk._id}`);
  await expect(here).toContainText("Ben is here");
  await bens.page.getByPlaceholder("Write a note, @ tells somebody").click();
  await expect(here).toContainText("Ben is editing");
  await expect(bens.page.getByRole("status", { name: "Who is here" })).toContainText(
    "Marta is here",
  );
  await ben.call(customerEndpoints.update, {
    headers: { desk: account.user.desk._id },
    params: { id: customer._id },
    body: { value: 24_400 },
  });
  const fact = page.locator("[data-flash]").filter({ hasText: "Value" });
  await expect(fact).toHaveAttribute("data-flash", "Ben, just now. Was $0.00");
  await expect(page.locator("[data-flash]")).toHaveCount(0);
  await bens.page.getByRole("link", { name: "Dashboard", exact: true }).press("Enter");
  await expect(here).not.toContainText("Ben");
});
