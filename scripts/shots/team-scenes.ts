import { press, type Scene } from "./scene.ts";

const day =
  (path: string): Scene["path"] =>
  ({ today }) =>
    path.replace("TODAY", today);

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
