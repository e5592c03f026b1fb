import type { Page } from "@playwright/test";
import { today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";
import { openPalette } from "./palette.ts";
import { joinDesk } from "./people.ts";
import { fileOf } from "./program-files.ts";

/** What of the program only desks of several need, below client/. */
const ofSeveral = [
  "screens/calendar/several/several-calendar.tsx",
  "kinds/appointments/form/people/people-fields.tsx",
  "kinds/appointments/form/people/people-warnings.tsx",
  "kinds/appointments/form/people/day-of-people.tsx",
  "ui/people/whose-control.tsx",
  "app/live/together.ts",
  "ui/people/mention-list.tsx",
  "screens/for-you/for-you-page.tsx",
  "screens/reports/people/people-sections.tsx",
  "ui/people/person-menu.tsx",
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

/** The files that the browser asks for on these screens, and in the palette. */
async function filesFor(page: Page, paths: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  page.on("request", (request) => files.add(request.url()));
  for (const path of paths) {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await settle();
  }
  await openPalette(page);
  await settle();
  return [...files];

  /** Until nothing more is asked for. The stream of changes stays open: no page is ever done with the network. */
  async function settle() {
    let before = -1;
    const isSettled = () => {
      const same = files.size === before;
      before = files.size;
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
  const isIn = (files: readonly string[]) => (module: string) =>
    files.some((file) => fileOf(module).test(file));
  const alone = await filesFor(page, paths);
  expect(isIn(alone)("app/layout/dashboard-layout.tsx")).toBe(true);
  expect(ofSeveral.filter(isIn(alone))).toEqual([]);
  await joinDesk(account, "Ben Okafor", "member");
  const some = paths.filter((path) => /customer|week|tasks|reports/.test(path));
  const together = await filesFor(page, [...some, "/for-you"]);
  expect(ofSeveral.filter((module) => !isIn(together)(module))).toEqual([]);
});
