import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
} from "react";
import { lazyModule } from "../lib/lazy-module.ts";
import type { TipProps } from "./tip.tsx";
import { useTip } from "./use-tip.ts";

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
