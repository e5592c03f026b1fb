import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { shortcuts as words } from "../../../shared/words/en/shortcuts.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { shortcutGroups, shortcutsWithOthers } from "../../lib/shortcuts/shortcut-groups.ts";
import { isCharacter, shortcuts } from "../../lib/shortcuts/shortcuts.ts";
import { useShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { Keys } from "../text/kbd.tsx";
import { Rich } from "../text/rich.tsx";
import { Dialog } from "./dialog.tsx";

const groups = [...new Set(shortcuts.map(({ id }) => shortcutGroups[id]))];

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Every shortcut with its keys, grouped by where it works. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const on = useShortcutsOn();
  const alone = isAloneHere();
  const intro = useRef<HTMLParagraphElement>(null);
  const tags = {
    settings: (text: string) => (
      <Link
        to="/dashboard/settings"
        search={{ tab: "appearance" }}
        className="link"
        onClick={() => onOpenChange(false)}
      >
        {text}
      </Link>
    ),
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      width="widest"
      initialFocus={intro}
    >
      {/* The head of the list has the focus: no key may follow the link by accident, and the arrows
          scroll. */}
      <p ref={intro} tabIndex={-1} className="mt-2 text-13 text-ink-3 outline-none">
        <Rich text={on ? words.on : words.off} tags={tags} />
      </p>
      <div className="mt-4 columns-2 gap-x-10 to-700:columns-1">
        {groups.map((group) => (
          <section key={group} aria-label={words.groups[group]} className="mb-5 break-inside-avoid">
            <h3 className="small-title border-b border-line-strong pb-1.5">
              {words.groups[group]}
            </h3>
            <ul>
              {shortcuts
                .filter(({ id }) => shortcutGroups[id] === group)
                .filter(({ id }) => !(alone && shortcutsWithOthers.has(id)))
                .map((shortcut) => (
                  <li
                    key={shortcut.id}
                    className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5 last:border-0"
                  >
                    <span className={!on && isCharacter(shortcut) ? "text-ink-3" : undefined}>
                      {words.labels[shortcut.id]}
                    </span>
                    <Keys keys={shortcut.keys} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
