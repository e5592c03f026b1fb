import type { Page, Request } from "@playwright/test";
import { eventEndpoints } from "../shared/api/events.ts";
import { addDays } from "../shared/dates/dates.ts";
import { today } from "./days.ts";
import { expect, type Make, test } from "./fixtures.ts";

/** Screens that look the same for any value behind the sign are visited so many times. */
const enough = new Map([
  ["/dashboard/appointments/:date", 3],
  ["/dashboard/appointments/week/:date", 2],
  ["/dashboard/appointments/month/:date", 2],
  ["/dashboard/appointments/new?", 3],
  ["/dashboard/appointments/list?", 1],
  ["/dashboard/companies?", 1],
  ["/dashboard/customers?", 3],
  ["/dashboard/reports?", 1],
]);

const failureWords =
  /not found|went wrong|could not be loaded|no longer|Failed to|Invalid (date|time)|undefined|NaN/;

test("no link leads astray for a visitor", async ({ page }) => {
  const { visited, external } = await crawl(page, "/");
  expect([...visited].sort()).toEqual(["/", "/login", "/register"]);
  expect([...external]).toEqual([]);
});

test("no link leads astray in a filled account", async ({ signedIn: page, make }) => {
  // Some sixty screens, which other stories beside this one slow down.
  test.setTimeout(300_000);
  const { company, customer, appointment } = await fill(make);
  const { visited, external } = await crawl(page, "/dashboard");
  for (const path of [
    "/dashboard/companies",
    "/dashboard/companies/new",
    `/dashboard/companies/${company}`,
    `/dashboard/companies/${company}/edit`,
    `/dashboard/companies/${company}/customers`,
    `/dashboard/companies/${company}/customers/new`,
    "/dashboard/customers/new",
    "/dashboard/customers",
    `/dashboard/customers/${customer}`,
    `/dashboard/customers/${customer}/edit`,
    `/dashboard/appointments/${today()}`,
    `/dashboard/appointments/${appointment}/edit`,
    "/dashboard/appointments/new",
    "/dashboard/tasks",
    "/dashboard/reports",
    "/dashboard/history",
    "/dashboard/import",
    "/dashboard/settings",
  ]) {
    expect(visited, `${path} can be reached by links`).toContain(path);
  }
  expect([...external].map((link) => link.split("?")[0]).sort()).toEqual([
    "https://brightwater.example/about",
    "https://www.openstreetmap.org/search",
    "mailto:desk@brightwater.example",
    "mailto:priya@brightwater.test",
    "mailto:tomas@brightwater.test",
    "tel:+13035550100",
    "tel:3035550142",
  ]);
});

/** Something of everything, so that every kind of link is there. */
async function fill(make: Make) {
  const company = await make.company({
    website: "https://brightwater.example/about",
    phone: "+1 303 555 0100",
    email: "desk@brightwater.example",
    address: "12 River Street, Denver",
    industry: "Healthcare",
    description: "Three practices.",
  });
  await make.company({ name: "Without Anyone" });
  const customer = await make.customer(company, {
    phone: "(303) 555-0142",
    value: 1200,
    notes: "A long note. ".repeat(12),
  });
  const neglected = await make.customer(company, {
    name: "Tomás Echeverría",
    email: "tomas@brightwater.test",
    status: "Pending",
    lastContact: addDays(today(), -40),
  });
  const appointment = await make.appointment(customer, { date: `${today()}T15:00:00.000Z` });
  await make.appointment(neglected, { date: `${today()}T15:30:00.000Z`, title: "Overlap" });
  await make.appointment(neglected, { date: today(), title: "No time" });
  await make.appointment(neglected, { date: `${addDays(today(), -9)}T09:00:00.000Z` });
  return { company: company._id, customer: customer._id, appointment: appointment._id };
}

/** Follows every link from `start`, also those in menus, and looks at each page it comes to. */
async function crawl(page: Page, start: string) {
  const waiting = [start];
  const seen = new Set(waiting);
  const visited = new Set<string>();
  const external = new Set<string>();
  const counts = new Map<string, number>();
  const ofFrame = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (count > (enough.get(kind) ?? Number.POSITIVE_INFINITY)) continue;
    await visit(page, path);
    visited.add(path.split("?")[0] ?? path);
    for (const { href, rel, target } of await collectLinks(page, ofFrame)) {
      const url = new URL(href);
      if (url.origin !== new URL(page.url()).origin) {
        external.add(href);
        expect(url.protocol, `the link ${href} on ${path}`).toMatch(/^(https|mailto|tel):$/);
        if (target === "_blank") expect(rel, `the link ${href} on ${path}`).toContain("noopener");
        continue;
      }
      // A page of the server's, not of the program.
      if (url.pathname === "/api/docs") {
        expect((await page.request.get(href)).status(), `the link ${href} on ${path}`).toBe(200);
        continue;
      }
      const next = url.pathname + url.search;
      if (start !== "/") expect(next, `a link on ${path}`).toMatch(/^\/dashboard(\/|\?|$)/);
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return { visited, external };
}

async function visit(page: Page, path: string) {
  // A set and not a number: what the page before still had open may end here.
  const open = new Set<Request>();
  const began = (request: Request) => {
    // Of what the page before still began it may never be told how it ended.
    if (request.isNavigationRequest()) open.clear();
    // The stream of changes has no end.
    if (!request.url().endsWith(eventEndpoints.stream.url)) open.add(request);
  };
  const ended = (request: Request) => open.delete(request);
  page.on("request", began).on("requestfinished", ended).on("requestfailed", ended);
  await page.goto(path);
  const heading = page.getByRole("heading", { level: 1 }).filter({ visible: true });
  await expect(heading).toBeVisible();
  const every = { message: `requests of ${path}`, intervals: [30] };
  await expect.poll(() => open.size, every).toBe(0);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  page.off("request", began).off("requestfinished", ended).off("requestfailed", ended);
  expect(new URL(page.url()).pathname, `${path} stays where it is`).toBe(
    new URL(path, page.url()).pathname,
  );
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText(failureWords);
}

/**
 * All links of the page, and those that its menus and the facts of its appointments show. What is the
 * same on every screen is opened on the first one: the menus around the screen, noted in `ofFrame`,
 * and the tabs, each of which has an address of its own.
 */
async function collectLinks(page: Page, ofFrame: Set<string>) {
  const links = await readLinks(page);
  for (const menu of await page.locator('button[aria-haspopup="menu"]:visible').all()) {
    const place = await menu.evaluate((button) => (button.closest("main") ? "" : button.outerHTML));
    if (ofFrame.has(place)) continue;
    if (place) ofFrame.add(place);
    // Those of a row take clicks once the pointer is over the row.
    await menu.hover({ force: true });
    await menu.click();
    const popup = page.getByRole("menu");
    await expect(popup).toBeVisible();
    links.push(...(await readLinks(page)));
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
  }
  for (const title of await page.locator('main button[aria-haspopup="dialog"]:visible').all()) {
    await title.click();
    const facts = page.getByRole("dialog");
    await expect(facts).toBeVisible();
    links.push(...(await readLinks(page)));
    await page.keyboard.press("Escape");
    await expect(facts).toBeHidden();
  }
  if (new URL(page.url()).searchParams.has("tab")) return links;
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    links.push({ href: page.url(), rel: "", target: "" });
  }
  return links;
}

function readLinks(page: Page) {
  return page.locator("a[href]").evaluateAll((anchors) =>
    // The landing page holds the way in of whoever is signed in, too, and hides it from others.
    anchors
      .filter((anchor) => anchor.checkVisibility())
      // From attributes: the links of charts are SVG, whose "href" is not a string.
      .map((anchor) => ({
        href: new URL(anchor.getAttribute("href") ?? "", anchor.baseURI).href,
        rel: anchor.getAttribute("rel") ?? "",
        target: anchor.getAttribute("target") ?? "",
      })),
  );
}

function kindOf(path: string): string {
  if (/^\/dashboard\/appointments\/\d{4}-\d{2}-\d{2}$/.test(path)) {
    return "/dashboard/appointments/:date";
  }
  const [, view] = /^\/dashboard\/appointments\/(week|month)\/[\d-]+$/.exec(path) ?? [];
  if (view) return `/dashboard/appointments/${view}/:date`;
  const [plain = "", search] = path.split("?");
  return search === undefined ? path : `${plain}?`;
}
