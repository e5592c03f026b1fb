import { Popover } from "@base-ui/react/popover";
import { Calendar, CircleAlert } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { dates } from "../../../shared/words/en/dates.ts";
import { usePhrases } from "../../lib/language/use-phrases.ts";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { Sheet } from "../dialog/sheet.tsx";
import { controlSize } from "../form/control-look.ts";
import { useField } from "../form/field-frame.tsx";
import { type TypedValue, useTypedValue } from "../form/use-typed-value.ts";
import { popupClass, popupPlace } from "../menu/popup.ts";
import { usePhone } from "../use-media.ts";
import type { PickerProps } from "./picker-range.ts";

type DateFieldProps = TypedValue &
  TypedMessageOptions &
  Omit<PickerProps, "onChange" | "min" | "max" | "marked" | "onMonthChange"> & {
    /** The content of the popup; `close` closes it and restores focus. */
    children: (close: () => void) => ReactNode;
  };

/**
 * A text field with a calendar: type into it, or pick from a popup (a sheet on the phone). Typed
 * text counts once it matches the display format, or else on Enter or blur.
 */
export function DateField({
  value,
  onChange,
  format,
  parse,
  refuse,
  unreadable,
  preview,
  remedy,
  children,
  onBlur,
  placeholder,
  disabled,
  name,
  ref,
  ...props
}: DateFieldProps) {
  const { labelId: _, ...field } = useField();
  const phone = usePhone();
  usePhrases();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const byKey = useRef(false);
  const [open, setOpenState] = useState(false);
  const typed = useTypedValue({ value, onChange, format, parse, refuse, unreadable });

  const setOpen = (next: boolean) => {
    if (!disabled) setOpenState(next);
  };
  const close = () => {
    typed.drop();
    setOpen(false);
    if (!phone) input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      if (open) dayToFocus()?.focus();
      else {
        byKey.current = true;
        // The next key may arrive before the popup would take focus.
        flushSync(() => setOpen(true));
        dayToFocus()?.focus({ preventScroll: true });
      }
    } else if (event.key === "Enter") {
      const fresh = typed.draft !== null;
      // The form must see the new value when this key goes on to submit it.
      const settled = flushSync(typed.settle);
      if (settled !== "settled" || (open && !fresh)) event.preventDefault();
      // Not saved yet: the next Enter confirms the displayed value.
      if (settled === "changed") event.stopPropagation();
      if (settled !== "refused") setOpen(false);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  const popupId = `${problemId}-popup`;
  const dayToFocus = () =>
    document.querySelector<HTMLElement>(`[id="${popupId}"] .react-datepicker__day[tabindex="0"]`);

  // The form's message would only repeat that something is missing.
  const described = [problemId, !typed.problem && field["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  return (
    <Popover.Root
      open={open && !phone}
      onOpenChange={(next, { event, reason }) => {
        // Pressing the text does not count as pressing outside.
        const inside = event.target instanceof Node && box.current?.contains(event.target);
        if (reason === "outside-press" && inside) return;
        // A key press on a button causes a click with a count of zero.
        byKey.current = event instanceof MouseEvent && event.detail === 0;
        setOpen(next);
      }}
    >
      <div ref={box} className="relative">
        <input
          {...field}
          {...props}
          ref={(element) => {
            input.current = element;
            if (typeof ref === "function") return ref(element);
            if (ref) ref.current = element;
          }}
          aria-describedby={described}
          aria-invalid={typed.problem ? true : field["aria-invalid"]}
          type="text"
          name={name}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          // A finger picks; the keyboard would cover the sheet.
          inputMode={phone ? "none" : undefined}
          placeholder={placeholder}
          value={typed.draft ?? format(value)}
          onChange={(event) => typed.type(event.target.value)}
          onClick={() => {
            byKey.current = false;
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            typed.settle();
            onBlur?.();
          }}
          className={cx(
            "field-edge digits block w-full pe-11 ps-3 text-ink placeholder:text-ink-3",
            open && "border-focus outline-2 -outline-offset-1 outline-focus",
            controlSize,
          )}
        />
        <Popover.Trigger
          disabled={disabled}
          render={
            <IconButton
              label={dates.open}
              tip={false}
              className="absolute top-1/2 inset-e-[3px] -translate-y-1/2 to-700:inset-e-0 pointer-coarse:inset-e-0"
            >
              <Calendar />
            </IconButton>
          }
        />
      </div>
      <TypedMessage id={problemId} typed={typed} preview={preview} remedy={remedy} />
      {phone && (
        <Sheet
          open={open}
          onOpenChange={(next) => (next ? setOpen(true) : close())}
          title={dates.calendar}
        >
          <div id={popupId}>{children(close)}</div>
        </Sheet>
      )}
      <Popover.Portal>
        <Popover.Positioner anchor={box} align="start" {...popupPlace} className="z-popover">
          <Popover.Popup
            id={popupId}
            aria-label={dates.calendar}
            // After a click into the text, focus stays there; opened by key, the day gets it.
            initialFocus={() => (byKey.current ? dayToFocus() : false)}
            finalFocus={input}
            className={cx(popupClass, "outline-none")}
          >
            {children(close)}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type TypedMessageOptions = {
  /** How a value is displayed while it is being typed. */
  preview: (value: string) => string;
  /** Lets the user choose a value despite `refuse`. */
  remedy?: { label: string; onUse: () => void } | undefined;
};

type TypedMessageProps = TypedMessageOptions & {
  id: string;
  typed: ReturnType<typeof useTypedValue>;
};

/** Below the field: what is wrong with the text, or how it is interpreted. */
function TypedMessage({ id, typed, preview, remedy }: TypedMessageProps) {
  const { problem, refused, reading, note } = typed;
  return (
    <div id={id} className="text-13">
      {problem && (
        <p data-problem className="mt-1.5 flex gap-1.5 font-medium text-danger">
          <CircleAlert className="mt-0.5 size-3.5" />
          <span>{problem}</span>
        </p>
      )}
      {problem && refused && remedy && (
        <button
          type="button"
          className="link hit-area mt-1"
          onClick={() => {
            remedy.onUse();
            typed.accept();
          }}
        >
          {remedy.label}
        </button>
      )}
      {reading && <p className="mt-1.5 text-ink-2">{preview(reading)}</p>}
      <p role="status" className={cx("text-ink-3", note && "mt-1.5")}>
        {note}
      </p>
    </div>
  );
}
