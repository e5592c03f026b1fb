import { X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";

type ChipProps = {
  /** Names the cross: "Remove filter: Value over $500". */
  removeLabel: string;
  onRemove: () => void;
  /** Opens the editor; a condition without one can only be removed. */
  button?: ComponentProps<"button">;
  children: ReactNode;
};

/** One condition of a list: pressing it edits it, the cross and Backspace take it away. */
export function Chip({ removeLabel, onRemove, button, children }: ChipProps) {
  const chip = useRef<HTMLSpanElement>(null);
  const remove = () => {
    const beside = chip.current?.previousElementSibling ?? chip.current?.nextElementSibling;
    (beside instanceof HTMLButtonElement ? beside : beside?.querySelector("button"))?.focus();
    onRemove();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Backspace" && event.key !== "Delete") return;
    event.preventDefault();
    remove();
  };
  return (
    <span
      ref={chip}
      className="chip inline-flex items-stretch max-w-full h-7.5 rounded-2 bg-accent-wash text-ink-2 text-13 whitespace-nowrap [--icon:13px] to-700:flex-none to-700:h-9.5"
    >
      {button ? (
        <button
          type="button"
          aria-haspopup="dialog"
          {...button}
          onKeyDown={(event) => {
            onKeyDown(event);
            button.onKeyDown?.(event);
          }}
        >
          <span className="max-w-[44ch] overflow-hidden text-ellipsis">{children}</span>
        </button>
      ) : (
        <span>
          <span>{children}</span>
        </span>
      )}
      <button
        type="button"
        className="cross grid flex-none place-items-center w-7 ms-px rounded-e-2 to-700:w-9 hover:bg-accent/12 hover:text-ink"
        aria-label={removeLabel}
        onKeyDown={onKeyDown}
        onClick={remove}
      >
        <X />
      </button>
    </span>
  );
}
