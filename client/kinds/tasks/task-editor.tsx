import { type FormEvent, useRef, useState } from "react";
import { parseDateTime } from "../../../shared/dates/parse-date-time.ts";
import type { Task, TaskChanges } from "../../../shared/kinds/tasks.ts";
import { common } from "../../../shared/words/en/common.ts";
import { rules } from "../../../shared/words/en/rules.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { isRefusal } from "../../lib/api-error.ts";
import { formatTime, splitDateTime } from "../../lib/dates/wall-clock.ts";
import { typedDates } from "../../lib/format/formats.ts";
import { Button } from "../../ui/button.tsx";
import { DatePicker } from "../../ui/dates/date-picker.tsx";
import { Input } from "../../ui/form/field.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";
import { NotSaved } from "../../ui/form/not-saved.tsx";
import { useMentions } from "../../ui/people/use-mentions.ts";
import type { PersonOption } from "../customers/people/person-options.ts";
import { PersonPicker } from "../customers/people/person-picker.tsx";
import { changeTask } from "./mutations.ts";

type TaskEditorProps = { task: Task; today: string; onClose: () => void };

/** A task as a form in its own place: Enter saves, Esc leaves it as it was. */
export function TaskEditor({ task, today, onClose }: TaskEditorProps) {
  const [text, setText] = useState(task.text);
  const [due, setDue] = useState(task.due ?? "");
  const [time, setTime] = useState(task.time ? formatTime(task.time) : "");
  const [person, setPerson] = useState(personOf(task));
  const [errors, setErrors] = useState<{ text?: string; time?: string }>({});
  const [busy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const mentions = useMentions();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = readTime(time, today);
    const wrong = {
      ...(text.trim() === "" && { text: rules.taskRequired }),
      ...(read === undefined && { time: words.editor.wrongTime }),
    };
    setErrors(wrong);
    if (read === undefined || Object.keys(wrong).length > 0 || busy) return;
    const changes = changesOf(task, {
      text: text.trim(),
      // A time alone is one of today.
      due: due || (read ? today : null),
      time: read,
      customer: person?.customer || null,
      company: person?.company ?? null,
      assignee: task.assignee,
    });
    if (Object.keys(changes).length > 0) {
      setBusy(true);
      try {
        await changeTask(task, changes, words.became.updated);
      } catch (error) {
        if (!isRefusal(error)) setUnsaved((count) => count + 1);
        return;
      } finally {
        setBusy(false);
      }
    }
    onClose();
  };

  return (
    <form
      className="-mx-2.5 my-2 grid grid-cols-[190px_120px_minmax(0,1fr)_auto] items-end gap-3 rounded-2 bg-well px-2.5 py-3 to-1040:grid-cols-[1fr_1fr] to-700:-mx-4 to-700:grid-cols-2 to-700:rounded-[0] to-700:px-4 to-700:[&>:nth-child(4)]:col-span-full"
      aria-label={words.editor.label}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <FieldFrame
        label={words.editor.task}
        labelHidden
        error={errors.text}
        className="col-span-full"
      >
        <Input
          ref={field}
          autoFocus
          autoComplete="off"
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldFrame>
      <FieldFrame label={words.editor.day}>
        <DatePicker
          value={due}
          onChange={setDue}
          today={today}
          placeholder={words.groups.someday}
        />
      </FieldFrame>
      <FieldFrame label={words.editor.time} error={errors.time}>
        <Input
          autoComplete="off"
          placeholder={common.noTime}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          onBlur={() => {
            const read = readTime(time, today);
            if (read) setTime(formatTime(read));
          }}
          className="digits"
        />
      </FieldFrame>
      <FieldFrame label={words.editor.person}>
        <PersonPicker known={person} onPick={setPerson} onClear={() => setPerson(null)} />
      </FieldFrame>
      <div className="col-span-full empty:hidden">
        <NotSaved times={unsaved} />
      </div>
      <div className="flex items-center justify-end gap-2 to-700:col-span-full">
        {mentions && (
          <span className="text-12/5 text-ink-3">
            <mentions.MentionList field={field} />
            <mentions.ToldWords text={text} before={task.text} />
          </span>
        )}
        <Button variant="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          {words.editor.save}
        </Button>
      </div>
    </form>
  );
}

/** `15:00`, null for none, undefined if it is no time. */
function readTime(text: string, today: string): string | null | undefined {
  if (text.trim() === "") return null;
  const read = parseDateTime(text, {
    now: `${today}T00:00`,
    near: `${today}T00:00`,
    ...typedDates(),
  });
  return read ? splitDateTime(read.value).time : undefined;
}

function personOf({ customer, company }: Task): PersonOption | null {
  const named = customer ?? company;
  if (!named) return null;
  return {
    value: named._id,
    label: named.name,
    customer: customer?._id ?? "",
    company: company?._id ?? "",
  };
}

/** Only what differs. With a customer, the company follows from it. */
function changesOf(task: Task, now: Required<Omit<TaskChanges, "done">>): TaskChanges {
  const { customer, company, ...plain } = now;
  const changes: TaskChanges = {};
  if (plain.text !== task.text) changes.text = plain.text;
  if (plain.due !== task.due) changes.due = plain.due;
  const time = plain.due === null ? null : plain.time;
  if (time !== task.time) changes.time = time;
  if (customer !== (task.customer?._id ?? null)) changes.customer = customer;
  if (company !== (task.company?._id ?? null)) changes.company = company;
  return changes;
}
