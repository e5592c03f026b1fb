import type { Page, Route } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { batchEndpoints } from "../shared/api/batch.ts";
import { eventEndpoints } from "../shared/api/events.ts";
import { reminderEndpoints } from "../shared/reminders.ts";
import { today } from "./days.ts";
import { expect, signIn, test, withoutStream } from "./fixtures.ts";
import { hold } from "./hold.ts";

/** What the page asks the server's API for, with the part after "?"; of several in one call, each. */
function noteQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on("request", (request) => {
    const { pathname, search, searchParams } = new URL(request.url());
    const isStream = pathname === eventEndpoints.stream.url;
    if (!pathname.startsWith("/api/") || isStream) return;
    const isBatch = pathname === batchEndpoints.get.url;
    const asked = isBatch ? (searchParams.get("get")?.split(",") ?? []) : [pathname + search];
    questions.push(...asked.map((each) => `${request.method()} ${each}`));
  });
  return questions;
}

/** Reminders are of no screen: they are asked for once the browser is idle, so nothing waits for them. */
const isOfReminders = (question: string) =>
  question.startsWith(`GET ${reminderEndpoints.list.url}?`);

/** Keeps everything of the program back but the small file that asks for data, until it is released. */
const holdProgram = (page: Page) => hold(page, "**/assets/{program,index,dashboard}-*.js");

test.beforeEach(async ({ account, page }) => {
  // The server knows where the user is, or the first screen tells it.
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await account.call(authEndpoints.updateMe, { body: { timeZone } });
});

/** Has the page itself count what it asks for: what is noted out here may come later. */
async function countQuestions(page: Page) {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (...question) => {
      performance.mark("asked");
      return fetch(...question);
    };
  });
  return () => page.evaluate(() => performance.getEntriesByName("asked").length);
}

/** What each screen asks for first, besides who is there. */
const screens = {
  "/dashboard": [
    "/api/dashboard",
    "/api/appointments/date/",
    "/api/tasks?done=false&dueTo=",
    "/api/customers?neglectedOn=",
  ],
  "/dashboard/companies": ["/api/companies"],
  "/dashboard/companies/COMPANY": [
    "/api/companies/COMPANY",
    "/api/companies/COMPANY/customers",
    "/api/companies/COMPANY/story",
  ],
  "/dashboard/customers": ["/api/customers"],
  "/dashboard/customers/CUSTOMER": [
    "/api/customers/CUSTOMER",
    "/api/customers/CUSTOMER/story",
    "/api/appointments?",
  ],
  "/dashboard/appointments/TODAY": [
    "/api/appointments/date/",
    "/api/customers?lastContact=",
    "/api/tasks?dueFrom=",
  ],
  "/dashboard/appointments/week/TODAY": ["/api/appointments/span?"],
  "/dashboard/appointments/month/MONTH": ["/api/appointments/span?"],
  "/dashboard/reports": ["pipeline", "value", "growth", "appointments", "shares", "contact"].map(
    (section) => `/api/reports/${section}?period=year&on=`,
  ),
  "/dashboard/tasks": ["/api/tasks?done=false&limit=", "/api/tasks?done=true"],
};

/** Without a sidebar less is asked for, on every screen alike. */
const onThePhone = ["/dashboard", "/dashboard/companies"];

for (const width of [1280, 390]) {
  for (const [screen, wanted] of Object.entries(screens)) {
    if (width === 390 && !onThePhone.includes(screen)) continue;
    test(`the data of ${screen} at ${width} is on its way before the program, and asked for once`, async ({
      page,
      account,
      make,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const company = await make.company();
      const customer = await make.customer(company);
      const fill = (text: string) =>
        text
          .replace("COMPANY", company._id)
          .replace("CUSTOMER", customer._id)
          .replace("TODAY", today())
          .replace("MONTH", today().slice(0, 7));
      await signIn(page, account.token);
      const questions = noteQuestions(page);
      await withoutStream(page);
      const countAsked = await countQuestions(page);
      const { release } = await holdProgram(page);
      await page.goto(fill(screen), { waitUntil: "commit" });
      for (const question of ["/api/auth/me", ...wanted]) {
        const isAsked = () => questions.some((asked) => asked.startsWith(`GET ${fill(question)}`));
        await expect.poll(isAsked, { message: question }).toBe(true);
      }
      expect(await countAsked(), "all of it in one call").toBe(1);
      const early = questions.length;
      await release();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      const [before, after] = [questions.slice(0, early), questions.slice(early)];
      expect(before.filter(isOfReminders), "reminders are not in the way").toEqual([]);
      const more = after.filter((question) => !isOfReminders(question));
      expect(more, "nothing more is asked for").toEqual([]);
      expect(new Set(questions).size, "nothing twice").toBe(questions.length);
    });
  }
}

const failures = {
  "is refused": (route: Route) => route.fulfill({ status: 503, json: {} }),
  "is not known": (route: Route) => route.fulfill({ status: 404, json: {} }),
  "breaks off": (route: Route) => route.abort(),
  "answers half": async (route: Route) => {
    const answer = await route.fetch();
    const lines = (await answer.text()).split("\n");
    await route.fulfill({ response: answer, body: `${lines.slice(0, 2).join("\n")}\n` });
  },
};

for (const [what, answer] of Object.entries(failures)) {
  test(`where the call for all data ${what}, each part is asked for by itself`, async ({
    signedIn: page,
    make,
    expectNoise,
  }) => {
    expectNoise(/Failed to load resource/);
    await make.customer(await make.company({ name: "Anker Bakery" }), { name: "Bo Lind" });
    await page.route(`**${batchEndpoints.get.url}?*`, answer);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Welcome, Marta" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Bo Lind" }).first()).toBeVisible();
    await page.goto("/dashboard/companies");
    await expect(page.getByRole("link", { name: "Anker Bakery" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("the frame and the title are painted before the program, and stay where they are", async ({
  signedIn: page,
  make,
}) => {
  await make.company();
  const titles = { "/dashboard": "Welcome, Marta", "/dashboard/companies": "Companies" };
  for (const [path, name] of Object.entries(titles)) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { release } = await holdProgram(page);
      await page.goto(path, { waitUntil: "commit" });
      const shell = page.locator("#shell");
      const title = shell.locator("p").getByText(name);
      await expect(title).toBeVisible();
      const before = await title.boundingBox();
      await release();
      const heading = page.getByRole("heading", { level: 1, name });
      await expect(heading).toBeVisible();
      await expect(shell).toHaveCount(0);
      const after = await heading.boundingBox();
      expect([after?.x, after?.y], `${path} at ${width}`).toEqual([before?.x, before?.y]);
    }
  }
});

test("the painted frame is for who has a session, and goes with one that has ended", async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 401/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator("#shell")).toHaveCount(0);
  await signIn(page, "no-such-token");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator("#shell")).toHaveCount(0);
});

for (const way of ["pointed at", "touched"] as const) {
  test(`a link that is ${way} has its screen's data fetched before it is followed`, async ({
    browser,
    account,
    baseURL,
  }) => {
    const hasTouch = way === "touched";
    const context = await browser.newContext({ ...(baseURL && { baseURL }), hasTouch });
    const page = await context.newPage();
    await withoutStream(page);
    await signIn(page, account.token);
    await page.goto("/dashboard/settings");
    const links = page.getByRole("navigation", { name: "Main" });
    const link = links.getByRole("link", { name: /^Companies/ });
    await expect(link).toBeVisible();
    await page.waitForLoadState("networkidle");
    const asked = page.waitForRequest("**/api/companies");
    if (hasTouch) await link.dispatchEvent("touchstart");
    else await link.hover();
    await asked;
    await expect(page, "it has not been followed").toHaveURL("/dashboard/settings");
    await context.close();
  });
}

test("Back shows what was there at once, without a skeleton or a wait", async ({
  signedIn: page,
  make,
}) => {
  await make.company({ name: "Anker Bakery" });
  await page.goto("/dashboard/companies");
  await page.getByRole("link", { name: "Anker Bakery" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anker Bakery" })).toBeVisible();
  await expect(page.getByText("The first customer goes here")).toBeVisible();
  await expect(page.locator("main .skeleton")).toHaveCount(0);
  // From now on the server says nothing: what is shown can only be what is kept.
  await page.route("**/api/**", () => new Promise(() => {}));
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("main .skeleton, [role=progressbar]")) {
        document.body.dataset.waited = "";
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Anker Bakery" })).toBeVisible();
  await expect(page.locator("body[data-waited]")).toHaveCount(0);
});
