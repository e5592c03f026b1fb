import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { moveFocus } from "../lib/browser/move-focus.ts";
import { usePrinting } from "../lib/browser/use-printing.ts";
import { formatCount } from "../lib/format/count.ts";
import { cx } from "./class-names.ts";

type Tab<Value extends string> = {
  value: Value;
  label: string;
  /** How many items it has. */
  count?: number | undefined;
  panel: ReactNode;
  /** False for what is printed only when it is the one on screen. */
  onPaper?: boolean;
};

type TabsProps<Value extends string> = {
  "aria-label": string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/**
 * The sections of a page, one at a time; on paper all of them, under their names. Not Base UI's,
 * which would bring half of its dialogs to the first screen.
 */
export function Tabs<Value extends string>({
  tabs,
  value,
  onValueChange,
  ...props
}: TabsProps<Value>) {
  const printing = usePrinting();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // An address may name one that there is not.
  const shown = tabs.find((tab) => tab.value === value) ?? tabs[0];
  const shownValue = shown?.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab is shown
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>("[aria-selected=true]");
    if (list.current && tab) centerIn(list.current, tab);
  }, [shownValue]);
  return (
    <>
      <div
        {...props}
        ref={list}
        role="tablist"
        // Enter opens a tab, as that costs a request.
        onKeyDown={moveFocus}
        className="-mt-2.5 mb-5 flex gap-5 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--line-strong)] [scrollbar-width:none] to-700:gap-4 print:hidden"
      >
        {tabs.map(({ value: own, label, count }) => (
          <button
            key={own}
            id={`${id}-${own}`}
            type="button"
            role="tab"
            aria-selected={own === shown?.value}
            aria-controls={own === shown?.value ? `${id}-panel-${own}` : undefined}
            tabIndex={own === shown?.value ? 0 : -1}
            onClick={() => onValueChange(own)}
            className={cx(
              "section-title flex h-11 flex-none items-center gap-2 border-b-2 text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 to-700:text-16",
              own === shown?.value
                ? "border-accent text-ink"
                : "border-transparent forced-colors:border-[Canvas]",
            )}
          >
            {label}
            {count !== undefined && (
              <span className="digits font-ui text-13 font-medium text-ink-3">
                {formatCount(count)}
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ value: own, label, panel, onPaper = true }) =>
          (own === shown?.value || (printing && onPaper)) && (
            <div
              key={own}
              id={`${id}-panel-${own}`}
              role="tabpanel"
              aria-labelledby={`${id}-${own}`}
              className="print:mb-9"
            >
              <h2 className="section-title mb-3.5 not-print:hidden">{label}</h2>
              {panel}
            </div>
          ),
      )}
    </>
  );
}

/** Where not all tabs fit, the chosen one stands in the middle. */
function centerIn(list: HTMLElement, tab: HTMLElement) {
  list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
