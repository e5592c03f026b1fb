import "./styles/app.css";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { getSession, startSession, subscribe } from "./auth/session.ts";
import { clearRecent } from "./palette/clear-recent.ts";
import { router } from "./routes.tsx";
import { takeOver } from "./take-over.ts";

startSession();

/** Nothing of what somebody had open may stay behind when nobody is signed in. */
function clearWhenSignedOut() {
  const { user, loading } = getSession();
  if (!user && !loading) clearRecent();
}
clearWhenSignedOut();
subscribe(clearWhenSignedOut);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
const standIn = root.querySelector("[data-stand-in]");
const place = standIn ? document.createElement("div") : root;
const page = createRoot(place);
if (standIn) {
  // The prerendered page stays, and is typed into, until the program has the same to show.
  const stop = router.subscribe("onRendered", () => {
    stop();
    takeOver(standIn, place);
  });
}

if (import.meta.env.DEV && location.pathname === "/dev/ui") {
  // Every ui component in every state; not part of the product, so not among its routes.
  const { UiPage } = await import("./dev/ui-page.tsx");
  page.render(<UiPage />);
} else {
  page.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
