import "./styles/app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { replacePrerendered } from "./app/first-load/replace-prerendered.ts";
import { removeShell } from "./app/first-load/shell-element.ts";
import { router } from "./app/routes.tsx";
import { clearRecent } from "./lib/lists/clear-recent.ts";
import { getSession, startSession, subscribe } from "./lib/session.ts";

startSession();

/** Nothing that someone had open may remain once nobody is signed in. */
function clearWhenSignedOut() {
  const { user, loading } = getSession();
  if (!user && !loading) clearRecent();
}
clearWhenSignedOut();
subscribe(clearWhenSignedOut);

// Of index.html; the first of a page counts, so that it goes when a screen has its own.
const firstTitle = document.head.querySelector("title");

// A screen behind the login removes the shell itself, once the session is known.
router.subscribe("onRendered", ({ toLocation }) => {
  firstTitle?.remove();
  if (!toLocation.pathname.startsWith("/dashboard")) removeShell();
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
const prerendered = root.querySelector("[data-prerendered]");
const place = prerendered ? document.createElement("div") : root;
const page = createRoot(place);
// See client/lib/language/switch-tongue.ts.
addEventListener("program-ends", () => page.unmount(), { once: true });
if (prerendered) {
  // The prerendered page stays usable until the program can show the same.
  const stop = router.subscribe("onRendered", () => {
    stop();
    replacePrerendered(prerendered, place);
  });
}

if (import.meta.env.DEV && location.pathname === "/dev/ui") {
  // Every UI component in every state; not part of the product, so not a route.
  const { UiPage } = await import("./app/dev/ui-page.tsx");
  page.render(<UiPage />);
} else {
  page.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
