import { Link } from "@tanstack/react-router";
import {
  ChartNoAxesColumn,
  History,
  Keyboard,
  LogOut,
  Merge,
  Settings,
  SunMoon,
  Trash2,
} from "lucide-react";
import type { Account as User } from "../../../shared/account/auth.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import { notes } from "../../../shared/words/en/notes.ts";
import { showOverlay } from "../../lib/browser/overlay.ts";
import { setTheme, useTheme } from "../../lib/browser/theme.ts";
import { isAlone } from "../../lib/people/people-here.ts";
import { DeskItems } from "../../screens/people/desk-menu.tsx";
import type { LazyPopup } from "../../ui/menu/lazy-popup.ts";
import {
  MenuItem,
  MenuLink,
  MenuPopup,
  MenuRadios,
  MenuSeparator,
  MenuSub,
} from "../../ui/menu/menu-popup.tsx";
import { ShortcutKeys } from "../../ui/text/kbd.tsx";

export type Account = { user: User; onLogout: () => void };

type AccountPopupProps = Account & { popup: LazyPopup; labelledBy: string; narrow?: boolean };

/** What belongs to no section of the sidebar: the past, how the program looks, and the way out. */
export function AccountPopup({ popup, labelledBy, narrow, user, onLogout }: AccountPopupProps) {
  const theme = useTheme();
  const hasDesks = !isAlone(user.desk) || user.desk.desks.length > 1;
  return (
    <MenuPopup popup={popup} labelledBy={labelledBy} align={narrow ? "end" : "start"}>
      {narrow && (
        <>
          <div className="max-w-72 px-2.5 pt-1.5 pb-1">
            <b className="clipped block">{user.name}</b>
            <small className="clipped block text-13 text-ink-3">{user.email}</small>
          </div>
          <MenuSeparator />
          {hasDesks && (
            <>
              <DeskItems desk={user.desk} pieces={{ MenuItem, MenuSeparator }} />
              <MenuSeparator />
            </>
          )}
          <MenuLink render={<Link to="/dashboard/reports" />} icon={<ChartNoAxesColumn />}>
            {frame.sections.reports}
          </MenuLink>
        </>
      )}
      <MenuLink render={<Link to="/dashboard/history" />} icon={<History />}>
        {frame.account.history}
      </MenuLink>
      <MenuLink render={<Link to="/dashboard/duplicates" />} icon={<Merge />}>
        {frame.account.duplicates}
      </MenuLink>
      <MenuLink
        render={<Link to="/dashboard/history" search={{ acts: "deleted" }} />}
        icon={<Trash2 />}
      >
        {frame.account.trash}
      </MenuLink>
      <MenuSeparator />
      <MenuItem
        icon={<Keyboard />}
        aside={
          <span className="pointer-coarse:hidden">
            <ShortcutKeys of="help" />
          </span>
        }
        onClick={() => showOverlay("shortcuts")}
      >
        {frame.account.shortcuts}
      </MenuItem>
      <MenuSub icon={<SunMoon />} label={notes.theme} aside={notes.themes[theme]}>
        <MenuRadios
          label={notes.theme}
          value={theme}
          onValueChange={setTheme}
          options={(["light", "dark", "system"] as const).map((value) => ({
            value,
            label: notes.themes[value],
          }))}
        />
      </MenuSub>
      <MenuLink render={<Link to="/dashboard/settings" />} icon={<Settings />}>
        {frame.sections.settings}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onClick={onLogout}>
        {frame.account.logout}
      </MenuItem>
    </MenuPopup>
  );
}
