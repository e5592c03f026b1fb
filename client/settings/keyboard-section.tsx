import { showOverlay } from "../layout/overlay.ts";
import { ShortcutKeys } from "../shortcuts/keys.tsx";
import { setShortcutsOn, useShortcutsOn } from "../shortcuts/shortcuts-setting.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";

/** Single keys can interfere with speech input or shaky hands, so they can be turned off. */
export function KeyboardSection() {
  const on = useShortcutsOn();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <Checkbox checked={on} onCheckedChange={setShortcutsOn}>
        Single-key shortcuts
        <small className="block text-13 text-ink-3">
          Such as <ShortcutKeys of="newAppointment" /> for a new appointment.{" "}
          <ShortcutKeys of="palette" /> works either way.
        </small>
      </Checkbox>
      <Button size="sm" onClick={() => showOverlay("shortcuts")}>
        Show Shortcuts
      </Button>
    </div>
  );
}
