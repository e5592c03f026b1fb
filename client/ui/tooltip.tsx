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
  /** The element that owns the tip: one that takes focus, so that the keyboard reaches the tip too. */
  children: ReactElement;
  side?: TipProps["side"];
  disabled?: boolean;
};

/** Placing a tip takes more code than a whole screen, and nobody needs it before the first one. */
const tips = lazyModule(() => import("./tip.tsx"));

export function Tooltip({ text, children, side = "bottom", disabled = false }: TooltipProps) {
  const tip = useTip();
  const part = tips.use();
  const missing = tip.open && !part;
  useEffect(() => {
    // A tip says nothing that is only said there: it may stay away, but each is another try.
    if (missing) tips.prefetch();
  }, [missing]);
  // as: every element takes these handlers; a component among them passes them on to its own.
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

/** The tip's handlers, each after the element's own of the same name. */
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
