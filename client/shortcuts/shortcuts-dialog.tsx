import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { Dialog } from "../ui/dialog.tsx";
import { Keys } from "./keys.tsx";
import { shortcutLabels } from "./shortcut-labels.ts";
import { isCharacter, shortcuts } from "./shortcuts.ts";
import { useShortcutsOn } from "./shortcuts-setting.ts";

const groups = [...new Set(shortcuts.map(({ id }) => shortcutLabels[id].group))];

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Every shortcut with its keys, grouped by where it works. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const on = useShortcutsOn();
  const list = useRef<HTMLDivElement>(null);
  const settings = (
    <Link
      to="/dashboard/settings"
      search={{ tab: "appearance" }}
      className="link"
      onClick={() => onOpenChange(false)}
    >
      Settings
    </Link>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard Shortcuts"
      width="wide"
      initialFocus={list}
    >
      {/* For reading only: no key may activate the link below by accident. */}
      <div ref={list} tabIndex={-1} className="mt-5 grid gap-y-3 outline-none">
        {groups.map((group) => (
          <section
            key={group}
            aria-label={group}
            className="grid grid-cols-[128px_minmax(0,1fr)] to-700:grid-cols-[minmax(0,1fr)]"
          >
            <h3 className="pt-2 pr-3.5 text-right text-12 font-normal text-ink-3 to-700:text-left">
              {group}
            </h3>
            <ul className="border-l border-margin pl-4 to-700:border-0 to-700:pl-0">
              {shortcuts
                .filter(({ id }) => shortcutLabels[id].group === group)
                .map((shortcut) => (
                  <li
                    key={shortcut.id}
                    className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5 last:border-0"
                  >
                    <span className={!on && isCharacter(shortcut) ? "text-ink-3" : undefined}>
                      {shortcutLabels[shortcut.id].label}
                    </span>
                    <Keys keys={shortcut.keys} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-4 text-13 text-ink-3">
        {on ? (
          <>Single keys can be turned off in {settings}. They do nothing while you type.</>
        ) : (
          <>Single keys are turned off. Turn them on in {settings}.</>
        )}
      </p>
    </Dialog>
  );
}
