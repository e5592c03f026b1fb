import { X } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import { desk } from "../../../../shared/words/en/desk.ts";
import { cx } from "../../../ui/class-names.ts";
import { useField } from "../../../ui/form/field-frame.tsx";
import { isEmail, splitEmails } from "./typed-emails.ts";

type EmailsInputProps = {
  emails: readonly string[];
  /** What is being typed, and not yet an email. */
  typed: string;
  onChange: (emails: string[], typed: string) => void;
};

/** Addresses as chips: Enter, a comma or a space ends one; many can be pasted at once. */
export function EmailsInput({ emails, typed, onChange }: EmailsInputProps) {
  const { labelId: _, ...field } = useField();
  const input = useRef<HTMLInputElement>(null);
  const take = (text: string) => onChange([...emails, ...splitEmails(text, emails)], "");
  const remove = (email: string) => {
    onChange(
      emails.filter((other) => other !== email),
      typed,
    );
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const ends = [",", ";", " ", "Enter"].includes(event.key) && typed.trim() !== "";
    // Without text, Enter sends the form.
    if (ends && !(event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      take(typed);
    }
    const last = emails.at(-1);
    if (event.key !== "Backspace" || typed !== "" || last === undefined) return;
    event.preventDefault();
    onChange(emails.slice(0, -1), "");
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = typed + event.clipboardData.getData("text");
    if (!/[\s,;<]/.test(text.trim())) return;
    event.preventDefault();
    take(text);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the text means the field in it
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className="field-edge flex min-h-[76px] cursor-text flex-wrap content-start gap-1.5 px-2 py-[7px]"
      onClick={() => input.current?.focus()}
    >
      {emails.map((email) => (
        <span
          key={email}
          className={cx(
            "inline-flex h-6.5 max-w-full items-center gap-1 rounded-1 ps-2 pe-0.5 text-13 to-700:h-9",
            isEmail(email) ? "bg-raised-hover" : "bg-danger-wash text-danger",
          )}
        >
          <span className="clipped">{email}</span>
          <button
            type="button"
            aria-label={desk.invite.removeEmail(email)}
            className="grid size-5.5 flex-none place-items-center rounded-1 [--icon:12px] hover:bg-highlight to-700:size-8"
            onClick={() => remove(email)}
          >
            <X className={cx("size-3", isEmail(email) && "text-ink-3")} />
          </button>
        </span>
      ))}
      <input
        {...field}
        ref={input}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onChange([...emails], target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed.trim() !== "" && take(typed)}
        className="h-6.5 min-w-16 flex-1 bg-transparent px-0.5 text-13 outline-none to-700:h-9 to-700:text-16"
      />
    </div>
  );
}
