import { Plus } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from "react";
import { formatClock } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { ShortcutKeys } from "../shortcuts/keys.tsx";
import { useShortcutsOn } from "../shortcuts/shortcuts-setting.ts";
import { Kbd } from "../ui/kbd.tsx";
import { NotSaved } from "../ui/not-saved.tsx";
import { useAdding } from "./use-adding.ts";
import { useTaskLine } from "./use-task-line.ts";
import { formatDue } from "./words.ts";

type NewTaskFieldProps = {
  /** The day of a task whose line says none. */
  due: string | null;
  /** Says what a line may look like. */
  example?: boolean;
  autoFocus?: boolean;
  /** What was typed before this field had arrived, and whether Enter was pressed. */
  begun?: { text: string; entered: boolean };
  /** Where the field appears only to add a task: it was left empty. */
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One line adds a task, with the days and names in it; the field stays for the next. */
export function NewTaskField({
  due,
  example = false,
  autoFocus,
  begun,
  onLeave,
  ref,
}: NewTaskFieldProps) {
  const [text, setText] = useState(begun?.text ?? "");
  const typed = useRef("");
  typed.current = text;
  const adding = useAdding((line) => {
    if (typed.current !== "") return false;
    setText(line);
    return true;
  });
  const keysOn = useShortcutsOn();
  const line = useTaskLine(text, due);
  const clear = () => {
    setText("");
    line.forget();
  };
  const add = () => {
    if (text.trim() === "") return;
    clear();
    void adding.add({ text, task: line.task });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field arrives
  useEffect(() => {
    if (begun?.entered) add();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === "Backspace" && selectionStart === selectionEnd) {
      const part = line.parts.find(({ end }) => end === selectionStart);
      if (!part) return;
      event.preventDefault();
      line.keepAsText(text.slice(part.start, part.end));
    }
    if (event.key === "Escape" && (text !== "" || onLeave)) {
      event.preventDefault();
      clear();
      adding.forget();
      onLeave?.();
    }
  };
  const reading = [
    line.person?.name,
    line.due &&
      [formatDue(line.due), line.time && formatClock(line.time)].filter(Boolean).join(", "),
  ].filter(Boolean);
  return (
    <>
      <form
        className="new-task field-edge"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Plus />
        <div className="line">
          <input
            ref={ref}
            aria-label="New task"
            placeholder={
              example ? "Add a task, such as “send Anna the quote fri 3pm”" : "Add a task"
            }
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it takes the place of a button that was pressed
            autoFocus={autoFocus}
            enterKeyHint="done"
            maxLength={1000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => text === "" && !adding.isOpen && onLeave?.()}
            onKeyDown={onKeyDown}
          />
          <Underlines text={text} parts={line.parts} />
        </div>
        {reading.length > 0 && (
          <output className="num cut text-13 text-ink-2">{reading.join(", ")}</output>
        )}
        <span aria-hidden="true" className="pointer-coarse:hidden">
          {text ? <Kbd>Enter</Kbd> : example && keysOn && <ShortcutKeys of="newTask" />}
        </span>
      </form>
      <NotSaved
        times={adding.unsaved}
        className="mt-2"
        detail={adding.left.length > 0 && <LeftLines adding={adding} />}
      />
    </>
  );
}

function LeftLines({ adding: { left, addLeft } }: { adding: ReturnType<typeof useAdding> }) {
  return (
    <>
      {left.map(({ text }) => `“${isolate(text)}”`).join(", ")}{" "}
      <button type="button" className="link hit" onClick={addLeft}>
        Try Again
      </button>
    </>
  );
}

type UnderlinesProps = { text: string; parts: readonly { start: number; end: number }[] };

/** Under what was understood, over the field whose text they follow. */
function Underlines({ text, parts }: UnderlinesProps) {
  let end = 0;
  return (
    <div aria-hidden="true" className="underlines">
      {parts.map((part) => {
        const before = text.slice(end, part.start);
        end = part.end;
        return (
          <span key={part.start}>
            {before}
            <u>{text.slice(part.start, part.end)}</u>
          </span>
        );
      })}
    </div>
  );
}
