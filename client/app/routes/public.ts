import { createRoute, redirect } from "@tanstack/react-router";
import { loginSearch, registerSearch } from "../../lib/lists/page-params.ts";
import { clearSessionError, getSession } from "../../lib/session.ts";
import { lazyScreen } from "../first-load/lazy-screen.ts";
import { rootRoute } from "./root.ts";

/** An unknown address redirects home, before any guard runs. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  component: lazyScreen(() => import("../../screens/landing/landing-page.tsx"), "LandingPage"),
});

type LinkSearch = { reset?: string; confirm?: string; invite?: string };

/** Not who opens a mailed link: that works whether or not anyone is signed in, see the screens. */
function sendSignedInOn({ search: { reset, confirm, invite } }: { search: LinkSearch }) {
  if (getSession().isAuthenticated && !(reset || confirm || invite)) {
    throw redirect({ to: "/dashboard" });
  }
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  validateSearch: loginSearch,
  beforeLoad: sendSignedInOn,
  onLeave: clearSessionError,
  component: lazyScreen(() => import("../../screens/auth/login-page.tsx"), "LoginPage"),
});

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  validateSearch: registerSearch,
  beforeLoad: sendSignedInOn,
  onLeave: clearSessionError,
  component: lazyScreen(() => import("../../screens/auth/register-page.tsx"), "RegisterPage"),
});
