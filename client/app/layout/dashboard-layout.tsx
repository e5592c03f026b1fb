import { QueryClientProvider } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { whenProofIsRequired } from "../../lib/api.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { formatsKey } from "../../lib/format/formats.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { logout, useSession } from "../../lib/session.ts";
import { provideUndo } from "../../lib/undoing.ts";
import { AppointmentDetails } from "../../screens/calendar/details/appointment-details.tsx";
import { useShownPeriod } from "../../screens/calendar/use-shown-period.ts";
import { sectionOf } from "../../screens/navigation/sections.ts";
import { RecentRecorder } from "../../screens/palette/recent-recorder.tsx";
import { Reminders } from "../../screens/reminders/reminders.tsx";
import { QuestionPlace } from "../../ui/dialog/question-place.tsx";
import { LiveChanges } from "../live/live-changes.tsx";
import { Commands } from "./commands.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { PageSpinner } from "./page-spinner.tsx";

provideUndo(() => import("../../screens/history/undo.tsx"));
whenProofIsRequired(async () =>
  (await import("../../screens/auth/proof-dialog.tsx")).askForProof(),
);

/** The guard of everything under /dashboard, and the frame around it. */
export function DashboardLayout() {
  const session = useSession();
  const { today } = useNow();
  const location = useLocation();
  const { pathname, href } = location;
  const shown = useShownPeriod();
  const [leaving, setLeaving] = useState(false);
  const formats = useFormatsOnScreen(pathname);

  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    // What is still on its way would be answered with "Login first".
    void queryClient.cancelQueries();
    void logout();
  };

  // Deferred, so that the first rendering happens in small steps and leaves room for input.
  const known = useDeferredValue(!session.loading, false);
  if (session.loading || !known) return <PageSpinner />;
  // After signing out on purpose, start fresh; after an expired session, come back here.
  if (!session.user) return <ToLogin redirect={session.left ? undefined : href} />;
  return (
    // Another tab may sign in as someone else: no screen may go on with the previous user's data.
    <QueryClientProvider key={session.user._id} client={queryClient}>
      <DashboardFrame
        user={session.user}
        today={today}
        section={sectionOf(location)}
        shown={shown}
        onLogout={leave}
      >
        <Outlet key={formats} />
      </DashboardFrame>
      <AppointmentDetails />
      <Commands today={today} onLogout={leave} />
      {!leaving && <LiveChanges userId={session.user._id} />}
      {!leaving && <Reminders />}
      <QuestionPlace />
      <RecentRecorder userId={session.user._id} />
    </QueryClientProvider>
  );
}

/**
 * Formats that another device has changed show at once: the screen begins anew. Not one that is
 * being typed into, nor Settings, which follow by themselves.
 */
function useFormatsOnScreen(pathname: string): string {
  const [shown, setShown] = useState(formatsKey());
  const isOpen = /\/(?:new|edit|settings|import)$/.test(pathname);
  if (!isOpen && shown !== formatsKey()) setShown(formatsKey());
  return shown;
}

/**
 * Goes to the login screen once. The element is memoized: the address changes during navigation,
 * and a new element would start over, with itself as the place to return to.
 */
function ToLogin({ redirect }: { redirect: string | undefined }) {
  const [navigation] = useState(<Navigate to="/login" search={{ redirect }} replace />);
  return (
    <>
      <PageSpinner />
      {navigation}
    </>
  );
}
