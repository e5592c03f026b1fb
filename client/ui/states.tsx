import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./class-names.ts";

function BlankRules() {
  return (
    <div className="blank-rules" aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}

type EmptyProps = {
  /** In the margin. */
  margin?: string;
  title: ReactNode;
  children?: ReactNode;
  /** One primary button. */
  action?: ReactNode;
  /** Blank rules below, fading out. */
  rules?: boolean;
};

/** A list's first use: what goes here and how to start. */
export function Empty({
  margin = "No entries yet",
  title,
  children,
  action,
  rules = true,
}: EmptyProps) {
  return (
    <>
      <div className="empty">
        <div className="vac">{margin}</div>
        <div className="em">
          <h2 className="title-22 mb-2">{title}</h2>
          {children && <p className="mb-5 max-w-[52ch] text-ink-2">{children}</p>}
          {action}
        </div>
      </div>
      {rules && <BlankRules />}
    </>
  );
}

type MissingProps = { margin?: string; title: string; children: ReactNode; action: ReactNode };

/** A whole page for something that does not exist: "Customer not found". */
export function Missing({ margin = "No entry", title, children, action }: MissingProps) {
  return (
    <>
      <div className="empty mt-2">
        <div className="vac">{margin}</div>
        <div className="em">
          <h1 className="title-22 mb-2" tabIndex={-1}>
            {title}
          </h1>
          <p className="mb-5 text-ink-2">{children}</p>
          {action}
        </div>
      </div>
      <BlankRules />
    </>
  );
}

type NoMatchProps = {
  /** Names the query: No company matches “bridgewater” */
  title: ReactNode;
  onClear: () => void;
  clearLabel?: string;
  before?: string;
  /** After the link: "to see all 14."; a full stop by default. */
  after?: ReactNode;
};

/** A search without matches. */
export function NoMatch({
  title,
  onClear,
  clearLabel = "clear the search",
  before = "Check the spelling, or",
  after,
}: NoMatchProps) {
  return (
    <div role="status" className="border-t border-line-strong py-3.5">
      <p className="font-semibold">{title}</p>
      <p className="text-13 text-ink-3">
        {before}{" "}
        <button type="button" className="link hit" onClick={onClear}>
          {clearLabel}
        </button>
        {after === undefined ? "." : <> {after}</>}
      </p>
    </div>
  );
}

type FailedProps = {
  title: ReactNode;
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
  className?: string;
};

/** A failed request, shown in its own place, with a way to try again. */
export function Failed({
  title,
  children = "Your data is safe.",
  onRetry,
  retrying,
  className,
}: FailedProps) {
  return (
    <div
      role="alert"
      className={cx(
        "flex items-center justify-between gap-4 border-y border-line-strong py-3.5",
        className,
      )}
    >
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-13 text-ink-3">{children}</p>
      </div>
      <Button size="sm" icon={<RotateCw />} busy={retrying} busyLabel="Trying" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
