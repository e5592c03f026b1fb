import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { LandingPage } from "./landing-page.tsx";

/**
 * The landing page as HTML without scripts, its title in front. The build calls this in Node, so
 * nothing that the page imports may need a window. The router here only writes the links' addresses.
 */
export function renderLanding(): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <div className="frame">
        <LandingPage />
      </div>
    </RouterContextProvider>,
  );
}
