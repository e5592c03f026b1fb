import type { Page } from "@playwright/test";
import { authEndpoints } from "../shared/account/auth.ts";
import { today } from "./days.ts";
import { expect, refusal, test, withoutStream } from "./fixtures.ts";

/** Leaves its mark wherever it is taken for markup, a template or a script. */
const hostile =
  `"'><img src=x onerror="window.hit=1"><svg onload=window.hit=1><script>window.hit=1</script>` +
  "<a href=javascript:window.hit=1>{{window.hit=1}}</a>";
const asQuery = encodeURIComponent(hostile);

/** What markup in a text, an address or a link would have left behind. */
async function findMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...("hit" in window ? ["a script ran"] : []),
    ...[...document.querySelectorAll("[onerror], [onload], img[src='x']")].map(
      ({ outerHTML }) => outerHTML,
    ),
    ...[...document.querySelectorAll("a[href]")]
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href)),
  ]);
}

test("markup in what was typed or in an address is shown as text on every screen", async ({
  signedIn: page,
  account,
  make,
  expectNoise,
}) => {
  expectNoise(refusal(404));
  test.setTimeout(120_000);
  const name = hostile.slice(0, 100);
  await account.call(authEndpoints.updateMe, { body: { name } });
  const line = { phone: hostile.slice(0, 50) };
  const company = await make.company({
    ...line,
    name: hostile,
    description: hostile,
    address: hostile,
    industry: hostile.slice(0, 100),
    website: `javascript.test/${hostile}`,
  });
  const customer = await make.customer(company, { ...line, name: hostile, notes: hostile });
  const appointment = await make.appointment(customer, {
    date: `${today()}T10:00`,
    title: hostile,
    notes: hostile,
  });
  const paths = [
    "/dashboard",
    "/dashboard/companies",
    `/dashboard/companies?search=${asQuery}`,
    "/dashboard/companies/new",
    `/dashboard/companies/${company._id}`,
    `/dashboard/companies/${company._id}?search=${asQuery}`,
    `/dashboard/companies/${company._id}/edit`,
    `/dashboard/companies/${company._id}/customers`,
    `/dashboard/companies/${company._id}/customers/new`,
    "/dashboard/customers/new",
    "/dashboard/customers",
    `/dashboard/customers?search=${asQuery}&status=${asQuery}`,
    `/dashboard/customers/${customer._id}`,
    `/dashboard/customers/${customer._id}/edit`,
    `/dashboard/customers/${asQuery}`,
    `/dashboard/appointments/${today()}`,
    `/dashboard/appointments/${asQuery}`,
    `/dashboard/appointments/new?customer=${customer._id}`,
    `/dashboard/appointments/new?date=${asQuery}&customer=${asQuery}`,
    `/dashboard/appointments/${appointment._id}/edit`,
    "/dashboard/settings",
    `/login?redirect=${asQuery}`,
    `/${asQuery}`,
  ];
  await withoutStream(page);
  let shown = 0;
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("main, [role=main]").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await findMarks(page), path).toEqual([]);
    if ((await page.locator("main").textContent())?.includes("onerror=")) shown += 1;
  }
  expect(shown, "screens that show the text as it was typed").toBeGreaterThan(8);

  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("onerror");
  await expect(page.getByRole("option", { name: "onerror" }).first()).toBeVisible();
  expect(await findMarks(page)).toEqual([]);
});

test("markup in a link that a visitor was sent is text as well", async ({ page }) => {
  for (const path of [
    `/login?reset=${asQuery}`,
    `/login?redirect=javascript:${asQuery}`,
    `/${asQuery}`,
  ]) {
    await page.goto(path);
    await expect(page.locator("main").first()).toBeVisible();
    expect(await findMarks(page), path).toEqual([]);
  }
});
