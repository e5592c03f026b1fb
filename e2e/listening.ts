import type { Page } from "@playwright/test";
import { eventEndpoints } from "../shared/api/events.ts";

export const isStream = (address: string) =>
  new URL(address).pathname === eventEndpoints.stream.url;

/** Opens an address and waits until the page is told of changes. */
export async function openListening(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse((answer) => isStream(answer.url()));
  await page.goto(address);
  await listening;
}
