import { listExportRoutes } from "../exports/list-routes.ts";
import { exportRoutes } from "../exports/routes.ts";
import { reportExportRoutes } from "../reports/exports.ts";
import { subscriptionRoutes } from "../subscription/routes.ts";

/** Features that have endpoints with `isLong` that answer a file. What writes files is loaded only for them. */
export const fileFeatures = [
  exportRoutes,
  listExportRoutes,
  reportExportRoutes,
  subscriptionRoutes,
];
