import { Link } from "@tanstack/react-router";
import type { Ref } from "react";
import type { Account } from "../../../shared/account/auth.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import { hasForYou } from "../../lib/people/people-here.ts";
import type { Period } from "../../screens/calendar/period.ts";
import { JumpButton, SearchButton } from "../../screens/palette/jump-button.tsx";
import { Brand } from "../../ui/brand.tsx";
import { IconButton } from "../../ui/button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { CalendarSheet } from "./calendar-sheet.tsx";
import { FramePart, OwnSquare } from "./frame-part.tsx";

type TopBarProps = {
  user: Account;
  today: string;
  shown: Period | undefined;
  onLogout: () => void;
  /** Where screens put their breadcrumbs. */
  crumbs: Ref<HTMLDivElement>;
};

/** Breadcrumbs and search on a wide frame; brand, search, calendar and account on a narrow one. */
export function TopBar({ user, today, shown, onLogout, crumbs }: TopBarProps) {
  return (
    <header
      data-print="hide"
      className="sticky top-0 z-sticky flex h-(--top-bar) flex-none items-center gap-3 border-b border-line bg-paper px-8 to-900:gap-0 to-900:border-line-strong to-900:bg-desk to-900:pe-2 to-900:ps-4"
    >
      <div ref={crumbs} className="min-w-0 flex-1 to-900:hidden" />
      <JumpButton />
      <div className="flex flex-1 items-center over-900:hidden">
        <span className="flex-1">
          <Link to="/dashboard" className="inline-flex min-h-11 items-center rounded-1">
            <Brand />
          </Link>
        </span>
        <SearchButton />
        {hasForYou(user) && <FramePart of="ForYouOnPhone" />}
        <CalendarSheet today={today} shown={shown} />
        <AccountMenu
          user={user}
          onLogout={onLogout}
          narrow
          trigger={
            <IconButton label={frame.account.menu} tip={false} className="size-11">
              <OwnSquare user={user} small />
            </IconButton>
          }
        />
      </div>
    </header>
  );
}
