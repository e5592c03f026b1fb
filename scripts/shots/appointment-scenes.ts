import type { Page } from "@playwright/test";
import { press, type Scene } from "./scene.ts";

const day = "/dashboard/appointments";

export const appointmentScenes: Scene[] = [
  { name: "day-today", path: ({ today }) => `${day}/${today}`, full: true },
  { name: "day-busy", path: ({ busyDay }) => `${day}/${busyDay}`, full: true },
  { name: "day-past", path: ({ pastDay }) => `${day}/${pastDay}`, full: true },
  { name: "day-free", path: ({ freeDay }) => `${day}/${freeDay}` },
  {
    name: "day-loading",
    path: ({ today }) => `${day}/${today}`,
    calls: { "/date/": "never", "/customers": "never" },
  },
  {
    name: "day-failed",
    path: ({ today }) => `${day}/${today}`,
    calls: { "/date/": 500, "/customers": 500 },
  },
  {
    name: "appointment-facts",
    path: ({ busyDay }) => `${day}/${busyDay}`,
    act: showDetails,
  },
  {
    name: "appointment-delete",
    path: ({ busyDay }) => `${day}/${busyDay}`,
    act: async (page) => {
      await showDetails(page);
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  { name: "appointment-new", path: `${day}/new`, full: true },
  {
    name: "appointment-new-errors",
    path: `${day}/new`,
    full: true,
    act: (page) => press(page, "Save Appointment"),
  },
  {
    name: "appointment-company-list",
    path: `${day}/new`,
    act: (page) => page.getByRole("combobox", { name: "Company" }).click(),
  },
  {
    name: "appointment-picker",
    path: `${day}/new`,
    act: (page) => page.locator("input[name=date]").click(),
  },
  {
    name: "appointment-edit",
    path: ({ appointment }) => `${day}/${appointment}/edit`,
    full: true,
  },
  { name: "print-day", path: ({ busyDay }) => `${day}/${busyDay}`, print: true },
];

async function showDetails(page: Page) {
  await page.getByRole("list", { name: "Appointments" }).getByRole("button").first().click();
  await page
    .getByRole("dialog")
    .getByText(/^Last contact/)
    .waitFor();
}
