import { useRef } from "react";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import type { Conflict } from "../../lib/conflict/use-merge.ts";
import { lastChangedBy } from "../../lib/people/others-changes.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import type { SchemaForm } from "../../lib/schema-form.ts";
import { Button } from "../button.tsx";
import { titleOf } from "../form/form-field.tsx";
import { Dialog } from "./dialog.tsx";

interface ConflictProps {
  form: SchemaForm;
  conflict: Conflict;
}

/** Shows someone else's saved version next to what is typed here, and asks which to keep. */
export function ConflictDialog({ form, conflict }: ConflictProps) {
  const { _id } = conflict.current;
  const other = typeof _id === "string" ? lastChangedBy(_id) : undefined;
  const who = other && firstNameOf(nameOfPerson(other));
  // Not a button: pressing Enter twice to save must not decide.
  const texts = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onOpenChange={conflict.putOff}
      title="Edited somewhere else"
      description={`${who ? `${who} changed this` : "This record was changed in another tab or on another device"} while you were editing it. Which version do you want to keep?`}
      width="wide"
      initialFocus={texts}
      footer={
        <>
          <Button onClick={() => conflict.takeSaved()}>Keep Saved Version</Button>
          <Button variant="primary" onClick={() => conflict.takeTyped()}>
            Save Mine
          </Button>
        </>
      }
    >
      <div ref={texts} tabIndex={-1} className="mt-5 grid gap-4 outline-none">
        {conflict.differences.map(({ name, saved, typed }) => (
          <dl
            key={name}
            className="grid grid-cols-2 gap-x-5 gap-y-1.5 border-t border-line pt-3 to-700:grid-cols-1"
          >
            <dt className="col-span-full text-13 font-semibold">
              {titleOf(form.schema.shape[name])}
            </dt>
            <Side
              label={who ? `${who}’s version` : "Saved version"}
              value={form.show(name, saved, conflict.current)}
            />
            <Side label="Your version" value={form.show(name, typed)} />
          </dl>
        ))}
      </div>
    </Dialog>
  );
}

function Side({ label, value }: { label: string; value: string }) {
  return (
    <dd className="min-w-0">
      <span className="block text-13 text-ink-3">{label}</span>
      <span className="block max-h-40 overflow-y-auto whitespace-pre-wrap break-words">
        {value || <span className="text-ink-3">Empty</span>}
      </span>
    </dd>
  );
}
