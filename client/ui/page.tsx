import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { parts } from "../../shared/words/en/parts.ts";
import { cx } from "./class-names.ts";
import { DisplayMenu } from "./menu/display-menu.tsx";

type PageHeadProps = {
  title: ReactNode;
  /** Right after it: what can be done with what it names. */
  beside?: ReactNode;
  sub?: ReactNode;
  /** Buttons, the primary one last; on the phone they share the width. */
  actions?: ReactNode;
  /** On the phone, a single action stays beside the title. */
  inline?: boolean;
};

export function PageHead({ title, beside, sub, actions, inline = false }: PageHeadProps) {
  return (
    <div
      className={cx(
        "mb-6 flex items-start justify-between gap-x-6 gap-y-4 to-700:mb-5",
        inline ? "to-700:items-center" : "to-700:flex-wrap",
      )}
    >
      <div className="min-w-0 flex-auto">
        {/* Receives focus after navigation. */}
        <div className="flex items-center gap-1.5">
          <h1 className="page-title min-w-0 break-words" tabIndex={-1}>
            {title}
          </h1>
          {beside && <div className="-my-1 flex flex-none print:hidden">{beside}</div>}
        </div>
        {sub && <p className="mt-[5px] text-ink-2">{sub}</p>}
      </div>
      {actions && (
        <div
          className={cx(
            "flex flex-none flex-wrap items-center gap-2",
            !inline && "to-700:w-full to-700:[&>:not([aria-label])]:flex-1 to-700:[&>*]:px-2.5",
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}

type SectionHeadProps = {
  title: ReactNode;
  /** At the right end of the title's line: a link, a count, a button. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
  className?: string;
};

export function SectionHead({ title, aside, level = 2, id, className }: SectionHeadProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={cx("mb-3.5 flex items-baseline justify-between gap-3", className)}>
      <Heading id={id} className={level === 2 ? "section-title" : "small-title"}>
        {title}
      </Heading>
      {aside && <div className="text-13 text-ink-3">{aside}</div>}
    </div>
  );
}

/** A link in running text; `.hit` enlarges its touch area without moving anything. */
export const linkClass = "link hit-area";

type WithFactsProps = {
  facts: ReactNode;
  /** On the phone, the details collapse under a button with this name: "Company Details". */
  fold?: string;
  /**
   * The heading above is still loading. On the phone it may take several lines, so what is below
   * waits rather than jump.
   */
  waiting?: boolean;
  children: ReactNode;
};

/** Details left of the margin line, the page's body to its right. */
export function WithFacts({ facts, fold, waiting = false, children }: WithFactsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div
      className={cx(
        "withfacts grid grid-cols-[232px_minmax(0,1fr)] border-t border-line-strong to-1040:grid-cols-1",
        waiting && "to-700:invisible",
      )}
    >
      {fold && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="fold print:hidden h-12 w-full items-center justify-between font-semibold hidden to-700:flex"
        >
          {fold}
          <ChevronDown className={cx("transition-transform", open && "rotate-180")} />
        </button>
      )}
      <dl className="facts" id={id}>
        {facts}
      </dl>
      <div className="body min-w-0 pt-5 ps-7 border-s border-margin to-1040:ps-0 to-1040:border-t to-1040:border-t-line to-1040:border-s-0">
        {children}
      </div>
    </div>
  );
}

type FactProps = {
  label: ReactNode;
  /** A missing value is shown quietly: "Not recorded". */
  missing?: string;
  /** Shown instead, except on paper: a link to the field. */
  add?: ReactNode;
  /** Takes the full width where details are in columns. */
  wide?: boolean;
  children?: ReactNode;
};

export function Fact({ label, missing = parts.notRecorded, add, wide, children }: FactProps) {
  const none = children === undefined || children === null || children === "";
  return (
    <div className={cx(wide && "col-span-full")}>
      <dt className="text-ink-3 text-12">{label}</dt>
      {none && add && <dd className="print:hidden mt-px mb-3.5 leading-5">{add}</dd>}
      <dd
        className={cx(
          "mt-px mb-3.5 leading-5",
          none && "none",
          none && Boolean(add) && "not-print:hidden",
        )}
      >
        {none ? missing : children}
      </dd>
    </div>
  );
}

/** The totals: three figures between two rules. */
export function Sums({ className, ...props }: ComponentProps<"dl">) {
  return <dl {...props} className={cx("sums", className)} />;
}

type SumProps = {
  label: ReactNode;
  /** Beside the figure: "6 new this month". */
  note?: ReactNode;
  /** The figure, or a link around it. */
  children: ReactNode;
};

export function Sum({ label, note, children }: SumProps) {
  return (
    <div>
      <dt className="text-ink-2 text-13 forced-colors:relative forced-colors:z-1">{label}</dt>
      <dd className="figures">
        <span className="figure">{children}</span>
        {note && <span className="beside text-ink-3 text-13/[inherit]">{note}</span>}
      </dd>
    </div>
  );
}

type ToolsProps = {
  children: ReactNode;
  count?: ReactNode;
  /** At the end of the count's line, on the phone only. */
  phoneAside?: ReactNode;
  /** Left of the menu: other ways to look at the list. */
  aside?: ReactNode;
  /** In place of the menu that every list has; null for none. */
  menu?: ReactNode;
  /** Where the count stands: beside the menu, or after the filters. */
  countFirst?: boolean;
};

/** The row of search, filters and count above a list. */
export function Tools({
  children,
  count,
  phoneAside,
  aside,
  menu = <DisplayMenu />,
  countFirst = false,
}: ToolsProps) {
  return (
    <div className="tools">
      {children}
      <div className="flex flex-auto items-center justify-end gap-3 to-700:basis-full">
        {count && (
          <span
            aria-live="polite"
            className={cx("text-13 text-ink-3 to-700:me-auto", countFirst && "me-auto")}
          >
            {count}
          </span>
        )}
        {phoneAside && <span className="over-700:hidden">{phoneAside}</span>}
        {aside && <span className="to-700:hidden">{aside}</span>}
        {menu}
      </div>
    </div>
  );
}
