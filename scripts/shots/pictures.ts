import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { toWallClock } from "../../shared/dates/dates.ts";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { callApi } from "../../tools/client.ts";
import { root } from "../stages.ts";
import { afternoon } from "./afternoon.ts";
import { packPng } from "./pack-png.ts";
import { removeUndrawable } from "./undrawable.ts";

/** Makes the two pictures of the real interface that are kept: for the README and for shared links. */
export async function makePictures(browser: Browser, baseURL: string, token: string) {
  const context = await browser.newContext({
    baseURL,
    locale: "en-US",
    colorScheme: "light",
    reducedMotion: "reduce",
    // The card is laid out by styles in its text, which the policy of the pages refuses.
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: "token", value: token }] }],
    },
  });
  await context.clock.setFixedTime(afternoon());
  await removeUndrawable(baseURL, token);
  await dismissReminders(baseURL, token);
  const page = await context.newPage();
  const overview = await shootOverview(page, { width: 1440, height: 900 });
  await writeFile(join(root, "docs", "overview.png"), packPng(overview));

  const picture = await shootOverview(page, { width: 1240, height: 640 });
  await writeFile(join(root, "client/public/og.png"), packPng(await shootCard(page, picture)));
  await context.close();
}

/** They would cover a part of the screen. */
async function dismissReminders(baseUrl: string, token: string) {
  const now = toWallClock(afternoon().toISOString(), null).slice(0, 16);
  const { data } = await callApi(baseUrl, reminderEndpoints.list, { token, query: { now } });
  for (const { _id } of data) {
    const params = { id: _id };
    await callApi(baseUrl, reminderEndpoints.answer, { token, params, body: { until: null } });
  }
}

async function shootOverview(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.goto("/dashboard");
  // The day comes after the page: the first appointment that asks how it went.
  await page.getByRole("button", { name: "Held" }).first().waitFor();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
  await page.evaluate("document.fonts.ready.then(() => true)");
  return page.screenshot();
}

/** The landing page's headline over the interface, both cut to the size that link previews have. */
async function shootCard(page: Page, picture: Buffer) {
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.goto("/");
  await page.evaluate(`(() => {
    const title = document.querySelector("h1").textContent;
    const brand = document.querySelector("header a").innerHTML;
    document.body.innerHTML = \`
      <div class="bg-blotter text-on-blotter font-display"
        style="height:630px;overflow:hidden;padding:44px 56px 0">
        <div>\${brand}</div>
        <h1 class="font-medium" style="font-size:58px;line-height:64px;letter-spacing:-0.022em;margin:22px 0 34px">\${title}</h1>
        <img alt="" width="1088" style="border-radius:10px 10px 0 0"
          src="data:image/png;base64,${picture.toString("base64")}">
      </div>\`;
    return document.querySelector("img").decode();
  })()`);
  return page.screenshot();
}
