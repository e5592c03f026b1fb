import { Link } from "@tanstack/react-router";
import { ChevronDown, LogOut, PanelLeft, Plus } from "lucide-react";
import { useId, useState } from "react";
import type { Account } from "../../../shared/account/auth.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import type { Period } from "../../screens/calendar/period.ts";
import type { Section } from "../../screens/navigation/sections.ts";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass, IconButton, iconButtonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/dialog/tooltip.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { DeskPlace, OwnSquare } from "./frame-part.tsx";
import { MiniCalendar } from "./mini-calendar.tsx";
import { SidebarLinks } from "./sidebar-links.tsx";

const key = "sidebar";

type SidebarProps = {
  user: Account;
  today: string;
  section: Section | null;
  shown: Period | undefined;
  onLogout: () => void;
};

/** Links, calendar and account. Collapsed, it keeps their icons, with labels as tooltips. */
export function Sidebar({ user, today, section, shown, onLogout }: SidebarProps) {
  const [slim, setSlim] = useSidebarCollapsed();
  const id = useId();
  return (
    <aside
      id={id}
      aria-label={frame.sidebar}
      data-print="hide"
      className={cx(
        "sticky top-0 z-side flex h-dvh flex-none flex-col overflow-x-hidden overflow-y-auto bg-desk pt-3.5 pb-3 shadow-[inset_calc(-1px*var(--forward))_0_0_var(--line-strong)] to-900:hidden",
        slim ? "w-16" : "w-64",
      )}
    >
      <div
        className={cx(
          "mb-[18px] flex flex-none items-center",
          slim ? "flex-col gap-3 pt-1" : "h-8 justify-between pe-3 ps-[18px]",
        )}
      >
        <Link to="/dashboard" className="rounded-1">
          <Brand markOnly={slim} />
        </Link>
        <IconButton
          label={slim ? frame.expand : frame.collapse}
          tipSide={slim ? "inline-end" : "bottom"}
          aria-expanded={!slim}
          aria-controls={id}
          onClick={() => setSlim(!slim)}
        >
          <PanelLeft />
        </IconButton>
      </div>

      <DeskPlace user={user} slim={slim} />
      <SidebarLinks user={user} today={today} section={section} slim={slim} />

      <section
        aria-label={frame.calendar}
        className={cx(
          "relative mt-[18px] flex-none before:absolute before:top-0 before:h-px before:bg-line-strong before:opacity-70",
          slim
            ? "grid gap-2 px-3 pt-3.5 before:inset-x-3.5"
            : "pt-[18px] pe-3.5 ps-[18px] before:inset-e-3.5 before:inset-s-[18px]",
        )}
      >
        {slim ? (
          <>
            <DateTile today={today} />
            <NewAppointment
              className={buttonClass({ className: "size-10 px-0" })}
              side="inline-end"
            />
          </>
        ) : (
          <MiniCalendar
            key={today}
            today={today}
            shown={shown}
            action={<NewAppointment className={iconButtonClass({ size: "sm" })} side="top" />}
          />
        )}
      </section>

      <div
        className={cx(
          "mt-auto flex flex-none items-center pt-4",
          slim ? "flex-col gap-2 px-3" : "gap-0.5 pe-2 ps-2.5",
        )}
      >
        <AccountMenu
          user={user}
          onLogout={onLogout}
          trigger={
            <button
              type="button"
              className={cx(
                "flex min-w-0 items-center rounded-2 text-start transition-colors hover:bg-desk-hover focus-visible:rounded-2 data-popup-open:bg-desk-hover",
                slim ? "size-10 justify-center" : "h-12 flex-1 gap-2.5 px-2",
              )}
            >
              <span className="sr-only">{frame.account.menuOf}</span>
              <OwnSquare user={user} />
              <span className={slim ? "sr-only" : "min-w-0 flex-1"}>
                <b className="clipped block text-13 leading-[17px]">{user.name}</b>
                <small className="clipped block text-12 leading-[15px] text-ink-3">
                  {user.email}
                </small>
              </span>
              {!slim && <ChevronDown className="text-ink-3" />}
            </button>
          }
        />
        <IconButton
          label={frame.account.logout}
          tipSide={slim ? "inline-end" : "top"}
          onClick={onLogout}
        >
          <LogOut />
        </IconButton>
      </div>
    </aside>
  );
}

type NewAppointmentProps = { className: string; side: "top" | "inline-end" };

/** The calendar's own: an icon, as most screens have the words themselves. */
function NewAppointment({ className, side }: NewAppointmentProps) {
  return (
    <Tooltip text={frame.newAppointment} side={side}>
      <Link
        to="/dashboard/appointments/new"
        aria-label={frame.newAppointment}
        className={className}
      >
        <Plus className="!ms-0" />
      </Link>
    </Tooltip>
  );
}

/** Today's date in place of the calendar. */
function DateTile({ today }: { today: string }) {
  const name = frame.openDay(formatDate(today, "weekday"));
  return (
    <Tooltip text={name} side="inline-end">
      <Link
        to="/dashboard/appointments/$date"
        params={{ date: today }}
        aria-label={name}
        className="grid w-10 justify-items-center rounded-2 border border-line-strong bg-paper pt-1.5 pb-[7px] hover:border-control focus-visible:rounded-2"
      >
        <small className="text-[11px] leading-[13px] text-ink-3">
          {formatDate(today, "shortMonth")}
        </small>
        <b className="font-display text-[17px] leading-[19px] font-medium">
          {Number(today.slice(8))}
        </b>
      </Link>
    </Tooltip>
  );
}

/** Whether the sidebar is collapsed, remembered on this device. */
function useSidebarCollapsed(): [boolean, (slim: boolean) => void] {
  const [slim, setSlim] = useState(() => localStorage.getItem(key) === "slim");
  const keep = (next: boolean) => {
    setSlim(next);
    if (next) localStorage.setItem(key, "slim");
    else localStorage.removeItem(key);
  };
  return [slim, keep];
}
