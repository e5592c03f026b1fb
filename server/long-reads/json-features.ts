import { appointmentRoutes } from "../appointments/routes.ts";
import { bookingRoutes } from "../booking/routes.ts";
import { duplicateRoutes } from "../duplicates/routes.ts";
import { handOverRoutes } from "../hand-over/routes.ts";
import { historyRoutes } from "../history/routes.ts";
import { namedRoutes } from "../imports/named/routes.ts";
import { reminderRoutes } from "../reminders/routes.ts";
import { reportRoutes } from "../reports/routes.ts";
import { storyRoutes } from "../story/routes.ts";

/** Features that have endpoints with `isLong` that answer JSON. */
export const jsonFeatures = [
  appointmentRoutes,
  bookingRoutes,
  duplicateRoutes,
  handOverRoutes,
  historyRoutes,
  namedRoutes,
  reminderRoutes,
  reportRoutes,
  storyRoutes,
];
