import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addDays } from "../shared/dates.ts";
import { today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";

// What moves is judged at rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Looks at the page on screen in both themes and on both frames. */
async function expectNoViolations(page: Page, what: string) {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { "target-size": { enabled: true } } })
        .analyze();
      expect(
        violations
          .map(({ id, help, nodes }) => ({
            id,
            help,
            nodes: nodes
              .filter(({ html }) => !(id === "target-size" && isRestOfHour(html)))
              .map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary}`),
          }))
          .filter(({ nodes }) => nodes.length > 0),
        `${what}, ${colorScheme}, ${size.width} px`,
      ).toEqual([]);
    }
  }
  await page.setViewportSize(desk);
}

/** What is free of an hour may be low; "New Appointment" books the same time (WCAG 2.5.8, equivalent). */
function isRestOfHour(html: string): boolean {
  return html.includes("data-start=");
}

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

test("the public screens", async ({ page }) => {
  test.setTimeout(60_000);
  for (const path of ["/", "/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(page, path);
  }
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expectNoViolations(page, "/register with errors");
});

for (const [name, path, ready] of [
  ["the overview", "", "Needs Attention"],
  ["the companies", "/companies", "1 company"],
  ["the company form", "/companies/new", "Reach"],
  ["the customers", "/customers", "5 customers"],
  ["the day view", `/appointments/${today()}`, "Customer Interactions"],
  ["the appointment form", "/appointments/new", "In steps of 15 minutes."],
  ["the settings", "/settings", "Account since"],
] as const) {
  test(name, async ({ signedIn: page, make }) => {
    test.setTimeout(60_000);
    await fill(make);
    await page.goto(`/dashboard${path}`);
    await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectNoViolations(page, path);
  });
}

test("a company, a customer, the customer form", async ({ signedIn: page, make }) => {
  test.setTimeout(60_000);
  const { company, customer } = await fill(make);
  for (const path of [
    `/companies/${company._id}`,
    `/customers/${customer._id}`,
    `/customers/${customer._id}/edit`,
  ]) {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectNoViolations(page, path);
  }
});

test("what opens: menus, pickers, dialogs, toasts", async ({ signedIn: page, make }) => {
  test.setTimeout(60_000);
  const { customer } = await fill(make);
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  // While something is open the rest of the page is out of reach, so only what is open is judged.
  const analyze = async (...selectors: string[]) => {
    const axe = selectors.reduce(
      (builder, part) => builder.include(part),
      new AxeBuilder({ page }),
    );
    const { violations } = await axe.analyze();
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
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await analyze('[role="alertdialog"]');

  await page.goto(`/dashboard/appointments/new?customer=${customer._id}`);
  await page.getByLabel("Date and time").click();
  await expect(page.getByRole("dialog", { name: "Calendar" })).toBeVisible();
  await analyze('[role="dialog"]');
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Company" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await analyze('[role="combobox"][aria-expanded="true"]', '[role="listbox"]');
  await page.keyboard.press("Escape");
  await page.getByLabel("Title").fill("");
  await page.getByRole("button", { name: "Save Appointment" }).click();
  await expect(
    page.getByRole("region", { name: /^Notifications/ }).getByRole("alert"),
  ).toBeVisible();
  await analyze("html");
});
