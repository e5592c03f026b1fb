import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { hold } from "./hold.ts";
import { fileOf } from "./program-files.ts";
import { successToast } from "./toasts.ts";

/** A Wednesday long over, so that nothing here depends on the day or hour of the run. */
const wednesday = "2024-05-08";
const tuesday = "2024-05-07";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(wednesday, "13:20")));

const section = (page: Page) => page.getByRole("region", { name: "Today", exact: true });
/** The rows that ask how they went. */
const asking = (page: Page) => section(page).getByRole("group", { name: /^How did .* go\?$/ });
const line = (page: Page, title: string) =>
  section(page).getByRole("listitem").filter({ hasText: title });
const press = (page: Page, title: string, name: string) =>
  line(page, title).getByRole("button", { name, exact: true });

async function fill(make: Make) {
  const company = await make.company({ name: "Brightwater Dental" });
  const person = { status: "Active", lastContact: "2024-05-02" };
  const sabine = await make.customer(company, { name: "Sabine Weißmann", ...person });
  const monroe = await make.customer(company, { name: "Monroe Yates", ...person });
  await make.appointment(monroe, { title: "Too long ago", date: "2024-04-20T09:00" });
  await make.appointment(sabine, { title: "Site visit", date: `${tuesday}T15:30` });
  await make.appointment(monroe, { title: "Kick-off", date: `${wednesday}T09:00` });
  await make.appointment(monroe, { title: "Review", date: `${wednesday}T10:30` });
  await make.appointment(monroe, { title: "Survey", date: `${wednesday}T14:15` });
  return { sabine, monroe };
}

test("three are wrapped up with the keyboard alone, and each is undone", async ({
  signedIn: page,
  make,
}) => {
  const { monroe } = await fill(make);
  await page.goto("/dashboard");
  await expect(asking(page)).toHaveCount(3);
  await expect(section(page).getByRole("listitem")).toHaveText([
    /^Yesterday, 3:30 PM.*Site visit.*Sabine Weißmann, Brightwater Dental/,
    /^9:00 AM.*Kick-off/,
    /^10:30 AM.*Review/,
    /Now 1:20 PM/,
    /^2:15 PM.*Survey/,
  ]);
  await page.keyboard.press("w");
  await expect(press(page, "Site visit", "Held")).toBeFocused();
  await page.keyboard.press("2");
  await expect(line(page, "Site visit")).toContainText("No-show");
  await expect(successToast(page, "Marked as no-show")).toBeVisible();
  await expect(press(page, "Kick-off", "Held")).toBeFocused();

  await page.keyboard.press("1");
  const field = section(page).getByRole("textbox", { name: "What came of Kick-off?" });
  await expect(field).toBeFocused();
  await expect(successToast(page, "Marked as held. Last contact: today")).toBeVisible();
  await page.keyboard.type("Wants the portal before the audit; send 2 dates");
  await page.keyboard.press("Enter");
  await expect(successToast(page, "Note saved for Monroe Yates")).toBeVisible();
  await expect(press(page, "Review", "Held")).toBeFocused();

  await page.keyboard.press("3");
  await expect(successToast(page, "Marked as canceled")).toBeVisible();
  // All done: nothing asks any more, and the focus is not lost. What was held stays in the day.
  await expect(asking(page)).toHaveCount(0);
  await expect(line(page, "Site visit")).toBeHidden();
  await expect(line(page, "Kick-off")).toContainText("Held");
  await expect(page.getByRole("heading", { name: "Welcome, Marta" })).toBeFocused();

  await page.goto(`/dashboard/customers/${monroe._id}`);
  const story = page.getByRole("list", { name: "Story" });
  await expect(story.getByRole("listitem").filter({ hasText: "Kick-off" })).toHaveText([
    /^.*MeetingKick-offWants the portal before the audit; send 2 dates$/,
    /Kick-offHeld/,
  ]);
  await expect(story.getByRole("listitem").filter({ hasText: "Review" })).toContainText("Canceled");

  await page.goto("/dashboard");
  await expect(page.getByRole("list", { name: "Today's appointments" })).toBeVisible();
  for (const [undone, ...titles] of [
    ["Undone: canceled Review", "Review"],
    ["Undone: added a meeting with Monroe Yates", "Review"],
    ["Undone: marked Kick-off as held", "Kick-off", "Review"],
    ["Undone: marked Site visit as a no-show", "Site visit", "Kick-off", "Review"],
  ] as const) {
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("region", { name: /^Notifications/ })).toContainText(undone);
    await expect(asking(page)).toHaveCount(titles.length);
    for (const title of titles) await expect(press(page, title, "Held")).toBeVisible();
  }
});

test("the arrows go between the lines; Esc leaves no note; a moved one leaves", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard");
  await press(page, "Site visit", "Held").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(press(page, "Review", "Held")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("1");
  await expect(page.getByRole("textbox", { name: "What came of Kick-off?" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(press(page, "Review", "Held")).toBeFocused();
  await expect(line(page, "Kick-off").getByRole("button", { name: "Undo" })).toBeHidden();

  await page.keyboard.press("4");
  const picker = page.getByRole("dialog", { name: "Move Review" });
  await picker.getByRole("button", { name: "Tomorrow" }).press("Enter");
  await picker.getByRole("button", { name: "Move to Thu 10:30 AM" }).press("Enter");
  await expect(successToast(page, "Moved to Thu 10:30 AM")).toBeVisible();
  await expect(line(page, "Review")).toBeHidden();
  await expect(press(page, "Site visit", "Held")).toBeFocused();
});

for (const width of [1280, 390]) {
  test(`nothing moves when the buttons arrive, at ${width}`, async ({ signedIn: page, make }) => {
    await fill(make);
    await page.setViewportSize({ width, height: 844 });
    const { release } = await hold(page, fileOf("screens/calendar/wrap-up/open-rows.tsx"));
    await page.goto("/dashboard");
    await expect(line(page, "Site visit")).toContainText("No outcome");
    const last = line(page, "Survey");
    const placeOf = () => last.evaluate((row) => row.getBoundingClientRect().top);
    await expect(last).toContainText("No notes yet");
    const before = await placeOf();
    await release();
    await expect(press(page, "Site visit", "Held")).toBeVisible();
    expect(await placeOf()).toBe(before);
  });
}

test("what is not saved stays and can be tried again", async ({
  signedIn: page,
  make,
  expectNoise,
}) => {
  await fill(make);
  await page.goto("/dashboard");
  expectNoise(/Failed to load resource/);
  await page.route("**/api/appointments/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await press(page, "Site visit", "No-show").click();
  await expect(line(page, "Site visit")).toContainText("This could not be saved.");
  await page.unroute("**/api/appointments/*");
  await press(page, "Site visit", "Try Again").click();
  await expect(successToast(page, "Marked as no-show")).toBeVisible();
  await expect(line(page, "Site visit")).toBeHidden();
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("three are wrapped up by thumb, and each is undone where it stands", async ({
    signedIn: page,
    make,
  }) => {
    await fill(make);
    await page.goto("/dashboard");
    await expect(asking(page)).toHaveCount(3);
    for (const [title, name] of [
      ["Site visit", "No-show"],
      ["Kick-off", "Canceled"],
    ] as const) {
      await press(page, title, "More outcomes").tap();
      await page.getByRole("menuitem", { name }).tap();
      await press(page, title, "Undo").tap();
      await expect(press(page, title, "Held")).toBeVisible();
    }
    await press(page, "Review", "Held").tap();
    await page.getByRole("textbox", { name: "What came of Review?" }).fill("Signed");
    await press(page, "Review", "Save Note").tap();
    await expect(successToast(page, "Note saved for Monroe Yates")).toBeVisible();
    await expect(line(page, "Review").getByRole("button", { name: "Undo" })).toBeHidden();
    await expect(line(page, "Review")).toContainText("Held");
    await expect(asking(page)).toHaveCount(2);
  });
});
