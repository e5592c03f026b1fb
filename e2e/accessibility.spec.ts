import { addDays } from "../shared/dates/dates.ts";
import { activityEndpoints } from "../shared/kinds/activities.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { taskEndpoints } from "../shared/kinds/tasks.ts";
import { desk, expectMenuIsFine, expectNoViolations, findViolations } from "./accessible.ts";
import { momentOf, today } from "./days.ts";
import { askToDelete } from "./deletion.ts";
import { expect, type Make, refusal, test } from "./fixtures.ts";

async function fill(make: Make) {
  const company = await make.company({ website: "https://brightwater.example", phone: "1" });
  const customer = await make.customer(company, {
    value: 1200.5,
    notes: "A long note about everything. ".repeat(5),
  });
  for (const [index, status] of [
    "Pending",
    "Window Shopper",
    "Deal Closed",
    "Returning Client",
  ].entries()) {
    await make.customer(company, {
      name: `Customer ${index}`,
      status,
      value: index * 1000,
      lastContact: addDays(today(), -100),
    });
  }
  for (const time of ["T08:00", "T08:30", "T15:00", ""]) {
    const date = `${today()}${time}${time && ":00.000Z"}`;
    await make.appointment(customer, { date, notes: "Bring the figures" });
  }
  return { company, customer };
}

for (const path of ["/", "/login", "/register"]) {
  test(`the public screen ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(page, path);
  });
}

test("what a form says of its fields", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expectNoViolations(page, "/register with errors");
});

for (const [name, path, ready] of [
  ["the overview", "", "Needs Attention"],
  ["the companies", "/companies", "1 company"],
  ["a company", "/companies/COMPANY", "5 customers"],
  ["the company form", "/companies/new", "Contact Details"],
  ["the customers", "/customers", "5 customers"],
  ["a customer", "/customers/CUSTOMER", "A long note about everything."],
  ["the customer form", "/customers/CUSTOMER/edit", "Save Changes"],
  ["the day view", `/appointments/${today()}`, "Customer Interactions"],
  ["the week", `/appointments/week/${today()}`, "Hide Weekend"],
  ["the month", `/appointments/month/${today().slice(0, 7)}`, "Booked"],
  ["the appointment form", "/appointments/new", "Select a company first"],
  ["the reports", "/reports?period=month", "5 customers added since"],
  [
    "the reports as tables",
    "/reports?period=month&tables=pipeline,value,growth,appointments,shares,contact",
    "Show as Chart",
  ],
  ["the list of appointments", "/appointments/list", "4 appointments"],
  ["the history", "/history", "Added"],
  ["the import", "/import?into=customers", "Drop a file here"],
  ["what was changed about a company", "/companies/COMPANY?tab=changes", "Added"],
  ["the duplicates", "/duplicates", "Nothing is merged until you say so."],
  ["the settings", "/settings", "Member since"],
  ["how one logs in", "/settings?tab=sign-in", "This device"],
  ["what can be done with one's data", "/settings?tab=data", "Danger Zone"],
  ["the settings of the calendar", "/settings?tab=calendar", "Working Hours"],
  ["the notifications", "/settings?tab=notifications", "Email me reminders, too"],
  ["the tags", "/settings?tab=tags", "No tags yet."],
] as const) {
  test(name, async ({ signedIn: page, make }) => {
    const { company, customer } = await fill(make);
    await page.goto(
      `/dashboard${path.replace("COMPANY", company._id).replace("CUSTOMER", customer._id)}`,
    );
    await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectNoViolations(page, path);
  });
}

test("two-step login while it is set up, and the question who it is", async ({
  signedIn: page,
  expectNoise,
}) => {
  expectNoise(refusal(403));
  await page.goto("/dashboard/settings?tab=sign-in");
  await page.getByRole("button", { name: "Turn On…" }).click();
  await expect(page.getByText("3. Keep these recovery codes")).toBeVisible();
  await expectNoViolations(page, "two-step login");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.route("**/api/auth/two-step", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 403, json: { proof: "required" } })
      : route.fallback(),
  );
  await page.getByRole("button", { name: "Turn On…" }).click();
  await expect(page.getByRole("dialog").getByLabel("Password", { exact: true })).toBeVisible();
  await expectNoViolations(page, "the question who it is");
});

test("the settings of the calendar with a secret address, and the question before its reset", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/settings?tab=calendar");
  await page.getByRole("button", { name: "Create Calendar Link" }).click();
  await expect(page.getByLabel("Secret address")).toHaveValue(/\/calendar\//);
  const facts = page.getByRole("complementary", { name: "Your calendar" });
  await expect(facts.getByText("Address last read")).toBeVisible();
  await expect(facts.getByRole("heading", { name: "What others see" })).toBeVisible();
  // Where the press has scrolled to, the bars of the phone may half cover a checkbox.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page, "a secret address");
  await page.getByRole("button", { name: "Reset Address…" }).click();
  await expect(page.getByRole("alertdialog", { name: "Reset the address?" })).toBeVisible();
  const violations = await findViolations(page, (axe) => axe.include('[role="alertdialog"]'));
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
});

test("an import: a file as it was read, its columns, and what is open about them", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard/import?into=customers");
  const table = "First Name,Last Name,Stage,Last contact,Photo\nAnna,Berg,on hold?,03/04/2025,p1\n";
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Continue to Match" }).waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoViolations(page, "the file");
  await page.getByRole("button", { name: "Continue to Match" }).click();
  await expect(page.getByText("1 value to choose: on hold?")).toBeVisible();
  await expect(page.getByRole("radio", { name: "April 3, 2025" })).toBeVisible();
  await expectNoViolations(page, "the columns");
});

test("an import: its rows, one of them opened, and what came of it", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Berg & Co" });
  await make.customer(company, { name: "Anna Berg", email: "anna@berg.test", value: 10 });
  await page.goto("/dashboard/import?into=customers");
  const rows = [
    "Name,Email,Company,Status,Value,Last contact",
    "Anna Berg,anna@berg.test,Berg & Co,Active,12500,2026-11-03",
    "Cy Lund,cy@@lund.test,Lund,Pending,12k-ish,2026-02-31",
    "Jürgen Jäger,,Vogelsang,Deal Closed,1781.10,2026-08-09",
  ];
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Continue to Match" }).click();
  await page.getByRole("button", { name: "Continue to Check" }).click();
  await expect(page.getByRole("button", { name: "Fix 3 Problems" })).toBeVisible();
  await expectNoViolations(page, "the rows");
  await page.getByRole("button", { name: /^Result of row 2/ }).click();
  await expectMenuIsFine(page);
  await page.getByRole("menuitemcheckbox", { name: /^Replace value/ }).click();
  await page.keyboard.press("Escape");
  await expectNoViolations(page, "the rows with what they replace");
  await page.getByRole("button", { name: /^Import 3 Customers/ }).click();
  await expect(page.getByRole("button", { name: "Undo Import" })).toBeVisible();
  await expectNoViolations(page, "what came of it");
  await page.getByRole("button", { name: "Show the 3" }).click();
  await expect(page.getByRole("button", { name: "Hide", exact: true })).toBeVisible();
  await expectNoViolations(page, "what could not be read");
});

test("duplicates, and two customers about to be merged", async ({ signedIn: page, make }) => {
  const company = await make.company({ name: "Berg & Co" });
  await make.customer(company, { name: "Anna Berg", email: "anna@berg.test", value: 12_500 });
  await make.customer(company, { name: "A. Berg", email: "Anna@berg.test", value: 1781.1 });
  await page.goto("/dashboard/duplicates");
  await expect(page.getByText("1 possible duplicate.")).toBeVisible();
  await expectNoViolations(page, "the duplicates");
  await page.getByRole("link", { name: /^Merge…/ }).click();
  await expect(page.getByRole("button", { name: "Merge Customers" })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoViolations(page, "the merge");
});

test("a story with an entry of every kind, and the composer open", async ({
  signedIn: page,
  make,
  account,
}) => {
  const { company, customer } = await fill(make);
  const params = { id: customer._id };
  for (const kind of ["note", "call", "email", "meeting"] as const) {
    const body = { kind, at: `${addDays(today(), -1)}T09:00`, text: "What was said. ".repeat(9) };
    await account.call(activityEndpoints.create, { params, body });
  }
  for (const [due, done] of [
    [addDays(today(), -2), false],
    [today(), true],
    [null, false],
  ] as const) {
    const body = { text: "Send the corrected invoice", due, done, customer: customer._id };
    await account.call(taskEndpoints.create, { body });
  }
  const status = { status: "Pending" } as const;
  await account.call(customerEndpoints.update, { params, body: status });
  await page.goto(`/dashboard/companies/${company._id}?tab=story`);
  await expect(page.getByText("What was said.").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoViolations(page, "the company's story");
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByText("What was said.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Note" }).click();
  await page.keyboard.type("Wants one clean invoice.");
  await page.getByRole("radio", { name: "Call" }).check();
  await page.getByRole("button", { name: "Next week" }).click();
  await expectNoViolations(page, "the composer");
});

test("the overview with a name as wide as there is room", async ({ signedIn: page, make }) => {
  const { company } = await fill(make);
  const widest = await make.customer(company, {
    name: "María de los Ángeles Fernández-Montesinos y Santángel",
  });
  await make.appointment(widest, { date: `${today()}T11:00:00.000Z` });
  // What is over is folded.
  await page.clock.setFixedTime(momentOf(today(), "10:07"));
  await page.goto("/dashboard");
  const names = page.getByRole("main").getByText(widest.name).filter({ visible: true });
  await expect(names).toHaveCount(2);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoViolations(page, "/dashboard");
});

test("a day with three appointments at once, a very long name and its facts", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company(), {
    name: "María de los Ángeles Fernández-Villaverde y Gutiérrez de Montesinos",
  });
  for (const duration of [15, 30, 45, 60]) {
    const date = `${today()}T09:00:00.000Z`;
    await make.appointment(customer, { date, duration, title: "Kick-off of the whole portal" });
  }
  await page.goto(`/dashboard/appointments/${today()}`);
  const cards = page
    .getByRole("list", { name: "Appointments" })
    .getByRole("button", { name: /^Kick-off of the whole portal/ });
  await expect(cards).toHaveCount(3);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoViolations(page, "three at once");
  await cards.first().click();
  await expect(page.getByRole("dialog")).toContainText("Last contact");
  const violations = await findViolations(page, (axe) => axe.include('[role="dialog"]'));
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    [],
  );
});

test("what opens: menus, pickers, dialogs, toasts", async ({ signedIn: page, make }) => {
  const { customer } = await fill(make);
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "light" });
  // While something is open the rest of the page is out of reach, so only what is open is judged.
  const analyze = async (...selectors: string[]) => {
    const violations = await findViolations(page, (axe) =>
      selectors.reduce((builder, part) => builder.include(part), axe),
    );
    expect(
      violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) })),
      selectors.join(),
    ).toEqual([]);
  };
  await page.goto(`/dashboard/customers/${customer._id}`);
  await page.getByRole("button", { name: "Status: Active. Change" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await analyze('[role="menu"]');
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await askToDelete(page);
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await analyze('[role="alertdialog"]');

  await page.goto(`/dashboard/appointments/new?customer=${customer._id}`);
  await page.getByLabel("Date and time").click();
  await expect(page.getByRole("dialog", { name: "Calendar" })).toBeVisible();
  await analyze('[role="dialog"]');
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Change customer or company" }).click();
  await page.getByRole("combobox", { name: "Company" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await analyze('[role="combobox"][aria-expanded="true"]', '[role="listbox"]');
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await page.getByRole("button", { name: "Save Appointment" }).click();
  // Under the pointer it stays as long as the look at it takes.
  await page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("alert")
    .hover();
  await analyze("html");
});

test("a line as it was understood, who is asked for, and a pasted signature", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard/settings");
  const dialog = page.getByRole("dialog");
  const write = async (line: string) => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(line);
    await expect(dialog.getByRole("listbox")).toHaveAttribute("aria-busy", "false");
  };
  await write("tomorrow 10 priya review 45m");
  await expect(dialog.getByText("Edit in the form")).toBeVisible();
  await expectNoViolations(page, "a line");
  await page.keyboard.press("Escape");
  await write("task customer send quote fri");
  await expect(dialog.getByText("Which Customer?")).toBeVisible();
  await expectNoViolations(page, "who is asked for");
  await page.keyboard.press("Escape");
  await write("");
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Anna Berg\nHead of Sales\nBerg Ltd.\nanna@berg.test");
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", init));
  });
  await expect(dialog.getByLabel("Name")).toHaveValue("Anna Berg");
  await expectNoViolations(page, "a pasted signature");
});

test("the tasks, one of them edited", async ({ signedIn: page, make, account }) => {
  const { customer } = await fill(make);
  for (const [text, due, done] of [
    ["Send the corrected invoice", addDays(today(), -2), false],
    ["Call back about the tiling sample", today(), false],
    ["Ask for the floor plan", null, false],
    ["Return the key", today(), true],
  ] as const) {
    const body = { text, due, done, customer: customer._id };
    await account.call(taskEndpoints.create, { body });
  }
  await page.goto("/dashboard/tasks");
  const task = page.getByRole("listitem").filter({ hasText: "Call back about the tiling sample" });
  await task.hover();
  await task.getByRole("button", { name: "Snooze" }).click();
  await expectMenuIsFine(page);
  await page.keyboard.press("Escape");
  await task.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("Date")).toBeVisible();
  await expectNoViolations(page, "the tasks");
});

test("who needs attention, with the line of a call open", async ({ signedIn: page, make }) => {
  await fill(make);
  await page.goto("/dashboard");
  await expect(
    page.getByRole("list", { name: "Customers who need attention" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  await page.keyboard.press("l");
  await expect(page.getByPlaceholder("What was said?")).toBeFocused();
  await expectNoViolations(page, "the line of a call");
});

test("a filtered list and its editor, chosen rows and their menu, and the board", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  const list = "/dashboard/customers";
  await page.goto(`${list}?filter=status%3Ais%3APending%3Bvalue%3Aunder%3A5000`);
  await page.getByRole("button", { name: "Status is Pending", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("1 customer")).toBeVisible();
  await expectNoViolations(page, "the editor of a filter");
  await page.goto(list);
  await page.getByRole("link", { name: "Customer 1", exact: true }).focus();
  await page.keyboard.press("x");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByRole("toolbar")).toContainText("2 selected");
  await expectNoViolations(page, "chosen rows");
  await page.getByRole("button", { name: "Set Status" }).click();
  await expectMenuIsFine(page);
  await page.goto(`${list}?layout=board`);
  await expect(page.getByRole("region", { name: "Pending" }).getByRole("link")).toHaveCount(1);
  await expectNoViolations(page, "the board");
});
