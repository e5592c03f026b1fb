import { printKey } from "../../shortcuts/shortcuts.ts";
import { useShortcutsOn } from "../../shortcuts/shortcuts-setting.ts";
import { Kbd } from "../../ui/kbd.tsx";

/** The keys of the day's cards, for whoever has a keyboard and wants single keys. */
export function DayKeys() {
  if (!useShortcutsOn()) return null;
  return (
    <p className="keys pl-[87px]! pt-0! pointer-coarse:hidden print:hidden to-700:hidden">
      <span>
        <Kbd>1</Kbd> to <Kbd>4</Kbd> Outcome
      </span>
      <span>
        <Kbd>Enter</Kbd> Details
      </span>
      <span>
        <Kbd>E</Kbd> Edit
      </span>
      <span>
        <Kbd>{printKey("Alt")}</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd> Move
      </span>
    </p>
  );
}
