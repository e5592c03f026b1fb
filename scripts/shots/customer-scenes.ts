import type { Page } from "@playwright/test";
import { press, type Scene } from "./scene.ts";

const list = "/dashboard/customers";

export const customerScenes: Scene[] = [
  { name: "customers", path: list },
  { name: "customers-status", path: `${list}?status=Deal%20Closed` },
  { name: "customers-neglected", path: ({ today }) => `${list}?neglectedOn=${today}` },
  { name: "customers-no-match", path: `${list}?search=quartermaster` },
  { name: "customers-empty", path: list, as: "empty" },
  { name: "customers-loading", path: list, calls: { "/customers": "never" } },
  { name: "customers-failed", path: list, calls: { "/customers": 500 } },
  { name: "customer", path: ({ customer }) => `${list}/${customer}`, full: true },
  {
    name: "customer-loading",
    path: ({ customer }) => `${list}/${customer}`,
    calls: { "/customers/": "never", "/appointments": "never" },
  },
  {
    name: "customer-story-loading",
    path: ({ customer }) => `${list}/${customer}`,
    calls: { "/story": "never" },
  },
  {
    name: "customer-story-failed",
    path: ({ customer }) => `${list}/${customer}`,
    calls: { "/story": 500 },
  },
  {
    name: "customer-story-nothing-found",
    path: ({ customer }) => `${list}/${customer}`,
    act: async (page) => {
      await press(page, "Search the story");
      await page.getByRole("searchbox", { name: "Search the story" }).fill("quartermaster");
      await page.getByText("No entry with").waitFor();
    },
  },
  { name: "customer-story-tasks", path: ({ customer }) => `${list}/${customer}?story=tasks` },
  {
    name: "customer-composer",
    path: ({ customer }) => `${list}/${customer}`,
    act: async (page) => {
      await page.getByRole("textbox", { name: "Note" }).click();
      await page.getByRole("radio", { name: "Call" }).check();
      await page.getByRole("textbox", { name: "Call" }).fill("Wants one clean invoice by post.");
      await press(page, "Next week");
    },
  },
  {
    name: "customer-about-edit",
    path: ({ customer }) => `${list}/${customer}`,
    act: async (page) => {
      await press(page, /About$/);
      await page.getByRole("textbox", { name: "About" }).waitFor();
    },
  },
  { name: "customer-missing", path: `${list}/00000000-0000-7000-8000-000000000000` },
  {
    name: "customer-status-menu",
    path: ({ customer }) => `${list}/${customer}`,
    act: (page) => press(page, /^Status:/),
  },
  {
    name: "customer-delete",
    path: ({ customer }) => `${list}/${customer}`,
    act: async (page) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      if (await more.isVisible()) await more.click();
      await press(page, /^Delete/);
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "customer-new",
    path: ({ company }) => `/dashboard/companies/${company}/customers/new`,
    full: true,
  },
  {
    name: "customer-new-errors",
    path: ({ company }) => `/dashboard/companies/${company}/customers/new`,
    full: true,
    act: async (page) => {
      await page.getByLabel("Value").fill("-5");
      await press(page, "Add Customer");
    },
  },
  { name: "customer-edit", path: ({ customer }) => `${list}/${customer}/edit`, full: true },
  {
    name: "customer-conflict",
    path: ({ customer }) => `${list}/${customer}/edit`,
    act: async (page) => {
      await page.getByLabel("Value").fill("225000");
      await page.getByLabel("About").fill("Wants the second instalment in January. Send both.");
      await saveInConflict(page, {
        value: 198_600.5,
        notes: "Spoke to the new bookkeeper.\nShe asks for one invoice a quarter, not two.",
      });
    },
  },
  { name: "print-customers", path: list, print: "wide" },
  { name: "print-board", path: `${list}?layout=board`, print: "wide" },
  { name: "print-customer", path: ({ customer }) => `${list}/${customer}`, print: true },
];

/** Saves what the form holds, as if the record had been given `fields` from elsewhere meanwhile. */
async function saveInConflict(page: Page, fields: object) {
  await page.route("**/api/customers/*", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    const headers = await route.request().allHeaders();
    const answer = await route.fetch({ method: "GET", headers, postData: "" });
    const { data } = await answer.json();
    const current = { ...data, ...fields, updatedAt: new Date().toISOString() };
    await route.fulfill({ status: 409, json: { msg: "Edited somewhere else", current } });
  });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByRole("dialog").waitFor();
}
