import type { Page } from "@playwright/test";
import { momentOf } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** A Monday long over, so that nothing here depends on the day or hour of the run. */
const monday = "2024-05-06";

test.beforeEach(({ page }) => page.clock.setFixedTime(momentOf(monday, "10:07")));

const facts = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const title = (page: Page, name: RegExp) => page.getByRole("main").getByRole("button", { name });
const cards = (page: Page) =>
  page.getByRole("list", { name: "Appointments" }).getByRole("listitem");

async function fill(make: Make) {
  const company = await make.company({ name: "Brightwater Dental" });
  const customer = await make.customer(company, {
    name: "Priya Raghunathan",
    email: "priya@brightwater.test",
    phone: "(303) 555-0100",
    notes: "Prefers mornings.",
    status: "Pending",
    value: 24700,
    lastContact: "2024-05-02",
  });
  const appointment = await make.appointment(customer, {
    title: "Quarterly review",
    date: `${monday}T10:30`,
    duration: 90,
    notes: "Bring the figures",
  });
  return { company, customer, appointment };
}

for (const [where, path] of [
  ["the day", `appointments/${monday}`],
  ["the overview", ""],
  ["the customer's page", "customers/CUSTOMER"],
  ["the company's page", "companies/COMPANY"],
] as const) {
  test(`on ${where} the title of an appointment shows its facts and the customer's`, async ({
    signedIn: page,
    make,
  }) => {
    const { company, customer } = await fill(make);
    await page.goto(
      `/dashboard/${path.replace("CUSTOMER", customer._id).replace("COMPANY", company._id)}`,
    );
    if (path === "companies/COMPANY") await page.getByRole("tab", { name: /^Story/ }).click();
    await title(page, /^Quarterly review/).click();
    const dialog = facts(page, "Quarterly review");
    await expect(dialog).toContainText("Monday, May 6");
    await expect(dialog).toContainText("10:30 AM – 12:00 PM1 h 30 min");
    await expect(dialog).toContainText("Bring the figures");
    await expect(dialog).toContainText("Pending");
    await expect(dialog).toContainText("$24,700.00");
    await expect(dialog).toContainText("Prefers mornings.");
    await expect(dialog).toContainText("Last contact May 2");
    const link = (name: string) => dialog.getByRole("link", { name });
    for (const name of ["Priya Raghunathan", "Brightwater Dental"])
      expect((await link(name).boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expect(link("(303) 555-0100")).toHaveAttribute("href", "tel:3035550100");
    await expect(link("priya@brightwater.test")).toHaveAttribute(
      "href",
      "mailto:priya@brightwater.test",
    );
    await expect(link("Brightwater Dental")).toHaveAttribute(
      "href",
      `/dashboard/companies/${company._id}`,
    );
    await expect(link("Priya Raghunathan")).toHaveAttribute(
      "href",
      `/dashboard/customers/${customer._id}`,
    );
  });
}

test("the facts are opened, walked and closed with the keyboard", async ({
  signedIn: page,
  make,
}) => {
  const { customer, appointment } = await fill(make);
  await page.goto(`/dashboard/appointments/${monday}`);
  const card = title(page, /^Quarterly review/);
  const dialog = facts(page, "Quarterly review");
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(card).toHaveAttribute("aria-expanded", "true");
  await expect(dialog.getByRole("link", { name: "Priya Raghunathan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("link", { name: "Priya Raghunathan" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashboard/customers/${customer._id}`);
  await expect(dialog).toBeHidden();

  await page.goBack();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("link", { name: "Priya Raghunathan" })).toBeFocused();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(`/dashboard/appointments/${appointment._id}/edit`);
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(page).toHaveURL(`/dashboard/appointments/${monday}`);
});

test("a second press on the title closes the facts", async ({ signedIn: page, make }) => {
  await fill(make);
  await page.goto(`/dashboard/appointments/${monday}`);
  const card = title(page, /^Quarterly review/);
  await card.click();
  await expect(facts(page, "Quarterly review")).toBeVisible();
  await card.click();
  await expect(facts(page, "Quarterly review")).toBeHidden();
});

test("from the facts an appointment is deleted, after a question", async ({
  signedIn: page,
  make,
}) => {
  await fill(make);
  await page.goto("/dashboard");
  await title(page, /^Quarterly review/).click();
  await facts(page, "Quarterly review").getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete Quarterly review?" });
  await question.getByRole("button", { name: "Keep Appointment" }).click();
  await expect(title(page, /^Quarterly review/)).toBeVisible();
  await title(page, /^Quarterly review/).click();
  await facts(page, "Quarterly review").getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete Appointment" }).click();
  await expect(successToast(page, "Appointment deleted successfully")).toBeVisible();
  await expect(page.getByText("Nothing is booked for today.")).toBeVisible();
});

test("what has no column of its own shows its facts from the list behind +1", async ({
  signedIn: page,
  make,
}) => {
  const { customer } = await fill(make);
  for (const name of ["Second", "Third", "Fourth"]) {
    await make.appointment(customer, { title: name, date: `${monday}T10:30` });
  }
  await page.goto(`/dashboard/appointments/${monday}`);
  const more = page.getByRole("button", { name: "1 more at the same time" });
  await more.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "More at the same time" });
  await expect(list.getByRole("button", { name: /Fourth/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list).toBeHidden();
  const dialog = facts(page, "Fourth");
  await expect(dialog.getByRole("link", { name: "Priya Raghunathan" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});

test("a card says from when to when, and with whom, three side by side as well", async ({
  signedIn: page,
  make,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const customer = await make.customer(await make.company(), {
    name: "María de los Ángeles Fernández-Villaverde y Gutiérrez",
  });
  for (const [time, duration] of [
    ["08:00", 15],
    ["08:30", 30],
    ["13:00", 60],
    ["13:00", 45],
    ["13:15", 30],
  ] as const) {
    const at = { date: `${monday}T${time}`, duration };
    await make.appointment(customer, { ...at, title: `For ${duration} minutes and a bit of talk` });
  }
  await page.goto(`/dashboard/appointments/${monday}`);
  await expect(cards(page)).toHaveCount(5);
  const isWhole = async (index: number, text: string) => {
    const card = await cards(page).nth(index).boundingBox();
    const part = await cards(page)
      .nth(index)
      .getByText(text, { exact: true })
      .filter({ visible: true })
      .first()
      .boundingBox();
    if (!card || !part) return false;
    // Cut only at its right end, never above or below.
    return part.y >= card.y - 1 && part.y + part.height <= card.y + card.height + 1;
  };
  for (const [index, time] of [
    [0, "8:00 – 8:15 AM"],
    [1, "8:30 – 9:00 AM"],
    [2, "1:00 – 2:00 PM"],
    [3, "1:00 PM"],
    [4, "1:15 PM"],
  ] as const) {
    expect(await isWhole(index, time), time).toBe(true);
    expect(await isWhole(index, customer.name), `the name beside ${time}`).toBe(true);
  }
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the facts are a sheet, and all in it is high enough for a thumb", async ({
    signedIn: page,
    make,
  }) => {
    const { appointment } = await fill(make);
    await page.goto(`/dashboard/appointments/${monday}`);
    await title(page, /^Quarterly review/).tap();
    const sheet = facts(page, "Quarterly review");
    await expect(sheet).toContainText("Prefers mornings.");
    for (const name of ["Close", "Delete"]) {
      const box = await sheet.getByRole("button", { name }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
    }
    await sheet.getByRole("button", { name: "Close" }).tap();
    await expect(sheet).toBeHidden();
    await title(page, /^Quarterly review/).tap();
    const edit = sheet.getByRole("link", { name: "Edit" });
    expect((await edit.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await edit.tap();
    await expect(page).toHaveURL(`/dashboard/appointments/${appointment._id}/edit`);
    await expect(sheet).toBeHidden();
  });

  test("in Today a thumb meets the customer's name on 44 pixels", async ({
    signedIn: page,
    make,
  }) => {
    await fill(make);
    await page.goto("/dashboard");
    const today = page.getByRole("list", { name: "Today's appointments" });
    const name = today.getByRole("link", { name: "Priya Raghunathan" });
    await expect(name).toBeVisible();
    const reach = await name.evaluate((link) => {
      const { left, top, bottom } = link.getBoundingClientRect();
      const at = (y: number) => link.contains(document.elementFromPoint(left + 20, y));
      const rows = Array.from({ length: Math.ceil(bottom - top) + 40 }, (_, row) => top - 20 + row);
      return rows.filter(at).length;
    });
    expect(reach).toBeGreaterThanOrEqual(44);
  });
});
