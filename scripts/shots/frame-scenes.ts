import { press, type Scene } from "./scene.ts";

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
    name: "settings-delete-account",
    path: "/dashboard/settings",
    act: (page) => press(page, /^Delete Account/),
  },
];
