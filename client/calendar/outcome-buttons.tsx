import type { Outcome } from "../../shared/appointments.ts";
import { cx } from "../ui/class-names.ts";

/** What can become of an appointment that is over; the numbers mean the same everywhere. */
export const wrapUpChoices = [
  { act: "held", label: "Held", key: "1" },
  { act: "no-show", label: "No-show", key: "2" },
  { act: "canceled", label: "Canceled", key: "3" },
  { act: "move", label: "Move…", key: "4" },
] as const;
export type WrapUpAct = Outcome | "move";

/** The widths of the four, for the keys printed above them. */
export const wrapUpColumns = "grid-cols-[60px_78px_86px_80px]";

interface OutcomeButtonsProps {
  /** Of which appointment, for those who hear the buttons one by one. */
  title: string;
  onChoose: (act: WrapUpAct, button: HTMLElement) => void;
  className?: string;
}

/** Held, No-show, Canceled and Move… joined to one control. */
export function OutcomeButtons({ title, onChoose, className }: OutcomeButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers
    <div
      role="group"
      aria-label={`How did ${title} go?`}
      className={cx(
        "grid rounded-2 border border-line-strong bg-raised print:hidden",
        wrapUpColumns,
        className,
      )}
    >
      {wrapUpChoices.map(({ act, label, key }) => (
        <button
          key={act}
          type="button"
          data-act={act}
          aria-keyshortcuts={key}
          aria-haspopup={act === "move" ? "dialog" : undefined}
          onClick={({ currentTarget }) => onChoose(act, currentTarget)}
          className="-my-px h-[30px] border-l border-line text-13 leading-none font-semibold first:rounded-l-2 first:border-l-transparent last:rounded-r-2 hover:bg-raised-hover to-700:h-11 pointer-coarse:h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
