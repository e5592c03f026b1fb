import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn, History, LogOut, Settings } from "lucide-react";
import type { User } from "../../shared/auth.ts";
import { Avatar } from "../ui/avatar.tsx";
import { IconButton } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";

/** Who is signed in, and Logout, for frames without a sidebar. */
export function AccountMenu({ user, onLogout }: { user: User; onLogout: () => void }) {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="Account menu" tip={false} className="size-11">
          <Avatar name={user.name} small />
        </IconButton>
      }
    >
      {({ MenuItem, MenuLink, MenuSeparator }) => (
        <>
          <div className="max-w-72 px-2.5 pt-1.5 pb-1">
            <b className="cut block">{user.name}</b>
            <small className="cut block text-13 text-ink-3">{user.email}</small>
          </div>
          <MenuSeparator />
          <MenuLink render={<Link to="/dashboard/reports" />} icon={<ChartNoAxesColumn />}>
            Reports
          </MenuLink>
          <MenuLink render={<Link to="/dashboard/history" />} icon={<History />}>
            History
          </MenuLink>
          <MenuLink render={<Link to="/dashboard/settings" />} icon={<Settings />}>
            Settings
          </MenuLink>
          <MenuItem icon={<LogOut />} onClick={onLogout}>
            Logout
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
