import type { Page } from "@playwright/test";
import { today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { openPalette } from "./palette.ts";
import { joinDesk } from "./people.ts";

/** Files of the program that only desks of several need, by how their names begin. */
const ofSeveral = [
  "several-calendar",
  "people-fields",
  "people-warnings",
  "day-of-people",
  "whose-control",
  "together",
  "mention-list",
  "for-you-page",
  "people-sections",
  "person-menu",
];

async function fill(make: Make): Promise<string[]> {
  const company = await make.company();
  const customer = await make.customer(company, { value: 100 });
  await make.appointment(customer, { date: `${today()}T10:00` });
  await make.activity(customer, { text: "Asked for the price list" });
  await make.task({ text: "Send the quote", due: today() });
  return [
    "",
    "/companies",
    `/companies/${company._id}`,
    `/companies/${company._id}?tab=story`,
    "/customers",
    "/customers?layout=board",
    `/customers/${customer._id}`,
    `/customers/${customer._id}/edit`,
    `/appointments/${today()}`,
    `/appointments/week/${today()}`,
    `/appointments/month/${today().slice(0, 7)}`,
    "/appointments/list",
    `/appointments/new?customer=${customer._id}`,
    "/tasks",
    "/reports",
    "/history",
    "/settings",
  ];
}

/** What the browser asks for on these screens, and in the palette. */
async function partsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const parts = new Set<string>();
  page.on("request", (request) => {
    const [, name = ""] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) parts.add(name);
  });
  for (const path of paths) {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await settle();
  }
  await openPalette(page);
  await settle();
  return [...parts];

  /** Until nothing more is asked for. The stream of changes stays open: no page is ever done with the network. */
  async function settle() {
    let before = -1;
    const isSettled = () => {
      const same = parts.size === before;
      before = parts.size;
      return same;
    };
    await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  }
}

test("a desk of one fetches nothing of what is for several, which a desk of several does", async ({
  signedIn: page,
  account,
  make,
}) => {
  test.slow();
  const paths = await fill(make);
  const alone = await partsOf(page, paths);
  expect(alone).toContain("dashboard");
  expect(alone.filter((name) => ofSeveral.includes(name))).toEqual([]);
  await joinDesk(account, "Ben Okafor", "member");
  const some = paths.filter((path) => /customer|week|tasks|reports/.test(path));
  const together = await partsOf(page, [...some, "/for-you"]);
  expect(ofSeveral.filter((name) => !together.includes(name))).toEqual([]);
});
