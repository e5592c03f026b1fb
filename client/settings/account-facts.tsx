import type { User } from "../../shared/auth.ts";
import { formatInstant, userTimeZone } from "../lib/dates.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Fact } from "../ui/page.tsx";

/** What the product knows about the account besides what can be changed. */
export function AccountFacts({ user }: { user: User }) {
  return (
    <aside aria-label="Your account" className="border-line-strong pt-5 to-1340:border-t">
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={user.name} />
        <div className="min-w-0">
          <p className="cut font-semibold">{user.name}</p>
          <p className="cut text-13 text-ink-3">{user.email}</p>
        </div>
      </div>
      <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
        <Fact label="Member since">{formatInstant(user.createdAt, "long")}</Fact>
        <Fact label="Time zone">{userTimeZone().replaceAll("_", " ")}</Fact>
        <Fact label="Changing your password">Logs out every other device.</Fact>
      </dl>
    </aside>
  );
}
