import { join } from "node:path";
import type { Browser, BrowserContext } from "@playwright/test";
import { afternoon } from "./afternoon.ts";
import { appointmentScenes } from "./appointment-scenes.ts";
import { calendarScenes } from "./calendar-scenes.ts";
import { companyScenes } from "./company-scenes.ts";
import { customerScenes } from "./customer-scenes.ts";
import { duplicatesScenes } from "./duplicates-scenes.ts";
import { frameScenes } from "./frame-scenes.ts";
import { historyScenes } from "./history-scenes.ts";
import { importScenes } from "./import-scenes.ts";
import { publicScenes } from "./public-scenes.ts";
import type { Records } from "./records.ts";
import { reportScenes } from "./report-scenes.ts";
import type { Scene } from "./scene.ts";
import { takeScene } from "./take-scene.ts";
import { taskScenes } from "./task-scenes.ts";
import { teamScenes } from "./team-scenes.ts";

const scenes: Scene[] = [
  ...publicScenes,
  ...frameScenes,
  ...companyScenes,
  ...customerScenes,
  ...appointmentScenes,
  ...calendarScenes,
  ...historyScenes,
  ...importScenes,
  ...taskScenes,
  ...duplicatesScenes,
  ...reportScenes,
  ...teamScenes,
];

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;
type Size = keyof typeof sizes;

interface TakeAllOptions {
  browser: Browser;
  baseUrl: string;
  tokens: { demo: string; empty: string };
  records: Records;
  folder: string;
  /** Only scenes whose name contains this. */
  only: string | undefined;
}

/** Takes the scenes at both sizes, the sizes side by side. Answers the problems by scene. */
export async function takeAll(options: TakeAllOptions): Promise<string[]> {
  const found = await Promise.all(
    Object.keys(sizes).map((size) => takeSize(size === "phone" ? "phone" : "desktop", options)),
  );
  return found.flat();
}

async function takeSize(
  size: Size,
  { browser, baseUrl, tokens, records, folder, only }: TakeAllOptions,
): Promise<string[]> {
  const open = (token?: string) => openContext(browser, size, baseUrl, token);
  const contexts = {
    nobody: await open(),
    demo: await open(tokens.demo),
    empty: await open(tokens.empty),
    team: await open(records.team.token),
  };
  const problems: string[] = [];
  for (const scene of scenes) {
    // Paper has no size of its own.
    const wanted = scene.print ? size === "desktop" : (scene.only ?? size) === size;
    if (!wanted || (only && !scene.name.includes(only))) continue;
    const ending = (theme: string) => (scene.print ? "" : `-${size}-${theme}`);
    const found = await takeScene(scene, {
      context: contexts[scene.as ?? "demo"],
      records,
      fileOf: (name, theme) => join(folder, `${name}${ending(theme)}.png`),
    });
    problems.push(...found.map((problem) => `${scene.name} (${size}): ${problem}`));
  }
  for (const context of Object.values(contexts)) await context.close();
  return problems;
}

async function openContext(
  browser: Browser,
  size: Size,
  baseURL: string,
  token: string | undefined,
): Promise<BrowserContext> {
  const localStorage = token ? [{ name: "token", value: token }] : [];
  const context = await browser.newContext({
    ...sizes[size],
    baseURL,
    locale: "en-US",
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  await context.clock.setFixedTime(afternoon());
  return context;
}
