import { press, type Scene } from "./scene.ts";

const path = "/dashboard/reports";

export const reportScenes: Scene[] = [
  { name: "reports", path, full: true },
  { name: "reports-month", path: `${path}?period=month`, full: true },
  { name: "reports-90-days", path: `${path}?period=90d`, full: true },
  {
    name: "reports-tables",
    path: `${path}?tables=pipeline,value,growth,appointments,shares,contact`,
    full: true,
  },
  {
    name: "reports-custom",
    path,
    act: async (page) => {
      await press(page, "Custom…");
      await page.getByRole("dialog", { name: "Custom period" }).waitFor();
    },
  },
  { name: "reports-empty", path, as: "empty", full: true },
  { name: "reports-loading", path, calls: { "/reports/": "never" }, full: true },
  { name: "reports-failed", path, calls: { "/reports/": 500 }, full: true },
  { name: "reports-part-failed", path, calls: { "/reports/value": 500 } },
  { name: "print-reports", path, print: true },
  {
    name: "print-reports-tables",
    path: `${path}?tables=pipeline,value,growth,appointments,shares,contact`,
    print: true,
  },
];
