import { Plus } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { ShortcutKeys } from "../shortcuts/keys.tsx";
import { useShortcutsOn } from "../shortcuts/shortcuts-setting.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { Kbd } from "../ui/kbd.tsx";
import { addTask } from "./mutations.ts";

/** On the tasks' own page: always there, and one key away. */
export function NewTask() {
  const field = useRef<HTMLInputElement>(null);
  useShortcut("newTask", () => field.current?.focus());
  return <NewTaskField ref={field} due={null} example />;
}

type NewTaskFieldProps = {
  /** The day of a task whose line says none. */
  due: string | null;
  /** Says what a line may look like. */
  example?: boolean;
  autoFocus?: boolean;
  /** Where the field appears only to add a task: it was left empty. */
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One line adds a task; the field stays for the next. */
export function NewTaskField({ due, example = false, autoFocus, onLeave, ref }: NewTaskFieldProps) {
  const [text, setText] = useState("");
  const keysOn = useShortcutsOn();
  const add = async () => {
    const typed = text.trim();
    if (typed === "") return;
    setText("");
    await addTask({ text: typed, due, time: null, customer: null, company: null, done: false })
      // Not lost, unless the next one is being written.
      .catch(() => setText((now) => now || typed));
  };
  return (
    <form
      className="new-task field-edge"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Plus />
      <input
        ref={ref}
        aria-label="New task"
        placeholder={example ? "Add a task, such as “send Anna the quote fri 3pm”" : "Add a task"}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of a button that was pressed
        autoFocus={autoFocus}
        enterKeyHint="done"
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => text === "" && onLeave?.()}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || (text === "" && !onLeave)) return;
          event.preventDefault();
          setText("");
          onLeave?.();
        }}
      />
      <span aria-hidden="true" className="pointer-coarse:hidden">
        {text ? <Kbd>Enter</Kbd> : example && keysOn && <ShortcutKeys of="newTask" />}
      </span>
    </form>
  );
}
