import { Popover } from "@base-ui/react/popover";
import { useEffect, useRef, useState } from "react";
import type { Condition, FilteredList, FilterField } from "../../../../shared/lists/filters.ts";
import { filters as words } from "../../../../shared/words/en/filters.ts";
import { cx } from "../../../ui/class-names.ts";
import { Sheet } from "../../../ui/dialog/sheet.tsx";
import { MoveFocus, useBesideButton } from "../../../ui/menu/beside-button.ts";
import type { LazyPopup } from "../../../ui/menu/lazy-popup.ts";
import { popupClass, popupPlace } from "../../../ui/menu/popup.ts";
import { usePhone } from "../../../ui/use-media.ts";
import { labelOf } from "../condition-words.ts";
import { Editor } from "./editor.tsx";
import { FieldMenu } from "./field-menu.tsx";

type FilterPopupProps = {
  popup: LazyPopup;
  list: FilteredList;
  /** One of the conditions; without it the menu of fields comes first. */
  edited: { field: FilterField; place: number } | undefined;
  conditions: readonly Condition[];
  onChange: (conditions: readonly Condition[]) => void;
  count: string | undefined;
};

/** The menu of fields with the editor of one beside it, or the editor of a chip; a sheet on the phone. */
export function FilterPopup({
  popup,
  list,
  edited,
  conditions,
  onChange,
  count,
}: FilterPopupProps) {
  const beside = useBesideButton(popup);
  const phone = usePhone();
  const [chosen, setChosen] = useState<{ field: FilterField; top: number }>();
  const item = useRef<HTMLElement>(null);
  // Opened again, it starts over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the popup opens, and only then
  useEffect(() => setChosen(undefined), [popup.open, popup.anchor]);

  const field = edited?.field ?? chosen?.field;
  const menu = !edited && (
    <FieldMenu
      list={list}
      chosen={chosen?.field}
      onChoose={(next, element) => {
        item.current = element;
        setChosen({ field: next, top: element.offsetTop });
      }}
    />
  );
  const editor = field && (
    <Editor
      key={`${field} ${edited?.place}`}
      list={list}
      field={field}
      place={edited?.place}
      conditions={conditions}
      onChange={onChange}
      count={count}
      onBack={() => item.current?.focus()}
      onClose={popup.close}
    />
  );
  if (phone) {
    const back = chosen && (
      <button type="button" className="text-button -ms-2" onClick={() => setChosen(undefined)}>
        {words.all}
      </button>
    );
    return (
      <Sheet
        open={popup.open}
        onOpenChange={(next) => next || popup.close()}
        title={field ? labelOf(field, list) : words.by}
        titleShown={!field}
      >
        {back}
        {field ? editor : menu}
      </Sheet>
    );
  }
  return (
    <Popover.Root {...beside.root}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={popup.anchor}
          align="start"
          {...popupPlace}
          className="z-popover outline-none"
        >
          <Popover.Popup
            ref={beside.list}
            aria-label={field ? labelOf(field, list) : words.by}
            finalFocus={beside.popup.finalFocus}
            className="flex items-start gap-1 outline-none transition-[opacity,translate] duration-base ease-out data-starting-style:-translate-y-1 data-starting-style:opacity-0 data-ending-style:-translate-y-1 data-ending-style:opacity-0"
          >
            {!edited && <MoveFocus list={beside.list} popup={popup} />}
            {menu && <div className={cx(popupClass, "w-56 p-[5px]")}>{menu}</div>}
            {editor && (
              <div
                className={cx(popupClass, "w-[256px]")}
                // Beside its field, as far as the menu is high.
                style={{ marginTop: chosen ? Math.min(chosen.top, 150) : 0 }}
              >
                {editor}
              </div>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
