import { type ComponentProps, useState } from "react";
import type { User } from "../../shared/auth.ts";
import { latePart } from "../lib/late-part.ts";
import { IconButton } from "../ui/button.tsx";
import { Avatar } from "../ui/tile.tsx";

const items = latePart(() => import("./account-menu-items.tsx"));

/** Who is signed in, and Logout, where there is no sidebar. */
export function AccountMenu({ user, onLogout }: { user: User; onLogout: () => void }) {
  const [asked, setAsked] = useState(false);
  const part = items.use();
  const show = () => {
    setAsked(true);
    items.load().catch(() => setAsked(false));
  };
  if (!asked || !part) {
    return (
      <AccountButton name={user.name} onClick={show} aria-haspopup="menu" aria-expanded={false} />
    );
  }
  const trigger = <AccountButton name={user.name} />;
  return <part.AccountMenuItems trigger={trigger} user={user} onLogout={onLogout} />;
}

function AccountButton({ name, ...props }: { name: string } & ComponentProps<"button">) {
  return (
    <IconButton {...props} label="Account menu" tip={false} className="size-11">
      <Avatar name={name} small />
    </IconButton>
  );
}
