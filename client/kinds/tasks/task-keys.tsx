import { isAloneHere } from "../../lib/people/people-here.ts";
import type { ShortcutId } from "../../lib/shortcuts/shortcuts.ts";
import { useShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { cx } from "../../ui/class-names.ts";
import { Kbd, keysClass, ShortcutKeys } from "../../ui/text/kbd.tsx";

const keys: [ShortcutId, string][] = [
  ["taskDone", "Done"],
  ["snoozeTask", "Snooze"],
  ["assignTask", "Assign"],
  ["editTask", "Edit"],
];

/** The keys of a list of tasks, for whoever has a keyboard and wants single keys. */
export function TaskKeys() {
  if (!useShortcutsOn()) return null;
  const shown = keys.filter(([id]) => id !== "assignTask" || !isAloneHere());
  return (
    <p data-needs="write" className={cx(keysClass, "ps-[180px] to-1040:ps-[136px]")}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> Move
      </span>
      {shown.map(([id, label]) => (
        <span key={id}>
          <ShortcutKeys of={id} /> {label}
        </span>
      ))}
      <span>
        <Kbd>Enter</Kbd> Open customer
      </span>
      <span>
        <ShortcutKeys of="newTask" /> New task
      </span>
    </p>
  );
}
