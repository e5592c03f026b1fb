import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

type Options = Parameters<AxeBuilder["options"]>[0];

// What passes is not written out, which takes longer than finding it.
const options: Options = { resultTypes: ["violations"] };
export const withTargets: Options = { ...options, rules: { "target-size": { enabled: true } } };

/** The rules whose answer another theme can change. */
const colors = ["color-contrast", "link-in-text-block"];

/**
 * Looks at the page on screen on both frames, of which the small one is for thumbs, in both themes, of
 * which the dark one differs by its colors.
 */
export async function expectNoViolations(page: Page, what: string) {
  const device = await page.context().newCDPSession(page);
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await device.send("Emulation.setTouchEmulationEnabled", { enabled: size === phone });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      const violations = await findViolations(page, (axe) => {
        const all = axe.options(withTargets);
        return colorScheme === "dark" ? all.withRules(colors) : all;
      });
      expect(
        violations
          .map(({ id, help, nodes }) => ({
            id,
            help,
            nodes: nodes
              .filter(
                ({ html }) =>
                  !(
                    id === "target-size" &&
                    (isRestOfHour(html) || isLineOfMonth(html) || isFreeLine(html))
                  ),
              )
              .map((node) => `${node.html.slice(0, 160)} — ${node.failureSummary}`),
          }))
          .filter(({ nodes }) => nodes.length > 0),
        `${what}, ${colorScheme}, ${size.width} px`,
      ).toEqual([]);
    }
  }
  await page.setViewportSize(desk);
  await device.detach();
}

/** "Legacy" is the way without a second page that puts frames together: there are none. */
export async function findViolations(page: Page, narrow = (axe: AxeBuilder) => axe) {
  // Half a megabyte, which a document need read once only.
  const isRead = await page.evaluate(() => "axe" in globalThis);
  const axe = new AxeBuilder({ page, ...(isRead && { axeSource: "0" }) }).setLegacyMode();
  const { violations } = await narrow(axe.options(options)).analyze();
  return violations;
}

/** A day of the month has four lines; its own view has the same, larger (WCAG 2.5.8, equivalent). */
function isLineOfMonth(html: string): boolean {
  return html.includes("month-item") || html.includes("data-item=");
}

/** What is free of an hour may be low; "New Appointment" books the same time (WCAG 2.5.8, equivalent). */
function isRestOfHour(html: string): boolean {
  return html.includes("data-start=");
}

/** Find a Time leads to the same times (WCAG 2.5.8, equivalent). */
function isFreeLine(html: string): boolean {
  return html.includes("free-line");
}

/** While it is open the rest of the page is out of reach. */
export async function expectMenuIsFine(page: Page) {
  await expect(page.getByRole("menu")).toBeVisible();
  const violations = await findViolations(page, (axe) => axe.include('[role="menu"]'));
  expect(violations.map(({ id }) => id)).toEqual([]);
}
