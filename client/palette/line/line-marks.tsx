import { type RefObject, useLayoutEffect, useRef } from "react";
import { cx } from "../../ui/class-names.ts";
import type { PaletteResults } from "../items.ts";

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
    <div ref={box} aria-hidden="true" className="pal-marks">
      {parts.map(({ name, asks, ...span }, index) => {
        const before = text.slice(end, span.start);
        end = span.end;
        const repeats = parts[index - 1]?.name === name;
        return (
          <span key={span.start}>
            {before}
            <span className="pal-mark">
              {text.slice(span.start, span.end)}
              {!repeats && <i className={cx(asks && "asks")}>{asks ? `${name}?` : name}</i>}
            </span>
          </span>
        );
      })}
      {text.slice(end)}
    </div>
  );
}
