import type { Locator, Page } from "@playwright/test";

/** Not by its name, which is in the language of whoever reads. */
function toasts(page: Page): Locator {
  return page.locator("section.Toastify, .Toastify__toast-container").first();
}

/** The newest toast that says exactly this of something that went well: an older one may be on its way out. */
export function successToast(page: Page, text: string | RegExp): Locator {
  return toasts(page)
    .getByRole("status")
    .filter({ has: page.getByText(text, { exact: true }) })
    .first();
}

/** The newest toast that says exactly this of something that failed. */
export function errorToast(page: Page, text: string): Locator {
  return toasts(page)
    .getByRole("alert")
    .filter({ has: page.getByText(text, { exact: true }) })
    .first();
}
