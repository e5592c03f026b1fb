import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { formatCount } from "../../lib/format/count.ts";
import { useInvitations } from "../../screens/for-you/invitations.ts";
import { forYouCountQuery } from "../../screens/for-you/queries.ts";
import { backgroundOptions } from "../../screens/navigation/sidebar-counts.ts";
import { iconButtonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/dialog/tooltip.tsx";
import { sideLinkClass } from "./side-link-class.ts";

const to = "/dashboard/for-you";

function useNew(): number {
  const invitations = useInvitations().filter(({ isNew }) => isNew);
  const { data } = useQuery({ ...forYouCountQuery, ...backgroundOptions(false) });
  return (data?.new ?? 0) + invitations.length;
}

/** In the sidebar, below Dashboard. */
export function ForYouLink({ slim }: { slim: boolean }) {
  const fresh = useNew();
  const current = useLocation().pathname === to;
  const count = formatCount(fresh);
  return (
    <Tooltip text={fresh > 0 ? inbox.new(fresh) : inbox.title} side="inline-end" disabled={!slim}>
      <Link
        to={to}
        aria-current={current ? "true" : undefined}
        className={sideLinkClass(slim, current)}
      >
        <Inbox className={cx("size-[17px]", current ? "text-accent" : "text-ink-3")} />
        <span className={cx(slim && "sr-only")}>{inbox.title}</span>
        {fresh > 0 && (
          <span className={cx("digits ms-auto text-12 font-bold text-accent", slim && "sr-only")}>
            <span className="sr-only">{inbox.newAfter(fresh)}</span>
            <span aria-hidden="true">{count}</span>
          </span>
        )}
      </Link>
    </Tooltip>
  );
}

/** On a phone, in the top bar. */
export function ForYouButton() {
  const fresh = useNew();
  const count = formatCount(fresh);
  return (
    <Link
      to={to}
      aria-label={fresh > 0 ? inbox.newLabel(fresh) : inbox.title}
      className={cx(iconButtonClass({}), "relative size-11 [&>.lucide]:size-5")}
    >
      <Inbox />
      {fresh > 0 && (
        <span
          aria-hidden="true"
          className="digits absolute top-1 inset-e-0.5 grid h-4 min-w-4 place-items-center rounded-1 bg-accent px-1 text-[11px] leading-none font-bold text-on-accent"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
