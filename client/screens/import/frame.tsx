import { Link, linkOptions, useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import { imports } from "../../../shared/words/en/imports.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { cx } from "../../ui/class-names.ts";
import { PageHead } from "../../ui/page.tsx";
import { isUnfinished, readImport, useImport } from "./state.ts";
import { linesOf, type Step, steps } from "./steps.ts";

type ImportFrameProps = {
  into: ImportKind;
  step: Step;
  /** Below the title. */
  sub: ReactNode;
  /** In place of the usual lines below the names of steps: "14 problems, 42 already here". */
  lines?: Partial<Record<Step, ReactNode>>;
  /** Below the steps; not on the phone. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every screen of an import: title, the steps on the margin line, and the step's work
 * right of it, which ends with an `ImportFooter`.
 */
export function ImportFrame({ into, step, sub, lines, aside, children }: ImportFrameProps) {
  const state = useImport();
  const now = steps.indexOf(step);
  const decided = linesOf(state, step);
  useBlocker({
    // Other screens of the dashboard keep the import; a closed tab does not.
    shouldBlockFn: () => false,
    enableBeforeUnload: () => isUnfinished(readImport()),
  });
  return (
    <>
      <PageHead title={imports.title[into]} sub={sub} />
      <div className="grid grid-cols-[200px_minmax(0,1fr)] border-t border-line-strong to-1040:grid-cols-1">
        <div className="sticky low:static top-(--top-bar) self-start pt-5 pb-8 pe-6 to-1040:static to-1040:py-3 to-1040:px-0 to-1040:border-b to-1040:border-line">
          <nav aria-label={imports.stepsLabel}>
            <ol className="steps to-1040:flex">
              {steps.map((each, place) => (
                <li
                  key={each}
                  className={cx(place < now && "done", place === now && "current")}
                  aria-current={place === now ? "step" : undefined}
                >
                  {place < now && state.job === null ? (
                    <Link
                      to="/dashboard/import"
                      search={each === "choose" ? { into } : { into, step: each }}
                      // Otherwise every step of this address is the current page.
                      activeOptions={{ exact: true }}
                      className="hit-area"
                    >
                      {imports.steps[each]}
                    </Link>
                  ) : (
                    <b>{imports.steps[each]}</b>
                  )}
                  <small className="block text-ink-3 text-13 wrap-break-word to-1040:hidden">
                    {lines?.[each] ??
                      decided[each].map((line) => (
                        <span className="block text-ink-3 text-13 wrap-break-word" key={line}>
                          {line}
                        </span>
                      ))}
                  </small>
                </li>
              ))}
            </ol>
          </nav>
          {aside && <div className="to-700:hidden">{aside}</div>}
        </div>
        <div className="body min-w-0 pt-5 ps-7 border-s border-margin to-1040:pt-4 to-1040:px-0 to-1040:pb-0 to-1040:border-s-0">
          {children}
        </div>
      </div>
    </>
  );
}

type ImportFooterProps = {
  /** At the right end; above the buttons on the phone. */
  note?: ReactNode;
  /** Buttons, the primary one first, then Back. */
  children: ReactNode;
};

/** Stays in sight below the work. */
export function ImportFooter({ note, children }: ImportFooterProps) {
  return (
    <div className="sticky low:static bottom-0 z-sticky flex items-center gap-2 -mx-3 py-3.5 px-3 [background:linear-gradient(var(--line-strong)_0_1px,transparent_0)_12px_0_/_calc(100%_-_24px)_1px_no-repeat_var(--paper)] to-900:bottom-[calc(60px_+_env(safe-area-inset-bottom,0px))] to-700:flex-wrap to-700:py-3 to-700:[&>:is(a,button)]:flex-1">
      {children}
      {note && (
        <p className="ms-auto text-end text-13/[inherit] text-ink-3 to-700:-order-1 to-700:m-0 to-700:w-full to-700:text-start">
          {note}
        </p>
      )}
    </div>
  );
}

/** The list that the imported records are in; of appointments, today. */
export function useListLink(into: ImportKind) {
  const { today } = useNow();
  if (into === "appointments") {
    return linkOptions({ to: "/dashboard/appointments/$date", params: { date: today } });
  }
  return into === "companies"
    ? linkOptions({ to: "/dashboard/companies" })
    : linkOptions({ to: "/dashboard/customers" });
}
