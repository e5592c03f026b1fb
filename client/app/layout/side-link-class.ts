import { cx } from "../../ui/class-names.ts";

/** The look of a link of the sidebar. */
export function sideLinkClass(slim: boolean, current: boolean): string {
  return cx(
    "relative flex items-center gap-[11px] rounded-s-2 border border-e-0 pe-3 transition-colors focus-visible:rounded-s-2 focus-visible:-outline-offset-2",
    slim ? "h-10 ps-[13px]" : "h-9 ps-[9px]",
    "pointer-coarse:h-11",
    current
      ? "border-line-strong bg-paper font-semibold text-ink"
      : "me-px border-transparent font-medium text-ink-2 hover:bg-desk-hover hover:text-ink forced-colors:border-[Canvas]",
  );
}
