import { lazyRouteComponent } from "@tanstack/react-router";
import { serverEndpoints } from "../../shared/server.ts";
import { call } from "../lib/api.ts";

/** Said, in one of these ways, by ErrorPage, which knows it. */
const unreachable = "The dynamically imported module is out of reach";

/**
 * The component of a route, fetched when it is needed. A part that is missing although the server is
 * there belongs to an older build: the router reloads the page once. Without a server that would put
 * the browser's own error page in place of ours.
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
