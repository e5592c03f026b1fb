import { Autocomplete } from "@base-ui/react/autocomplete";
import { useShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { cx } from "../../ui/class-names.ts";
import { Highlighted } from "../../ui/text/highlighted.tsx";
import { ShortcutKeys } from "../../ui/text/kbd.tsx";
import type { PaletteGroup, PaletteItem } from "./items/items.ts";
import { linesClass, ReadingGroup } from "./line/reading-lines.tsx";

type PaletteGroupLinesProps = {
  group: PaletteGroup;
  typed: string;
  onChoose: (item: PaletteItem) => void;
};

/** A group: its name in the margin, its items to the right of the line. */
export function PaletteGroupLines({ group, typed, onChoose }: PaletteGroupLinesProps) {
  const [first] = group.items;
  if (first?.reading) {
    return <ReadingGroup item={first} reading={first.reading} onChoose={() => onChoose(first)} />;
  }
  return (
    <Autocomplete.Group
      items={group.items}
      className="grid grid-cols-[128px_minmax(0,1fr)] to-700:grid-cols-[minmax(0,1fr)]"
    >
      <Autocomplete.GroupLabel className="pt-[11px] pb-[9px] ps-4 pe-3.5 text-ink-3 text-12/4.5 text-end to-700:pt-2 to-700:px-4 to-700:pb-0 to-700:text-start">
        {group.value}
      </Autocomplete.GroupLabel>
      <div className={linesClass}>
        <Autocomplete.Collection>
          {(item: PaletteItem) => (
            <Line key={item.value} item={item} typed={typed} onChoose={onChoose} />
          )}
        </Autocomplete.Collection>
      </div>
    </Autocomplete.Group>
  );
}

type LineProps = { item: PaletteItem; typed: string; onChoose: (item: PaletteItem) => void };

function Line({ item, typed, onChoose }: LineProps) {
  const shortcutsOn = useShortcutsOn();
  return (
    <Autocomplete.Item
      value={item}
      className={cx("palette-line", item.isAlike && "alike")}
      onClick={() => onChoose(item)}
    >
      <span className="palette-icon">{item.isAlike ? null : item.icon}</span>
      <span className={item.isAlike ? "sr-only" : "palette-title clipped"}>
        <Highlighted text={item.title} typed={item.marked ?? typed} />
      </span>
      <span className="palette-note clipped">
        {item.note && (
          <Highlighted text={item.note} typed={typed} phone={item.noteIsPhone ?? false} />
        )}
      </span>
      <span className="palette-aside digits">
        {item.aside}
        {item.shortcut && shortcutsOn && (
          // Meant for the eye; in the item's accessible name it would be noise.
          <span aria-hidden="true" className="to-700:hidden">
            <ShortcutKeys of={item.shortcut} />
          </span>
        )}
      </span>
    </Autocomplete.Item>
  );
}
