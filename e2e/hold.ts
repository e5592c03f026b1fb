import type { Page } from "@playwright/test";

/**
 * Keeps what is asked for at `url` from arriving until it is released; from then on nothing stands
 * between it and the page. `asked` has the addresses so far.
 */
export async function hold(page: Page, url: string | RegExp) {
  const asked: string[] = [];
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.push(route.request().url());
    await released;
    // Nobody waits any more for what was aborted meanwhile.
    await route.continue().catch(() => {});
  });
  const release = async () => {
    resolve();
    await page.unrouteAll({ behavior: "wait" });
  };
  return { asked, release };
}
