import { type FormEvent, useState } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { outcomes } from "../../../shared/words/en/outcomes.ts";
import { saveNote } from "../../kinds/appointments/outcome-acts.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Input } from "../../ui/form/field.tsx";
import { NotSaved } from "../../ui/form/not-saved.tsx";

type NoteFieldProps = {
  appointment: Appointment;
  /** Saved, or nothing to say. */
  onDone: () => void;
  className?: string;
};

/** What came of an appointment that was held. Enter saves it, Esc leaves it. */
export function NoteField({ appointment, onDone, className }: NoteFieldProps) {
  const [text, setText] = useState("");
  const [state, setState] = useState<"open" | "busy">("open");
  const [unsaved, setUnsaved] = useState(0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "busy") return;
    if (text.trim() === "") return onDone();
    setState("busy");
    try {
      await saveNote(appointment, text.trim());
      onDone();
    } catch {
      setState("open");
      setUnsaved((count) => count + 1);
    }
  };
  return (
    <form
      className={cx("flex flex-wrap gap-2", className)}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onDone();
      }}
    >
      <div className="min-w-0 flex-1 to-700:basis-full">
        <Input
          autoFocus
          aria-label={outcomes.note.label(appointment.title)}
          placeholder={outcomes.note.placeholder}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={10_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button
        type="submit"
        busy={state === "busy"}
        className="h-[38px] to-700:flex-1 pointer-coarse:h-11"
      >
        {outcomes.note.save}
      </Button>
      <Button
        variant="quiet"
        onClick={onDone}
        className="h-[38px] to-700:flex-1 pointer-coarse:h-11"
      >
        {outcomes.note.skip}
      </Button>
      <div className="basis-full empty:hidden">
        <NotSaved times={unsaved} />
      </div>
    </form>
  );
}
