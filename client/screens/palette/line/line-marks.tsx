import { type RefObject, useLayoutEffect, useRef } from "react";
import { commands } from "../../../../shared/words/en/commands.ts";
import { cx } from "../../../ui/class-names.ts";
import type { PaletteResults } from "../items/items.ts";

type LineMarksProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  parts: NonNullable<PaletteResults["parts"]>;
};

/** Underlines and captions for what was understood, over the field whose text they follow. */
export function LineMarks({ inputRef, text, parts }: LineMarksProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const follow = () => {
      if (box.current) box.current.scrollLeft = input.scrollLeft;
    };
    follow();
    input.addEventListener("scroll", follow);
    return () => input.removeEventListener("scroll", follow);
  });
  let end = 0;
  return (
    <div
      ref={box}
      aria-hidden="true"
      dir="auto"
      className="absolute inset-0 overflow-hidden pt-[13px] text-transparent [font-size:17px] leading-6 whitespace-pre pointer-events-none"
    >
      {parts.map(({ name, asks, ...span }, index) => {
        const before = text.slice(end, span.start);
        end = span.end;
        const repeats = parts[index - 1]?.name === name;
        return (
          <span key={span.start}>
            {before}
            <span className="palette-mark relative inline-block border-b-2 border-accent">
              {text.slice(span.start, span.end)}
              {!repeats && (
                <i
                  className={cx(
                    "absolute inset-s-0 top-7 text-[11px]/[14px] not-italic",
                    asks ? "font-semibold text-notice" : "font-medium text-ink-3",
                  )}
                >
                  {asks ? commands.asksPart(commands.parts[name]) : commands.parts[name]}
                </i>
              )}
            </span>
          </span>
        );
      })}
      {text.slice(end)}
    </div>
  );
}
