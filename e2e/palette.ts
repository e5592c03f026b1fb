import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The Sunday on which stories about lines take place, as in the design. */
export const sunday = "2026-11-22";

export const palette = (page: Page) => page.getByRole("dialog", { name: "Search or jump to" });
export const field = (page: Page) => palette(page).getByRole("combobox");
export const lit = (page: Page) => palette(page).locator("[role=option][data-highlighted]");
export const group = (page: Page, name: string) =>
  palette(page).getByRole("group", { name, exact: true });
export const option = (page: Page, name: string | RegExp) =>
  palette(page).getByRole("option", { name });

export async function openPalette(page: Page) {
  // Before the screen is there, the keys are the browser's.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

/** Waits for the answers to what was typed: what is lit then stays lit. */
export async function expectSettled(page: Page) {
  await expect(palette(page).getByRole("listbox")).toHaveAttribute("aria-busy", "false");
}

/** Opens the palette anew with `line` in its field. */
export async function write(page: Page, line: string) {
  if (await palette(page).isVisible()) await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await openPalette(page);
  await field(page).fill(line);
  await expectSettled(page);
}
