import { expect, type Locator, type Page } from "@playwright/test";

/** The field is marked as wrong and says why, to the eye and to a screen reader. */
export async function expectFieldError(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(text);
}

export async function expectNoFieldError(field: Locator): Promise<void> {
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
}

/** Of the form of an appointment. */
export function appointmentFields(page: Page) {
  return {
    title: page.getByLabel("Title"),
    who: page.getByRole("combobox", { name: "Who" }),
    bookedWith: page.getByRole("group", { name: "Booked with" }),
    change: page.getByRole("button", { name: "Change customer or company" }),
    company: page.getByRole("combobox", { name: "Company" }),
    customer: page.getByRole("combobox", { name: "Customer" }),
    date: page.getByLabel("Date and time"),
    duration: page.getByRole("combobox", { name: "Duration" }),
    notes: page.getByLabel("Notes"),
    save: page.getByRole("button", { name: "Save Appointment" }),
  };
}
