import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { common } from "../../shared/words/en/common.ts";
import { parts } from "../../shared/words/en/parts.ts";
import { Button } from "./button.tsx";
import { cx } from "./class-names.ts";
import { Rich } from "./text/rich.tsx";

function BlankRules() {
  return (
    <div
      aria-hidden="true"
      className="border-t border-line [&>span]:block [&>span]:h-[53px] [&>span]:border-b [&>span]:border-line"
    >
      <span />
      <span className="opacity-70" />
      <span className="opacity-45" />
      <span className="opacity-22" />
    </div>
  );
}

type FramedProps = { margin: string; className?: string; children: ReactNode };

function Framed({ margin, className, children }: FramedProps) {
  return (
    <div
      className={cx(
        "empty grid grid-cols-[232px_minmax(0,1fr)] border-t border-line-strong to-700:grid-cols-1",
        className,
      )}
    >
      <div className="pe-6 pt-[42px] font-display text-[15px]/7 font-medium text-ink-3 normal-nums to-700:hidden">
        {margin}
      </div>
      <div className="border-s border-margin px-7 pt-10 pb-12 to-700:border-s-0 to-700:px-0 to-700:pt-7 to-700:pb-8">
        {children}
      </div>
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
  margin = common.noEntries,
  title,
  children,
  action,
  rules = true,
}: EmptyProps) {
  return (
    <>
      <Framed margin={margin}>
        <h2 className="title-22 mb-2">{title}</h2>
        {children && <p className="mb-5 max-w-[52ch] text-ink-2">{children}</p>}
        {action}
      </Framed>
      {rules && <BlankRules />}
    </>
  );
}

type MissingProps = { margin?: string; title: string; children: ReactNode; action: ReactNode };

/** A whole page for something that does not exist: "Customer not found". */
export function Missing({ margin = common.noEntry, title, children, action }: MissingProps) {
  return (
    <>
      <Framed margin={margin} className="mt-2">
        <h1 className="title-22 mb-2" tabIndex={-1}>
          {title}
        </h1>
        <p className="mb-5 text-ink-2">{children}</p>
        {action}
      </Framed>
      <BlankRules />
    </>
  );
}

type NoMatchProps = {
  /** Names the query: No company matches “bridgewater” */
  title: ReactNode;
  onClear: () => void;
  /** The second line, with the link in it: "You can <all>show all bookings</all>."; of a search by default. */
  hint?: string;
};

/** A search without matches. */
export function NoMatch({ title, onClear, hint = parts.clearSearch }: NoMatchProps) {
  const clear = (label: string) => (
    <button type="button" className="link hit-area" onClick={onClear}>
      {label}
    </button>
  );
  return (
    <div role="status" className="border-t border-line-strong py-3.5">
      <p className="font-semibold">{title}</p>
      <p className="text-13 text-ink-3">
        <Rich text={hint} tags={{ all: clear }} />
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
  children = common.dataIsSafe,
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
      <Button
        size="sm"
        icon={<RotateCw />}
        busy={retrying}
        busyLabel={common.trying}
        onClick={onRetry}
      >
        {common.tryAgain}
      </Button>
    </div>
  );
}
