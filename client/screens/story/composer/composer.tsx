import { type KeyboardEvent, useEffect, useRef } from "react";
import { activities } from "../../../../shared/words/en/activities.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { isApple, printKey } from "../../../lib/shortcuts/shortcuts.ts";
import { readShortcutsOn } from "../../../lib/shortcuts/shortcuts-setting.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { cx } from "../../../ui/class-names.ts";
import { NotSaved } from "../../../ui/form/not-saved.tsx";
import { useMentions } from "../../../ui/people/use-mentions.ts";
import { Kbd } from "../../../ui/text/kbd.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { kindNames } from "../kinds.ts";
import type { Subject } from "../subject.ts";
import { ComposerBar } from "./composer-bar.tsx";
import { ComposerDay } from "./composer-day.tsx";
import { ComposerFollowUp } from "./composer-follow-up.tsx";
import { useComposer } from "./use-composer.ts";
import { useWriting } from "./writing.ts";

const letterParts = lazyModule(() => import("./letter-fields.tsx"));
const templateParts = lazyModule(() => import("./templates/template-menu.tsx"));

/** Its border answers the pointer; the ring is that of the text field in it. */
const closedLook =
  "border-control outline-0 hover:border-ink-3 has-[>textarea:focus-visible]:border-focus has-[>textarea:focus-visible]:outline-2";

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
  const mentions = useMentions();
  const isEmail = composer.draft.kind === "email" && subject.kind === "customer";
  const letters = letterParts.use(open && isEmail);
  const { draft, change, problem, save, sends } = composer;
  const templates = templateParts.use(open && sends);
  const asks = activities.asks[draft.kind];
  useShortcut("compose", () => {
    onOpen(true);
    field.current?.focus();
  });
  useEffect(() => {
    if (open && !box.current?.contains(document.activeElement)) field.current?.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    // A menu or a dialog is elsewhere in the document.
    if (!(event.target instanceof Node) || !box.current?.contains(event.target)) return;
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
    <li data-needs="write" className="free write to-700:block print:hidden">
      <div className="rail-margin to-700:hidden">
        <ComposerDay composer={composer} />
      </div>
      <div className="rail-body">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the fields inside */}
        <div
          ref={box}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className={cx(
            "rounded-2 border bg-raised outline-focus -outline-offset-1 transition-[border-color]",
            open ? "border-focus outline-2" : closedLook,
            problem && "border-danger! outline-danger!",
          )}
        >
          {open && isEmail && letters && (
            <letters.LetterFields customer={subject.id} composer={composer} />
          )}
          <textarea
            ref={field}
            aria-label={activities.labels[draft.kind]}
            aria-describedby={problem ? "composer-problem" : undefined}
            aria-invalid={problem ? true : undefined}
            placeholder={mentions && draft.kind === "note" ? activities.noteTells : asks}
            rows={open ? 3 : 1}
            maxLength={10_000}
            value={draft.text}
            className={cx(
              "block w-full resize-none field-sizing-content bg-transparent px-3.5 py-2.5 leading-[22px] text-ink outline-none placeholder:text-ink-3 to-700:text-16/6",
              open
                ? "max-h-[calc(12lh+20px)] min-h-[76px]"
                : "max-h-[calc(3lh+20px)] min-h-[42px] to-700:min-h-[46px]",
            )}
            onClick={() => onOpen(true)}
            onChange={({ target }) => {
              change({ text: target.value });
              onOpen(true);
            }}
          />
          {open && mentions && (
            <mentions.MentionList field={field} responsible={subject.responsible} />
          )}
          {open && <ComposerFollowUp composer={composer} />}
          <ComposerBar
            subject={subject}
            composer={composer}
            told={mentions && <mentions.ToldWords text={draft.text} />}
            template={
              open &&
              sends &&
              templates && (
                <templates.TemplateMenu
                  customer={subject.id}
                  composer={composer}
                  onPicked={() => field.current?.focus()}
                />
              )
            }
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

/** Where Alt and a digit change the browser's tab. */
const altIsTaken = /Linux/.test(navigator.platform);

const key = (name: string) => <Kbd>{name}</Kbd>;

/** The composer's keys, below it. */
function ComposerKeys() {
  const digits = readShortcutsOn() || !altIsTaken;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 pt-2 text-12/5 text-ink-3 to-700:hidden pointer-coarse:hidden print:hidden [&>span]:inline-flex [&>span]:items-center [&>span]:gap-[5px]">
      {digits && (
        <span>
          <Rich
            text={story.composer.keys.types(altIsTaken ? "1" : `${printKey("Alt")} 1`)}
            tags={{ key }}
          />
        </span>
      )}
      <span>
        <Rich
          text={story.composer.keys.save(isApple() ? "⌘ Enter" : "Ctrl Enter")}
          tags={{ key }}
        />
      </span>
      <span>
        <Rich text={story.composer.keys.close} tags={{ key }} />
      </span>
    </p>
  );
}
