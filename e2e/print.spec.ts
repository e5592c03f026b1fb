import type { Page } from "@playwright/test";
import { askOneByOne, connectionLost, expect, type Make, test } from "./fixtures.ts";
import { errorToast } from "./toasts.ts";

const notes = `Wants the figures by practice. ${"Said so at length. ".repeat(8)}Call on Tuesday.`;

async function expectPaper(page: Page) {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(18, 32, 26)");
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
});

test("a company comes on paper without what one presses, with its notes whole", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { notes });
  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(page.getByRole("button", { name: "Read More" })).toBeVisible();
  await expectPaper(page);
  await expect(page.getByRole("button", { name: /Read More|Delete/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Edit|Add Customer|New Appointment/ })).toHaveCount(
    0,
  );
  const printed = await page
    .locator("[data-full]:visible")
    .evaluate((element) => getComputedStyle(element, "::before").content);
  expect(printed).toContain("Call on Tuesday.");
});

test("a customer comes on paper with the status", async ({ signedIn: page, make }) => {
  const customer = await make.customer(await make.company(), { notes, status: "Deal Closed" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByText("Call on Tuesday.")).toBeVisible();
  await expectPaper(page);
  await expect(page.getByText("Deal Closed")).toBeVisible();
  await expect(page.getByRole("button", { name: /Delete|Contacted/ })).toHaveCount(0);
});

test("a customer's missing phone is not recorded on paper, and added on the screen", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company(), { phone: "" });
  await page.goto(`/dashboard/customers/${customer._id}`);
  const phone = page.getByRole("definition").filter({ hasText: "Add Phone" });
  await expect(phone.getByText("Not recorded")).toBeHidden();
  await expectPaper(page);
  await expect(phone.getByText("Not recorded")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Phone" })).toHaveCount(0);
});

test("on a printed day, appointments that overlap stand below each other", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  const titles = ["Quarterly review", "Contract redlines", "Site visit"];
  for (const title of titles) {
    await make.appointment(customer, { title, date: "2031-05-06T09:00:00.000Z" });
  }
  await page.goto("/dashboard/appointments/2031-05-06");
  await expect(page.getByRole("button", { name: /^Quarterly review/ })).toBeVisible();
  await expectPaper(page);
  const cards = page.getByRole("list", { name: "Appointments" }).getByRole("listitem");
  await expect(cards).toHaveCount(titles.length);
  const listEdges = () =>
    cards.evaluateAll((all) => [...new Set(all.map((card) => card.getBoundingClientRect().left))]);
  // The program hears of the paper a moment later.
  await expect.poll(listEdges, "one left edge").toHaveLength(1);
});

test("of a long list all that is loaded comes on paper", async ({ signedIn: page, make }) => {
  test.slow();
  for (let hundred = 0; hundred < 6; hundred++) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        make.company({ name: `Company ${String(hundred * 20 + index).padStart(3, "0")}` }),
      ),
    );
  }
  await page.goto("/dashboard/companies");
  const rows = page.getByRole("table", { name: "Companies" }).locator("tbody tr[data-index]");
  await expect(rows.first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText("Company 119")).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect.poll(() => rows.count()).toBeLessThan(100);
  await page.emulateMedia({ media: "print" });
  await expect(rows).toHaveCount(120);
});

/** Stands in for the browser's print dialog: remembers what would have come on paper. */
async function catchPrints(page: Page) {
  await page.addInitScript(`
    globalThis.prints = [];
    globalThis.print = () => {
      dispatchEvent(new Event("beforeprint"));
      setTimeout(() => {
        globalThis.prints.push(document.querySelector("main").innerText);
        dispatchEvent(new Event("afterprint"));
      }, 100);
    };`);
  return () => page.evaluate<string[]>("globalThis.prints");
}

async function makeMany(make: Make, count: number) {
  const company = await make.company();
  // No more at once than the server lets wait, however busy it is.
  const together = 50;
  for (let first = 0; first < count; first += together) {
    const names = Array.from(
      { length: Math.min(together, count - first) },
      (_, index) => `Customer ${String(first + index).padStart(3, "0")}`,
    );
    await Promise.all(names.map((name) => make.customer(company, { name })));
  }
  return company;
}

const namesIn = (text = "") => new Set(text.match(/Customer \d{3}/g)).size;

test("Ctrl+P and Print in the menu print every row that its total counts", async ({
  signedIn: page,
  make,
}) => {
  const prints = await catchPrints(page);
  const company = await makeMany(make, 260);
  await page.goto("/dashboard/customers");
  await expect(page.getByText("Customer 000")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+p");
  await expect.poll(prints).toHaveLength(1);
  expect(namesIn((await prints())[0])).toBe(260);

  await page.goto(`/dashboard/companies/${company._id}`);
  await expect(page.getByText(/50 of 260$/)).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  await expect.poll(prints).toHaveLength(1);
  expect(namesIn((await prints())[0])).toBe(260);
});

test("what is printed by the browser's own menu says how many of the rows it has", async ({
  signedIn: page,
  make,
}) => {
  await makeMany(make, 53);
  await page.goto("/dashboard/customers");
  const note = page.getByText("Only the first 50 of 53 customers are printed here.");
  await expect(page.getByText("Customer 000")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(note).toBeHidden();
  await page.getByText("Customer 049").scrollIntoViewIfNeeded();
  await expect(page.getByText("Customer 052")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(note).toHaveCount(0);
});

test("a list of more rows than anybody reads on paper is not printed, and says so", async ({
  signedIn: page,
  make,
}) => {
  const prints = await catchPrints(page);
  await makeMany(make, 53);
  await askOneByOne(page);
  await page.route("**/api/customers", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, total: 2001 } });
  });
  await page.goto("/dashboard/customers");
  await expect(page.getByText("Customer 000")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+p");
  await expect(
    errorToast(
      page,
      "2,001 customers are too many to print. Search or filter the list down to 2,000 first.",
    ),
  ).toBeVisible();
  expect(await prints()).toEqual([]);
});

test("rows that cannot be loaded are not left out in silence: nothing is printed", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  expectNoise(connectionLost);
  const prints = await catchPrints(page);
  await makeMany(make, 53);
  await page.route(/\/api\/customers\?.*cursor=/, (route) => route.abort());
  await page.goto("/dashboard/customers");
  await expect(page.getByText("Customer 000")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+p");
  await expect(
    page.getByText("Not printed: some customers could not be loaded. Try again."),
  ).toBeVisible();
  expect(await prints()).toEqual([]);
});

test("a customer's story is printed from the last to the first", async ({
  signedIn: page,
  make,
}) => {
  const prints = await catchPrints(page);
  const customer = await make.customer(await make.company());
  for (let number = 10; number < 38; number++) {
    const at = (number % 9) + 10;
    await make.appointment(customer, { date: `2024-05-${at}T09:00`, title: `Before ${number}` });
    await make.appointment(customer, { date: `2031-05-${at}T09:00`, title: `Ahead ${number}` });
  }
  await page.goto(`/dashboard/customers/${customer._id}`);
  await expect(page.getByRole("button", { name: "Show 7 earlier entries" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("7 earlier entries aren’t printed here.")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("ControlOrMeta+p");
  await expect.poll(prints).toHaveLength(1);
  const [paper] = await prints();
  expect(paper?.match(/(Before|Ahead) \d\d/g)).toHaveLength(56);
});

/** What is only pressed or typed into. */
async function expectNoControls(page: Page) {
  const names =
    /^(More|Display|Filter|Edit|Delete|Print|Today|Earlier hours|Later hours|New |Add )/;
  await expect(page.getByRole("button", { name: names })).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(0);
}

test("a printed week has every appointment of each day, those at the same time, too", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  const titles = ["Quarterly review", "Contract redlines", "Site visit", "Kick-off", "Renewal"];
  for (const title of titles) {
    await make.appointment(customer, { title, date: "2031-05-06T09:00:00.000Z", duration: 60 });
  }
  const canceled = { title: "Lunch", date: "2031-05-07T12:00:00.000Z", outcome: "canceled" };
  await make.appointment(customer, canceled);
  await page.goto("/dashboard/appointments/week/2031-05-06");
  await expect(page.getByRole("button", { name: /^Quarterly review/ })).toBeVisible();
  await expectPaper(page);
  const day = page.getByRole("region", { name: /May 6/ });
  await expect(day.getByRole("listitem")).toHaveCount(titles.length);
  for (const title of titles) await expect(day.getByText(title)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Lunch" })).toContainText("canceled");
  await expect(page.getByRole("button")).toHaveCount(0);
  const isWider = await page.evaluate(
    "document.documentElement.scrollWidth > document.documentElement.clientWidth",
  );
  expect(isWider).toBe(false);
});

test("a printed month has all appointments of a day, instead of how many more there are", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  for (let hour = 8; hour < 18; hour++) {
    const date = `2031-05-06T${String(hour).padStart(2, "0")}:00:00.000Z`;
    await make.appointment(customer, { title: `At ${hour} o'clock`, date });
  }
  await page.goto("/dashboard/appointments/month/2031-05");
  await expect(page.getByRole("button", { name: /^\+\d+ more/ })).toBeVisible();
  await expectPaper(page);
  await expect(page.getByText(/At \d+ o'clock/)).toHaveCount(10);
  await expect(page.getByText(/^\+\d+ more/)).toHaveCount(0);
  await expectNoControls(page);
});

test("printed tasks say what is to be done", async ({ signedIn: page, make }) => {
  await make.task({ text: "Send the signed contract back" });
  await page.goto("/dashboard/tasks");
  await expect(page.getByText("Send the signed contract back")).toBeVisible();
  await expectPaper(page);
  await expect(page.getByText("Send the signed contract back")).toBeVisible();
  await expectNoControls(page);
});

test("a printed board has every customer of every column, within the page", async ({
  signedIn: page,
  make,
}) => {
  const prints = await catchPrints(page);
  await makeMany(make, 60);
  await page.goto("/dashboard/customers?layout=board");
  await expect(page.getByText(/^Customer \d/).first()).toBeVisible();
  await page.keyboard.press("ControlOrMeta+p");
  await expect.poll(prints).toHaveLength(1);
  expect(namesIn((await prints())[0])).toBe(60);
  await page.setViewportSize({ width: 1039, height: 710 });
  await expectPaper(page);
  await expectNoControls(page);
  const board = page.getByRole("region", { name: "Board" });
  const last = await board.getByRole("region", { name: "Returning Client" }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(1039);
});

test("tables of reports have their totals once, and begin where there is room", async ({
  signedIn: page,
  make,
}) => {
  await make.customer(await make.company(), { value: 1200 });
  await page.goto("/dashboard/reports?tables=pipeline,value,growth,appointments,shares,contact");
  const sum = page.locator(".figure-table tfoot").first();
  await expect(sum).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(sum).toHaveCSS("display", "table-row-group");
  await expect(page.locator(".report-section.pipeline")).toHaveCSS("break-inside", "auto");
  await expect(page.locator(".report-section.appointments")).toHaveCSS("break-before", "auto");
});
