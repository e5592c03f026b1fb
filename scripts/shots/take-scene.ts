import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Records } from "./records.ts";
import type { Scene } from "./scene.ts";

export interface Place {
  context: BrowserContext;
  records: Records;
  /** Where the files go, with the start of their name's end: "-desktop". */
  fileOf: (name: string, theme: string) => string;
}

/** A page on A4 within its margins, in CSS pixels. */
const paper = { width: 710, height: 1039 };
const widePaper = { width: 1039, height: 710 };
const longest = 6000;
/** For anything to appear, in milliseconds. */
const patience = 8000;
const themes = ["light", "dark"] as const;

/** Takes one scene in both themes. Answers what is wrong with it. */
export async function takeScene(scene: Scene, { context, records, fileOf }: Place) {
  const problems: string[] = [];
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  page.on("pageerror", ({ message }) => problems.push(`throws "${message}"`));
  page.on("console", (message) => {
    if (message.type() === "error" && !isProvoked(message.text(), scene)) {
      problems.push(`console: ${message.text()}`);
    }
  });
  try {
    await prepare(page, scene, records);
    for (const theme of scene.print ? ["dark" as const] : themes) {
      await showTheme(page, theme);
      // Ending animations would end the toasts, which keep their time by one.
      await page.screenshot({ path: fileOf(scene.name, theme) });
    }
    problems.push(...(await findOverflow(page)));
    // What a scene has folded, chosen or begun to type is not there in the next one.
    await page.evaluate(`{
      const token = localStorage.getItem("token");
      localStorage.clear();
      if (token) localStorage.setItem("token", token);
    }`);
  } catch (error) {
    problems.push(`no picture: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  } finally {
    await page.close();
  }
  return problems;
}

async function prepare(page: Page, scene: Scene, records: Records) {
  if (scene.print) {
    await page.setViewportSize(scene.print === "wide" ? widePaper : paper);
    await page.emulateMedia({ media: "print" });
  }
  for (const [end, answer] of Object.entries(scene.calls ?? {})) {
    await page.route(
      ({ pathname }) => pathname.startsWith("/api/") && isCall(pathname, end),
      (route) =>
        answer === "never"
          ? undefined
          : route.fulfill(
              answer === 500
                ? { status: answer, json: { msg: "Something went wrong on the server" } }
                : { json: answer },
            ),
    );
  }
  await page.goto(typeof scene.path === "string" ? scene.path : scene.path(records));
  const waits = Object.values(scene.calls ?? {}).includes("never");
  if (waits) {
    // Skeletons come after 150 ms.
    await page.locator("h1, [role=progressbar]").first().waitFor({ state: "attached" });
    await page.waitForTimeout(500);
  } else {
    await settle(page);
  }
  await scene.act?.(page);
  await page.evaluate("document.fonts.ready.then(() => true)");
  if (!waits) await settle(page);
  if (scene.full || scene.print) await growToPage(page);
}

/** `/date/` means everything below it, `/companies` this address alone. */
function isCall(pathname: string, end: string): boolean {
  return end.endsWith("/") ? pathname.includes(end) : pathname.endsWith(end);
}

async function settle(page: Page) {
  await page.locator("h1").first().waitFor();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0, { timeout: patience });
}

/** The window becomes as high as the page, so that what sticks to its edges stays at the edges. */
async function growToPage(page: Page) {
  const width = page.viewportSize()?.width ?? 0;
  const height: number = await page.evaluate("document.documentElement.scrollHeight");
  await page.setViewportSize({ width, height: Math.min(height, longest) });
}

async function showTheme(page: Page, theme: "light" | "dark") {
  // What strangers see follows their system.
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(`localStorage.setItem("theme", "${theme}");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }))`);
}

async function findOverflow(page: Page): Promise<string[]> {
  const over: number = await page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  return over > 0 ? [`${over} px wider than the window`] : [];
}

/** The browser reports every refusal that a scene provokes. */
function isProvoked(text: string, { calls = {}, as, name }: Scene): boolean {
  if (!text.startsWith("Failed to load resource")) return false;
  return (
    Object.values(calls).includes(500) ||
    as === "nobody" ||
    /missing|errors|refused|conflict/.test(name)
  );
}
