import { type KeyboardEvent, useEffect, useRef } from "react";
import { readShortcutsOn } from "../shortcuts/shortcuts-setting.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { cx } from "../ui/class-names.ts";
import { NotSaved } from "../ui/not-saved.tsx";
import { ComposerBar } from "./composer-bar.tsx";
import { ComposerDay } from "./composer-day.tsx";
import { ComposerFollowUp } from "./composer-follow-up.tsx";
import { ComposerKeys } from "./composer-keys.tsx";
import { kindNames, kinds } from "./kinds.ts";
import type { Subject } from "./subject.ts";
import { useComposer } from "./use-composer.ts";
import { useWriting } from "./writing.ts";

type ComposerProps = {
  subject: Subject;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** The next line of the story: its date is the one in the margin. */
export function Composer({ subject, open, onOpen }: ComposerProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const close = () => {
    onOpen(false);
    // No field, so that the next key is the page's.
    box.current?.focus({ preventScroll: true });
  };
  const composer = useComposer(subject, close);
  useWriting(open);
  const { draft, change, problem, save } = composer;
  const { label, asks } = kinds[draft.kind];
  useShortcut("compose", () => {
    onOpen(true);
    field.current?.focus();
  });
  useEffect(() => {
    if (open && !box.current?.contains(document.activeElement)) field.current?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event, draft.text === "");
    if (!act || event.defaultPrevented) return;
    event.preventDefault();
    if (act === "save") save();
    else if (act === "close") close();
    else if (act === "follow up") {
      onOpen(true);
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("[data-chip]")?.focus());
    } else {
      change({ kind: act.kind });
      onOpen(true);
    }
  };

  return (
    <li className="free write">
      <div className="m">
        <ComposerDay composer={composer} />
      </div>
      <div className="b">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the fields inside */}
        <div
          ref={box}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className={cx("composer", open && "is-open", problem && "has-problem")}
        >
          <textarea
            ref={field}
            aria-label={label}
            aria-describedby={problem ? "composer-problem" : undefined}
            aria-invalid={problem ? true : undefined}
            placeholder={asks}
            rows={open ? 3 : 1}
            maxLength={10_000}
            value={draft.text}
            onClick={() => onOpen(true)}
            onChange={({ target }) => {
              change({ text: target.value });
              onOpen(true);
            }}
          />
          {open && <ComposerFollowUp composer={composer} />}
          <ComposerBar
            subject={subject}
            composer={composer}
            open={open}
            onOpen={onOpen}
            onPicked={() => field.current?.focus()}
          />
        </div>
        <NotSaved times={composer.unsaved} className="mt-2" />
        {problem && (
          <p id="composer-problem" role="alert" className="mt-1.5 text-13 font-medium text-danger">
            {problem}
          </p>
        )}
        {open && <ComposerKeys />}
      </div>
    </li>
  );
}

type Act = "save" | "close" | "follow up" | { kind: (typeof kindNames)[number] } | null;

function actOf(
  { key, code, ctrlKey, metaKey, altKey, target }: KeyboardEvent,
  isEmpty: boolean,
): Act {
  if (key === "Enter" && (ctrlKey || metaKey)) return "save";
  if (ctrlKey || metaKey) return null;
  if (key === "Escape") return "close";
  if (altKey && code === "KeyF") return "follow up";
  const kind = kindNames[Number(/^Digit([1-4])$/.exec(code)?.[1]) - 1];
  // The keys of a touch screen have no other way to a digit.
  const inEmptyText =
    isEmpty &&
    target instanceof HTMLTextAreaElement &&
    readShortcutsOn() &&
    !matchMedia("(pointer: coarse)").matches;
  return kind && (altKey || inEmptyText) ? { kind } : null;
}
