import { directionOf } from "../shared/words/languages.ts";
import { desk, findViolations } from "./accessible.ts";
import { everyScreen, fillInGreek, openScreen } from "./all-screens.ts";
import { expect } from "./fixtures.ts";
import { ownLanguages, test } from "./own-language.ts";

// Colors and sizes are those of every language, and looked at in English.
const alike = ["color-contrast", "link-in-text-block", "target-size"];

for (const language of ownLanguages) {
  test.describe(language, () => {
    test.use({ language });

    test("every screen can be read by screen readers", async ({
      signedIn: page,
      account,
      make,
    }) => {
      test.setTimeout(180_000);
      const screens = everyScreen(await fillInGreek(account, make));
      await page.setViewportSize(desk);
      await page.goto("/dashboard");
      const html = page.locator("html");
      await expect(html).toHaveAttribute("lang", language);
      await expect(html).toHaveAttribute("dir", directionOf(language));
      const found: string[] = [];
      for (const path of screens) {
        await openScreen(page, path);
        const violations = await findViolations(page, (axe) => axe.disableRules(alike));
        found.push(
          ...violations.map(({ id, nodes }) => `${path}: ${id}, ${nodes[0]?.html.slice(0, 160)}`),
        );
      }
      expect(found).toEqual([]);
    });
  });
}
