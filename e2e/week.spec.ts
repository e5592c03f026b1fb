import type { CDPSession, Page } from "@playwright/test";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { momentOf } from "./days.ts";
import { askOneByOne, expect, type Make, refusal, test, withoutStream } from "./fixtures.ts";
import { errorToast, successToast } from "./toasts.ts";

/** A Wednesday, of a week that the server, too, has ahead: what is over is not moved with others. It is May 5 to 11. */
const wednesday = "2030-05-08";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

async function openWeek(page: Page, make: Make) {
  const company = await make.company({ name: "Al-Zahra Travel" });
  const customer = await make.customer(company, { name: "Priya Raghunathan" });
  const planning = await make.appointment(customer, {
    title: "Planning",
    date: "2030-05-09T14:00",
    duration: 90,
  });
  await page.goto(`/dashboard/appointments/week/${wednesday}`);
  await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();
  return { company, customer, planning };
}

const block = (page: Page, name: string) =>
  page.getByRole("region", { name: "Week of May 5" }).getByRole("button", { name });

/** The point of the grid at a day and an hour of it. */
async function pointAt(page: Page, day: string, hour: number) {
  const column = await page.getByRole("list", { name: day }).boundingBox();
  if (!column) throw new Error(`No ${day}`);
  return { x: column.x + 40, y: column.y + (hour - 8) * 52 };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

async function undo(page: Page, toast: string) {
  await successToast(page, toast).getByRole("button", { name: "Undo" }).press("Enter");
}

test("with the mouse an appointment is drawn, moved a day and made longer, each undone", async ({
  signedIn: page,
  make,
}) => {
  await openWeek(page, make);
  const { x, y } = await pointAt(page, "Friday, May 10", 11);
  await drag(page, { x, y: y + 4 }, { x, y: y + 70 });
  await page.mouse.up();
  const popover = page.getByRole("dialog", { name: "New appointment" });
  await expect(popover).toContainText("Friday, May 10");
  await expect(popover).toContainText("11:00 AM – 12:30 PM");
  await expect(popover.getByPlaceholder("Title")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popover).toContainText("Enter a title");
  await expect(popover).toContainText("Choose a customer");
  await popover.getByPlaceholder("Title").fill("Quote sign-off");
  await popover.getByPlaceholder("Find a customer").fill("priya");
  await page.getByRole("option", { name: "Priya Raghunathan" }).click();
  await popover.getByRole("button", { name: "Save Appointment" }).click();
  await expect(block(page, "Quote sign-off, Fri 11:00 AM – 12:30 PM")).toBeVisible();
  await expect(page.getByText("2 appointments, 3 h booked")).toBeVisible();
  await undo(page, "Appointment created successfully");
  await expect(block(page, "Quote sign-off")).toHaveCount(0);

  const from = await pointAt(page, "Thursday, May 9", 14);
  const to = await pointAt(page, "Friday, May 10", 10);
  await drag(page, { x: from.x, y: from.y + 20 }, { x: to.x, y: to.y + 20 });
  // Before it is let go, it says where it would be, and Esc puts it back.
  await expect(page.locator(".week-hand")).toContainText("10:00 – 11:30 AM");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator(".week-hand")).toHaveCount(0);
  await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();

  await drag(page, { x: from.x, y: from.y + 20 }, { x: to.x, y: to.y + 20 });
  await page.mouse.up();
  await expect(block(page, "Planning, Fri 10:00 – 11:30 AM")).toBeVisible();
  await undo(page, "Moved to Fri 10:00 AM");
  await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();

  const end = await pointAt(page, "Thursday, May 9", 15.5);
  await drag(page, { x: end.x, y: end.y - 3 }, { x: end.x, y: end.y + 23 });
  await page.mouse.up();
  await expect(block(page, "Planning, Thu 2:00 – 4:00 PM")).toBeVisible();
  await undo(page, "Now 2 h");
  await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();
});

test("with keys alone an appointment is drawn, moved, made longer and deleted", async ({
  signedIn: page,
  make,
}) => {
  await openWeek(page, make);
  await page.keyboard.press("c");
  const popover = page.getByRole("dialog", { name: "New appointment" });
  await expect(popover.getByPlaceholder("Title")).toBeFocused();
  await expect(popover).toContainText("1:30 – 2:30 PM");
  await page.keyboard.type("Handover");
  // The draft moves while its title is being typed.
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+Shift+ArrowDown");
  await expect(popover).toContainText("Thursday, May 9");
  await expect(popover).toContainText("1:15 – 2:30 PM");
  await page.keyboard.press("Tab");
  await page.keyboard.type("priya");
  await expect(page.getByRole("option", { name: "Priya Raghunathan" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(popover).toContainText("Al-Zahra Travel");
  await page.keyboard.press("Enter");
  await expect(block(page, "Handover, Thu 1:15 – 2:30 PM")).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(block(page, "Planning, Fri 1:45 – 3:15 PM")).toBeFocused();
  await expect(page.getByText("Moved to Friday, 1:45 PM")).toBeAttached();
  await expect(successToast(page, "Moved to Fri 1:45 PM")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();

  await block(page, "Planning").focus();
  await page.keyboard.press("Alt+Shift+ArrowUp");
  await expect(successToast(page, "Now 1 h 15 min")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();

  await block(page, "Planning").focus();
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: "Delete Appointment" }).click();
  await expect(block(page, "Planning")).toHaveCount(0);
});

test("what the server refuses goes back to where it was, or to where another device has put it", async ({
  signedIn: page,
  make,
  expectNoise,
  account,
}) => {
  // Else the page would know at once.
  await withoutStream(page);
  const { planning } = await openWeek(page, make);
  expectNoise(refusal(500));
  const address = `**/api/appointments/${planning._id}**`;
  await page.route(address, (route) => route.fulfill({ status: 500, json: { msg: "No" } }));
  await block(page, "Planning").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(errorToast(page, "This could not be moved. Try again.")).toBeVisible();
  await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();

  await page.unroute(address);
  expectNoise(refusal(409));
  const params = { id: planning._id };
  const body = { date: "2030-05-10T09:00" };
  await account.call(appointmentEndpoints.update, { params, body });
  await block(page, "Planning").focus();
  await page.keyboard.press("Alt+ArrowDown");
  const told = "This appointment was changed on another device. The week now shows the latest.";
  await expect(page.getByText(told)).toBeVisible();
  await expect(block(page, "Planning, Fri 9:00 – 10:30 AM")).toBeVisible();
});

test("moving one of several asks which of them go along, and undoes them together", async ({
  signedIn: page,
  make,
}) => {
  const { customer } = await openWeek(page, make);
  await make.appointment(customer, {
    title: "Standup",
    date: "2030-05-08T15:00",
    duration: 30,
    repeat: "FREQ=DAILY;COUNT=4",
  });
  await page.reload();
  const standups = page.getByRole("region", { name: "Week of May 5" }).getByRole("button", {
    name: /^Standup/,
  });
  await expect(standups).toHaveCount(4);
  await block(page, "Standup, Thu 3:00").focus();
  await page.keyboard.press("Alt+ArrowDown");
  const question = page.getByRole("alertdialog", { name: "Move Standup?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(block(page, "Standup, Thu 3:00 – 3:30 PM")).toBeVisible();

  await block(page, "Standup, Thu 3:00").focus();
  await page.keyboard.press("Alt+ArrowDown");
  await question.getByRole("radio", { name: "This and following appointments" }).check();
  await question.getByRole("button", { name: "Move 3 Appointments" }).click();
  for (const day of ["Thu", "Fri", "Sat"]) {
    await expect(block(page, `Standup, ${day} 3:15 – 3:45 PM`)).toBeVisible();
  }
  await expect(block(page, "Standup, Wed 3:00 – 3:30 PM")).toBeVisible();
  await undo(page, "Moved to Thu 3:15 PM");
  for (const day of ["Wed", "Thu", "Fri", "Sat"]) {
    await expect(block(page, `Standup, ${day} 3:00 – 3:30 PM`)).toBeVisible();
  }
});

test("what has no time gets one where it is dropped on the grid", async ({
  signedIn: page,
  make,
}) => {
  const { customer } = await openWeek(page, make);
  await make.appointment(customer, { title: "Send the papers", date: "2030-05-09" });
  await page.reload();
  const box = await block(page, "Send the papers, Thu").boundingBox();
  const to = await pointAt(page, "Friday, May 10", 9);
  if (!box) throw new Error("Nothing to drag.");
  await drag(page, { x: box.x + 20, y: box.y + 10 }, { x: to.x, y: to.y + 4 });
  await page.mouse.up();
  await expect(block(page, "Send the papers, Fri 9:00 – 10:00 AM")).toBeVisible();
  await undo(page, "Moved to Fri 9:00 AM");
  await expect(block(page, "Send the papers, Thu No time")).toBeVisible();
});

test("a draft with something in it is not dropped without asking; somebody new is added with it", async ({
  signedIn: page,
  make,
}) => {
  await openWeek(page, make);
  const { x, y } = await pointAt(page, "Friday, May 10", 9);
  await page.mouse.click(x, y + 4);
  const popover = page.getByRole("dialog", { name: "New appointment" });
  await expect(popover).toContainText("9:00 – 10:00 AM");
  await popover.getByPlaceholder("Title").fill("First visit");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep Editing" }).click();
  await popover.getByPlaceholder("Find a customer").fill("Osha");
  await page.getByRole("option", { name: "Add “Osha” as a customer" }).click();
  await popover.getByLabel("Email").fill("osha@al-zahra.test");
  await popover.getByLabel("Company").fill("zahra");
  await page.getByRole("option", { name: "Al-Zahra Travel" }).click();
  // By its key: brought into view for a click, the button moves once more.
  await popover.getByPlaceholder("Title").press("Enter");
  await expect(
    block(page, "First visit, Fri 9:00 – 10:00 AM, Osha, Al-Zahra Travel"),
  ).toBeVisible();

  // What is over cannot be drawn on.
  const over = await pointAt(page, "Monday, May 6", 10);
  await page.mouse.click(over.x, over.y + 4);
  await expect(page.locator("[data-draft]")).toHaveCount(0);
});

test("the weekend is hidden until it is wanted, with what is in it counted", async ({
  signedIn: page,
  make,
}) => {
  const { customer } = await openWeek(page, make);
  await make.appointment(customer, { title: "Fair", date: "2030-05-11T10:00" });
  await page.reload();
  await expect(block(page, "Fair, Sat 10:00 – 11:00 AM")).toBeVisible();
  await page.getByRole("button", { name: "Hide Weekend" }).click();
  await expect(block(page, "Fair")).toHaveCount(0);
  await page.getByRole("button", { name: "Show Weekend, 1 appointment" }).click();
  await expect(block(page, "Fair")).toBeVisible();
});

test("an empty weekend is narrow until something is drawn or booked on it", async ({
  signedIn: page,
  make,
}) => {
  const { customer } = await openWeek(page, make);
  const widthOf = async (day: string) =>
    (await page.getByRole("list", { name: day }).boundingBox())?.width ?? 0;
  expect(await widthOf("Saturday, May 11")).toBeLessThan(60);
  expect(await widthOf("Friday, May 10")).toBeGreaterThan(150);
  const { x, y } = await pointAt(page, "Saturday, May 11", 10);
  await page.mouse.click(x, y + 4);
  const popover = page.getByRole("dialog", { name: "New appointment" });
  await expect(popover).toContainText("Saturday, May 11");
  expect(await widthOf("Saturday, May 11")).toBeGreaterThan(120);
  await page.keyboard.press("Escape");
  await expect.poll(() => widthOf("Saturday, May 11")).toBeLessThan(60);
  await make.appointment(customer, { title: "Fair", date: "2030-05-11T10:00" });
  await page.reload();
  await expect(block(page, "Fair, Sat 10:00 – 11:00 AM")).toBeVisible();
  expect(await widthOf("Saturday, May 11")).toBeGreaterThan(120);
  expect(await widthOf("Sunday, May 5")).toBeLessThan(60);
});

test("what was dropped or saved among many others stays in sight and focused", async ({
  signedIn: page,
  make,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { customer } = await openWeek(page, make);
  for (const title of ["First", "Second", "Third", "Fourth"]) {
    await make.appointment(customer, { title, date: "2030-05-10T10:00" });
  }
  await page.reload();
  const more = page.getByRole("button", { name: "2 more appointments, 10:00 – 11:00 AM" });
  await expect(more).toBeVisible();
  const from = await pointAt(page, "Thursday, May 9", 14);
  const to = await pointAt(page, "Friday, May 10", 10);
  await drag(page, { x: from.x, y: from.y + 20 }, { x: to.x, y: to.y + 20 });
  await page.mouse.up();
  await expect(block(page, "Planning, Fri 10:00 – 11:30 AM")).toBeFocused();
  await expect(successToast(page, "Moved to Fri 10:00 AM")).toBeVisible();
  await expect(block(page, "Planning, Fri 10:00 – 11:30 AM")).toBeFocused();
});

test("a canceled appointment is never in pieces behind others", async ({
  signedIn: page,
  make,
}) => {
  const { customer } = await openWeek(page, make);
  await make.appointment(customer, {
    title: "Called off",
    date: "2030-05-09T14:30",
    outcome: "canceled",
  });
  await make.appointment(customer, {
    title: "Free again",
    date: "2030-05-10T14:30",
    outcome: "canceled",
  });
  await page.reload();
  const head = page.locator(".week-none");
  await expect(head.getByRole("button", { name: /^Called off/ })).toBeVisible();
  const free = page
    .getByRole("list", { name: "Friday, May 10" })
    .getByRole("button", { name: /^Free again/ });
  await expect(free).toBeVisible();
});

test("the grid stands where it stands, whatever the head has to say", async ({
  signedIn: page,
  make,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { customer } = await openWeek(page, make);
  await make.appointment(customer, { title: "Untold", date: "2030-05-06T09:00" });
  const top = async () => (await page.locator(".week").boundingBox())?.y;
  let answer: () => void = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await askOneByOne(page);
  await page.route("**/api/appointments/span**", async (route) => {
    await told;
    await route.continue();
  });
  await page.goto(`/dashboard/appointments/week/${wednesday}`);
  await expect(page.getByRole("heading", { level: 1, name: "May 5 – 11, 2030" })).toBeVisible();
  const before = await top();
  answer();
  await expect(page.getByText("1 without an outcome")).toBeVisible();
  expect(await top()).toBe(before);
  await page.goto("/dashboard/appointments/week/2030-10-01");
  const long = "September 29 – October 5, 2030";
  await expect(page.getByRole("heading", { level: 1, name: long })).toBeVisible();
  await expect(page.getByText("Go to Today")).toBeVisible();
  expect(await top()).toBe(before);
});

test.describe("with a finger on a tablet", () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  /** Rests until what is held is taken, then goes there. */
  async function dragByFinger(
    page: Page,
    client: CDPSession,
    from: { x: number; y: number },
    to: { x: number; y: number },
  ) {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
    await touch("touchStart", from);
    await expect(page.locator("html")).toHaveAttribute("data-dragging", /./);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch("touchMove", {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
    }
    await touch("touchEnd");
  }

  test("a long press draws, moves and resizes, each undone", async ({ signedIn: page, make }) => {
    await openWeek(page, make);
    const client = await page.context().newCDPSession(page);
    const from = await pointAt(page, "Thursday, May 9", 14);
    const to = await pointAt(page, "Friday, May 10", 10);
    await dragByFinger(page, client, { x: from.x, y: from.y + 20 }, { x: to.x, y: to.y + 20 });
    await expect(block(page, "Planning, Fri 10:00 – 11:30 AM")).toBeVisible();
    await undo(page, "Moved to Fri 10:00 AM");
    await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();

    const end = await pointAt(page, "Thursday, May 9", 15.5);
    await dragByFinger(page, client, { x: end.x, y: end.y - 8 }, { x: end.x, y: end.y + 26 });
    await expect(block(page, "Planning, Thu 2:00 – 4:00 PM")).toBeVisible();
    await undo(page, "Now 2 h");
    await expect(block(page, "Planning, Thu 2:00 – 3:30 PM")).toBeVisible();

    const ground = await pointAt(page, "Friday, May 10", 11);
    await dragByFinger(
      page,
      client,
      { x: ground.x, y: ground.y + 4 },
      { x: ground.x, y: ground.y + 70 },
    );
    const popover = page.getByRole("dialog", { name: "New appointment" });
    await expect(popover).toContainText("11:00 AM – 12:30 PM");
    await popover.getByPlaceholder("Title").fill("Quote sign-off");
    await popover.getByPlaceholder("Find a customer").fill("priya");
    await page.getByRole("option", { name: "Priya Raghunathan" }).tap();
    await popover.getByRole("button", { name: "Save Appointment" }).tap();
    await expect(block(page, "Quote sign-off, Fri 11:00 AM – 12:30 PM")).toBeVisible();
    await undo(page, "Appointment created successfully");
    await expect(block(page, "Quote sign-off")).toHaveCount(0);
  });
});
