import "../../../styles/charts.css";
import { useRouter } from "@tanstack/react-router";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { cx } from "../../../ui/class-names.ts";
import { markSelector, placeOf } from "./mark.tsx";
import { nextMark } from "./next-mark.ts";

const tips = lazyModule(() => import("./chart-tip.tsx"));

type ChartProps = {
  /** What it shows, for those who cannot see it. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A picture whose marks (mark.tsx) are links. Tab stops at it once: at the mark that had the focus
 * last, and arrows move from there. The mark under the pointer or with the focus shows its tooltip.
 *
 * Nothing here is rendered again when another mark is pointed at, as there may be hundreds.
 */
export function Chart({ label, className, children }: ChartProps) {
  const root = useRef<HTMLElement>(null);
  const last = useRef<Element>(null);
  const [lit, setLit] = useState<Element | null>(null);
  const { navigate } = useRouter();
  const tip = tips.use();
  const marks = () => [...(root.current?.querySelectorAll<HTMLElement>(markSelector) ?? [])];

  const stopAt = (mark: Element | undefined) => {
    for (const each of marks()) {
      const index = each === mark ? 0 : -1;
      if (each.tabIndex !== index) each.tabIndex = index;
    }
    last.current = mark ?? null;
  };
  // After each rendering: its marks may be others.
  useLayoutEffect(() => {
    const all = marks();
    const kept = all.find((mark) => mark === last.current);
    stopAt(kept ?? all.find((mark) => placeOf(mark).band === 0) ?? all[0]);
  });
  const missing = lit !== null && !tip;
  useEffect(() => {
    if (missing) tips.prefetch();
  }, [missing]);

  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") setLit(null);
    const from = markOf(event.target);
    if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Without those that this width has no room for.
    const all = marks().filter((mark) => mark.checkVisibility());
    const next = nextMark(all.map(placeOf), placeOf(from), event.key);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <figure
      ref={root}
      aria-label={label}
      className={cx("chart", className)}
      onKeyDown={move}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType !== "touch") setLit(markOf(target));
      }}
      onPointerLeave={() => setLit(null)}
      onFocus={({ target }) => {
        stopAt(target);
        if (target.matches(":focus-visible")) setLit(target);
      }}
      onBlur={() => setLit(null)}
      onClick={(event) => {
        const href = markOf(event.target)?.getAttribute("href");
        // As in a link of the router: the browser opens it in a new tab where asked to.
        const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
        if (!href || !isPlain || event.defaultPrevented) return;
        event.preventDefault();
        navigate({ href });
      }}
    >
      {children}
      {tip && lit?.isConnected && <tip.ChartTip mark={lit} onClose={() => setLit(null)} />}
    </figure>
  );
}

function markOf(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest(markSelector) : null;
}
