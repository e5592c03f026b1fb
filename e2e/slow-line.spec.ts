import type { Page } from "@playwright/test";
import { today } from "./days.ts";
import { expect, test } from "./fixtures.ts";
import { successToast } from "./toasts.ts";

/** 400 kbit/s, in bytes a second. */
const slow = 50_000;
/** Milliseconds: half a minute is what all files of a screen take at most, with room for a busy machine. */
const patience = { timeout: 45_000 };

test.slow();

/** From now on everything comes over a slow line, as to a browser that has kept nothing. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 300 },
    ...{ downloadThroughput: slow, uploadThroughput: slow },
  });
}

test.beforeEach(async ({ signedIn: page, make }) => {
  const company = await make.company({ name: "Anker Bakery" });
  const customer = await make.customer(company, { name: "Bo Lind" });
  await make.appointment(customer, { date: `${today()}T12:00`, title: "Tasting" });
  await make.task({ text: "Send the quote", due: today() });
  await slowDown(page);
});

test("the overview over a slow line shows its day and its tasks, and a task is done", async ({
  signedIn: page,
}) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Marta" })).toBeVisible(
    patience,
  );
  const main = page.getByRole("main");
  await expect(main.getByText("Tasting").first()).toBeVisible(patience);
  await main.getByRole("checkbox", { name: "Done: Send the quote" }).click(patience);
  await expect(successToast(page, "Task done")).toBeVisible(patience);
});

test("a list over a slow line is searched, and opens a row", async ({ signedIn: page }) => {
  await page.goto("/dashboard/companies");
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible(patience);
  await expect(page.getByRole("link", { name: "Anker Bakery" })).toBeVisible(patience);
  await page.getByRole("searchbox").fill("nobody");
  await expect(page.getByRole("link", { name: "Anker Bakery" })).toBeHidden(patience);
  await page.getByRole("searchbox").fill("anker");
  await page.getByRole("link", { name: "Anker Bakery" }).click(patience);
  await expect(page.getByRole("heading", { level: 1, name: "Anker Bakery" })).toBeVisible(patience);
});

test("a week over a slow line shows its appointments, and one of them is opened", async ({
  signedIn: page,
}) => {
  await page.goto(`/dashboard/appointments/week/${today()}`);
  const tasting = page.getByRole("main").getByText("Tasting");
  await tasting.click(patience);
  const details = page.getByRole("dialog");
  await expect(details.getByText("Bo Lind")).toBeVisible(patience);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
});
