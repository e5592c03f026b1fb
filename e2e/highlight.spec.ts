import type { Locator } from "@playwright/test";
import { askToDelete } from "./deletion.ts";
import { expect, test } from "./fixtures.ts";

/** How far the ground of an element is from the one it lies on, in steps of 255. */
function distanceFrom(ground: Locator, element: Locator) {
  return expect.poll(async () => {
    const below = await ground.evaluate((node) => getComputedStyle(node).backgroundColor);
    return element.evaluate((node, below) => {
      const brush = new OffscreenCanvas(1, 1).getContext("2d");
      const paint = (...colors: string[]) => {
        for (const color of colors) {
          if (brush) brush.fillStyle = color;
          brush?.fillRect(0, 0, 1, 1);
        }
        return brush?.getImageData(0, 0, 1, 1).data[1] ?? 0;
      };
      return Math.abs(paint(below) - paint(below, getComputedStyle(node).backgroundColor));
    }, below);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme one sees`, () => {
    test.use({ colorScheme });

    test("which line of a menu and of a list is the current one", async ({
      signedIn: page,
      make,
    }) => {
      const customer = await make.customer(await make.company());
      await page.goto(`/dashboard/customers/${customer._id}`);
      await page.getByRole("button", { name: "Status: Active. Change" }).click();
      const menu = page.getByRole("menu");
      await expect(menu).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await distanceFrom(menu, menu.locator("[role][data-highlighted]")).toBeGreaterThan(10);
      await page.keyboard.press("Escape");

      await page.goto("/dashboard/appointments/new");
      await page.getByRole("combobox", { name: "Company" }).click();
      const option = page.getByRole("option", { name: /Brightwater/ });
      await expect(option).toBeVisible();
      await page.keyboard.press("ArrowDown");
      const popup = page.locator(".bg-raised").filter({ has: option });
      await distanceFrom(popup, option).toBeGreaterThan(10);
    });

    test("which button on something raised is pointed at", async ({ signedIn: page, make }) => {
      const company = await make.company();
      await page.goto(`/dashboard/companies/${company._id}`);
      await askToDelete(page);
      const dialog = page.getByRole("alertdialog");
      const keep = dialog.getByRole("button").first();
      await keep.hover();
      await distanceFrom(dialog, keep).toBeGreaterThan(10);
    });
  });
}
