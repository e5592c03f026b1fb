import type { CSSProperties } from "react";
import { labelOf } from "../../lib/people/label-of.ts";
import { knownLettersOf } from "../../lib/people/letters.ts";
import { useSession } from "../../lib/session.ts";
import { cx } from "../class-names.ts";

/** In pixels: blocks, cards and rails, rows, fields, heads, the account, a page. */
type SquareSize = 16 | 18 | 20 | 22 | 24 | 28 | 32 | 40;

type PersonSquareProps = {
  name: string;
  /** Two, see lib/people/letters.ts. */
  letters: string;
  /** From 0, in order of joining. */
  ink: number;
  size?: SquareSize;
  hasLeft?: boolean | undefined;
  /** The name stands beside it: it is not read out again. */
  named?: boolean;
  className?: string;
};

/** Four inks, then the same outlined, then again; the letters tell who it is, never the ink alone. */
const inks = 4;

/** The color of an ink, counted from 0. */
export function inkVar(ink: number): string {
  return `var(--p${(ink % inks) + 1})`;
}

/** A person: a square with two letters. Never round, for discs and rings are statuses. */
export function PersonSquare({
  name,
  letters,
  ink,
  size = 20,
  hasLeft = false,
  named = false,
  className,
}: PersonSquareProps) {
  const isOutlined = ink % (2 * inks) >= inks;
  const text = labelOf({ name, hasLeft });
  const fontSize = `${Math.round(size * (size < 24 ? 0.47 : 0.42) * 10) / 10}px`;
  // as: CSSProperties knows no custom properties.
  const style = { "--p": inkVar(ink), width: size, height: size, fontSize };
  return (
    <span
      {...(named ? { "aria-hidden": true } : { role: "img", "aria-label": text, title: text })}
      style={style as CSSProperties}
      className={cx(
        "inline-grid flex-none place-items-center overflow-hidden leading-none font-[650] tracking-[-0.01em] whitespace-nowrap lining-nums forced-colors:border",
        size < 32 ? "rounded-1" : "rounded-2",
        hasLeft
          ? "border border-dashed border-control text-ink-3"
          : isOutlined
            ? "bg-[color-mix(in_oklab,var(--p)_10%,var(--raised))] text-p shadow-[inset_0_0_0_1.5px_var(--p)]"
            : "bg-p text-on-p",
        className,
      )}
    >
      {letters}
    </span>
  );
}

type SquareOfProps = Pick<PersonSquareProps, "size" | "named" | "className"> & { id: string };

/** The square of somebody on the desk of this tab, or who was; nothing for anybody else. */
export function SquareOf({ id, ...look }: SquareOfProps) {
  const people = useSession().user?.desk.people ?? [];
  const person = people.find(({ _id }) => _id === id);
  if (!person) return null;
  const letters = knownLettersOf(people).get(id) ?? "";
  return <PersonSquare {...person} {...look} letters={letters} />;
}
