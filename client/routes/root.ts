import { createRootRoute } from "@tanstack/react-router";
import { ErrorPage } from "../layout/error-page.tsx";
import { RootLayout } from "../layout/root-layout.tsx";

export const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorPage,
});

type PrefetchQueries = typeof import("../first-load/prefetch-queries.ts");

/** Asks for data without waiting for it. Without a connection the screen asks again, and says so. */
export function prefetchData(start: (data: PrefetchQueries) => void): void {
  import("../first-load/prefetch-queries.ts").then(start, () => {});
}
