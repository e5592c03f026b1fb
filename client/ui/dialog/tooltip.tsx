import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import type { TipProps } from "./tip.tsx";

type Owner = ReactElement<HTMLAttributes<HTMLElement>>;

type TooltipProps = {
  text: ReactNode;
  /**
   * The element with the tooltip; it must be focusable, so that the keyboard reaches the tooltip
   * too.
   */
  children: ReactElement;
  side?: TipProps["side"];
  disabled?: boolean;
};

/** Positioning a tooltip takes more code than a whole screen, and no first screen needs it. */
const tips = lazyModule(() => import("./tip.tsx"));

export function Tooltip({ text, children, side = "bottom", disabled = false }: TooltipProps) {
  const tip = useTip();
  const part = tips.use();
  const missing = tip.open && !part;
  useEffect(() => {
    // A tooltip says nothing essential, so it may be missing; each hover tries again.
    if (missing) tips.prefetch();
  }, [missing]);
  // as: every element takes these handlers; components pass them on to their own element.
  const owner = children as Owner;
  return (
    <>
      {cloneElement(owner, {
        ...(tip.open && { "data-popup-open": "" }),
        ...withBoth(owner.props, tip.handlers),
      })}
      {part && tip.anchor && !disabled && (
        <part.Tip
          text={text}
          side={side}
          anchor={tip.anchor}
          open={tip.open}
          onClose={tip.close}
          onKeep={tip.keep}
        />
      )}
    </>
  );
}

/** Calls the element's own handlers first, then the tooltip's. */
function withBoth(own: object, added: HTMLAttributes<HTMLElement>): HTMLAttributes<HTMLElement> {
  const both = Object.entries(added).map(([name, handler]) => {
    const before: unknown = Reflect.get(own, name);
    if (typeof before !== "function") return [name, handler];
    return [
      name,
      (event: unknown) => {
        before(event);
        handler(event);
      },
    ];
  });
  return Object.fromEntries(both);
}

/** Milliseconds of hovering before a tooltip opens, and within which the next one opens at once. */
const rest = 500;
const following = 400;
/** Time to move from the element to its tooltip. */
const grace = 120;

let lastClosed = Number.NEGATIVE_INFINITY;

/** A tooltip is open while its element is hovered, or focused by keyboard. */
function useTip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter: ({ pointerType, currentTarget }) => {
      if (pointerType === "touch") return;
      setAnchor(currentTarget);
      const wait = performance.now() - lastClosed < following ? 0 : rest;
      after(wait, () => setOpen(true));
    },
    onPointerLeave: () => after(grace, close),
    // After a press, the tooltip is no longer needed.
    onPointerDown: close,
    onFocus: ({ currentTarget }) => {
      if (!currentTarget.matches(":focus-visible")) return;
      setAnchor(currentTarget);
      after(0, () => setOpen(true));
    },
    onBlur: close,
    onKeyDown: ({ key }) => {
      if (key === "Escape") close();
    },
  };
  return { anchor, open, close, keep: () => clearTimeout(timer.current), handlers };
}
