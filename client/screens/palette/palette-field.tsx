import { Autocomplete } from "@base-ui/react/autocomplete";
import { Search, X } from "lucide-react";
import type { ComponentProps, RefObject } from "react";
import { maxSearch } from "../../../shared/text/search-length.ts";
import { common } from "../../../shared/words/en/common.ts";
import { palette } from "../../../shared/words/en/palette.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Delayed } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Kbd } from "../../ui/text/kbd.tsx";
import type { PaletteResults, PaletteStep } from "./items/items.ts";
import { LineMarks } from "./line/line-marks.tsx";

type PaletteFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  step: PaletteStep;
  busy: boolean;
  text: string;
  /** What was understood of the text. */
  parts: PaletteResults["parts"];
  /** True if it is no text for the field. */
  onPaste: (pasted: string) => boolean;
  onKeyDown: ComponentProps<typeof Autocomplete.Input>["onKeyDown"];
  onLeaveStep: () => void;
  onClose: () => void;
};

export function PaletteField({
  inputRef,
  step,
  busy,
  text,
  parts,
  onPaste,
  onKeyDown,
  onLeaveStep,
  onClose,
}: PaletteFieldProps) {
  const label = step === "anything" ? palette.title : palette.labels[step];
  const placeholder = palette.placeholders[step];
  const chip = step === "anything" ? undefined : palette.chips[step];
  return (
    <div
      className={cx(
        "flex flex-none items-center gap-3 border-b border-line-strong px-4 to-700:pe-1.5",
        parts ? "h-16" : "h-14",
      )}
    >
      <span className={cx("grid flex-none place-items-center text-ink-3", parts && "pb-3.5")}>
        {busy ? (
          <Delayed>
            <Spinner />
          </Delayed>
        ) : (
          <Search className="size-[18px]" />
        )}
      </span>
      {chip && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={palette.cancelChip(chip)}
          onClick={onLeaveStep}
          className="hit-area flex flex-none items-center gap-1.5 rounded-1 bg-accent-wash py-1 pe-1.5 ps-2 text-13 font-medium text-accent"
        >
          {chip}
          <X className="size-3.5" />
        </button>
      )}
      <div className="relative h-full min-w-0 flex-1">
        <Autocomplete.Input
          ref={inputRef}
          aria-label={label}
          dir="auto"
          placeholder={placeholder}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (onPaste(event.clipboardData.getData("text/plain"))) event.preventDefault();
          }}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxSearch}
          className={cx(
            "h-full w-full bg-transparent text-[17px] caret-accent outline-none placeholder:text-ink-3",
            parts && "pb-3.5",
          )}
        />
        {parts && <LineMarks inputRef={inputRef} text={text} parts={parts} />}
      </div>
      <span className="flex-none to-700:hidden">
        <Kbd>Esc</Kbd>
      </span>
      <span className="hidden flex-none to-700:block">
        <IconButton label={common.close} tip={false} onClick={onClose}>
          <X />
        </IconButton>
      </span>
    </div>
  );
}
