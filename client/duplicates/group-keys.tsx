import { ShortcutKeys } from "../shortcuts/keys.tsx";
import { useShortcutsOn } from "../shortcuts/shortcuts-setting.ts";

/** The keys of the list of groups, for whoever has a keyboard and wants single keys. */
export function GroupKeys() {
  if (!useShortcutsOn()) return null;
  return (
    <p className="keys pl-[228px]! pointer-coarse:hidden print:hidden">
      <span>
        <ShortcutKeys of="nextGroup" /> <ShortcutKeys of="previousGroup" /> Move
      </span>
      <span>
        <ShortcutKeys of="mergeGroup" /> Merge
      </span>
      <span>
        <ShortcutKeys of="notDuplicates" /> Not duplicates
      </span>
    </p>
  );
}
