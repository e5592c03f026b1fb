import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Account } from "../../../shared/account/auth.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import { focusFirstField } from "../../lib/browser/page-focus.ts";
import { browserZone } from "../../lib/dates/dates.ts";
import { currentFormats } from "../../lib/format/formats.ts";
import { currencySymbol } from "../../lib/format/money.ts";
import type { Period } from "../../screens/calendar/period.ts";
import type { Section } from "../../screens/navigation/sections.ts";
import { CrumbsPlace } from "../../ui/crumbs.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { removeShell } from "../first-load/shell-element.ts";
import { FramePart } from "./frame-part.tsx";
import { Sidebar } from "./sidebar.tsx";
import { wideQuery } from "./sidebar-breakpoint.ts";
import { TabBar } from "./tab-bar.tsx";
import { TopBar } from "./top-bar.tsx";

type DashboardFrameProps = {
  user: Account;
  today: string;
  section: Section | null;
  /** The day, week or month on screen, if any. */
  shown: Period | undefined;
  onLogout: () => void;
  children: ReactNode;
};

/** The frame of every screen of the dashboard: sidebar and top bar, or tabs on a phone. */
export function DashboardFrame({
  user,
  today,
  section,
  shown,
  onLogout,
  children,
}: DashboardFrameProps) {
  const [crumbs, setCrumbs] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  // Skipped on a phone, which never shows it.
  const wide = useMedia(wideQuery);
  const shared = { user, today, shown, onLogout };

  useLayoutEffect(removeShell, []);
  // The frame appears once the session is known, after the page's field could have taken focus.
  useEffect(() => {
    focusFirstField();
  }, []);

  return (
    <CrumbsPlace value={crumbs}>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {frame.skip}
      </button>
      <div className="flex min-h-dvh bg-paper print:block" style={roomForFormats()}>
        {wide && <Sidebar {...shared} section={section} />}
        <div className="flex min-w-0 flex-1 flex-col print:block">
          <TopBar {...shared} crumbs={setCrumbs} />
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className="mb-(--reminders,0px) w-full max-w-[1536px] flex-1 px-8 pt-7 pb-12 to-700:px-4 to-700:pt-5 to-700:pb-8"
          >
            {user.isRestoring && <FramePart of="Restoring" />}
            {user.timeZone !== null && user.timeZone !== browserZone() && (
              <FramePart of="Elsewhere" />
            )}
            {children}
          </main>
          <TabBar today={today} section={section} />
        </div>
      </div>
    </CrumbsPlace>
  );
}

/** What columns of a fixed width need more than for "$" and "Fri, Nov 20". */
function roomForFormats(): CSSProperties {
  const isLongSymbol = currencySymbol().length > 1;
  const isLongDay = currentFormats().date === "ymd";
  // as: CSSProperties knows no custom properties.
  return {
    "--symbol-room": isLongSymbol ? "34px" : "0px",
    "--day-room": isLongDay ? "22px" : "0px",
  } as CSSProperties;
}
