import { QueryClientProvider } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { whenProofIsRequired } from "../../lib/api.ts";
import { userTimeZone } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { formatsKey } from "../../lib/format/formats.ts";
import { isAlone } from "../../lib/people/people-here.ts";
import { placeOf } from "../../lib/people/place.ts";
import { may } from "../../lib/people/rights.ts";
import { inviteKey } from "../../lib/people/tab-desk.ts";
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
import { FramePart } from "./frame-part.tsx";
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

  if (session.loading) return <PageSpinner />;
  // After signing out on purpose, start fresh; after an expired session, come back here.
  if (!session.user) return <ToLogin redirect={session.left ? undefined : href} />;
  // What they may is part of all that is shown.
  const place = placeOf(session.user);
  if (session.offDesk !== null) return <FramePart of="OffDesk" />;
  return (
    // Another tab may sign in as someone else, and this one may go to another desk: no screen may go on
    // with the data of before.
    <QueryClientProvider
      key={[place, session.user.desk.role, isAlone(session.user.desk)].join()}
      client={queryClient}
    >
      <DashboardFrame
        user={session.user}
        today={today}
        section={sectionOf(location)}
        shown={shown}
        onLogout={leave}
      >
        {isForm(pathname) && !may("write") ? (
          <FramePart of="ReaderHere" />
        ) : (
          <Outlet key={formats} />
        )}
      </DashboardFrame>
      <AppointmentDetails />
      <Commands today={today} onLogout={leave} />
      {!leaving && <LiveChanges place={place} />}
      {!leaving && <Reminders />}
      <QuestionPlace />
      {sessionStorage.getItem(inviteKey) && <FramePart of="JoinQuestion" />}
      <RecentRecorder place={place} />
    </QueryClientProvider>
  );
}

/** Where records are written, and nothing else can be done. */
function isForm(pathname: string): boolean {
  return /\/(?:new|edit|import|merge)$/.test(pathname);
}

/**
 * Formats that another device has changed show at once: the screen begins anew. Not one that is
 * being typed into, nor Settings, which follow by themselves.
 */
function useFormatsOnScreen(pathname: string): string {
  // An account without a zone is given this browser's, which changes nothing on screen.
  const now = formatsKey(userTimeZone());
  const [shown, setShown] = useState(now);
  const isOpen = isForm(pathname) || pathname.endsWith("/settings");
  if (!isOpen && shown !== now) setShown(now);
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
