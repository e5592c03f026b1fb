import { afternoon } from "./afternoon.ts";
import { press, type Scene } from "./scene.ts";

const devices = [
  ["Chrome on Windows", 0],
  ["Safari on iPhone", 2],
  ["Firefox on Linux", 26],
  ["Edge on Windows", 300],
  ["Samsung Internet on Android", 800],
  ["Chrome on ChromeOS", 900],
].map(([device, hoursAgo], index) => {
  const lastUsed = new Date(afternoon().getTime() - Number(hoursAgo) * 3_600_000);
  const created = new Date(lastUsed.getTime() - 30 * 86_400_000);
  return {
    _id: String(index),
    device,
    current: index === 0,
    createdAt: created.toISOString(),
    lastUsedAt: lastUsed.toISOString(),
  };
});

/** The overview, the settings and what stands around every screen. */
export const frameScenes: Scene[] = [
  { name: "guard", path: "/dashboard", calls: { "/auth/me": "never" } },
  { name: "overview", path: "/dashboard", full: true },
  { name: "overview-empty", path: "/dashboard", as: "empty", full: true },
  {
    name: "overview-loading",
    path: "/dashboard",
    calls: { "/dashboard": "never", "/customers": "never", "/date/": "never" },
  },
  {
    name: "overview-failed",
    path: "/dashboard",
    calls: { "/dashboard": 500, "/customers": 500, "/date/": 500 },
  },
  {
    name: "sidebar-collapsed",
    path: "/dashboard",
    only: "desktop",
    act: async (page) => {
      await press(page, "Collapse sidebar");
      await page.mouse.move(700, 20);
    },
  },
  {
    name: "calendar-sheet",
    path: "/dashboard",
    only: "phone",
    act: (page) => press(page, "Calendar"),
  },
  {
    name: "account-menu",
    path: "/dashboard",
    only: "phone",
    act: (page) => press(page, "Account menu"),
  },
  {
    name: "palette",
    path: "/dashboard",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "palette-results",
    path: "/dashboard",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("an");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "shortcuts",
    path: "/dashboard",
    only: "desktop",
    act: async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "settings", path: "/dashboard/settings", full: true },
  {
    name: "settings-errors",
    path: "/dashboard/settings",
    full: true,
    act: async (page) => {
      await page.getByLabel("Name", { exact: true }).fill("");
      await page.getByLabel("New password", { exact: true }).fill("abc");
      await press(page, "Save Changes");
    },
  },
  {
    name: "settings-devices",
    path: "/dashboard/settings?tab=sign-in",
    calls: { "/auth/sessions": { data: devices } },
    act: (page) => page.getByRole("group", { name: "Your devices" }).scrollIntoViewIfNeeded(),
  },
  {
    name: "settings-devices-failed",
    path: "/dashboard/settings?tab=sign-in",
    calls: { "/auth/sessions": 500 },
    act: (page) => page.getByText("Devices logged in to your account").scrollIntoViewIfNeeded(),
  },
  {
    name: "settings-two-step",
    path: "/dashboard/settings?tab=sign-in",
    full: true,
    act: async (page) => {
      await press(page, "Turn On…");
      await page.getByText("3. Keep these recovery codes").waitFor();
    },
  },
  { name: "settings-calendar", path: "/dashboard/settings?tab=calendar", full: true },
  { name: "settings-notifications", path: "/dashboard/settings?tab=notifications" },
  { name: "settings-tags", path: "/dashboard/settings?tab=tags" },
  { name: "settings-formats", path: "/dashboard/settings?tab=formats", full: true },
  { name: "settings-follow-up", path: "/dashboard/settings?tab=follow-up" },
  { name: "settings-data", path: "/dashboard/settings?tab=data", full: true },
  {
    name: "settings-delete-account",
    path: "/dashboard/settings?tab=data",
    act: (page) => press(page, /^Delete Account/),
  },
];
