import type { Page } from "@playwright/test";
import { activityEndpoints } from "../shared/kinds/activities.ts";
import { tagEndpoints } from "../shared/kinds/tags.ts";
import { expect, test } from "./fixtures.ts";
import { expectSettled, group, palette } from "./palette.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function find(page: Page, typed: string) {
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type(typed);
  // What is still being searched for may push down what is about to be pressed.
  await expectSettled(page);
}

test("notes and tasks are found by any word of them, and open whom they are of; deleted ones are gone", async ({
  signedIn: page,
  account,
  make,
}) => {
  const dental = await make.company({ name: "Brightwater Dental" });
  const bram = await make.customer(dental, { name: "Bram Vandeputte" });
  const text =
    "He likes the new rooms, but says that on some mornings the alarm goes off by itself.";
  const note = await make.activity(bram, { kind: "call", at: "2024-05-03T09:30", text });
  await make.task({ text: "Ask about the alarm", company: dental._id, due: "2024-05-09" });
  await make.task({ text: "Buy an alarm clock", due: null });
  await page.goto("/dashboard/settings");
  await expect(heading(page, "Settings")).toBeVisible();

  await find(page, "alarm");
  await expect(group(page, "Tasks").getByRole("option")).toHaveText([
    "Buy an alarm clock",
    /^Ask about the alarmBrightwater DentalMay 9, 2024$/,
  ]);
  const found = group(page, "Notes").getByRole("option");
  await expect(found).toHaveText([
    /^….* the alarm goes off by itself\.Bram VandeputteMay 3, 2024, 9:30 AM$/,
  ]);
  await expect(found.locator("mark")).toHaveText("alarm");
  await found.click();
  await expect(heading(page, "Bram Vandeputte")).toBeVisible();

  await find(page, "alarm ask");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Brightwater Dental")).toBeVisible();
  await expect(page.getByRole("list", { name: "Story" })).toContainText("Ask about the alarm");

  await find(page, "clock");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Tasks")).toBeVisible();

  await account.call(activityEndpoints.remove, { params: { id: note._id } });
  await find(page, "alarm");
  await expect(group(page, "Tasks")).toBeVisible();
  await expect(group(page, "Notes")).toBeHidden();
});

test("a tag is found by any word of it and opens who has it; a deleted one is gone", async ({
  signedIn: page,
  account,
  make,
}) => {
  const add = (name: string) => account.call(tagEndpoints.create, { body: { name } });
  const { data: gold } = await add("Gold partner");
  await add("Partnership ended");
  const dental = await make.company();
  await make.customer(dental, { name: "Bram Vandeputte", tags: [gold._id] });
  await make.customer(dental, { name: "Ana Hasan", email: "ana@brightwater.test" });
  await page.goto("/dashboard/settings");
  await expect(heading(page, "Settings")).toBeVisible();

  await find(page, "partner");
  const found = group(page, "Tags").getByRole("option");
  await expect(found).toHaveText([/^Partnership ended0 customers$/, /^Gold partner1 customer$/]);
  await expect(found.locator("mark")).toHaveText(["Partner", "partner"]);
  await found.getByText("Gold").click();
  await expect(page).toHaveURL(/\/dashboard\/customers\?filter=tag/);
  await expect(page.getByRole("row", { name: /Bram Vandeputte/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Ana Hasan/ })).toHaveCount(0);

  await account.call(tagEndpoints.remove, { params: { id: gold._id } });
  await find(page, "partner");
  await expect(found).toHaveText([/^Partnership ended/]);
});

test("a name with a typo is found as long as nobody is called so, and says which word it is", async ({
  signedIn: page,
  make,
}) => {
  const dental = await make.company({ name: "Brightwater Dental" });
  await make.customer(dental, { name: "Omar Hassan" });
  await page.goto("/dashboard/settings");
  await expect(heading(page, "Settings")).toBeVisible();
  await find(page, "hasan omar");
  const similar = group(page, "Similar").getByRole("option");
  await expect(similar).toHaveText([/^ActiveOmar HassanBrightwater Dental/]);
  await expect(similar.locator("mark")).toHaveText(["Omar", "Hassan"]);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Omar Hassan")).toBeVisible();

  await make.customer(dental, { name: "Ana Hasan" });
  await find(page, "hasan");
  await expect(group(page, "Customers").getByRole("option")).toHaveText([/Ana Hasan/]);
  await expect(group(page, "Similar")).toBeHidden();
});
