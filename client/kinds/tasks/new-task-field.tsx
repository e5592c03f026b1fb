import { Plus } from "lucide-react";
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { TaskInput } from "../../../shared/kinds/tasks.ts";
import { common } from "../../../shared/words/en/common.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { isRefusal } from "../../lib/api-error.ts";
import { formatClock, formatDue } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { useShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { NotSaved } from "../../ui/form/not-saved.tsx";
import { useMentions } from "../../ui/people/use-mentions.ts";
import { Kbd, ShortcutKeys } from "../../ui/text/kbd.tsx";
import { addTask } from "./mutations.ts";
import { useTaskLine } from "./use-task-line.ts";

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
  ref?: Ref<HTMLInputElement | null>;
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
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  const mentions = useMentions();
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
    line.to?.name,
    line.person?.name,
    line.due &&
      [formatDue(line.due), line.time && formatClock(line.time)].filter(Boolean).join(", "),
  ].filter(Boolean);
  return (
    <>
      <form
        className="field-edge flex h-11 items-center gap-3 px-3 outline-focus -outline-offset-1 has-focus-visible:border-focus has-focus-visible:outline-2 to-700:h-12 to-700:text-16/5"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Plus className="text-ink-3" />
        <div className="relative h-full min-w-0 flex-1">
          <input
            ref={field}
            aria-label={words.newTask}
            dir="auto"
            className="size-full bg-transparent outline-none placeholder:text-ellipsis placeholder:text-ink-3"
            placeholder={example ? words.addExample : words.add}
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
          {mentions && <mentions.MentionList field={field} />}
        </div>
        {reading.length > 0 && (
          <output className="digits clipped max-w-[46%] flex-none text-13 text-ink-2">
            {reading.join(", ")}
          </output>
        )}
        <span aria-hidden="true" className="to-700:hidden pointer-coarse:hidden">
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
      {left.map(({ text }) => words.unsaved(isolate(text))).join(", ")}{" "}
      <button type="button" className="link hit-area" onClick={addLeft}>
        {common.tryAgain}
      </button>
    </>
  );
}

type UnderlinesProps = { text: string; parts: readonly { start: number; end: number }[] };

/** Under what was understood, over the field whose text they follow. */
function Underlines({ text, parts }: UnderlinesProps) {
  let end = 0;
  return (
    <div
      aria-hidden="true"
      dir="auto"
      className="pointer-events-none absolute inset-0 overflow-hidden leading-[42px] whitespace-pre text-transparent"
    >
      {parts.map((part) => {
        const before = text.slice(end, part.start);
        end = part.end;
        return (
          <span key={part.start}>
            {before}
            <u className="underline decoration-accent decoration-2 underline-offset-4">
              {text.slice(part.start, part.end)}
            </u>
          </span>
        );
      })}
    </div>
  );
}

interface AddedLine {
  text: string;
  task: TaskInput;
}

/** Adds tasks by their lines. `giveBack` takes the text of a line that could not be saved, or refuses. */
function useAdding(giveBack: (text: string) => boolean) {
  const [underWay, setUnderWay] = useState(0);
  const [unsaved, setUnsaved] = useState(0);
  /** What could not be given back, because the next one is being written. */
  const [left, setLeft] = useState<readonly AddedLine[]>([]);
  const add = async (line: AddedLine) => {
    setUnderWay((count) => count + 1);
    try {
      await addTask(line.task);
      setUnsaved(0);
    } catch (error) {
      if (!isRefusal(error)) setUnsaved((count) => count + 1);
      if (!giveBack(line.text)) setLeft((lines) => [...lines, line]);
    } finally {
      setUnderWay((count) => count - 1);
    }
  };
  return {
    add,
    /** Something typed here is not saved yet. */
    isOpen: underWay > 0 || left.length > 0,
    /** How often saving has failed. */
    unsaved: left.length > 0 ? Math.max(unsaved, 1) : unsaved,
    left,
    addLeft: () => {
      setLeft([]);
      for (const line of left) void add(line);
    },
    /** Nothing that is not saved is shown any more. */
    forget: () => setUnsaved(0),
  };
}
