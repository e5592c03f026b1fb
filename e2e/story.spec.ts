import type { Locator, Page } from "@playwright/test";
import { addDays } from "../shared/dates/dates.ts";
import { activityEndpoints } from "../shared/kinds/activities.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import { shortDate, today } from "./days.ts";
import { askOneByOne, connectionLost, expect, refusal, test } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { successToast } from "./toasts.ts";

test("what is always true of a customer is edited in place, and an edit elsewhere costs nothing", async ({
  signedIn: page,
  make,
  account,
  expectNoise,
}) => {
  expectNoise(refusal(409));
  const { _id: id } = await make.customer(await make.company(), { name: "Aoife O’Shaughnessy" });
  await page.goto(`/dashboard/customers/${id}`);
  await expect(page.getByText("Nothing about Aoife yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add About" }).click();
  const about = page.getByRole("textbox", { name: "About" });
  await expect(about).toBeFocused();
  await page.keyboard.type("Prefers calls after 4 PM.");
  await page.keyboard.press("Control+Enter");
  await expect(about).toBeHidden();
  await expect(page.getByText("Prefers calls after 4 PM.")).toBeVisible();
  const saved = successToast(page, "Customer updated successfully");
  await saved.getByRole("button", { name: "Dismiss" }).click();
  await expect(saved).toBeHidden();

  await page.keyboard.press("e");
  await expect(about).toBeFocused();
  await page.keyboard.type(" Never mind.");
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
  await expect(page.getByText("Never mind")).toBeHidden();

  await page.keyboard.press("e");
  await expect(about).toBeFocused();
  await page.keyboard.type(" Signs for Galway.");
  const elsewhere = { notes: "Prefers mornings." };
  await account.call(customerEndpoints.update, { params: { id }, body: elsewhere });
  await page.keyboard.press("Control+Enter");
  const question = page.getByRole("dialog", { name: "Edited somewhere else" });
  await expect(question).toContainText("Prefers mornings.");
  await expect(question).toContainText("Prefers calls after 4 PM. Signs for Galway.");
  await question.getByRole("button", { name: "Save Mine" }).click();
  await expect(about).toBeHidden();
  await expect(page.getByText("Prefers calls after 4 PM. Signs for Galway.")).toBeVisible();
  await saved.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("Prefers mornings.", { exact: true })).toBeVisible();
});

/** As a margin tells it. */
const told = (day: string) =>
  day.startsWith(today().slice(0, 4)) ? shortDate(day) : `${shortDate(day)}, ${day.slice(0, 4)}`;
const story = (page: Page) => page.getByRole("list", { name: "Story" });
const entry = (page: Page, text: string) =>
  story(page).getByRole("listitem").filter({ hasText: text });

test("after a call: five keys write it down with a follow-up, and one Undo takes back all of it", async ({
  signedIn: page,
  make,
}) => {
  const lastContact = addDays(today(), -9);
  const customer = await make.customer(await make.company(), { lastContact });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(entry(page, "Added to Client Desk")).toBeVisible();
  const appointment = page.getByRole("main").getByRole("link", { name: "New Appointment" });
  const color = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);
  const primary = await color(appointment);

  await page.keyboard.press("n");
  await page.keyboard.press("2");
  await page.keyboard.type("Wants the invoice by post.");
  await expect(page.getByText("Sets last contact to today")).toBeVisible();
  expect(await color(appointment), "there is one primary button").not.toBe(primary);
  await page.keyboard.press("Alt+f");
  await expect(page.getByRole("button", { name: "Tomorrow" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Follow-up task" })).toHaveValue("Call Priya");
  await page.keyboard.press("Control+Enter");

  const tomorrow = told(addDays(today(), 1));
  const saved = successToast(page, `Call saved, follow-up on ${tomorrow}`);
  await expect(saved).toBeVisible();
  await expect(entry(page, "Wants the invoice by post.")).toContainText("Call");
  await expect(entry(page, "Call Priya")).toContainText(tomorrow);
  await expect(page.getByText("(today)")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("");

  await saved.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(entry(page, "Wants the invoice by post.")).toBeHidden();
  await expect(entry(page, "Call Priya")).toBeHidden();
  await expect(page.getByText("(9 days ago)")).toBeVisible();
});

test("an entry is edited where it stands, becomes another kind, is deleted and comes back; a task is done", async ({
  signedIn: page,
  make,
  account,
}) => {
  const customer = await make.customer(await make.company());
  const params = { id: customer._id };
  const note = { kind: "note", at: today(), text: "Two rooms without network." } as const;
  await account.call(activityEndpoints.create, { params, body: note });
  const due = addDays(today(), -2);
  const task = { text: "Send the floor plan", due, customer: customer._id };
  await account.call(taskEndpoints.create, { body: task });
  await page.goto(`/dashboard/customers/${customer._id}`);

  const line = entry(page, "Two rooms");
  await line.hover();
  await line.getByRole("button", { name: "Edit" }).click();
  const text = story(page).getByRole("textbox", { name: "Note" }).last();
  await expect(text).toBeFocused();
  await page.keyboard.type(" Split the invoice.");
  await page.keyboard.press("Control+Enter");
  await expect(line.getByText("Two rooms without network. Split the invoice.")).toBeVisible();
  await line.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitemradio", { name: "Meeting" }).click();
  await expect(line).toContainText("Meeting");
  await expect(successToast(page, "Changed to Meeting")).toBeVisible();
  await line.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(line).toBeHidden();
  await successToast(page, "Meeting deleted").getByRole("button", { name: "Undo" }).press("Enter");
  await expect(line).toBeVisible();

  await expect(entry(page, task.text)).toContainText("2 days late");
  await page.getByRole("checkbox", { name: `Done: ${task.text}` }).check();
  await expect(successToast(page, "Task done")).toBeVisible();
  await expect(entry(page, task.text)).toContainText(told(today()));
  await expect(page.getByRole("checkbox", { name: `Done: ${task.text}` })).toBeChecked();
});

test("a long story comes in parts, is narrowed by keys and searched; the address keeps the part", async ({
  signedIn: page,
  make,
  account,
}) => {
  const customer = await make.customer(await make.company());
  await make.appointment(customer, { date: `${addDays(today(), 3)}T11:00`, title: "Lunch" });
  const params = { id: customer._id };
  for (let day = 1; day <= 54; day++) {
    const text = day === 40 ? "The alarm is signed off." : `Line ${day}`;
    const body = { kind: "note", at: addDays(today(), -day), text } as const;
    await account.call(activityEndpoints.create, { params, body });
  }
  await page.goto(`/dashboard/customers/${customer._id}`);
  const filter = page.getByRole("group", { name: "Show" });
  await expect(filter.getByRole("button")).toHaveText([
    "All 56",
    "Notes 54",
    "Appointments 1",
    "Tasks 0",
    "Changes 1",
  ]);
  await expect(story(page).getByRole("listitem").nth(1)).toContainText("Lunch");
  await page.getByRole("button", { name: "Show 6 earlier entries" }).click();
  await expect(entry(page, "Line 54")).toBeVisible();
  await expect(page.getByRole("button", { name: /earlier entries/ })).toBeHidden();

  await page.keyboard.press("Shift+3");
  await expect(page).toHaveURL(/\?story=appointments$/);
  await expect(entry(page, "Line 1")).toHaveCount(0);
  await page.reload();
  await expect(entry(page, "Lunch")).toBeVisible();
  await page.keyboard.press("Shift+4");
  await expect(page.getByText("Nothing yet. Write the first line above.")).toBeVisible();
  await page.keyboard.press("Shift+1");
  await expect(page).toHaveURL(`/dashboard/customers/${customer._id}`);

  await page.keyboard.press("q");
  const search = page.getByRole("searchbox", { name: "Search the story" });
  await expect(search).toBeFocused();
  await page.keyboard.type("alarm");
  await expect(entry(page, "signed off").locator("mark")).toHaveText("alarm");
  await expect(entry(page, "Line 1")).toHaveCount(0);
  await page.keyboard.type("ing");
  await expect(page.getByText("No entry with “alarming”.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Search" }).last().click();
  await expect(entry(page, "Line 1").first()).toBeVisible();
});

test("what was begun waits until one comes back, and what cannot be saved is kept", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  const customer = await make.customer(await make.company());
  const path = `/dashboard/customers/${customer._id}`;
  await page.goto(path);
  await expect(entry(page, "Added to Client Desk")).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.press("4");
  await page.keyboard.type("Met at the expo.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Save Meeting" })).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await expect(page).toHaveURL("/dashboard/customers");
  await page.goto(path);
  const field = page.getByRole("textbox", { name: "Meeting" });
  await expect(field).toHaveValue("Met at the expo.");

  await page.route("**/activities", (route) => route.abort());
  await page.keyboard.press("n");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toHaveText("Not saved. Your text is kept.");
  await expect(field).toHaveValue("Met at the expo.");
  await page.unroute("**/activities");
  await page.getByRole("button", { name: "Save Meeting" }).click();
  await expect(successToast(page, "Meeting saved")).toBeVisible();
  await expect(entry(page, "Met at the expo.")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("");

  await askOneByOne(page);
  await page.route("**/api/customers/*/story*", (route) => route.abort());
  await page.reload();
  await expect(page.getByText("The story could not be loaded.")).toBeVisible();
  await page.unroute("**/api/customers/*/story*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(entry(page, "Met at the expo.")).toBeVisible();
});

test("a company's story names everybody, and a line of it is about one of them", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Ní Dhomhnaill & Sons" });
  const aoife = await make.customer(company, { name: "Aoife Byrne", lastContact: "2024-05-01" });
  await make.customer(company, { name: "Fiachra Daly", lastContact: "2024-01-01" });
  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(page.getByRole("tab", { name: "Story 3" })).toBeVisible();
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/\?tab=story$/);
  await expect(page.getByRole("textbox", { name: "Note" })).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.type("Unit closes at Christmas.");
  await page.keyboard.press("Control+Enter");
  await expect(successToast(page, "Note saved")).toBeVisible();
  const closes = entry(page, "Unit closes");
  await expect(closes).toContainText("NoteNí Dhomhnaill & Sons");

  await page.getByRole("button", { name: "About Ní Dhomhnaill & Sons" }).click();
  await expect(page.getByRole("menuitemradio")).toHaveText([/^Ní Dh/, /^Aoife/, /^Fiachra/]);
  await page.getByRole("menuitemradio", { name: "Aoife Byrne" }).click();
  await page.getByRole("radio", { name: "Call" }).check();
  await page.getByRole("textbox", { name: "Call" }).fill("Wants a price for the third site.");
  await page.getByRole("button", { name: "Save Call" }).click();
  await entry(page, "third site").getByRole("link", { name: "Aoife Byrne" }).click();
  await expect(page).toHaveURL(`/dashboard/customers/${aoife._id}`);
  await expect(page.getByText("(today)")).toBeVisible();
  await expect(entry(page, "third site")).toBeVisible();
  await page.goBack();
  await page.keyboard.press("[");
  await expect(page.getByRole("table", { name: "Customers" })).toBeVisible();
});

test.describe("by thumb", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a visit of yesterday is written down, and what can be done with it is one tap away", async ({
    signedIn: page,
    make,
  }) => {
    const customer = await make.customer(await make.company(), { lastContact: "2024-05-01" });
    await page.goto(`/dashboard/customers/${customer._id}`);
    await page.getByRole("textbox", { name: "Note" }).tap();
    await page.getByRole("radio", { name: "Meeting" }).tap();
    await page.keyboard.type("3 rooms are done.");
    await page.getByRole("button", { name: "Date: Today. Change" }).tap();
    const sheet = page.getByRole("dialog", { name: "Pick a day" });
    await sheet.getByRole("button", { name: "Yesterday" }).tap();
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "In a month" }).tap();
    await page.getByRole("button", { name: "No follow-up" }).tap();
    await page.getByRole("button", { name: "Save Meeting" }).tap();
    const line = entry(page, "3 rooms are done.");
    await expect(line).toContainText(told(addDays(today(), -1)));
    await expect(page.getByText("(yesterday)")).toBeVisible();
    await line.getByRole("button", { name: "More actions" }).tap();
    await page.getByRole("menuitem", { name: "Delete" }).tap();
    await expect(line).toBeHidden();
  });
});

test("a saved note appears at once only where the story shows notes, and never in a search", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(entry(page, "Added to Client Desk")).toBeVisible();
  const save = async (text: string) => {
    await page.getByRole("textbox", { name: "Note", exact: true }).fill(text);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("textbox", { name: "Note", exact: true })).toHaveValue("");
  };
  const filter = page.getByRole("group", { name: "Show" });
  await filter.getByRole("button", { name: /^Changes/ }).click();
  await expect(entry(page, "Added to Client Desk")).toBeVisible();
  // What is shown now is what the page makes of it before the story is read again.
  const first = await hold(page, /\/story(\?|$)/);
  await save("Wants the invoice by post");
  await expect.poll(() => first.asked.length).toBeGreaterThan(0);
  await expect(entry(page, "Wants the invoice")).toBeHidden();
  await first.release();

  await filter.getByRole("button", { name: /^Notes/ }).click();
  await expect(entry(page, "Wants the invoice")).toBeVisible();
  const second = await hold(page, /\/story(\?|$)/);
  await save("Likes tea");
  await expect.poll(() => second.asked.length).toBeGreaterThan(0);
  await expect(entry(page, "Likes tea")).toBeVisible();
  await second.release();
});
