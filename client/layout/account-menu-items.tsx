import { Link } from "@tanstack/react-router";
import { LogOut, Settings } from "lucide-react";
import { type ReactElement, useState } from "react";
import type { User } from "../../shared/auth.ts";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../ui/menu.tsx";

type AccountMenuItemsProps = {
  trigger: ReactElement;
  user: User;
  onLogout: () => void;
};

/** The menu behind the account button, open from the start: it is there because it was asked for. */
export function AccountMenuItems({ trigger, user, onLogout }: AccountMenuItemsProps) {
  const [open, setOpen] = useState(true);
  return (
    <Menu align="end" open={open} onOpenChange={setOpen} trigger={trigger}>
      <div className="max-w-72 px-2.5 pt-1.5 pb-1">
        <b className="cut block">{user.name}</b>
        <small className="cut block text-13 text-ink-3">{user.email}</small>
      </div>
      <MenuSeparator />
      <MenuLink render={<Link to="/dashboard/settings" />} icon={<Settings />}>
        Settings
      </MenuLink>
      <MenuItem icon={<LogOut />} onClick={onLogout}>
        Logout
      </MenuItem>
    </Menu>
  );
}
