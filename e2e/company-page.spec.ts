import type { Page } from "@playwright/test";
import { expect, type Make, test } from "./fixtures.ts";

const main = (page: Page) => page.getByRole("main");

async function makeCompany(make: Make) {
  const company = await make.company({ website: "https://www.brightwater.example/about" });
  const customer = await make.customer(company);
  await make.appointment(customer, { date: "2031-05-06T09:00", title: "Hull survey" });
  return company;
}

test("what is done most on a company's page comes first, and deleting it last", async ({
  signedIn: page,
  make,
}) => {
  const { _id } = await makeCompany(make);
  await page.goto(`/dashboard/companies/${_id}`);
  await expect(page.getByRole("link", { name: "1 customer", exact: true })).toBeVisible();
  const pressed = main(page).locator("a, button").filter({ visible: true });
  const names = await pressed.evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? one.textContent),
  );
  const actions = ["Edit", "New Appointment", "Add Customer", "More"];
  expect(names.filter((name) => actions.includes(name))).toEqual(actions);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Export",
    /^Print/,
    "Copy Link",
    "Delete Company",
  ]);
  await page.keyboard.press("Escape");
  await main(page).getByRole("link", { name: "New Appointment" }).click();
  await expect(page).toHaveURL(`/dashboard/appointments/new?company=${_id}`);
});

test("a company's story is one press away, whatever the number of its customers", async ({
  signedIn: page,
  make,
}) => {
  const { _id } = await makeCompany(make);
  await page.goto(`/dashboard/companies/${_id}`);
  const customers = page.getByRole("tab", { name: "Customers 1" });
  const story = page.getByRole("tab", { name: "Story 3" });
  await expect(customers).toHaveAttribute("aria-selected", "true");
  await story.click();
  await expect(main(page).getByRole("button", { name: /Hull survey/ })).toBeInViewport();
  await expect(page.getByRole("table", { name: "Customers" })).toHaveCount(0);
  await expect(page).toHaveURL(`/dashboard/companies/${_id}?tab=story`);
  await page.reload();
  await expect(main(page).getByRole("button", { name: /Hull survey/ })).toBeVisible();
  await story.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(customers).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Customers" })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/companies/${_id}`);
  // On paper there is nothing to press: both are there.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "Customers" })).toBeVisible();
  await expect(main(page).getByRole("button", { name: /Hull survey/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Customers", "Story"]);
});

for (const [link, label] of [
  ["Add Phone", "Phone"],
  ["Add Email", "Email"],
  ["Add industry", "Industry"],
] as const) {
  test(`"${link}" leads to that field of the form`, async ({ signedIn: page, make }) => {
    const { _id } = await makeCompany(make);
    await page.goto(`/dashboard/companies/${_id}`);
    await main(page).getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Edit Company" })).toBeVisible();
    await expect(page.getByLabel(label)).toBeFocused();
  });
}

test("a customer without a phone number is one press from getting one", async ({
  signedIn: page,
  make,
}) => {
  const customer = await make.customer(await make.company());
  await page.goto(`/dashboard/customers/${customer._id}`);
  await main(page).getByRole("button", { name: "Add Phone" }).click();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
});

test("a website breaks between its parts, not inside a word", async ({ signedIn: page, make }) => {
  const { _id } = await make.company({
    website: "https://www.theincorporatedsociety.example/about",
  });
  await page.goto(`/dashboard/companies/${_id}`);
  const link = main(page).getByRole("link", { name: "theincorporatedsociety.example" });
  await expect(link).toBeVisible();
  const lines = await link.evaluate((element) => {
    const text: string[] = [];
    let top = Number.NaN;
    for (const node of element.childNodes) {
      for (let at = 0; at < (node.textContent ?? "").length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.top !== top) text.push("");
        top = box.top;
        text.push((text.pop() ?? "") + (node.textContent ?? "")[at]);
      }
    }
    return text;
  });
  expect(lines).toEqual(["www.theincorporatedsociety", ".example/about"]);
});
