import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { formatCount } from "../lib/count.ts";
import { usePrinting } from "./use-printing.ts";

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

/** The sections of a page, one at a time; on paper all of them, under their names. */
export function Tabs<Value extends string>({
  tabs,
  value,
  onValueChange,
  ...props
}: TabsProps<Value>) {
  const printing = usePrinting();
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List
        {...props}
        className="-mt-2.5 mb-5 flex gap-6 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_0_var(--line-strong)] [scrollbar-width:none] to-700:gap-4 print:hidden"
      >
        {tabs.map(({ value: own, label, count }) => (
          <Base.Tab
            key={own}
            value={own}
            className="h2 flex h-11 flex-none items-center gap-2 border-b-2 border-transparent text-ink-2 transition-colors hover:text-ink data-active:border-accent data-active:text-ink to-700:text-16"
          >
            {label}
            {count !== undefined && (
              <span className="num font-ui text-13 font-medium text-ink-3">
                {formatCount(count)}
              </span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ value: own, label, panel, onPaper = true }) => (
        <Base.Panel
          key={own}
          value={own}
          className="print:mb-9"
          {...(printing && onPaper && { keepMounted: true, hidden: false, inert: false })}
        >
          <h2 className="h2 mb-3.5 not-print:hidden">{label}</h2>
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
