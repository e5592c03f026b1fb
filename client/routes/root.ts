import { createRootRoute } from "@tanstack/react-router";
import { ErrorPage } from "../layout/error-page.tsx";
import { RootLayout } from "../layout/root-layout.tsx";
import type { AnyQuery } from "../lib/query-of.ts";

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
