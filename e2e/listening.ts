import type { Page } from "@playwright/test";
import { eventEndpoints } from "../shared/api/events.ts";
import { fileOf } from "./program-files.ts";

export const isStream = (address: string) =>
  new URL(address).pathname === eventEndpoints.stream.url;

/** Opens an address and waits until the page is told of changes. */
export async function openListening(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse((answer) => isStream(answer.url()));
  await page.goto(address);
  await listening;
}

/** The same on a desk of several: until the page also knows whose a change is. */
export async function openTogether(page: Page, address: string): Promise<void> {
  const knowing = page.waitForResponse(fileOf("app/live/together.ts"));
  await openListening(page, address);
  await (await knowing).finished();
}
