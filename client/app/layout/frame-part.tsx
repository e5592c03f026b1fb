import type { ReactNode } from "react";
import type { Account } from "../../../shared/account/auth.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAlone } from "../../lib/people/people-here.ts";
import { cx } from "../../ui/class-names.ts";
import { Avatar } from "../../ui/text/avatar.tsx";

const parts = lazyModule(() => import("./frame-parts.tsx"));

type FramePartProps = {
  of: keyof typeof import("./frame-parts.tsx");
  slim?: boolean | undefined;
};

/** What the frame shows only to some: who works alone on one desk, at home, never fetches it. */
export function FramePart({ of, slim = false }: FramePartProps): ReactNode {
  const Part = parts.use(true)?.[of];
  return Part && <Part slim={slim} />;
}

/** The desk's name below the brand, from the second desk or person on. */
export function DeskPlace({ user, slim }: { user: Account; slim: boolean }) {
  if (isAlone(user.desk) && user.desk.desks.length < 2) return null;
  return (
    <div className={cx("-mt-2 mb-2.5 flex-none", slim ? "mx-auto size-10" : "mx-3 h-9")}>
      <FramePart of="DeskRow" slim={slim} />
    </div>
  );
}

/** The user's own square; who works alone has the one letter of before. */
export function OwnSquare({ user, small = false }: { user: Account; small?: boolean }) {
  if (isAlone(user.desk)) return <Avatar name={user.name} small={small} />;
  return (
    <span className={small ? "size-7" : "size-8 flex-none"}>
      <FramePart of="OwnSquare" slim={small} />
    </span>
  );
}
