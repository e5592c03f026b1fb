import { createRootRoute } from "@tanstack/react-router";
import type { AnyQuery } from "../../lib/queries/query-of.ts";
import { ErrorPage } from "../layout/error-page.tsx";
import { RootLayout } from "../layout/root-layout.tsx";

export const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorPage,
});

/** Requests data without waiting for it. On failure, the screen asks again and reports it. */
export function prefetchData(queries: readonly AnyQuery[]): void {
  import("../first-load/prefetch-queries.ts").then(
    ({ prefetchQueries }) => prefetchQueries(queries),
    () => {},
  );
}
