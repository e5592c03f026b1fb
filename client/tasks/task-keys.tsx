import { ShortcutKeys } from "../shortcuts/keys.tsx";
import type { ShortcutId } from "../shortcuts/shortcuts.ts";
import { useShortcutsOn } from "../shortcuts/shortcuts-setting.ts";
import { Kbd } from "../ui/kbd.tsx";

const keys: [ShortcutId, string][] = [
  ["taskDone", "Done"],
  ["snoozeTask", "Snooze"],
  ["editTask", "Edit"],
];

/** The keys of a list of tasks, for whoever has a keyboard and wants single keys. */
export function TaskKeys() {
  if (!useShortcutsOn()) return null;
  return (
    <p className="keys pointer-coarse:hidden print:hidden">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> Move
      </span>
      {keys.map(([id, label]) => (
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
