import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { writeDatesBy } from "../../../shared/dates/date-words.ts";
import { localDates } from "../../../shared/dates/local-dates.ts";
import type { Tongue } from "../../../shared/words/languages.ts";
import { setTongue } from "../../lib/language/tongue.ts";
import { LoginPage } from "../../screens/auth/login-page.tsx";
import { RegisterPage } from "../../screens/auth/register-page.tsx";
import { LandingPage } from "../../screens/landing/landing-page.tsx";
import { sayInstead } from "./heard.ts";
import { Shell } from "./shell.tsx";

writeDatesBy(localDates);

/** Says in what language the pages are rendered from then on. */
export function speak(tongue: Tongue, words: Record<string, object>): void {
  sayInstead(words);
  setTongue(tongue);
}

const pages = { "/": LandingPage, "/login": LoginPage, "/register": RegisterPage };

/**
 * A public page as HTML without scripts, title first, as a signed-out visitor sees it. The build
 * runs this in Node, so nothing that these pages import may need a window.
 */
export async function renderPage(path: string): Promise<string> {
  const root = createRootRoute({ component: Frame });
  const routeTree = root.addChildren(
    Object.entries(pages).map(([url, component]) =>
      createRoute({ getParentRoute: () => root, path: url, component }),
    ),
  );
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The placeholder for every screen behind the login until the program can render it. */
export function renderShell(): string {
  return renderToStaticMarkup(<Shell />);
}

function Frame() {
  return (
    <div className="frame">
      <Outlet />
    </div>
  );
}
