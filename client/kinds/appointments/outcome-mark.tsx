import { Check, Square, UserX } from "lucide-react";
import { cx } from "../../ui/class-names.ts";
import { type OutcomeState, outcomeWord } from "./outcome-state.ts";

interface OutcomeMarkProps {
  state: OutcomeState;
  className?: string;
}

/**
 * The sign of an outcome, 12 px: a tick, a person with a cross, an open square. Nothing where the title
 * itself tells it: what is canceled is struck through. Say it in words to those who cannot see it, see
 * `outcomeWord`.
 */
export function OutcomeMark({ state, className }: OutcomeMarkProps) {
  const look = cx("size-3 flex-none", className);
  switch (state) {
    case "held":
      return <Check aria-hidden="true" strokeWidth={2.25} className={cx(look, "text-ink-3")} />;
    case "no-show":
      return <UserX aria-hidden="true" strokeWidth={2} className={cx(look, "text-notice")} />;
    case "open":
      return <Square aria-hidden="true" strokeWidth={3} className={cx(look, "text-notice")} />;
    default:
      return null;
  }
}

/** The sign with its word, for lists and wide cards; nothing for what is planned. */
export function OutcomeLabel({ state, className }: OutcomeMarkProps) {
  const word = outcomeWord(state);
  if (!word) return null;
  const isNotice = state === "open" || state === "no-show";
  return (
    <span
      className={cx(
        "inline-flex flex-none items-center gap-1 whitespace-nowrap text-12 leading-[18px]",
        isNotice ? "font-semibold text-notice" : "text-ink-3",
        className,
      )}
    >
      <OutcomeMark state={state} />
      {word}
    </span>
  );
}
