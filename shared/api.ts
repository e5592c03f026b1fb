import { appointmentEndpoints } from "./appointments.ts";
import { authEndpoints } from "./auth.ts";
import { companyEndpoints } from "./companies.ts";
import { customerEndpoints } from "./customers.ts";
import { dashboardEndpoints } from "./dashboard.ts";
import type { Endpoint } from "./endpoint.ts";
import { eventEndpoints } from "./events.ts";
import { exportEndpoints } from "./exports.ts";
import { searchEndpoints } from "./search.ts";
import { serverEndpoints } from "./server.ts";
import { sessionEndpoints } from "./sessions.ts";

/** Every endpoint of the product: the API document and the tests of access read this table. */
export const endpoints: readonly Endpoint[] = [
  authEndpoints,
  sessionEndpoints,
  companyEndpoints,
  customerEndpoints,
  appointmentEndpoints,
  dashboardEndpoints,
  searchEndpoints,
  exportEndpoints,
  eventEndpoints,
  serverEndpoints,
].flatMap((group) => Object.values<Endpoint>(group));
