import "./styles/app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { getSession, startSession, subscribe } from "./auth/session.ts";
import { replacePrerendered } from "./first-load/replace-prerendered.ts";
import { removeShell } from "./first-load/shell-element.ts";
import { clearRecent } from "./palette/clear-recent.ts";
import { router } from "./routes.tsx";

startSession();

/** Nothing of what somebody had open may stay behind when nobody is signed in. */
function clearWhenSignedOut() {
  const { user, loading } = getSession();
  if (!user && !loading) clearRecent();
}
clearWhenSignedOut();
subscribe(clearWhenSignedOut);

// A screen behind the login takes the shell's place itself, once it knows who is there.
router.subscribe("onRendered", ({ toLocation }) => {
  if (!toLocation.pathname.startsWith("/dashboard")) removeShell();
});

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
const prerendered = root.querySelector("[data-prerendered]");
const place = prerendered ? document.createElement("div") : root;
const page = createRoot(place);
if (prerendered) {
  // The prerendered page stays, and is typed into, until the program has the same to show.
  const stop = router.subscribe("onRendered", () => {
    stop();
    replacePrerendered(prerendered, place);
  });
}

if (import.meta.env.DEV && location.pathname === "/dev/ui") {
  // Every ui component in every state; not part of the product, so not among its routes.
  const { UiPage } = await import("./dev/ui-page.tsx");
  page.render(<UiPage />);
} else {
  // In a transition React works in small steps, between which the browser can answer to input.
  startTransition(() =>
    page.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}
