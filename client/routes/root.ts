import { createRootRoute } from "@tanstack/react-router";
import { ErrorPage } from "../layout/error-page.tsx";
import { RootLayout } from "../layout/root-layout.tsx";

export const rootRoute = createRootRoute({
  component: RootLayout,
  errorComponent: ErrorPage,
});

type DataAhead = typeof import("../data-ahead.ts");

/** Asks for data without waiting for it. Without a connection the screen asks again, and says so. */
export function startData(start: (data: DataAhead) => void): void {
  import("../data-ahead.ts").then(start, () => {});
}
