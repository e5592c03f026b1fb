import type { Page } from "@playwright/test";
import { addDays } from "../shared/dates/dates.ts";
import { momentOf, today, weekdayDate } from "./days.ts";
import type { Make } from "./fixtures.ts";
import { expect, refusal, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** Five statuses, six customers, known sums. */
async function fill(make: Make) {
  const dental = await make.company({ name: "Brightwater Dental" });
  const bakery = await make.company({ name: "Anker Bakery" });
  const ana = await make.customer(dental, { name: "Ana", status: "Active", value: 1000 });
  await make.customer(dental, { name: "Bo", status: "Pending", value: 250.5 });
  await make.customer(dental, { name: "Cy", status: "Deal Closed", value: 3000 });
  await make.customer(bakery, { name: "Di", status: "Deal Closed", value: 750 });
  await make.customer(bakery, { name: "Ed", status: "Returning Client", value: 0 });
  await make.customer(bakery, { name: "Flo", status: "Window Shopper", value: 0 });
  return { dental, bakery, ana };
}

function customerNames(page: Page) {
  return page
    .getByRole("table", { name: "Customers", exact: true })
    .getByRole("row")
    .getByRole("link", {
      name: /^(Ana|Bo|Cy|Di|Ed|Flo|Gil|Hal|Ivo|Jo|Kim)$/,
    });
}

test("a new account is told what to do first, and every other screen too", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Marta" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Start with a company" })).toBeVisible();
  await page.goto("/dashboard/customers");
  await expect(page.getByRole("heading", { name: "No customers yet" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Add Customer" })).toBeVisible();
  await page.goto("/dashboard/companies");
  // Once there is known to be none, the link stands elsewhere.
  await expect(page.getByText("Your first company goes here")).toBeVisible();
  await page.getByRole("link", { name: "Add Company" }).click();
  await expect(page).toHaveURL("/dashboard/companies/new");
  await page.goto("/dashboard");
  await expect(page.getByText("Have a list? Import it")).toBeVisible();
  await page.getByRole("link", { name: "Import it" }).click();
  await expect(page).toHaveURL(/\/dashboard\/import/);
});

test("sample data fills an empty account, and one Undo takes all of it out", async ({
  signedIn: page,
  expectNoise,
}) => {
  // The last note of the next customer may be asked for while the customer goes.
  expectNoise(refusal(404));
  await page.clock.setFixedTime(momentOf(today(), "12:07"));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Add Sample Data" }).click();
  await expect(successToast(page, "Sample data added")).toBeVisible();
  const rows = page.getByRole("list", { name: "Today's appointments" }).getByRole("listitem");
  await expect(rows).toHaveText([
    /Slipway inspection.*Sigrid Halvorsen, Halvorsen & Daughters Boatyard/,
    /10:30 AM.*Quarterly review/,
    /Now 12:07 PM/,
    /2:15 PM.*Hull survey walkthrough.*Last meeting, .*: Signed\. Invoice in March\./,
    /4:00 PM.*Quote sign-off call/,
  ]);
  await expect(page.getByRole("main")).toContainText("One task is due today, one is overdue.");
  await page.getByRole("button", { name: "Undo" }).first().press("Enter");
  await expect(page.getByRole("heading", { name: "Start with a company" })).toBeVisible();
});

test("the totals lead to exactly what they count", async ({ signedIn: page, make }) => {
  await fill(make);
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  const figure = (label: string) =>
    main
      .getByRole("definition")
      .filter({ has: page.getByRole("link") })
      .and(page.locator(`dt:text-is("${label}") + dd`));

  await expect(figure("Total Companies").getByRole("link").first()).toHaveText("2");
  await figure("Total Companies").getByRole("link").first().click();
  await expect(page).toHaveURL("/dashboard/companies");
  await expect(page.getByRole("table", { name: "Companies" }).getByRole("link")).toHaveCount(2);
  await page.goBack();

  await expect(figure("Total Customers").getByRole("link").first()).toHaveText("6");
  await figure("Total Customers").getByRole("link").first().click();
  await expect(page).toHaveURL("/dashboard/customers");
  await expect(customerNames(page)).toHaveCount(6);
  await page.goBack();

  await expect(figure("Total Value").getByRole("link").first()).toHaveText("$5,000.50");
  await figure("Total Value").getByRole("link").first().click();
  await expect(
    page.getByRole("table", { name: "Customers", exact: true }).getByRole("row").last(),
  ).toContainText("$5,000.50");
  await expect(customerNames(page)).toHaveText(["Cy", "Ana", "Di", "Bo", /./, /./]);
  await page.goBack();

  await figure("Total Customers").getByRole("link", { name: "6 new this month" }).click();
  await expect(customerNames(page)).toHaveCount(6);
  await page.getByRole("button", { name: /^Remove filter: Added since/ }).click();
  await expect(page).toHaveURL("/dashboard/customers");
  await page.goto("/dashboard");
  await figure("Total Companies").getByRole("link", { name: "2 new this month" }).click();
  await expect(page.getByRole("table", { name: "Companies" }).getByRole("link")).toHaveCount(2);
});

test("the status overview counts and sums, and each key leads to its customers", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard");
  const keys = page.getByRole("table", { name: "Customers and value by status" });
  await expect(keys.getByRole("row")).toHaveText([
    /Status/,
    "Window Shopper1$0",
    "Pending1$250.50",
    "Active1$1,000",
    "Deal Closed2$3,750",
    "Returning Client1$0",
  ]);
  for (const [status, names] of [
    ["Deal Closed", ["Cy", "Di"]],
    ["Window Shopper", ["Flo"]],
  ] as const) {
    await keys.getByRole("link", { name: status }).click();
    await expect(customerNames(page)).toHaveText([...names]);
    await page.goBack();
  }
});

test("the five newest customers stand on the overview, the newest first", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard");
  const recent = page.getByRole("table", { name: "Recent customers" });
  await expect(recent.getByRole("link")).toHaveText(["Flo", "Ed", "Di", "Cy", "Bo"]);
  await expect(recent.getByRole("row", { name: /Cy/ })).toContainText("$3,000.00");
  await recent.getByRole("button", { name: "Status of Di: Deal Closed. Change" }).click();
  await page.getByRole("menuitemradio", { name: "Active" }).click();
  await expect(recent.getByRole("button", { name: "Status of Di: Active. Change" })).toBeVisible();
  // A name opens the customer without loading the page again.
  await page.evaluate(() => document.body.setAttribute("data-kept", ""));
  await recent.getByRole("link", { name: "Di" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Di" })).toBeVisible();
  await expect(page.locator("body[data-kept]")).toHaveCount(1);
});

test("what today holds: past, next and later appointments, and the way to the day", async ({
  signedIn: page,
  make,
}) => {
  const { ana } = await fill(make);
  const day = today();
  for (const [time, title] of [
    ["08:00", "Stand-up"],
    ["14:15", "Contract talk"],
    ["16:00", "Site visit"],
  ]) {
    await make.appointment(ana, { date: `${day}T${time}:00.000Z`, title });
  }
  await make.appointment(ana, { date: `${addDays(day, 1)}T09:00:00.000Z`, title: "Tomorrow's" });
  await page.clock.setFixedTime(momentOf(day, "12:07"));
  await page.goto("/dashboard");
  await expect(page.getByRole("main")).toContainText(
    `${weekdayDate(day)}. Two appointments left, the next at 2:15 PM.`,
  );
  const rail = page.getByRole("list", { name: "Today's appointments" });
  await expect(rail.getByRole("listitem")).toHaveText([
    /8:00 AM.*Stand-up.*Ana, Brightwater Dental/,
    /Now 12:07 PM/,
    /2:15 PM.*Contract talk/,
    /4:00 PM.*Site visit/,
  ]);
  await expect(rail.getByRole("listitem").first()).toContainText("Held");
  await rail.getByRole("button", { name: /Contract talk/ }).click();
  await expect(page.getByRole("dialog", { name: "Contract talk" })).toContainText("2:15 – 3:15 PM");
  await page.keyboard.press("Escape");
  await rail.getByRole("link", { name: "Ana" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Ana" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Open Day" }).click();
  await expect(page).toHaveURL(`/dashboard/appointments/${day}`);
});

/** A crowded day with tasks, and more customers who have waited than the overview shows. */
async function fillDay(make: Make) {
  const { dental, ana } = await fill(make);
  const day = today();
  await make.appointment(ana, { date: day, title: "Drop off the keys" });
  for (const hour of [8, 9, 13, 14, 15, 16, 17]) {
    const date = `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`;
    await make.appointment(ana, { date, title: `Visit at ${hour}` });
  }
  for (const ago of [2, 3, 4, 5, 6]) {
    const date = `${addDays(day, -ago)}T09:00:00.000Z`;
    await make.appointment(ana, { date, title: `Visit ${ago} days ago` });
  }
  for (const ago of [6, 5, 0, 0, 0, 0, 0, 0]) {
    await make.task({ text: "Send the signed contract back", due: addDays(day, -ago) });
  }
  for (const name of ["Gil", "Hal", "Ivo", "Jo", "Kim"]) {
    await make.customer(dental, { name, lastContact: addDays(day, -40), value: 4_942_422.37 });
  }
}

for (const [width, height, shown] of [
  [1280, 720, 2],
  [1440, 900, 5],
] as const) {
  test(`today, what is due and who waits are in sight at ${width} by ${height}, however full the day is`, async ({
    signedIn: page,
    make,
  }) => {
    await fillDay(make);
    await page.setViewportSize({ width, height });
    await page.clock.setFixedTime(momentOf(today(), "12:07"));
    await page.goto("/dashboard");
    const rail = page.getByRole("list", { name: "Today's appointments" });
    const ago = [6, 5, 4, 3, 2].slice(0, shown).map((days) => new RegExp(`Visit ${days} days ago`));
    await expect(rail.getByRole("listitem")).toHaveText([
      ...ago,
      ...(shown < 5 ? [`${5 - shown} more without an outcome`] : []),
      /8:00 AM.*Visit at 8/,
      /9:00 AM.*Visit at 9/,
      /Now 12:07 PM/,
      /1:00 PM.*Visit at 13.*No notes yet/,
      /Visit at 14/,
      /Visit at 15/,
      /Visit at 16/,
      /Visit at 17/,
      /No time.*Drop off/,
    ]);
    const todo = page.getByRole("list", { name: "To do" });
    const waiting = page.getByRole("list", { name: "Customers who need attention" });
    await expect(todo.getByRole("listitem").first()).toContainText("6 days late");
    await expect(waiting.getByRole("listitem")).toHaveCount(4);
    for (const list of [rail, todo, waiting]) {
      await expect(list.getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
    }
    const totals = await page.getByText("Total Companies").locator("../..").boundingBox();
    expect(totals?.height).toBe(44);
    if (shown < 5) {
      await rail.getByRole("button", { name: "3 more without an outcome" }).click();
      await expect(rail.getByRole("listitem").nth(4)).toContainText("Visit 2 days ago");
    }
  });
}

test("the last note with the next customer stands below the next appointment", async ({
  signedIn: page,
  make,
}) => {
  const { ana } = await fill(make);
  const day = today();
  await make.appointment(ana, { date: `${day}T14:15:00.000Z`, title: "Contract talk" });
  await make.appointment(ana, { date: `${day}T16:00:00.000Z`, title: "Site visit" });
  await make.activity(ana, {
    kind: "call",
    at: `${addDays(day, -3)}T09:00`,
    text: "Wants 2 dates",
  });
  await page.clock.setFixedTime(momentOf(day, "12:07"));
  await page.goto("/dashboard");
  const rows = page.getByRole("list", { name: "Today's appointments" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Contract talk" })).toContainText(
    /Last call, .*: Wants 2 dates/,
  );
  await expect(rows.filter({ hasText: "Site visit" })).not.toContainText("Last call");
});

test("on the phone what needs action comes before the figures", async ({
  signedIn: page,
  make,
}) => {
  await fillDay(make);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(momentOf(today(), "12:07"));
  await page.goto("/dashboard");
  await expect(page.getByRole("list", { name: "Customers who need attention" })).toBeVisible();
  const tops = await Promise.all(
    [
      page.getByRole("heading", { name: "Today", exact: true }),
      page.getByRole("heading", { name: "Needs Attention" }),
      page.getByText("Total Companies"),
      page.getByRole("heading", { name: "Recent Customers" }),
      page.getByRole("heading", { name: "Customer Status Overview" }),
    ].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const waiting = page.getByRole("list", { name: "Customers who need attention" });
  const last = await waiting.getByRole("listitem").last().boundingBox();
  const end = (last?.y ?? Number.NaN) + (last?.height ?? Number.NaN);
  expect(end, "in the first screen and a half").toBeLessThanOrEqual(1.5 * 844);
});

test("whom I have neglected: longest allowed waits, the most valuable first", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const day = today();
  const waited = (days: number) => addDays(day, -days);
  await page.clock.setFixedTime(momentOf(day, "12:07"));
  await make.customer(company, {
    name: "Gil",
    status: "Pending",
    lastContact: waited(8),
    value: 5,
  });
  await make.customer(company, { name: "Hal", status: "Pending", lastContact: waited(7) });
  await make.customer(company, { name: "Ivo", lastContact: waited(31), value: 900 });
  await make.customer(company, { name: "Jo", lastContact: waited(30) });
  await make.customer(company, {
    name: "Kim",
    status: "Deal Closed",
    lastContact: waited(91),
    value: 70,
  });
  await page.goto("/dashboard");
  const list = page.getByRole("list", { name: "Customers who need attention" });
  await expect(list.getByRole("listitem")).toHaveText([
    /31 days.*Ivo.*\$900/,
    /91 days.*Kim.*\$70/,
    /8 days.*Gil.*\$5/,
  ]);
  await page.getByRole("link", { name: "All 3" }).click();
  await expect(customerNames(page)).toHaveText(["Ivo", "Kim", "Gil"]);
  await page.goBack();
  await list.getByRole("link", { name: /Ivo/ }).click();
  await page.getByRole("button", { name: "Mark as Contacted Today" }).click();
  await expect(page.getByText("(today)")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Dashboard" })
    .click();
  await expect(list.getByRole("listitem")).toHaveText([/Kim/, /Gil/]);
});

test("who waits is dealt with in two keys, in the row, and taken back", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const day = today();
  for (const [name, value] of [
    ["Gil", 300],
    ["Hal", 200],
    ["Ivo", 100],
  ] as const) {
    await make.customer(company, {
      name,
      value,
      status: "Pending",
      lastContact: addDays(day, -40),
    });
  }
  await page.goto("/dashboard");
  const rows = page
    .getByRole("list", { name: "Customers who need attention" })
    .getByRole("listitem");
  await expect(rows).toHaveText([/Gil/, /Hal/, /Ivo/]);
  await page.keyboard.press("l");
  await expect(page.getByPlaceholder("What was said?")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Call with Gil logged")).toBeVisible();
  await expect(rows).toHaveText([/Hal/, /Ivo/]);
  await page.getByRole("button", { name: "Undo" }).first().press("Enter");
  await expect(rows).toHaveText([/Gil/, /Hal/, /Ivo/]);

  await page.keyboard.press("s");
  await page.keyboard.press("1");
  await expect(page.getByText(/^Gil snoozed until /)).toBeVisible();
  await expect(rows).toHaveText([/Hal/, /Ivo/]);

  // Nothing in a row moves as its buttons appear, and the keys mean the row at hand.
  const name = rows.nth(1).getByText("Ivo");
  const before = await name.boundingBox();
  await name.hover();
  expect(await name.boundingBox()).toEqual(before);
  await rows.nth(1).getByRole("link").focus();
  await page.keyboard.press("c");
  const field = page.getByRole("textbox", { name: "What was said in the call with Ivo?" });
  await field.fill("Wants the new quote");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await rows.nth(1).getByRole("button", { name: "Snooze" }).click();
  await page.getByRole("menuitem", { name: /^Never/ }).click();
  await expect(successToast(page, "Ivo snoozed for good")).toBeVisible();
  await expect(rows).toHaveText([/Hal/]);

  await page.mouse.move(0, 0);
  await page.keyboard.press("b");
  await expect(page).toHaveURL(/\/dashboard\/appointments\/new\?customer=/);
  await expect(page.getByRole("group", { name: "Booked with" })).toContainText("Hal");
});

test("what is to be done stands beside the day: overdue, today, and the week folded", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  const day = today();
  await page.clock.setFixedTime(momentOf(day, "12:07"));
  await page.goto("/dashboard");
  await expect(page.getByText("Nothing to do today.")).toBeVisible();
  await make.task({ text: "Send the invoice", due: addDays(day, -4), customer: customer._id });
  await make.task({ text: "Call back", due: day, time: "16:00" });
  await make.task({ text: "Floor plan", due: addDays(day, 7) });
  await make.task({ text: "Next year", due: addDays(day, 300) });
  await page.reload();
  const items = page.getByRole("list", { name: "To do" }).getByRole("listitem");
  await expect(page.getByRole("main")).toContainText("One task is due today, one is overdue.");
  await expect(items).toHaveText([
    /4 days late.*Send the invoice.*Priya Raghunathan, Brightwater Dental Group/,
    /4:00 PM.*Call back/,
    "Next 7 days, 1 task",
    "Add Task",
  ]);
  await page.getByRole("button", { name: "Next 7 days, 1 task" }).click();
  await expect(items.nth(3)).toContainText("Floor plan");
  await page.keyboard.press("t");
  await page.keyboard.type("Book the train");
  await page.keyboard.press("Enter");
  await expect(items.filter({ hasText: "Book the train" })).toContainText("Today");
  await page.getByRole("checkbox", { name: "Done: Send the invoice" }).check();
  await expect(
    page.getByRole("complementary").getByRole("link", { name: /^Tasks ?, 2$/ }),
  ).toBeVisible();
  await expect(items.filter({ hasText: "Send the invoice" })).toHaveCount(0);
});

test("a task is written and entered before the field that reads it has arrived", async ({
  signedIn: page,
  make,
}) => {
  await make.customer(await make.company());
  const arrival = Promise.withResolvers<void>();
  // The file that the field is in.
  await page.route("**/repeats-*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByText("Nothing to do today.")).toBeVisible();
  await page.keyboard.press("t");
  await page.keyboard.type("Book the train");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" back");
  await expect(page.getByRole("textbox", { name: "New task" })).toHaveValue("Book the train back");
  await page.keyboard.press("Enter");
  arrival.resolve();
  const items = page.getByRole("list", { name: "To do" }).getByRole("listitem");
  await expect(items.filter({ hasText: "Book the train back" })).toContainText("Today");
  await expect(page.getByRole("textbox", { name: "New task" })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "New task" })).toBeFocused();
});

test("Needs Attention is a filter of the list, whose address means whatever day it is opened on", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  const day = today();
  await page.clock.setFixedTime(momentOf(day, "12:07"));
  const lastContact = (days: number) => ({ lastContact: addDays(day, -days) });
  await make.customer(company, { name: "Ana", value: 5, ...lastContact(31) });
  await make.customer(company, { name: "Bo", value: 9, ...lastContact(29) });
  await make.customer(company, { name: "Cy", status: "Pending", ...lastContact(8) });
  await make.customer(company, { name: "Di" });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "All 2" }).click();
  await expect(page).toHaveURL("/dashboard/customers?attention=true&sort=-value");
  await expect(page.getByRole("button", { name: "Needs attention", exact: true })).toBeVisible();
  await expect(customerNames(page)).toHaveText(["Ana", "Cy"]);

  await page.getByRole("button", { name: "Remove filter: Needs attention" }).click();
  await expect(page).toHaveURL("/dashboard/customers?sort=-value");
  await expect(customerNames(page)).toHaveCount(4);
  await page.goBack();
  await page.getByRole("link", { name: "All 2" }).click();
  await expect(customerNames(page)).toHaveText(["Ana", "Cy"]);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Status" }).click();
  await page.getByRole("checkbox", { name: "Pending" }).click();
  await expect(customerNames(page)).toHaveText(["Cy"]);

  await page.clock.setFixedTime(momentOf(addDays(day, 2), "12:07"));
  for (const address of ["?attention=true", `?neglectedOn=${day}`]) {
    await page.goto(`/dashboard/customers${address}`);
    await expect(page).toHaveURL("/dashboard/customers?attention=true");
    await expect(customerNames(page)).toHaveText(["Ana", "Bo", "Cy"]);
  }
});

test("a customer's screens belong to Customers: in the sidebar, above the page and while it loads", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  const tab = page.getByRole("complementary", { name: "Sidebar" }).getByRole("link", {
    name: /^Customers/,
  });
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await page.goto(`/dashboard/customers/${customer._id}/edit`);
  await expect(tab).toHaveAttribute("aria-current", "true");
  await expect(tab, "only work is counted").toHaveText("Customers");
  await expect(crumbs.getByRole("listitem")).toHaveText([/^Customers/, /^Priya/, "Edit"]);
  await crumbs.getByRole("link", { name: "Priya Raghunathan" }).click();
  await expect(crumbs.getByRole("listitem")).toHaveText([/^Customers/, "Priya Raghunathan"]);
  await expect(tab).toHaveAttribute("aria-current", "true");
  await crumbs.getByRole("link", { name: "Customers" }).click();
  await expect(page).toHaveURL("/dashboard/customers");
  await expect(crumbs, "the title says it").toHaveCount(0);
  // Before the program is there, the picture of the frame says the same.
  await page.route("**/assets/{program,index,dashboard}-*.js", () => {});
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#shell [data-current]").first()).toHaveText("Customers");
  await page.unrouteAll();
});

test("everyone heard from: nobody needs attention", async ({ signedIn: page, make }) => {
  await make.customer(await make.company());
  await page.goto("/dashboard");
  await expect(page.getByText("Nobody needs a follow-up right now.")).toBeVisible();
  await expect(page.getByText("Nothing is booked for today.")).toBeVisible();
});

test("the sidebar shows who is signed in, leads everywhere and stays collapsed", async ({
  signedIn: page,
  account,
}) => {
  const day = today();
  await page.clock.setFixedTime(momentOf(day, "12:07"));
  await page.goto("/dashboard");
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar).toContainText(account.name);
  await expect(sidebar).toContainText(account.email);
  const links = sidebar.getByRole("navigation", { name: "Main" });
  await expect(links.getByRole("link")).toHaveText([
    /^Dashboard/,
    /^Companies/,
    /^Customers/,
    /^Appointments/,
    /^Tasks/,
    /^Reports/,
    /^Settings/,
  ]);
  for (const [name, url, heading] of [
    ["Companies", "/dashboard/companies", "Companies"],
    ["Customers", "/dashboard/customers", "Customers"],
    ["Appointments for today", `/dashboard/appointments/${day}`, weekdayDate(day)],
    ["Tasks", "/dashboard/tasks", "Tasks"],
    ["Reports", "/dashboard/reports", "Reports"],
    ["Settings", "/dashboard/settings", "Settings"],
    ["Dashboard", "/dashboard", "Welcome, Marta"],
  ] as const) {
    await links.getByRole("link", { name }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    await expect(links.getByRole("link", { name })).toHaveAttribute("aria-current", /true|page/);
  }

  await sidebar.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect(sidebar.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  await page.reload();
  await expect(sidebar.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  await expect(sidebar.getByRole("grid").or(sidebar.getByRole("table"))).toBeHidden();
  await links.getByRole("link", { name: "Companies" }).click();
  await expect(page).toHaveURL("/dashboard/companies");
  await sidebar.getByRole("button", { name: "Expand sidebar" }).click();
  await page.reload();
  await expect(sidebar.getByRole("button", { name: "Collapse sidebar" })).toBeVisible();
  await expect(sidebar.getByRole("table")).toBeVisible();
});
