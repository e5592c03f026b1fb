import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import type { ShortcutId } from "../../lib/shortcuts/shortcuts.ts";
import { useShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { cx } from "../../ui/class-names.ts";
import { Kbd, keysClass, ShortcutKeys } from "../../ui/text/kbd.tsx";

/** The keys of a list of tasks, for whoever has a keyboard and wants single keys. */
export function TaskKeys() {
  if (!useShortcutsOn()) return null;
  const keys: [ShortcutId, string][] = [
    ["taskDone", words.acts.done],
    ["snoozeTask", words.acts.snooze],
    ["assignTask", words.acts.assign],
    ["editTask", words.acts.edit],
  ];
  const shown = keys.filter(([id]) => id !== "assignTask" || !isAloneHere());
  return (
    <p data-needs="write" className={cx(keysClass, "ps-[180px] to-1040:ps-[136px]")}>
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {words.acts.move}
      </span>
      {shown.map(([id, label]) => (
        <span key={id}>
          <ShortcutKeys of={id} /> {label}
        </span>
      ))}
      <span>
        <Kbd>Enter</Kbd> {words.acts.open}
      </span>
      <span>
        <ShortcutKeys of="newTask" /> {words.newTask}
      </span>
    </p>
  );
}
