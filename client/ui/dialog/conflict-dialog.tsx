import { useRef } from "react";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { forms } from "../../../shared/words/en/forms.ts";
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
      title={forms.conflict.title}
      description={who ? forms.conflict.by(who) : forms.conflict.elsewhere}
      width="wide"
      initialFocus={texts}
      footer={
        <>
          <Button onClick={() => conflict.takeSaved()}>{forms.conflict.keepSaved}</Button>
          <Button variant="primary" onClick={() => conflict.takeTyped()}>
            {forms.conflict.saveMine}
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
              label={who ? forms.conflict.of(who) : forms.conflict.saved}
              value={form.show(name, saved, conflict.current)}
            />
            <Side label={forms.conflict.yours} value={form.show(name, typed)} />
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
        {value || <span className="text-ink-3">{forms.conflict.empty}</span>}
      </span>
    </dd>
  );
}
