import { useQuery } from "@tanstack/react-query";
import { closest } from "fastest-levenshtein";
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import {
  type CustomerMail,
  findUnknown,
  ownText,
  type Placeholder,
  placeholders,
} from "../../../../shared/account/customer-mails.ts";
import { bookingMailEndpoints } from "../../../../shared/booking-mails.ts";
import { MailSheet } from "../../../kinds/appointments/mails/mail-sheet.tsx";
import { useDebounced } from "../../../lib/browser/use-debounced.ts";
import { succeeds, write } from "../../../lib/write/write.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Input, Textarea } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { linkClass } from "../../../ui/page.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { mailQuery } from "./booking-queries.ts";
import { mailWords } from "./mails-section.tsx";
import { standard } from "./standard-texts.ts";

interface MailTextProps {
  user: Account;
  kind: CustomerMail;
  onClose: () => void;
}

/** Subject and text of a mail, and how it arrives. */
export function MailText({ user, kind, onClose }: MailTextProps) {
  const before = user.settings.mails[kind] ?? { isOn: true, subject: null, text: null };
  const [typed, setTyped] = useState<{ subject?: string; text?: string }>({});
  const [isAsked, setAsked] = useState(false);
  const { save } = useSaveSettings();
  const text = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<"subject" | "text">("text");
  /** Where typing goes on once a placeholder was put in: a browser may begin anew. */
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    const { current: at } = caret;
    caret.current = undefined;
    if (at !== undefined) fieldOf(last.current)?.setSelectionRange(at, at);
  });
  const fieldOf = (field: "subject" | "text") =>
    field === "subject" ? first.current : text.current;
  const shown = {
    subject: typed.subject ?? before.subject ?? standard[kind].subject,
    text: typed.text ?? before.text ?? standard[kind].text,
  };
  const own = {
    subject: typed.subject ?? before.subject,
    text: typed.text ?? before.text,
  };
  const { name, when } = mailWords[kind];
  const problems = {
    subject: problemOf(shown.subject, ownText.shape.subject.safeParse(shown.subject)),
    text: problemOf(shown.text, ownText.shape.text.safeParse(shown.text)),
  };
  const isWrong = problems.subject !== undefined || problems.text !== undefined;
  const store = async (changes: { subject: string | null; text: string | null }) => {
    await save(kind, { mails: { [kind]: { ...before, ...changes } } });
    onClose();
  };
  const putIn = (placeholder: Placeholder) => {
    const field = fieldOf(last.current);
    const at = field?.selectionStart ?? shown[last.current].length;
    const until = field?.selectionEnd ?? at;
    const value = shown[last.current];
    setTyped({
      ...typed,
      [last.current]: `${value.slice(0, at)}{${placeholder}}${value.slice(until)}`,
    });
    caret.current = at + placeholder.length + 2;
    field?.focus();
  };
  const fieldProps = (field: "subject" | "text") => ({
    value: shown[field],
    onFocus: () => {
      last.current = field;
    },
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [field]: target.value }),
  });
  const correct = (field: "subject" | "text") => (name: string, meant: Placeholder) => {
    last.current = field;
    caret.current = shown[field].indexOf(`{${name}}`) + meant.length + 2;
    setTyped({ ...typed, [field]: shown[field].replace(`{${name}}`, `{${meant}}`) });
    // The button is gone by then.
    fieldOf(field)?.focus();
  };
  return (
    <SettingsColumns aside={<Arrives kind={kind} own={isWrong ? before : own} />}>
      <form
        aria-label={name}
        className="grid gap-[18px] pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) void store(own);
        }}
      >
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="small-title">{name}</h2>
            <p className="text-13 text-ink-3">{when}</p>
          </div>
          <Button disabled={isWrong} onClick={() => void sendTest(kind, own)}>
            Send Me a Test
          </Button>
        </div>
        <FieldFrame
          label="Subject"
          error={
            problems.subject && (
              <Problem problem={problems.subject} text={shown.subject} onUse={correct("subject")} />
            )
          }
        >
          <Input ref={first} maxLength={200} {...fieldProps("subject")} />
        </FieldFrame>
        <FieldFrame
          label="Text"
          error={
            problems.text && (
              <Problem problem={problems.text} text={shown.text} onUse={correct("text")} />
            )
          }
        >
          <Textarea ref={text} rows={10} maxLength={5000} {...fieldProps("text")} />
        </FieldFrame>
        <FieldFrame
          label="Put in"
          group
          hint="The details and the links always stand below your text."
        >
          <div className="flex flex-wrap gap-1.5">
            {placeholders.map((one) => (
              <Button key={one} size="sm" onClick={() => putIn(one)}>
                {one}
              </Button>
            ))}
          </div>
        </FieldFrame>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={isWrong}>
            Save Text
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="quiet"
            className="ms-auto"
            onClick={() => (own.subject === null && own.text === null ? onClose() : setAsked(true))}
          >
            Use Standard Text
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Use the standard text?"
        cancelLabel="Keep Mine"
        confirmLabel="Use Standard Text"
        onConfirm={() => void store({ subject: null, text: null })}
      >
        <p>Your subject and text are deleted.</p>
      </ConfirmDialog>
    </SettingsColumns>
  );
}

type Checked = ReturnType<typeof ownText.shape.subject.safeParse>;

function problemOf(text: string, checked: Checked): string | undefined {
  return checked.success ? undefined : (checked.error.issues[0]?.message ?? text);
}

interface ProblemProps {
  problem: string;
  text: string;
  onUse: (name: string, meant: Placeholder) => void;
}

/** What is wrong, with the placeholder that is probably meant. */
function Problem({ problem, text, onUse }: ProblemProps): ReactNode {
  const unknown = findUnknown(text);
  if (unknown === undefined) return problem;
  // as: it is one of those that it is given.
  const meant = closest(unknown.trim().toLowerCase(), placeholders) as Placeholder;
  return (
    <>
      {problem}{" "}
      <button type="button" className={linkClass} onClick={() => onUse(unknown, meant)}>
        Use {`{${meant}}`}
      </button>
    </>
  );
}

interface ArrivesProps {
  kind: CustomerMail;
  own: { subject: string | null; text: string | null };
}

/** As a customer gets it. */
function Arrives({ kind, own: { subject, text } }: ArrivesProps) {
  const typed = useDebounced(JSON.stringify([subject, text]));
  // as: what was written in the line before.
  const [asked, body] = JSON.parse(typed) as [string | null, string | null];
  const { data } = useQuery(mailQuery({ kind, subject: asked, text: body }));
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="small-title">
        How it arrives
      </h2>
      {data && <MailSheet mail={data} />}
    </section>
  );
}

function sendTest(kind: CustomerMail, own: { subject: string | null; text: string | null }) {
  const options = {
    ...{ done: "Test sent", failed: "The test could not be sent. Try again." },
    refresh: "never" as const,
  };
  return succeeds(write(bookingMailEndpoints.test, { body: { kind, ...own } }, options));
}
