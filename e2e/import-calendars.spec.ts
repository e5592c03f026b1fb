import type { Page } from "@playwright/test";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { type Account, callApi } from "../tools/client.ts";
import { expect, test } from "./fixtures.ts";

const event = (day: number, summary: string, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:${day}-${summary}@calendar.example`,
  `DTSTART:202612${String(day).padStart(2, "0")}T100000`,
  "DURATION:PT1H",
  `SUMMARY:${summary}`,
  ...lines,
  "END:VEVENT",
];

const calendar = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  ...event(1, "Standup"),
  ...event(2, "Standup"),
  ...event(3, "Lunch with Anna Berg"),
  ...event(4, "Piano lesson"),
  ...event(5, "Fair", "DESCRIPTION:bo@lind.example comes"),
  ...event(6, "Dentist"),
  ...event(7, "Standup", "GEO:48.4;9.9"),
  "END:VCALENDAR",
  "",
].join("\r\n");

async function toCheck(page: Page) {
  await page.goto("/dashboard/import?into=appointments");
  await page.locator("input[type=file]").setInputFiles({
    name: "calendar.ics",
    mimeType: "text/calendar",
    buffer: Buffer.from(calendar),
  });
  await page.getByRole("button", { name: "Continue to Check" }).click();
  await expect(page.getByRole("table", { name: "Rows of the file" })).toBeVisible();
}

const bar = (page: Page) => page.getByRole("region", { name: "Appointments without a customer" });
const ledger = (page: Page) => page.getByRole("region", { name: "What will happen" });

async function pick(page: Page, field: string, typed: string, option: string | RegExp) {
  await bar(page).getByRole("combobox", { name: field, exact: true }).fill(typed);
  await page.getByRole("option", { name: option }).click();
}

/** Titles with the names of their customers. */
async function listNames({ token }: Account, baseURL = "") {
  const { data } = await callApi(baseURL, appointmentEndpoints.list, {
    token,
    query: { limit: "50" },
  });
  return data.map(({ title, customer }) => `${title}: ${customer.name}`).sort();
}

test("appointments that name nobody are with whom they mention, chosen by title, or all with one", async ({
  signedIn: page,
  make,
  account,
  baseURL,
}) => {
  const company = await make.company({ name: "Berg & Co" });
  await make.customer(company, { name: "Anna Berg", email: "anna@berg.example" });
  await make.customer(company, { name: "Bo Lind", email: "bo@lind.example" });
  await make.customer(company, { name: "Cy Lund", email: "cy@lund.example" });
  await toCheck(page);
  await expect(page.getByRole("list", { name: "Not as in the file" })).toHaveText(
    "“geo” of 1 event was left out.",
  );
  await expect(bar(page)).toContainText("7 appointments name no customer");
  await expect(bar(page)).toContainText("2 by name or email in the text");
  await expect(ledger(page)).toContainText("New appointments2Updates0Skipped5");

  await bar(page).getByRole("button", { name: "Choose by Title (3)" }).click();
  await pick(page, "Customer of Standup", "cy", /^Cy Lund/);
  await expect(ledger(page)).toContainText("New appointments5Updates0Skipped2");
  await pick(page, "All with", "Private", "New customer “Private”");
  await expect(ledger(page)).toContainText("New appointments7Updates0Skipped0");
  await expect(ledger(page)).toContainText("New customers1");
  await page.getByRole("button", { name: "Import 7 Appointments" }).click();
  await expect(page.locator("dl", { hasText: "Rows in the file" })).toContainText(
    "New appointments7",
  );
  await expect(page.getByText("1 new customer")).toBeVisible();
  expect(await listNames(account, baseURL)).toEqual([
    "Dentist: Private",
    "Fair: Bo Lind",
    "Lunch with Anna Berg: Anna Berg",
    "Piano lesson: Private",
    "Standup: Cy Lund",
    "Standup: Cy Lund",
    "Standup: Cy Lund",
  ]);
});

test("a choice is taken back, and what was typed in a row beats all choices", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company({ name: "Berg & Co" });
  await make.customer(company, { name: "Anna Berg" });
  await make.customer(company, { name: "Cy Lund" });
  await toCheck(page);
  await pick(page, "All with", "cy", /^Cy Lund/);
  await expect(ledger(page)).toContainText("New appointments7Updates0Skipped0");
  await page.getByRole("button", { name: /^Customer, row 4: Cy Lund/ }).click();
  await page.keyboard.type("Anna Berg");
  await page.keyboard.press("Enter");
  await bar(page).getByRole("button", { name: "Clear All with" }).click();
  await expect(ledger(page)).toContainText("New appointments2Updates0Skipped5");
  await expect(page.getByRole("button", { name: /^Customer, row 4: Anna Berg/ })).toBeVisible();
});
