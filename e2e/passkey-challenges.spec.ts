import { passkeyEndpoints } from "../shared/account/passkeys.ts";
import { expect, test } from "./fixtures.ts";
import { plugIn, toLocalhost } from "./passkeys.ts";

test("a login page renews what it asks of a passkey only while somebody sees it", async ({
  page,
  baseURL,
}) => {
  const device = await plugIn(page);
  await device.answer(false);
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(passkeyEndpoints.loginOptions.url)) asked.push(request.url());
  });
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  /** After everything that the page has asked for up to now. */
  const count = async () => {
    await page.evaluate(() => fetch("/favicon.svg"));
    return asked.length;
  };

  await page.goto(`${toLocalhost(baseURL)}/login`);
  await page.getByLabel("Email").click();
  await expect.poll(() => asked.length).toBe(1);
  await show("hidden");
  await show("visible");
  expect(await count(), "the first is still good").toBe(1);
  await show("hidden");
  await page.clock.fastForward("13:00");
  expect(await count(), "nobody sees the page").toBe(1);
  await show("visible");
  expect(await count(), "somebody is back").toBe(2);
  await page.clock.fastForward("04:00");
  expect(await count(), "somebody stays").toBe(3);
});
