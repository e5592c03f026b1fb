import type { Page } from "@playwright/test";
import { press, type Scene } from "./scene.ts";

const day =
  (path: string): Scene["path"] =>
  ({ today }) =>
    path.replace("TODAY", today);

/** On a phone they are in the account's menu. */
const openDesks = (page: Page) => press(page, /^Account menu$|^Desk: Reyes & Partners$/);

const deskScenes: Omit<Scene, "as">[] = [
  { name: "team-overview", path: "/dashboard", full: true },
  { name: "team-overview-everyone", path: "/dashboard?who=all", full: true },
  { name: "team-day", path: day("/dashboard/appointments/TODAY?who=all") },
  { name: "team-week", path: day("/dashboard/appointments/week/TODAY?who=all") },
  {
    name: "team-month",
    path: ({ today }) => `/dashboard/appointments/month/${today.slice(0, 7)}?who=all`,
  },
  { name: "team-customers", path: "/dashboard/customers?group=responsible" },
  { name: "team-board", path: "/dashboard/customers?layout=board" },
  {
    name: "team-customer",
    path: ({ team }) => `/dashboard/customers/${team.customer}`,
    full: true,
  },
  { name: "team-tasks", path: "/dashboard/tasks?who=all" },
  { name: "team-for-you", path: "/dashboard/for-you" },
  { name: "team-history", path: "/dashboard/history" },
  { name: "team-reports", path: "/dashboard/reports?period=90d&who=all", full: true },
  { name: "team-people", path: "/dashboard/settings?tab=people", full: true },
  {
    name: "team-invite",
    path: "/dashboard/settings?tab=people",
    act: (page) => press(page, /^Invite/),
  },
  {
    name: "team-link",
    path: "/dashboard/settings?tab=people",
    act: async (page) => {
      await press(page, /^Invite/);
      await page.getByRole("dialog").getByLabel("Name").fill("Cleo Park");
      await press(page, "Create Link");
      await page.getByRole("dialog", { name: "A Link for Cleo Park" }).waitFor();
    },
  },
  ...["Hand Over…", "Away…", "Remove…"].map(
    (item): Omit<Scene, "as"> => ({
      name: `team-${item.slice(0, -1).toLowerCase().replace(" ", "-")}`,
      path: "/dashboard/settings?tab=people",
      act: async (page) => {
        await press(page, "More actions for Anna Ruiz");
        await press(page, item);
      },
    }),
  ),
  {
    name: "team-roles",
    path: "/dashboard/settings?tab=people",
    act: (page) => page.getByRole("combobox", { name: "Role of Anna Ruiz" }).click(),
  },
  {
    name: "team-desks",
    path: "/dashboard",
    act: openDesks,
  },
  {
    name: "team-new-desk",
    path: "/dashboard",
    act: async (page) => {
      await openDesks(page);
      await press(page, "New Desk");
    },
  },
  {
    name: "team-mention",
    path: ({ team }) => `/dashboard/customers/${team.customer}`,
    act: async (page) => {
      await page.getByPlaceholder("Write a note, @ tells somebody").click();
      await page.keyboard.type("Please ask @");
    },
  },
  {
    name: "team-assign",
    path: "/dashboard/tasks?who=all",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Assigned to/ })
        .first()
        .waitFor();
      await page.keyboard.press("j");
      await page.keyboard.press("a");
      await page.getByRole("menuitemradio").first().waitFor();
    },
  },
  {
    name: "team-find-time",
    path: ({ team, today }) =>
      `/dashboard/appointments/new?customer=${team.customer}&date=${today}&time=17:00`,
    act: async (page) => {
      await press(page, "Find a Time");
      await page.getByRole("button", { name: /^Take / }).waitFor();
    },
  },
  {
    name: "team-booking",
    path: "/dashboard/settings?tab=booking",
    full: true,
    act: (page) => page.getByRole("button", { name: "Switch Off…" }).waitFor(),
  },
  {
    name: "team-appointment",
    path: ({ team, today }) =>
      `/dashboard/appointments/new?customer=${team.customer}&date=${today}&time=17:00`,
    full: true,
  },
];

/** Several people on a desk, and what they and others see of booking. */
export const teamScenes: Scene[] = [
  ...deskScenes.map((scene) => ({ ...scene, as: "team" as const })),
  { name: "join", path: ({ team }) => `/login?invite=${team.invite}`, as: "nobody" },
  { name: "book", path: "/book/marta", as: "nobody" },
  { name: "book-time", path: ({ team }) => team.meeting, as: "nobody", full: true },
  {
    name: "book-details",
    path: ({ team }) => team.meeting,
    as: "nobody",
    full: true,
    act: (page) => page.getByRole("region", { name: "Time" }).getByRole("link").first().click(),
  },
  { name: "book-done", path: ({ team }) => team.booked, as: "nobody" },
  { name: "book-move", path: ({ team }) => `${team.booked}/move`, as: "nobody", full: true },
  { name: "book-cancel", path: ({ team }) => `${team.booked}/cancel`, as: "nobody" },
];
