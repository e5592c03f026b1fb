import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { openListening } from "./listening.ts";
import { joinDesk } from "./people.ts";
import { successToast } from "./toasts.ts";

const table = (page: Page, name = "Customers") => page.getByRole("table", { name });
/** The heads of groups and the names of rows, in their order. */
const lines = (page: Page, name?: string) =>
  table(page, name).locator("tbody :is(th[scope=rowgroup], .row-name)");
const head = (page: Page, name: RegExp) => table(page).getByRole("row", { name });

async function fill(make: Make, ben: string) {
  const company = await make.company({ name: "Northwind", responsible: ben });
  await make.company({ name: "Acme" });
  await make.customer(company, { name: "Maya", value: 100 });
  await make.customer(company, { name: "Leo", value: 20, responsible: ben });
  return make.customer(company, { name: "Ida", value: 3 });
}

async function choose(page: Page, name: "None" | "Responsible") {
  await page.getByRole("button", { name: "Display" }).press("Enter");
  await page.getByRole("menuitem", { name: "Group" }).press("ArrowRight");
  await page.getByRole("menuitemradio", { name }).press("Enter");
}

test("a list is grouped by who is responsible with the keyboard, kept in a view and exported as it stands", async ({
  signedIn: page,
  account,
  make,
}) => {
  const { user: ben } = await joinDesk(account, "Ben Carter", "member");
  await fill(make, ben._id);
  await page.goto("/dashboard/customers?sort=-value");
  await expect(lines(page)).toHaveText(["Maya", "Leo", "Ida"]);
  await choose(page, "Responsible");
  await expect(page).toHaveURL(/[?&]group=responsible/);
  const grouped = [
    /Ben Carter\s*1 customer$/,
    "Leo",
    /Marta Ellingsen\s*2 customers$/,
    "Maya",
    "Ida",
  ];
  await expect(lines(page)).toHaveText(grouped);
  await expect(head(page, /Marta Ellingsen/)).toContainText("$103.00");
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.getByRole("link", { name: "Leo" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Maya" })).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("Escape");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Export as CSV" }).press("Enter");
  const file = await (await download).createReadStream();
  const text = (await file.toArray()).join("");
  expect(text.match(/^(?:Maya|Leo|Ida)/gm)).toEqual(["Leo", "Maya", "Ida"]);

  await page.getByRole("button", { name: "Save View" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("By person");
  await page.keyboard.press("Enter");
  await expect(successToast(page, /^View saved/)).toBeVisible();
  await page.goto("/dashboard/customers");
  await expect(lines(page)).toHaveText(["Ida", "Leo", "Maya"]);
  await page.getByRole("link", { name: /^By person/ }).click();
  await expect(lines(page)).toHaveText(grouped);
  await choose(page, "None");
  await expect(lines(page)).toHaveText(["Maya", "Leo", "Ida"]);

  await page.goto("/dashboard/companies?group=responsible");
  await expect(lines(page, "Companies")).toHaveText([
    /Ben Carter\s*1 company$/,
    "Northwind",
    /Marta Ellingsen\s*1 company$/,
    "Acme",
  ]);
});

test("a customer whom somebody gives away leaves the group, and waits in the other", async ({
  signedIn: page,
  account,
  make,
}) => {
  const ben = await joinDesk(account, "Ben Carter", "member");
  const { _id: id } = await fill(make, ben.user._id);
  await openListening(page, "/dashboard/customers?group=responsible");
  const rest = [/Ben Carter\s*1 customer$/, "Leo", /Marta Ellingsen\s*2 customers$/];
  await expect(lines(page)).toHaveText([...rest, "Ida", "Maya"]);
  await ben.call(customerEndpoints.update, {
    params: { id },
    body: { responsible: ben.user._id },
  });
  await expect(page.getByRole("button", { name: "1 new" })).toBeVisible();
  const now = [/Ben Carter\s*2 customers$/, "Leo", /Marta Ellingsen\s*1 customer$/, "Maya"];
  await expect(lines(page)).toHaveText(now);
  await page.getByRole("button", { name: "1 new" }).press("Enter");
  await expect(lines(page)).toHaveText([
    /Ben Carter\s*2 customers$/,
    "Ida",
    "Leo",
    /Marta Ellingsen\s*1 customer$/,
    "Maya",
  ]);
});

test("the heads of a long list stand right wherever one is", async ({
  signedIn: page,
  account,
  make,
}) => {
  const { user: ben } = await joinDesk(account, "Ben Carter", "member");
  const company = await make.company();
  const pad = (n: number) => String(n).padStart(3, "0");
  for (let n = 0; n < 130; n += 1) {
    await make.customer(company, {
      name: `Client ${pad(n)}`,
      ...(n < 70 && { responsible: ben._id }),
    });
  }
  await page.goto("/dashboard/customers?group=responsible");
  await expect(lines(page).first()).toHaveText(/Ben Carter\s*70 customers$/);
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByRole("link", { name: "Client 129" })).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(table(page)).toHaveAttribute("aria-rowcount", "134");
  await expect(async () => {
    await page.keyboard.press("PageUp");
    await expect(page.getByRole("link", { name: "Client 070" })).toBeInViewport({ timeout: 500 });
  }).toPass();
  const all = await lines(page).allTextContents();
  expect(all[all.indexOf("Client 070") - 1]).toMatch(/Marta Ellingsen\s*60 customers$/);
});

test("a desk of one is not asked how to group its lists", async ({ signedIn: page, make }) => {
  await make.customer(await make.company(), { name: "Maya" });
  await page.goto("/dashboard/customers?group=responsible");
  await expect(lines(page)).toHaveText(["Maya"]);
  await page.getByRole("button", { name: "Display" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Sort" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Group" })).toHaveCount(0);
});
