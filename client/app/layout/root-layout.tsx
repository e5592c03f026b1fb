import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFocusAfterNavigation } from "../../lib/browser/page-focus.ts";
import { Toaster } from "../../ui/dialog/toaster.tsx";
import { UiProvider } from "../../ui/ui-provider.tsx";

/** How long a toast stays, in milliseconds. */
const toastTime = { public: 5000, dashboard: 3000 } as const;

/** The title from index.html, used until the first screen sets its own. */
const firstTitle = document.head.querySelector("title");

/** Wraps every screen: the frame whose width determines the layout, and the toasts. */
export function RootLayout() {
  const area = useLocation({ select: areaOf });
  const announcement = useFocusAfterNavigation();
  useFirstTitleUntilRendered();
  return (
    <UiProvider>
      <div className="frame">
        <Outlet />
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      <Toaster autoClose={toastTime[area]} />
    </UiProvider>
  );
}

function areaOf({ pathname }: { pathname: string }): keyof typeof toastTime {
  return /^\/dashboard(\/|$)/.test(pathname) ? "dashboard" : "public";
}

/** If a page has two titles, the first one counts, so this one has to go. */
function useFirstTitleUntilRendered(): void {
  const router = useRouter();
  useEffect(() => router.subscribe("onRendered", () => firstTitle?.remove()), [router]);
}
