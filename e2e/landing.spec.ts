import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures.ts";
import { hold } from "./hold.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page says everything, and its links lead on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Manage Your Clients Effortlessly",
    );
    await expect(page.getByRole("heading", { level: 2 })).toHaveText([
      "All-in-One Client Management",
      "One Line for Everything",
      "Ready to Transform Your Business?",
    ]);
    await expect(page.getByRole("heading", { level: 3 })).toHaveText([
      "Company Management",
      "Customer Tracking",
      "Appointments",
      "Analytics",
      "Secure",
    ]);
    for (const text of [
      /Track all client companies/,
      /Manage customer interactions/,
      /Schedule and track meetings/,
      /Insights and reporting/,
      /Your data is protected/,
      "Join thousands of businesses already using Client Desk",
      "Free, on your own machine, with your data in your hands.",
      `© ${new Date().getUTCFullYear()} Client Desk. All rights reserved.`,
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    for (const [name, address] of [
      ["Login", "/login"],
      ["Get Started", "/register"],
      ["Free to use", "/register"],
      ["Start for Free", "/register"],
    ] as const) {
      await page.goto("/");
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(address);
    }
  });
});

test("the landing page runs none of the program's scripts", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);

  await page.getByRole("link", { name: "Login", exact: true }).hover();
  await expect.poll(() => scripts.length, "fetched once someone is about to need them").not.toBe(0);
  await page.getByRole("link", { name: "Login", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Log In" })).toBeVisible();
});

test("Back to Home shows the same page without leaving the program", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle("Manage Your Clients Effortlessly · Client Desk");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto("/");
  await expect(page).toHaveTitle("Manage Your Clients Effortlessly · Client Desk");
});

for (const path of ["/", "/login"]) {
  for (const device of ["light", "dark"] as const) {
    test(`${path} has its theme before its first paint, on a device that is ${device}`, async ({
      page,
    }) => {
      const html = page.locator("html");
      await page.emulateMedia({ colorScheme: device });
      await page.goto("/robots.txt");
      for (const chosen of [null, "light", "dark"] as const) {
        await page.evaluate((value) => value && localStorage.setItem("theme", value), chosen);
        const theme = chosen ?? device;

        // Nothing is painted before the style sheet is here.
        const { release } = await hold(page, "**/*.css");
        await page.goto(path, { waitUntil: "commit" });
        await expect(html, `choice: ${chosen}`).toHaveAttribute("data-theme", theme);
        await release();
        await page.waitForLoadState();
        await expect(html).toHaveAttribute("data-theme", theme);
        await expect(html).toHaveCSS(
          "background-color",
          theme === "dark" ? "rgb(17, 24, 21)" : "rgb(249, 250, 248)",
        );
      }
    });
  }
}

test("the browser's bar and an open page follow the theme", async ({ page, signedIn }) => {
  const bar = page.locator('meta[name="theme-color"]');
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(bar).toHaveAttribute("content", "#0d3b2e");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(bar).toHaveAttribute("content", "#0a2a20");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await signedIn.goto("/dashboard/settings?tab=appearance");
  await expect(bar).toHaveAttribute("content", "#111815");
  await page.getByRole("radio", { name: "Light" }).click();
  await expect(bar).toHaveAttribute("content", "#f9faf8");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.goBack();
  await expect(page.locator("html"), "also a page out of memory").toHaveAttribute(
    "data-theme",
    "light",
  );
});

test("a shared link has its title, words and picture", async ({ page, baseURL }) => {
  await page.goto("/");
  const readMeta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
  const title = await page.title();
  expect(title).toBe("Manage Your Clients Effortlessly · Client Desk");
  const description = await readMeta("description");
  expect(description).toMatch(/Free to use\.$/);
  expect(await readMeta("og:title")).toBe(title);
  expect(await readMeta("og:description")).toBe(description);
  expect(await readMeta("og:url")).toBe(`${baseURL}/`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/`);

  const picture = await page.request.get((await readMeta("og:image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test("the manifest and every icon are there", async ({ page }) => {
  await page.goto("/login");
  const manifestAddress = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await page.request.get(manifestAddress ?? "");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { name, icons, start_url } = await manifest.json();
  expect(name).toBe("Client Desk");
  expect(icons).toHaveLength(4);

  const linked = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(linked).toHaveLength(3);
  const addresses = [...linked, ...icons.map(({ src }: { src: string }) => src)];
  for (const address of addresses) {
    const icon = await page.request.get(address);
    expect(icon.status(), address).toBe(200);
    expect(icon.headers()["content-type"], address).toMatch(/^image\//);
  }
  expect((await page.request.get("/robots.txt")).headers()["content-type"]).toContain("text/plain");
  expect((await page.request.get(start_url)).status()).toBe(200);
});

test("signed in, the landing page's bar leads to the desk and nothing moves for it", async ({
  signedIn: page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const open = page.getByRole("link", { name: "Open Client Desk", exact: true });
  const bar = page.getByRole("navigation", { name: "Account" });

  // Decided before the first paint: nothing is painted before the style sheet is here.
  const { release } = await hold(page, "**/*.css");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-session", "");
  await release();
  await page.waitForLoadState("networkidle");
  await expect(bar.getByRole("link")).toHaveText(["Open Client Desk"]);
  expect(await readLayoutShift(page)).toBe(0);
  expect(scripts, "without the program").toEqual([]);

  await open.click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Marta" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(bar.getByRole("link")).toHaveText(["Login", "Get Started"]);
});

test("the open landing page follows a sign-in in another tab", async ({
  page,
  account,
  context,
}) => {
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Account" });
  await expect(bar.getByRole("link")).toHaveText(["Login", "Get Started"]);
  await signIn(await context.newPage(), account.token);
  await expect(bar.getByRole("link")).toHaveText(["Open Client Desk"]);
});

function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        // as: the DOM's types do not know the entries of layout shifts.
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
