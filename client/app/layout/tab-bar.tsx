import { Link } from "@tanstack/react-router";
import { frame } from "../../../shared/words/en/frame.ts";
import { useLastView } from "../../screens/calendar/last-view.ts";
import { phoneLinks, type Section } from "../../screens/navigation/sections.ts";
import { cx } from "../../ui/class-names.ts";

/**
 * The tab bar of a narrow frame. Sticky rather than fixed: inside a container, a fixed bar would
 * end up at the end of the page.
 */
export function TabBar({ today, section }: { today: string; section: Section | null }) {
  const view = useLastView();
  return (
    <nav
      aria-label={frame.main}
      className="sticky bottom-0 z-side h-[calc(60px+env(safe-area-inset-bottom,0px))] border-t border-line-strong bg-desk contain-layout over-900:hidden"
    >
      {/* Fixed inside the bar, so that accessibility checkers see that the tabs float above the page
          and do not report the content beneath as too small a target. */}
      <div className="fixed inset-0 grid grid-cols-5 px-1.5 pb-[env(safe-area-inset-bottom,0px)]">
        {phoneLinks(today, view).map(({ section: own, label, Icon, link, ...rest }) => {
          const current = own === section;
          return (
            <Link
              key={own}
              {...link}
              aria-current={current ? "true" : undefined}
              className={cx(
                "relative grid content-center justify-items-center gap-[3px] text-[10.5px] leading-[14px] tracking-[-0.01em] focus-visible:rounded-2",
                current
                  ? "-mt-px mb-1.5 rounded-b-2 border border-t-0 border-line-strong bg-paper pt-1 font-semibold text-ink"
                  : "font-medium text-ink-2",
              )}
            >
              <Icon className={cx("size-5", current && "text-accent")} />
              <span>
                {label}
                {"more" in rest && <span className="sr-only">{rest.more}</span>}
              </span>
            </Link>
          );
        })}
      </div>
    </nav>
  );
}
