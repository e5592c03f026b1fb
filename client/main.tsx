import "./styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { getSession, startSession, subscribe } from "./auth/session.ts";
import { queryClient } from "./lib/query-client.ts";
import { clearRecent } from "./palette/recent.ts";
import { router } from "./routes.tsx";

startSession();

let userId: string | undefined;

/** What one user has loaded must never be shown to the next, nor stay behind when nobody is. */
function keepApart() {
  const { user, loading } = getSession();
  if (userId && user?._id !== userId) queryClient.clear();
  if (!user && !loading) clearRecent();
  userId = user?._id;
}
keepApart();
subscribe(keepApart);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");
const page = createRoot(root);

if (import.meta.env.DEV && location.pathname === "/dev/ui") {
  // Every ui component in every state; not part of the product, so not among its routes.
  const { UiPage } = await import("./dev/ui-page.tsx");
  page.render(<UiPage />);
} else {
  page.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
