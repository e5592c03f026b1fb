import type { Page } from "@playwright/test";
import type { Records } from "./records.ts";
import type { Scene } from "./scene.ts";

const week = ({ busyDay }: Records) => `/dashboard/appointments/week/${busyDay}`;
const month = ({ busyDay }: Records) => `/dashboard/appointments/month/${busyDay.slice(0, 7)}`;

/** The week, the month, and what opens from them. */
export const calendarScenes: Scene[] = [
  { name: "week", path: week },
  { name: "week-today", path: ({ today }) => `/dashboard/appointments/week/${today}` },
  { name: "week-free", path: ({ freeDay }) => `/dashboard/appointments/week/${freeDay}` },
  { name: "week-loading", path: week, calls: { "/span": "never" } },
  {
    name: "week-failed",
    path: week,
    calls: { "/span": 500 },
    act: waitFor("The week could not be loaded."),
  },
  { name: "week-details", path: week, only: "desktop", act: showDetails },
  { name: "week-draft", path: week, only: "desktop", act: draw },
  { name: "week-dragged", path: week, only: "desktop", act: drag },
  { name: "month", path: month },
  { name: "month-loading", path: month, calls: { "/span": "never" } },
  {
    name: "month-failed",
    path: month,
    calls: { "/span": 500 },
    act: waitFor("The month could not be loaded."),
  },
  { name: "print-week", path: week, print: "wide" },
  { name: "print-month", path: month, print: "wide" },
  {
    name: "wrap-up",
    path: "/dashboard",
    act: (page) => page.getByRole("button", { name: "Held" }).first().focus(),
  },
];

/** The program asks again before it gives up. */
function waitFor(words: string) {
  return (page: Page) => page.getByText(words).first().waitFor({ timeout: 20_000 });
}

const firstBlock = (page: Page) => page.locator("[data-block]").first();

async function showDetails(page: Page) {
  await firstBlock(page).click();
  await page.getByRole("dialog").waitFor();
}

/** The hours below the last appointment of a day. */
async function draw(page: Page) {
  await firstBlock(page).waitFor();
  await page.keyboard.press("c");
  await page.getByRole("dialog").waitFor();
}

/** Half an hour later, still in the hand. */
async function drag(page: Page) {
  const box = await firstBlock(page).boundingBox();
  if (!box) throw new Error("There is no appointment to drag.");
  await page.mouse.move(box.x + box.width / 2, box.y + 6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 4, box.y + 12);
  await page.mouse.move(box.x + box.width / 2, box.y + 30);
}
