import { type FormEvent, useState } from "react";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { common } from "../../../shared/words/en/common.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { logCall } from "../../kinds/customers/attention-acts.ts";
import { isRefusal } from "../../lib/api-error.ts";
import { localNow } from "../../lib/dates/local-time.ts";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/form/field.tsx";
import { NotSaved } from "../../ui/form/not-saved.tsx";

type CallFieldProps = { customer: Customer; onClose: () => void };

/** What was said in a call of today; it may stay empty. Enter logs it, Esc leaves it. */
export function CallField({ customer, onClose }: CallFieldProps) {
  const [text, setText] = useState("");
  /** However often it is sent, the call took place once. */
  const [at] = useState(() => `${localNow()}:00.000Z`);
  const [busy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState(0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await logCall(customer, text.trim(), at);
      onClose();
    } catch (error) {
      // A refusal says why.
      if (!isRefusal(error)) setUnsaved((count) => count + 1);
      setBusy(false);
    }
  };
  return (
    <form
      className="grid gap-2 pt-1.5 pb-0.5"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      <Input
        autoFocus
        aria-label={overview.waiting.whatWasSaidWith(customer.name)}
        placeholder={overview.waiting.whatWasSaid}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={10_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <NotSaved times={unsaved} />
      <div className="flex items-center gap-1">
        <span className="me-auto text-12 text-ink-3">{overview.waiting.callToday}</span>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" size="sm" busy={busy}>
          {overview.waiting.logTheCall}
        </Button>
      </div>
    </form>
  );
}
