import type { Page } from "@playwright/test";
import { expect, type Make, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** Eight pending customers worth 107 down to 100, and one active worth 50. */
async function openBoard(page: Page, make: Make) {
  const company = await make.company();
  for (let n = 1; n <= 8; n += 1) {
    await make.customer(company, { name: `Pia ${n}`, status: "Pending", value: 108 - n });
  }
  await make.customer(company, { name: "Ana", status: "Active", value: 50 });
  await page.goto("/dashboard/customers");
  await page.getByRole("button", { name: "Board" }).click();
  await expect(page).toHaveURL("/dashboard/customers?layout=board");
  await expect(entries(page, "Pending")).toHaveCount(6);
}

const column = (page: Page, status: string) => page.getByRole("region", { name: status });
const entries = (page: Page, status: string) => column(page, status).getByRole("link");

test("an entry of the board is dragged to another status, and back by Undo", async ({
  signedIn: page,
  make,
}) => {
  await openBoard(page, make);
  await expect(column(page, "Pending")).toContainText("$828");
  const entry = column(page, "Pending").getByRole("listitem").filter({ hasText: "Pia 2" });
  const from = await entry.boundingBox();
  const to = await column(page, "Active").boundingBox();
  if (!from || !to) throw new Error("Nothing to drag.");
  await page.mouse.move(from.x + 60, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 50, { steps: 3 });
  await page.mouse.move(to.x + 80, to.y + 120, { steps: 6 });
  // Before it is let go, both columns already tell what will be.
  await expect(column(page, "Active")).toContainText("$156");
  await expect(column(page, "Pending")).toContainText("$722");
  await expect(page.locator(".board-slot")).toHaveCount(1);
  await page.mouse.up();
  await expect(successToast(page, "Pia 2 is now Active")).toBeVisible();
  await expect(entries(page, "Active")).toHaveText(["Pia 2", "Ana"]);
  await page.reload();
  await expect(entries(page, "Active")).toHaveText(["Pia 2", "Ana"]);

  const again = column(page, "Active").getByRole("link", { name: "Pia 2" });
  await again.focus();
  await page.keyboard.press("Control+ArrowRight");
  await expect(successToast(page, "Pia 2 is now Deal Closed")).toBeVisible();
  await expect(column(page, "Deal Closed").getByRole("link", { name: "Pia 2" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(entries(page, "Active")).toHaveText(["Pia 2", "Ana"]);
  await expect(entries(page, "Deal Closed")).toHaveCount(0);
});

test("an entry moved again while its last move is saved keeps its place and the focus", async ({
  signedIn: page,
  make,
}) => {
  await openBoard(page, make);
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const sent: unknown[] = [];
  await page.route("**/api/customers/*", async (route) => {
    if (route.request().method() === "GET") return route.continue();
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await saved;
    return route.continue();
  });
  const ana = (status: string) => column(page, status).getByRole("link", { name: "Ana" });
  await ana("Active").focus();
  await page.keyboard.press("Control+ArrowRight");
  await expect(ana("Deal Closed")).toBeFocused();
  await page.keyboard.press("Control+ArrowLeft");
  await expect(ana("Active")).toBeFocused();
  save();
  await expect(successToast(page, "Ana is now Deal Closed")).toBeVisible();
  await expect(successToast(page, "Ana is now Active")).toBeVisible();
  await expect(ana("Active")).toBeFocused();
  await expect(column(page, "Active")).toContainText("1 · $50");
  expect(sent).toEqual([{ status: "Deal Closed" }, { status: "Active" }]);
});

test("a column shows six, then the rest; arrows go from entry to entry", async ({
  signedIn: page,
  make,
}) => {
  await openBoard(page, make);
  await page.getByRole("button", { name: "Show 2 more" }).click();
  await expect(entries(page, "Pending")).toHaveCount(8);
  await entries(page, "Pending").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(entries(page, "Pending").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(entries(page, "Active").first()).toBeFocused();
  // The status by two keys, as in any list.
  await page.keyboard.press("s");
  await page.keyboard.press("5");
  await expect(successToast(page, "Ana is now Returning Client")).toBeVisible();
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page).toHaveURL("/dashboard/customers");
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a long press on an entry opens the menu of its status", async ({
    signedIn: page,
    make,
  }) => {
    const company = await make.company();
    await make.customer(company, { name: "Ana", status: "Window Shopper", value: 50 });
    await page.goto("/dashboard/customers?layout=board");
    await expect(column(page, "Window Shopper")).toContainText("1 · $50");
    const entry = page.getByRole("listitem").filter({ hasText: "Ana" });
    await entry.dispatchEvent("pointerdown", { pointerType: "touch", clientX: 50, clientY: 300 });
    await page.getByRole("menuitemradio", { name: "Pending" }).tap();
    await expect(successToast(page, "Ana is now Pending")).toBeVisible();
  });
});

test("the board begins with the most valuable, and Sort by changes that", async ({
  signedIn: page,
  make,
}) => {
  const company = await make.company();
  for (const [name, value] of [
    ["Ana", 10],
    ["Bo", 300],
    ["Cy", 20],
  ] as const) {
    await make.customer(company, { name, status: "Pending", value });
  }
  await page.goto("/dashboard/customers?layout=board");
  await expect(entries(page, "Pending")).toHaveText(["Bo", "Cy", "Ana"]);
  await page.getByRole("button", { name: "Sort by Value, descending. Change" }).click();
  await page.getByRole("menuitem", { name: "Customer" }).click();
  await expect(page).toHaveURL("/dashboard/customers?layout=board&sort=name");
  await expect(entries(page, "Pending")).toHaveText(["Ana", "Bo", "Cy"]);
});
