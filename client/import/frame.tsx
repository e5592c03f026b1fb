import { Link, useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cx } from "../ui/class-names.ts";
import { PageHead } from "../ui/page.tsx";
import { isUnfinished, readImport, useImport } from "./state.ts";
import { kindNames, linesOf, type Step, stepNames, steps } from "./steps.ts";
import type { ImportKind } from "./types.ts";

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
      <PageHead title={`Import ${kindNames[into].title}`} sub={sub} />
      <div className="imp">
        <div className="margin">
          <nav aria-label="Steps">
            <ol className="steps">
              {steps.map((each, place) => (
                <li
                  key={each}
                  className={cx(place < now && "done", place === now && "now")}
                  aria-current={place === now ? "step" : undefined}
                >
                  {place < now && state.job === null ? (
                    <Link
                      to="/dashboard/import"
                      search={each === "choose" ? { into } : { into, step: each }}
                      // Otherwise every step of this address is the current page.
                      activeOptions={{ exact: true }}
                      className="hit"
                    >
                      {stepNames[each]}
                    </Link>
                  ) : (
                    <b>{stepNames[each]}</b>
                  )}
                  <small>
                    {lines?.[each] ?? decided[each].map((line) => <span key={line}>{line}</span>)}
                  </small>
                </li>
              ))}
            </ol>
          </nav>
          {aside && <div className="to-700:hidden">{aside}</div>}
        </div>
        <div className="body">{children}</div>
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
    <div className="imp-foot">
      {children}
      {note && <p className="note">{note}</p>}
    </div>
  );
}
