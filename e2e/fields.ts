import { expect, type Locator } from "@playwright/test";

/** The field is marked as wrong and says why, to the eye and to a screen reader. */
export async function expectFieldError(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(text);
}

export async function expectNoFieldError(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
}
