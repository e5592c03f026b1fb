import { isApple, printKey } from "../shortcuts/shortcuts.ts";
import { readShortcutsOn } from "../shortcuts/shortcuts-setting.ts";
import { Kbd } from "../ui/kbd.tsx";

/** Where Alt and a digit change the browser's tab. */
const altIsTaken = /Linux/.test(navigator.platform);

/** The composer's keys, below it. */
export function ComposerKeys() {
  const digits = readShortcutsOn() || !altIsTaken;
  return (
    <p className="composer-keys">
      {digits && (
        <span>
          <Kbd>{altIsTaken ? "1" : `${printKey("Alt")} 1`}</Kbd> to <Kbd>4</Kbd> Type
        </span>
      )}
      <span>
        <Kbd>{isApple() ? "⌘ Enter" : "Ctrl Enter"}</Kbd> Save
      </span>
      <span>
        <Kbd>Esc</Kbd> Close (keeps the text)
      </span>
    </p>
  );
}
