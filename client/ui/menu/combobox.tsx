import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronsUpDown, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { maxSearch } from "../../../shared/text/search-length.ts";
import { forms } from "../../../shared/words/en/forms.ts";
import { cx } from "../class-names.ts";
import { controlSize } from "../form/control-look.ts";
import { useField } from "../form/field-frame.tsx";
import { Spinner } from "../spinner.tsx";
import { optionClass, popupClass, popupPlace } from "./popup.ts";

export type ComboboxOption = {
  value: string;
  label: string;
  /** A second, less prominent line. */
  note?: string;
  /** Before the label, such as the mark of a status. */
  mark?: ReactNode;
  /** The label as the list shows it, where it is more than text. */
  shown?: ReactNode;
  /** Below a line, as what is no match but can be done instead. */
  apart?: boolean;
};

type ComboboxProps = {
  items: readonly ComboboxOption[];
  value: ComboboxOption | null;
  onValueChange: (option: ComboboxOption | null) => void;
  /**
   * The typed text, for lists that are searched elsewhere: the list then shows `items` as they are.
   * Cleared once something is chosen. Without it, the list filters `items` itself.
   */
  onInputValueChange?: (query: string) => void;
  loading?: boolean;
  /** Shown when nothing matches. */
  emptyText?: ReactNode;
  /** The last line of the list: "12 more. Keep typing to narrow the list." */
  footer?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  autoFocus?: boolean;
  /** With a name, a cross takes back the choice in place of the arrows. */
  clearLabel?: string;
  /** Shows the list at once. */
  defaultOpen?: boolean;
  /** Only needed outside a FieldFrame. */
  "aria-label"?: string;
  ref?: Ref<HTMLInputElement>;
};

const endClass =
  "absolute inset-y-0 inset-e-0 grid w-10 place-items-center text-ink-3 disabled:cursor-not-allowed";

/** A text field that suggests matches. The chosen option's label stays in the field. */
export function Combobox({
  items,
  value,
  onValueChange,
  onInputValueChange,
  loading = false,
  emptyText = forms.noMatches,
  footer,
  placeholder,
  disabled,
  onBlur,
  defaultOpen = false,
  clearLabel,
  ref,
  ...props
}: ComboboxProps) {
  const { labelId, ...field } = useField();
  return (
    <Base.Root<ComboboxOption>
      items={items}
      value={value}
      onValueChange={onValueChange}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onInputValueChange={(text, { reason }) =>
        onInputValueChange?.(reason === "input-change" ? text : "")
      }
      filter={onInputValueChange ? null : undefined}
      disabled={disabled}
      defaultOpen={defaultOpen}
      autoHighlight
    >
      <Base.InputGroup className={cx("field-edge relative flex w-full items-center", controlSize)}>
        <Base.Input
          // The open list hides the rest of the page, including the label, which must still name
          // the field.
          aria-labelledby={labelId}
          maxLength={maxSearch}
          {...field}
          {...props}
          ref={ref}
          onBlur={onBlur}
          onKeyDown={(event) => {
            // While results load, Enter would close the list and discard the input.
            if (event.key === "Enter" && loading && items.length === 0) {
              event.preventDefault();
              event.preventBaseUIHandler();
            }
          }}
          placeholder={placeholder}
          // Clicking a chosen label selects it for replacement, as Tab does.
          onClick={({ currentTarget }) =>
            currentTarget.value === value?.label && currentTarget.select()
          }
          className="clipped h-full w-full rounded-2 bg-transparent pe-10 ps-3 outline-none placeholder:text-ink-3 disabled:cursor-not-allowed"
        />
        {clearLabel && value ? (
          <Base.Clear aria-label={clearLabel} tabIndex={-1} className={endClass}>
            <X className="size-3.5" />
          </Base.Clear>
        ) : (
          <Base.Trigger aria-label={forms.showList} tabIndex={-1} className={endClass}>
            {loading ? <Spinner /> : <ChevronsUpDown />}
          </Base.Trigger>
        )}
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner {...popupPlace} className="z-dialog outline-none">
          <Base.Popup
            className={cx(
              popupClass,
              "flex max-h-[min(340px,var(--available-height))] w-(--anchor-width) flex-col overflow-hidden",
            )}
          >
            <Base.Status className="empty:hidden px-3.5 py-3 text-13 text-ink-3">
              {loading && items.length === 0 ? forms.searching : null}
            </Base.Status>
            <Base.Empty className="empty:hidden px-3.5 py-3 text-13 text-ink-3">
              {loading ? null : emptyText}
            </Base.Empty>
            <Base.List className="min-h-0 overflow-y-auto overscroll-contain p-[5px] outline-none empty:hidden">
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className={cx(
                    optionClass,
                    option.apart && "mt-[5px] rounded-none border-t border-line pt-2 text-ink-2",
                  )}
                >
                  {option.mark}
                  <span className="min-w-0 flex-1">
                    <span className="clipped block">{option.shown ?? option.label}</span>
                    {option.note && (
                      <span className="clipped block text-13 text-ink-3">{option.note}</span>
                    )}
                  </span>
                  <Base.ItemIndicator className="text-accent">
                    <Check className="stroke-[2.5]" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
            {footer && (
              <div className="border-t border-line px-3.5 py-2 text-13 text-ink-3">{footer}</div>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
