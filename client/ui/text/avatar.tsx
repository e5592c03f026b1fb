import { cx } from "../class-names.ts";

const firstLetter = (word: string) => Array.from(word)[0]?.toLocaleUpperCase("en-US") ?? "";

type AvatarProps = { name: string; className?: string };

/** A user's initial on a green tile. The name is next to it, so screen readers skip it. */
export function Avatar({ name, small, className }: AvatarProps & { small?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid flex-none place-items-center rounded-2 bg-accent font-display leading-none font-semibold text-on-accent forced-colors:border",
        small ? "size-7 text-13" : "size-8 text-[15px]",
        "leading-none",
        className,
      )}
    >
      {firstLetter(name.trim())}
    </span>
  );
}

/** The initials of a company's first two words in a ruled square. */
export function Monogram({ name, className }: AvatarProps) {
  const letters = name
    .split(/[\s,.&/()-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map(firstLetter)
    .join("");
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-grid size-[30px] flex-none place-items-center rounded-1 border border-line-strong bg-raised font-display text-12 leading-none font-semibold text-ink-2",
        className,
      )}
    >
      {letters}
    </span>
  );
}
