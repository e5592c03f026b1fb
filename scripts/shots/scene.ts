import type { Page } from "@playwright/test";
import type { Records } from "./records.ts";

/** Something to look at: an address, what the server does meanwhile, and what is done there. */
export interface Scene {
  /** Its file is shots/NAME-SIZE-THEME.png. */
  name: string;
  path: string | ((records: Records) => string);
  /** Whose token the browser holds; the account with the demo data unless said. */
  as?: "nobody" | "empty" | "team";
  /** Calls of the API, by how their path ends, that never answer, fail, or answer this. */
  calls?: Record<string, "never" | 500 | object>;
  /** What is done before the picture, and waited for. */
  act?: (page: Page) => Promise<unknown>;
  /** The whole page instead of what a window shows. */
  full?: boolean;
  only?: "desktop" | "phone";
  /** As it comes out of a printer; `wide` on paper that lies. */
  print?: boolean | "wide";
}

/** A button or link that does `name`, the first one if there are several. */
export async function press(page: Page, name: string | RegExp) {
  const control = page
    .getByRole("button", { name })
    .or(page.getByRole("link", { name }))
    .or(page.getByRole("menuitem", { name }));
  await control.filter({ visible: true }).first().click();
}
