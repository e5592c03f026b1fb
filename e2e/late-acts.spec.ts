import type { Page } from "@playwright/test";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { messages } from "../shared/messages.ts";
import { results } from "../shared/words/en/results.ts";
import { askToDelete } from "./deletion.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { errorToast, successToast } from "./toasts.ts";

/** More than two batches, between which the server has others go on. */
const many = 230;
/** Milliseconds that an act may take on a busy machine. */
const timeout = 30_000;

async function makeMany(make: Make) {
  const company = await make.company({ name: "Brightwater Dental Group" });
  for (let made = 0; made < many; made += 10) {
    const group = Array.from({ length: 10 }, (_, n) =>
      make.customer(company, { name: `Customer ${made + n}`, status: "Active" }),
    );
    await Promise.all(group);
  }
  return company;
}

/** The server answers at once that the act goes on. */
async function beImpatient(page: Page) {
  await page.route(/\/api\/(?:companies|customers|history)\//, async (route) => {
    const headers = route.request().headers();
    if (headers.prefer) headers.prefer = "wait=0";
    await route.continue({ headers });
  });
}

/** What the server answered to acts: they say how long they wait. */
function noteStatuses(page: Page) {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.request().headers().prefer) statuses.push(response.status());
  });
  return statuses;
}

const note = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });

test("a deletion that goes on by itself says how far it has come, and is undone", async ({
  signedIn: page,
  account,
  make,
}) => {
  const company = await makeMany(make);
  await beImpatient(page);
  const statuses = noteStatuses(page);
  const shown = { done: 100, isOver: false };
  await page.route("**/api/history/*/progress", async (route) => {
    if (shown.isOver) return route.fallback();
    const { done } = shown;
    const data = { state: "running", done, total: null, status: null, answer: null };
    await route.fulfill({ json: { data } });
  });
  await page.goto(`/dashboard/companies/${company._id}`);
  await askToDelete(page);
  await page.getByRole("button", { name: "Delete Company and Customers" }).click();
  await expect(note(page, "Still working: 100 records so far")).toBeVisible();
  shown.done = 200;
  await expect(note(page, "Still working: 200 records so far")).toBeVisible();
  shown.isOver = true;
  const deleted = successToast(page, messages.companies.deleted);
  // Under the pointer it stays.
  await deleted.hover({ timeout });
  await expect(note(page, "Still working")).toHaveCount(0);
  await expect(page).toHaveURL("/dashboard/companies");
  expect(statuses).toEqual([202]);

  await deleted.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(successToast(page, /Brightwater/)).toBeVisible({ timeout });
  expect(statuses).toEqual([202, 202]);
  await expect(page.getByRole("link", { name: "Brightwater Dental Group" })).toBeVisible();
  expect((await account.call(customerEndpoints.list)).total).toBe(many);
});

test("all customers are changed at once while the bar counts, and changed back", async ({
  signedIn: page,
  make,
}) => {
  await makeMany(make);
  await beImpatient(page);
  const statuses = noteStatuses(page);
  await page.goto("/dashboard/customers");
  await page.getByRole("link", { name: "Customer 0", exact: true }).focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: /^Select all/ }).click();
  await page.getByRole("toolbar").getByRole("button", { name: "Set Status" }).click();
  await page.getByRole("menuitemradio", { name: "Pending" }).click();
  await expect(successToast(page, `${many} customers are now Pending`)).toBeVisible({ timeout });
  expect(statuses).toEqual([202]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("button", { name: "Redo" })).toBeVisible({ timeout });
  expect(statuses).toEqual([202, 202]);
});

test("what fails after its answer says so", async ({ signedIn: page, make }) => {
  const company = await makeMany(make);
  await beImpatient(page);
  await page.route("**/api/history/*/progress", (route) =>
    route.fulfill({
      json: {
        data: {
          ...{ state: "failed", done: 100, total: null, status: 503 },
          answer: { msg: "The database isn’t responding. Try again soon." },
        },
      },
    }),
  );
  await page.goto(`/dashboard/companies/${company._id}`);
  await askToDelete(page);
  await page.getByRole("button", { name: "Delete Company and Customers" }).click();
  await expect(errorToast(page, results.companies.deleteFailed)).toBeVisible();
});
