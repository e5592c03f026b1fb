import { lazyRouteComponent } from "@tanstack/react-router";
import { serverEndpoints } from "../../../shared/api/server.ts";
import { call } from "../../lib/api.ts";

/** ErrorPage recognizes this wording, which is one of the browsers' own. */
const unreachable = "The dynamically imported module is out of reach";

/**
 * The component of a route, fetched when needed. If a file is missing although the server responds,
 * it belongs to an older build, and the router reloads the page once. Without a server, a reload
 * would only show the browser's error page.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch(async (error: unknown) => {
        await call(serverEndpoints.health).catch(() => {
          throw new Error(unreachable, { cause: error });
        });
        throw error;
      }),
    name,
  );
