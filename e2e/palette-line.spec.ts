import type { Page } from "@playwright/test";
import { addDays } from "../shared/dates/dates.ts";
import { momentOf, today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { expectSettled, field, group, lit, openPalette, palette, sunday } from "./palette.ts";
import { successToast } from "./toasts.ts";

const captions = (page: Page) => palette(page).locator(".palette-mark > i");

async function write(page: Page, line: string) {
  await openPalette(page);
  await page.keyboard.type(line);
  await expectSettled(page);
}

async function fill(page: Page, make: Make) {
  await page.clock.setFixedTime(momentOf(sunday, "13:20"));
  const berg = await make.company({ name: "Berg & Co." });
  const thistlewood = await make.company({ name: "Thistlewood" });
  const anna = await make.customer(berg, {
    name: "Anna Berg",
    email: "anna@berg.test",
    lastContact: "2026-11-20",
  });
  const okafor = await make.customer(thistlewood, {
    name: "Anna Bergström-Okafor",
    email: "okafor@thistlewood.test",
    status: "Pending",
    lastContact: "2026-11-03",
  });
  const jurgen = await make.customer(thistlewood, {
    name: "Jürgen O’Shaughnessy",
    email: "j@thistlewood.test",
    lastContact: "2026-07-09",
  });
  await page.goto("/dashboard/settings");
  return { berg, thistlewood, anna, okafor, jurgen };
}

test("an appointment is booked by a line: read, shown, done with Enter, taken back", async ({
  signedIn: page,
  make,
}) => {
  const { anna, okafor } = await fill(page, make);
  await make.appointment(okafor, { title: "Site visit", date: "2026-11-24T14:30:00.000Z" });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && !request.url().endsWith("/auth/me")) sent.push(request.url());
  });
  await write(page, "tue 2pm oshaughnessy lunch");
  await expect(lit(page)).toContainText("Overlaps Site visit");
  await page.keyboard.press("Escape");
  await write(page, "yesterday 9am jurgen lunch");
  await expect(lit(page)).toContainText("In the past");
  await page.keyboard.press("Escape");

  await write(page, "tue 10 anna review 45m");
  await expect(captions(page)).toHaveText(["When", "Who", "What", "For"]);
  await expect(lit(page)).toHaveText(
    /^Review.*Tue, Nov 24, 10:00 – 10:45 AMNothing else until 2:30 PMAnna BergBerg & Co\.$/,
  );
  await expect(group(page, "Another Anna").getByRole("option")).toHaveText([
    "PendingAnna Bergström-OkaforThistlewoodLast contact Nov 3",
  ]);
  await expect(group(page, "Or").getByRole("option")).toHaveText([
    "Task: ReviewAnna Berg, Tue, Nov 24, 10:00 AM",
    "Search for “tue 10 anna review 45m”",
  ]);
  expect(sent).toEqual([]);
  await page.keyboard.press("Enter");
  const said = successToast(page, "Review booked for Tue, Nov 24, 10:00 AM");
  await expect(said).toBeVisible();
  await expect(palette(page)).toBeHidden();

  await said.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText(/^Undone/)).toBeVisible();
  await page.goto(`/dashboard/customers/${anna._id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Anna Berg" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Review" })).toHaveCount(0);
});

test("a call, a task and a status by a line are taken back by what says that they are done", async ({
  signedIn: page,
  make,
}) => {
  const { jurgen } = await fill(page, make);
  await page.goto(`/dashboard/customers/${jurgen._id}`);
  const story = page.getByRole("list", { name: "Story" });
  const status = (name: string) => page.getByRole("button", { name: `Status: ${name}. Change` });
  const takeBack = async (said: string) => {
    await successToast(page, said).getByRole("button", { name: "Undo" }).press("Enter");
  };

  await write(page, "call wants the offer");
  await expect(lit(page)).toContainText("Jürgen O’Shaughnessy");
  await page.keyboard.press("Enter");
  await expect(story).toContainText("Wants the offer");
  await expect(page.getByText(/\(today\)/)).toBeVisible();
  await takeBack("Call saved");
  await expect(story.getByText("Wants the offer")).toHaveCount(0);
  // So is the last contact, which the call had set.
  await expect(page.getByText(/\(today\)/)).toHaveCount(0);

  await write(page, "task send the quote fri 3pm");
  await page.keyboard.press("Enter");
  await expect(story).toContainText("Send the quote");
  await takeBack("Task added");
  await expect(story.getByText("Send the quote")).toHaveCount(0);

  await expect(status("Active")).toBeVisible();
  await write(page, "jurgen deal closed");
  await page.keyboard.press("Enter");
  await expect(status("Deal Closed")).toBeVisible();
  await takeBack("Jürgen O’Shaughnessy is now Deal Closed");
  await expect(status("Active")).toBeVisible();
});

test("what a line does may end after the palette was opened anew, which stays open", async ({
  signedIn: page,
  make,
}) => {
  const { jurgen } = await fill(page, make);
  await page.goto(`/dashboard/customers/${jurgen._id}`);
  await write(page, "call wants the offer");
  const saving = await hold(page, "**/api/customers/*/activities");
  await page.keyboard.press("Enter");
  await expect.poll(() => saving.asked.length).toBe(1);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await write(page, "Jürgen");
  await saving.release();
  await expect(successToast(page, "Call saved")).toBeVisible();
  await expect(page.locator("main").getByText("Wants the offer")).toBeVisible();
  await expect(field(page)).toHaveValue("Jürgen");
});

test("Tab opens the form filled in", async ({ signedIn: page, make }) => {
  await fill(page, make);
  await write(page, "12/3 9am kick-off jurgen 1.5h");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("heading", { level: 1, name: "New Appointment" })).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Kick-off");
  await expect(page.getByRole("combobox", { name: "Duration" })).toHaveText("1 h 30 min");
  await expect(page.getByLabel("Date and time")).toHaveValue("December 3, 2026 9:00 AM");
  await expect(
    page.getByRole("group", { name: "Booked with" }).getByText("Jürgen O’Shaughnessy"),
  ).toBeVisible();
});

test("what was said is logged: a note that tells of a call is one", async ({
  signedIn: page,
  make,
}) => {
  const { jurgen } = await fill(page, make);
  await write(page, "note anna called about the invoice");
  await expect(captions(page)).toHaveText(["Log", "Who", "Text"]);
  await expect(group(page, "Log a call")).toContainText("Called about the invoice");
  await expect(lit(page)).toContainText("Today, 1:20 PMSets last contact to today");
  await expect(group(page, "As").getByRole("option")).toHaveText([
    "NoteLast contact stays Nov 20",
    "Email",
    "Meeting",
  ]);
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Call saved")).toBeVisible();

  // On a customer's page nobody has to be named; with a task for later.
  await page.goto(`/dashboard/customers/${jurgen._id}`);
  await write(page, "note prefers mornings");
  await expect(lit(page)).toContainText("Jürgen O’Shaughnessy");
  await page.keyboard.press("Shift+Enter");
  await expect(successToast(page, "Note saved, follow-up on Nov 29")).toBeVisible();
});

test("who is not clear is asked for", async ({ signedIn: page, make }) => {
  const { thistlewood } = await fill(page, make);
  await make.customer(thistlewood, {
    name: "Anna-Lena Sjöqvist",
    email: "lena@thistlewood.test",
    lastContact: "2026-11-19",
  });
  await write(page, "task anna send quote fri 3pm");
  await expect(captions(page)).toHaveText(["Add", "Who?", "What", "Due"]);
  await expect(palette(page).getByText("Fri, Nov 27, 3:00 PM", { exact: true })).toBeVisible();
  await expect(group(page, "Which Anna?").getByRole("option")).toHaveText([
    /^ActiveAnna BergBerg & Co\./,
    /^ActiveAnna-Lena/,
    /^PendingAnna Bergström/,
  ]);
  await expect(group(page, "Or").getByRole("option")).toHaveText([
    "No customerKeeps “anna” in the text",
    "Add customer “Anna”",
    "Search for “task anna send quote fri 3pm”",
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Task added")).toBeVisible();
  // The company settles it.
  await write(page, "note anna thistle likes blue");
  await expect(lit(page)).toContainText("Thistlewood");
});

test("a status, a tag and a follow-up by one line each", async ({ signedIn: page, make }) => {
  const { jurgen } = await fill(page, make);
  await write(page, "jurgen deal closed");
  await expect(group(page, "Set status")).toContainText("Deal Closed");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Jürgen O’Shaughnessy is now Deal Closed")).toBeVisible();

  await write(page, "#vip jurgen");
  await expect(group(page, "Add tag")).toContainText("vip");
  await page.keyboard.press("Enter");
  const tagged = successToast(page, "Tag vip added to Jürgen O’Shaughnessy");
  await expect(tagged).toBeVisible();

  await write(page, "follow up jurgen in 2 weeks");
  await expect(lit(page)).toHaveText(/^Follow up with Jürgen.*Sun, Dec 6/);
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Task added")).toBeVisible();

  await page.goto(`/dashboard/customers/${jurgen._id}`);
  await expect(page.getByText("Deal Closed").first()).toBeVisible();
});

test("what is no line stays a search", async ({ signedIn: page, make }) => {
  await fill(page, make);
  await make.company({ name: "Call Center Nord" });
  await write(page, "call center");
  await expect(lit(page)).toContainText("Call Center Nord");
  await page.keyboard.press("Escape");
  await write(page, "anna active");
  await expect(group(page, "Set status")).toBeVisible();
  // Only a search is wanted.
  await palette(page)
    .getByRole("option", { name: /^Search for/ })
    .click();
  await expect(captions(page)).toHaveCount(0);
  await expect(palette(page).getByText("Nothing matches “anna active”")).toBeVisible();
});

const signature = `Best wishes / Le gach dea-ghuí,
Dr. Saoirse Ní Bhriain-Kowalczyk
Head of Purchasing, Timber and Fittings
Ní Dhomhnaill & Sons Ltd.
M: +353 87 555 0199
saoirse@nidhomhnaillsons.example
Please consider the trees before printing.`;

/** Into what has the focus, as Ctrl+V does. */
async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", init));
  }, text);
}

test("a pasted signature becomes a customer, after a look at it", async ({
  signedIn: page,
  make,
}) => {
  await make.company({ name: "Ní Dhomhnaill & Sons" });
  await page.goto("/dashboard/settings");
  await write(page, "");
  await paste(page, signature);
  const form = page.getByRole("dialog", { name: "Pasted signature" });
  await expect(form.locator("mark")).toHaveText([
    "Dr. Saoirse Ní Bhriain-Kowalczyk",
    "Ní Dhomhnaill & Sons Ltd.",
    "+353 87 555 0199",
    "saoirse@nidhomhnaillsons.example",
  ]);
  await expect(form.getByLabel("Name")).toHaveValue("Dr. Saoirse Ní Bhriain-Kowalczyk");
  await expect(form.getByLabel("Email")).toHaveValue("saoirse@nidhomhnaillsons.example");
  await expect(form.getByLabel("Phone")).toHaveValue("+353 87 555 0199");
  await expect(form.getByLabel("About")).toHaveValue("Head of Purchasing, Timber and Fittings");
  await expect(form.getByLabel("Company")).toHaveValue("Ní Dhomhnaill & Sons");
  await expect(form.getByText("Existing company")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  const said = successToast(page, "Dr. Saoirse Ní Bhriain-Kowalczyk added");
  await said.getByRole("button", { name: "Open" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Dr. Saoirse Ní Bhriain-Kowalczyk" }),
  ).toBeVisible();

  // Who is known already is said; a company that is not known is added with its first customer.
  await write(page, "");
  await paste(page, signature.replace("Ní Dhomhnaill & Sons Ltd.", "Kestrel GmbH"));
  await expect(form.getByText(/Kowalczyk has this email/)).toBeVisible();
  await form.getByLabel("Email").fill("other@kestrel.example");
  await expect(form.getByText(/has this email/)).toHaveCount(0);
  await expect(form.getByText("New company")).toBeVisible();
  await form.getByRole("button", { name: "Add Customer" }).click();
  await expect(form).toBeHidden();
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("link", { name: "Kestrel GmbH" })).toBeVisible();
});

test("a pasted signature waits until it is known whether its company is there", async ({
  signedIn: page,
  make,
}) => {
  await make.company({ name: "Ní Dhomhnaill & Sons" });
  await page.goto("/dashboard/settings");
  const isAsked = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  await page.route("**/api/companies?*", async (route) => {
    isAsked.resolve();
    await goesOn.promise;
    await route.continue();
  });
  await write(page, "");
  await paste(page, signature);
  const form = page.getByRole("dialog", { name: "Pasted signature" });
  await expect(form.getByLabel("Name")).toHaveValue("Dr. Saoirse Ní Bhriain-Kowalczyk");
  await isAsked.promise;
  await page.keyboard.press("Control+Enter");
  goesOn.resolve();
  await expect(form.getByText("Existing company")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(form).toBeHidden();
  await page.goto("/dashboard/customers");
  const row = page.getByRole("row", { name: /Kowalczyk/ });
  await expect(row).toContainText("Ní Dhomhnaill & Sons");
});

test("a signature pasted into the form fills it in; other text stays text", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Ní Dhomhnaill & Sons" });
  await page.goto(`/dashboard/companies/${company._id}/customers/new`);
  await page.getByLabel("Name").focus();
  await paste(page, "two lines\nof something");
  await expect(page.getByLabel("Name")).toHaveValue("two lines of something");
  await paste(page, signature);
  await expect(page.getByLabel("Name")).toHaveValue("Dr. Saoirse Ní Bhriain-Kowalczyk");
  await expect(page.getByLabel("Phone")).toHaveValue("+353 87 555 0199");
  await expect(page.getByLabel("About")).toHaveValue("Head of Purchasing, Timber and Fittings");
});

test("of two customers with one name it is asked which, the likelier first, told apart by company and email", async ({
  signedIn: page,
  make,
}) => {
  const berg = await make.company({ name: "Berg & Co." });
  const thistlewood = await make.company({ name: "Thistlewood" });
  const glass = await make.customer(berg, {
    name: "John Smith",
    email: "john@berg.test",
    lastContact: addDays(today(), -3),
  });
  const roof = await make.customer(thistlewood, {
    name: "John Smith",
    email: "smith@thistlewood.test",
    lastContact: "2020-03-02",
  });
  const tomorrow = addDays(today(), 1);
  await make.appointment(roof, { title: "Roof", date: `${tomorrow}T16:00:00.000Z` });
  await page.goto("/dashboard/settings");
  await write(page, "john smith tomorrow 10 survey");
  await expect(captions(page)).toHaveText(["Who?", "When", "What"]);
  await expect(group(page, "Which John Smith?").getByRole("option")).toHaveText([
    /^ActiveJohn SmithThistlewood, smith@thistlewood.testNext appointment /,
    /^ActiveJohn SmithBerg & Co., john@berg.testLast contact /,
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Survey booked for /)).toBeVisible();
  await page.goto(`/dashboard/customers/${glass._id}`);
  await expect(page.getByRole("button", { name: "Survey" })).toHaveCount(1);
});

test("every Monday books a series, and its form has the repeat", async ({
  signedIn: page,
  make,
}) => {
  await fill(page, make);
  await write(page, "every monday 9am jurgen standup");
  await expect(captions(page)).toHaveText(["Repeats", "When", "Who", "What"]);
  await expect(lit(page)).toContainText("Weekly on Monday");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Repeats" })).toHaveText("Weekly on Monday");
  await write(page, "every monday 9am jurgen standup");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Standup booked from Mon, Nov 23, 9:00 AM")).toBeVisible();
  await page.goto("/dashboard/appointments/2026-12-07");
  await expect(page.getByRole("main").getByText("Standup").first()).toBeVisible();
});

test("next Tuesday on a Monday: both days are offered, for an appointment and to open", async ({
  signedIn: page,
  make,
}) => {
  await fill(page, make);
  await page.clock.setFixedTime(momentOf("2026-11-23", "12:00"));
  await page.reload();
  await write(page, "next tuesday 10 jurgen review");
  await expect(captions(page)).toHaveText(["When?", "Who", "What"]);
  const days = group(page, "Which Tuesday?").getByRole("option");
  await expect(days).toHaveText(["Tue, Nov 24, 10:00 AMtomorrow", "Tue, Dec 1, 10:00 AMin 8 days"]);
  await days.nth(1).click();
  await expect(successToast(page, "Review booked for Tue, Dec 1, 10:00 AM")).toBeVisible();
  await write(page, "next tuesday");
  await expect(group(page, "Day").getByRole("option")).toHaveText([
    /Open Tuesday, November 24/,
    /Open Tuesday, December 1/,
  ]);
});

test("a time of this morning says that it is over, and what it overlaps", async ({
  signedIn: page,
  make,
}) => {
  const { okafor } = await fill(page, make);
  await make.appointment(okafor, { title: "Early", date: "2026-11-22T09:00:00.000Z" });
  await page.reload();
  await write(page, "today 9am jurgen review");
  await expect(lit(page)).toContainText("In the past. Overlaps Early");
});
