import { Autocomplete } from "@base-ui/react/autocomplete";
import { ShortcutKeys } from "../shortcuts/keys.tsx";
import { useShortcutsOn } from "../shortcuts/shortcuts-setting.ts";
import { cx } from "../ui/class-names.ts";
import { Highlighted } from "./highlighted.tsx";
import type { PaletteGroup, PaletteItem } from "./items.ts";
import { ReadingGroup } from "./line/reading-lines.tsx";

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
    <Autocomplete.Group items={group.items} className="pal-group">
      <Autocomplete.GroupLabel className="pal-name">{group.value}</Autocomplete.GroupLabel>
      <div className="pal-lines">
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
      className={cx("pal-line", item.isAlike && "alike")}
      onClick={() => onChoose(item)}
    >
      <span className="pal-icon">{item.isAlike ? null : item.icon}</span>
      <span className={item.isAlike ? "vh" : "pal-title cut"}>
        <Highlighted text={item.title} typed={item.marked ?? typed} />
      </span>
      <span className="pal-note cut">
        {item.note && (
          <Highlighted text={item.note} typed={typed} phone={item.noteIsPhone ?? false} />
        )}
      </span>
      <span className="pal-aside num">
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
