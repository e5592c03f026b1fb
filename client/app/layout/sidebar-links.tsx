import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import type { Account } from "../../../shared/account/auth.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import { hasForYou } from "../../lib/people/people-here.ts";
import { useLastView } from "../../screens/calendar/last-view.ts";
import { SidebarViews } from "../../screens/lists/views/sidebar-views.tsx";
import { useOpenView } from "../../screens/lists/views/use-views.ts";
import { type Section, sectionLinks } from "../../screens/navigation/sections.ts";
import { useSidebarCounts } from "../../screens/navigation/sidebar-counts.ts";
import { cx } from "../../ui/class-names.ts";
import { Tooltip } from "../../ui/dialog/tooltip.tsx";
import { FramePart } from "./frame-part.tsx";
import { sideLinkClass } from "./side-link-class.ts";

type SideLinksProps = { user: Account; today: string; section: Section | null; slim: boolean };

/** The sidebar's links; the current one connects to the page like an index tab. */
export function SidebarLinks({ user, today, section, slim }: SideLinksProps) {
  const counts = useSidebarCounts(today, section);
  const open = useOpenView();
  const view = useLastView();
  return (
    <nav aria-label={frame.main} className="grid flex-none gap-0.5 ps-2.5">
      {sectionLinks(today, view).map(({ section: own, label, Icon, link, ...rest }) => {
        const isList = own === "companies" || own === "customers";
        // A view that is open is the tab itself.
        const within = !slim && open?.list === own;
        const current = own === section && !within;
        const count = counts[own];
        const more = "more" in rest ? rest.more : "";
        const tip = count === undefined ? `${label}${more}` : `${label}${more}: ${count}`;
        return (
          <Fragment key={own}>
            <Tooltip text={tip} side="inline-end" disabled={!slim}>
              <Link
                {...link}
                activeOptions={{ exact: true, includeSearch: within }}
                aria-current={current ? "true" : undefined}
                className={sideLinkClass(slim, current)}
              >
                <Icon className={cx("size-[17px]", current ? "text-accent" : "text-ink-3")} />
                <span className={cx(slim && "sr-only")}>
                  {label}
                  {more && <span className="sr-only">{more}</span>}
                </span>
                {count !== undefined && !slim && (
                  <span className="digits ms-auto text-12 font-normal text-ink-3">
                    <span className="sr-only">, </span>
                    {count}
                  </span>
                )}
              </Link>
            </Tooltip>
            {own === "dashboard" && hasForYou(user) && <FramePart of="ForYou" slim={slim} />}
            {isList && !slim && <SidebarViews list={own} open={open} counting={own === section} />}
          </Fragment>
        );
      })}
    </nav>
  );
}
