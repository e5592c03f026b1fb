import { Outlet, useLocation } from "@tanstack/react-router";
import { useFocusAfterNavigation } from "../../lib/browser/page-focus.ts";
import { Toaster } from "../../ui/dialog/toaster.tsx";
import { UiProvider } from "../../ui/ui-provider.tsx";

/** How long a toast stays, in milliseconds. */
const toastTime = { public: 5000, dashboard: 3000 } as const;

/** Wraps every screen: the frame whose width determines the layout, and the toasts. */
export function RootLayout() {
  const area = useLocation({ select: areaOf });
  const announcement = useFocusAfterNavigation();
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
