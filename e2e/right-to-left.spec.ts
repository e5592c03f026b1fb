import type { Locator, Page } from "@playwright/test";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";

/** A Wednesday that the server, too, has ahead. */
const wednesday = "2030-05-08";

// No words: what each screen says in Arabic is said elsewhere.
test.use({ locale: "ar-EG" });

async function boxOf(place: Locator) {
  await expect(place).toBeVisible();
  const box = await place.boundingBox();
  if (!box) throw new Error("It has no place.");
  return { ...box, middle: box.x + box.width / 2, right: box.x + box.width };
}

async function expectFromRightToLeft(...places: Locator[]) {
  const middles: number[] = [];
  for (const place of places) middles.push((await boxOf(place)).middle);
  expect(middles).toEqual([...middles].sort((one, other) => other - one));
}

/** On that Wednesday, with an appointment on `day`. */
async function bookOn(page: Page, make: Make, day: string) {
  await page.clock.setFixedTime(momentOf(wednesday, "13:20"));
  const customer = await make.customer(await make.company());
  return make.appointment(customer, { title: "Planning", date: `${day}T10:00`, duration: 90 });
}

const blockOn = (page: Page, day: string) => page.locator(`[data-day="${day}"] [data-block]`);

test("a week runs from the right: an appointment follows the mouse and the keys", async ({
  signedIn: page,
  make,
}) => {
  await bookOn(page, make, "2030-05-09");
  await page.goto(`/dashboard/appointments/week/${wednesday}`);
  const head = (day: string) => page.locator(`[data-head="${day}"]`);
  await expectFromRightToLeft(
    page.locator("aside").first(),
    page.locator(".week-time").first(),
    head("2030-05-08"),
    head("2030-05-09"),
    head("2030-05-10"),
  );

  const from = await boxOf(blockOn(page, "2030-05-09"));
  const to = await boxOf(page.locator('ul[data-day="2030-05-10"]'));
  await page.mouse.move(from.middle, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.middle - 30, from.y + 40, { steps: 4 });
  await page.mouse.move(to.middle, from.y + 20, { steps: 4 });
  const held = await boxOf(page.locator(".week-hand .hand"));
  expect(held.x).toBeGreaterThanOrEqual(to.x);
  expect(held.right).toBeLessThanOrEqual(to.right + 1);
  const times = await boxOf(page.locator(".week-hand .guide").first());
  expect(times.x, "its times are in the margin").toBeGreaterThan(from.right);
  await page.mouse.up();
  await expect(blockOn(page, "2030-05-10")).toBeVisible();

  await blockOn(page, "2030-05-10").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(blockOn(page, "2030-05-09")).toBeFocused();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(blockOn(page, "2030-05-10")).toBeFocused();
});

test("what is drawn in a week stands under the mouse, and its form beside it", async ({
  signedIn: page,
  make,
}) => {
  await bookOn(page, make, "2030-05-06");
  await page.goto("/dashboard/appointments/week/2030-05-13");
  const column = await boxOf(page.locator('ul[data-day="2030-05-13"]'));
  await page.mouse.move(column.middle, column.y + 160);
  await page.mouse.down();
  await page.mouse.move(column.middle, column.y + 230, { steps: 5 });
  await page.mouse.up();
  const draft = await boxOf(page.locator(".week-drafts [data-draft]"));
  expect(draft.x).toBeGreaterThanOrEqual(column.x);
  expect(draft.right).toBeLessThanOrEqual(column.right + 1);
  const form = await boxOf(page.getByRole("dialog"));
  expect(form.right, "on the side to which lines run").toBeLessThanOrEqual(draft.x);
  // The draft moves while its title is being typed.
  await page.keyboard.press("Alt+ArrowLeft");
  await expect
    .poll(async () => (await boxOf(page.locator(".week-drafts [data-draft]"))).x)
    .toBeLessThan(column.x);
});

test("in a month the arrow to the left is the next day, and beside it the next month", async ({
  signedIn: page,
  make,
  account,
}) => {
  await bookOn(page, make, "2030-05-09");
  await page.goto("/dashboard/appointments/month/2030-05");
  const dayOf = (day: string) => page.locator(`td[data-day="${day}"]`);
  await expectFromRightToLeft(dayOf("2030-05-08"), dayOf("2030-05-09"), dayOf("2030-05-10"));
  await dayOf("2030-05-08").getByRole("link").first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(dayOf("2030-05-09").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dayOf("2030-05-08").getByRole("link").first()).toBeFocused();
  const item = (day: string) => dayOf(day).locator("[data-item]");
  await item("2030-05-09").focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(item("2030-05-10")).toBeFocused();
  await item("2030-05-10").dragTo(dayOf("2030-05-15"));
  await expect(item("2030-05-15")).toBeVisible();
  const saved = async () => (await account.call(appointmentEndpoints.list)).data[0]?.date;
  await expect.poll(saved).toContain("2030-05-15");

  await page.goto("/dashboard/appointments/month/2030-05");
  await expect(item("2030-05-15")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/dashboard/appointments/month/2030-06");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a swipe to the right turns to what comes next", async ({ signedIn: page, make }) => {
    await bookOn(page, make, "2030-05-09");
    await page.goto(`/dashboard/appointments/week/${wednesday}`);
    // An empty week is short: below its days nothing hears a finger.
    const days = page.locator("main [data-days]").first();
    await swipe(page, [90, 300], (await boxOf(days)).y + 8);
    await expect(page).toHaveURL("/dashboard/appointments/week/2030-05-12");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("12");
    await swipe(page, [300, 90], (await boxOf(days)).y + 8);
    await expect(page).toHaveURL("/dashboard/appointments/week/2030-05-05");
  });

  test("a task that is swiped to the left is done", async ({ signedIn: page, make }) => {
    const { _id } = await make.task({ text: "Send the quote" });
    await page.goto("/dashboard/tasks");
    const task = page.locator(`[data-task="${_id}"]`);
    const { y, height } = await boxOf(task);
    await swipe(page, [300, 150], y + height / 2);
    await expect(task.getByRole("checkbox")).toBeChecked();
  });

  /** A finger that goes sideways. */
  async function swipe(page: Page, [from, to]: [number, number], y = 500) {
    const device = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      device.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch("touchStart", from);
    for (const part of [0.2, 0.6, 1]) await touch("touchMove", from + (to - from) * part);
    await touch("touchEnd");
    await device.detach();
  }
});

test("lists and the board begin at the right, and a card hangs from the mouse", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  await make.customer(company, { name: "Ana", status: "Pending" });
  await make.customer(company, { name: "Ben", status: "Active" });
  await page.goto("/dashboard/customers");
  const heads = page.getByRole("columnheader");
  await expectFromRightToLeft(heads.first(), heads.nth(1), heads.last());

  await page.goto("/dashboard/customers?layout=board");
  const column = (status: string) => page.locator(`[data-column="${status}"]`);
  await expectFromRightToLeft(column("Pending"), column("Active"), column("Deal Closed"));
  const entryIn = (status: string, name: string) =>
    column(status).getByRole("listitem").filter({ hasText: name });
  const from = await boxOf(entryIn("Pending", "Ana"));
  const to = await boxOf(column("Active"));
  await page.mouse.move(from.right - 60, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.right - 90, from.y + 50, { steps: 3 });
  await page.mouse.move(to.middle, to.y + 120, { steps: 6 });
  const card = await boxOf(page.locator(".board-entry.held"));
  expect(card.x).toBeLessThan(to.middle);
  expect(card.right).toBeGreaterThan(to.middle);
  await page.mouse.up();
  await expect(entryIn("Active", "Ana")).toBeVisible();

  await entryIn("Active", "Ana").getByRole("link").focus();
  await page.keyboard.press("Control+ArrowLeft");
  await expect(entryIn("Deal Closed", "Ana").getByRole("link")).toBeFocused();
  await page.keyboard.press("Control+ArrowRight");
  await expect(entryIn("Active", "Ana").getByRole("link")).toBeFocused();
});

test("time runs to the left in charts, and so do the arrow keys", async ({
  signedIn: page,
  make,
}) => {
  await make.customer(await make.company(), { status: "Deal Closed" });
  await page.goto("/dashboard/reports?period=month");
  // Of today: the customer that was added, and the deal that was closed.
  const twins = page.locator(".chart-twins [data-mark]");
  await expectFromRightToLeft(twins.first(), twins.nth(1));
  const labels = page.locator(".chart-labels").first().locator("> span");
  await expectFromRightToLeft(page.locator(".chart-axis").first(), labels.first(), labels.last());
  await twins.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(twins.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(twins.first()).toBeFocused();
});
