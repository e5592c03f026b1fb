import type { Page } from "@playwright/test";
import { readCsv } from "../server/test/read-files.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import { connectionLost, expect, test } from "./fixtures.ts";
import { ledger, toCheck } from "./importing.ts";
import { successToast } from "./toasts.ts";

const heads = "Name,Email,Company,Phone,Status,Value";

function peopleTo(count: number): string[] {
  return Array.from(
    { length: count },
    (_, place) =>
      `Person ${place},person${place}@list.example,Company ${place % 40},+1 555 ${1000000 + place},Active,${place}.50`,
  );
}

const done = (page: Page) => page.locator("dl", { hasText: "Rows in the file" });

test("5,000 rows are checked, imported as counted, and taken back whole", async ({
  signedIn: page,
  make,
  account,
  baseURL,
}) => {
  const company = await make.company({ name: "Berg & Co" });
  await make.customer(company, { name: "Anna Berg", email: "anna@berg.example", value: 10 });
  await make.customer(company, { name: "Bo Berg", email: "bo@berg.example" });
  const readAll = () =>
    Promise.all(
      [exportEndpoints.companies, exportEndpoints.customers].map(async ({ url }) => {
        const headers = { Authorization: `Bearer ${account.token}` };
        const answer = await fetch(new URL(url, baseURL), { headers });
        const text = Buffer.from(await answer.arrayBuffer()).toString();
        // Taking back is a change of its own.
        return readCsv(text).map(({ Updated: _, ...record }) => record);
      }),
    );
  const before = await readAll();

  await toCheck(page, [
    heads,
    "Anna Berg,anna@berg.example,Berg & Co,,,12500",
    "Bo Berg,bo@berg.example,Berg & Co,,,",
    "Cy Lund,cy@@lund.example,Lund,,,12k-ish",
    ...peopleTo(4997),
  ]);
  await expect(page.getByRole("button", { name: "Fix 2 Problems" })).toBeVisible();
  await expect(ledger(page)).toContainText("New customers4,998Updates0Skipped2Rows5,000");
  await page.getByRole("button", { name: "Where both have a value: Keep yours. Change" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Replace value" }).click();
  await page.keyboard.press("Escape");
  await expect(ledger(page)).toContainText("New customers4,998Updates1Skipped1Rows5,000");
  await expect(ledger(page)).toContainText("New companies41Companies you have0");

  // By keyboard: F goes to the first problem, Enter to the next.
  await page.keyboard.press("f");
  await expect(page.getByRole("textbox", { name: "Email, row 4" })).toBeFocused();
  await page.getByRole("button", { name: "Use one" }).click();
  await expect(page.getByRole("button", { name: /^Email, row 4: cy@lund.example/ })).toBeFocused();
  await page.keyboard.press("f");
  await expect(page.getByRole("textbox", { name: "Value, row 4" })).toBeFocused();
  await page.keyboard.type("12000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 row replaces what you have")).toBeFocused();

  // A row's own choice beats the rule.
  await page.getByRole("button", { name: "Result of row 3: Skip. Identical. Change" }).click();
  await page.getByRole("menuitemradio", { name: "Add anyway" }).click();
  await expect(ledger(page)).toContainText("New customers4,999Updates1Skipped0");
  await page
    .getByRole("button", { name: "Result of row 3: Add anyway. Identical. Change" })
    .click();
  await page.getByRole("menuitemradio", { name: "Skip" }).click();
  await page.getByRole("button", { name: "Import 4,999 Customers" }).click();

  await expect(done(page)).toHaveText(
    /New customers4,998Updated value1Skipped identical to what you have1Rows in the file5,000/,
    { timeout: 45_000 },
  );
  await expect(page.getByText("41 new companies")).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Skipped Rows" }).click();
  expect((await file).suggestedFilename()).toBe("people-skipped.csv");
  await page.getByRole("button", { name: "Show Imported Customers" }).click();
  await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: "Undo Import" }).click();
  await expect(page.getByText("Import undone. Nothing from it remains.")).toBeVisible({
    timeout: 45_000,
  });
  expect(await readAll()).toEqual(before);
});

test("canceling leaves nothing, and a lost connection only takes longer", async ({
  signedIn: page,
  expectNoise,
  make,
}) => {
  expectNoise(connectionLost);
  await make.company({ name: "Berg & Co" });
  await toCheck(page, [heads, ...peopleTo(1200)]);
  const chunks = "**/api/imports/*/chunks/*";
  await page.route(chunks, (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Import 1,200 Customers" }).click();
  await expect(page.getByText("No connection.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel Import" }).click();
  await expect(ledger(page)).toContainText("New customers1,200");
  await expect(page.getByRole("button", { name: "Import 1,200 Customers" })).toBeEnabled();

  await page.getByRole("button", { name: "Import 1,200 Customers" }).click();
  await expect(page.getByText("No connection.")).toBeVisible();
  // It goes on while the user is elsewhere, and says so when it is done.
  await page.getByRole("link", { name: "Companies" }).first().click();
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  await expect(page.getByText("Company 1", { exact: true })).toHaveCount(0);
  await page.unroute(chunks);
  await expect(successToast(page, "1,200 customers imported")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
  await expect(page.getByText("1,200 customers", { exact: true })).toBeVisible();
});

test("a reload finds the import again, and undoing it asks about what was changed since", async ({
  signedIn: page,
  account,
  expectNoise,
}) => {
  expectNoise(/409 \(Conflict\) .*\/undo/);
  await toCheck(page, [heads, ...peopleTo(3)]);
  const asked = "**/api/imports/*";
  // For the page it runs as long as the test wants.
  await page.route(asked, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const json = { data: { ...data, state: "running" } };
    // Nobody waits any more for what was asked before the reload.
    await route.fulfill({ response, json }).catch(() => {});
  });
  await page.getByRole("button", { name: "Import 3 Customers" }).click();
  const progress = page.getByRole("progressbar", { name: "Import" });
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(progress).toBeVisible();
  await page.unroute(asked);
  await expect(done(page)).toContainText("New customers3");
  await page.reload();
  await expect(done(page)).toContainText("New customers3");

  const { data } = await account.call(customerEndpoints.list);
  const params = { id: data[0]?._id ?? "" };
  await account.call(customerEndpoints.update, { params, body: { phone: "555 0199" } });
  const question = page.getByRole("dialog", { name: "Undo this import?" });
  await page.getByRole("button", { name: "Undo Import" }).click();
  await expect(question).toContainText("1 record has been changed since then.");
  await expect(question).toContainText("Current version555 0199");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Undo Import" }).click();
  await question.getByRole("button", { name: "Keep Current Version" }).click();
  await expect(successToast(page, "Undone. 2 kept as they are.")).toBeVisible();
  await expect(page.getByText("Undone. 2 kept as they are.").first()).toBeVisible();
  const left = await account.call(customerEndpoints.list);
  expect(left.data.map(({ _id }) => _id)).toEqual([params.id]);

  // What was kept can be undone as well, later.
  await page.getByRole("button", { name: "Undo Import" }).click();
  await question.getByRole("button", { name: "Undo Anyway" }).click();
  await expect(page.getByText("Import undone. Nothing from it remains.")).toBeVisible();
});
