import { useQuery } from "@tanstack/react-query";
import { closest } from "fastest-levenshtein";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import {
  type CustomerMail,
  type OwnText,
  ownText,
  type Placeholder,
  placeholders,
  textIn,
  withText,
} from "../../../../shared/account/customer-mails.ts";
import { findUnknown } from "../../../../shared/account/placeholders.ts";
import { mailing } from "../../../../shared/words/en/mailing.ts";
import { type Language, languageCodes, languages } from "../../../../shared/words/languages.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { Input, Textarea } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { linkClass } from "../../../ui/page.tsx";
import { SettingsColumns } from "../settings-columns.tsx";
import { useSaveSettings } from "../use-save-settings.tsx";
import { mailQuery } from "./booking-queries.ts";
import { Arrives, sendTest } from "./mail-preview.tsx";

interface MailTextProps {
  user: Account;
  kind: CustomerMail;
  onClose: () => void;
}

interface Typed {
  subject?: string;
  text?: string;
}

type Drafts = { [Each in Language]?: Typed };

function writtenIn(drafts: Drafts) {
  return languageCodes.flatMap((one) => {
    const typed = drafts[one];
    return typed ? [[one, typed] as const] : [];
  });
}

const standardText: OwnText = { subject: null, text: null };

/** Subject and text of a mail, and how it arrives. */
export function MailText({ user, kind, onClose }: MailTextProps) {
  const mail = user.settings.mails[kind];
  const [language, setLanguage] = useState<Language>("en");
  const [drafts, setDrafts] = useState<Drafts>({});
  const typed = drafts[language] ?? {};
  const setTyped = (text: Typed) => setDrafts({ ...drafts, [language]: text });
  const before = textIn(language, mail) ?? standardText;
  const asked = useQuery(mailQuery({ kind, language, ...standardText }));
  const standard = asked.isPlaceholderData ? undefined : asked.data?.standard;
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
    subject: typed.subject ?? before.subject ?? standard?.subject ?? "",
    text: typed.text ?? before.text ?? standard?.text ?? "",
  };
  const own = {
    subject: typed.subject ?? before.subject,
    text: typed.text ?? before.text,
  };
  const name = mailing.mails.names[kind];
  const when = mailing.mails.times[kind];
  const problems = standard && {
    subject: problemOf(shown.subject, ownText.shape.subject.safeParse(shown.subject)),
    text: problemOf(shown.text, ownText.shape.text.safeParse(shown.text)),
  };
  const isWrong = problems?.subject !== undefined || problems?.text !== undefined;
  /** With what was typed in other languages meanwhile. */
  const store = async (changes: OwnText) => {
    const others = writtenIn(drafts).filter(([one]) => one !== language);
    const kept = others.reduce<typeof mail>(
      (all, [one, draft]) =>
        withText(all, one, { ...(textIn(one, all) ?? standardText), ...draft }),
      mail,
    );
    await save(kind, { mails: { [kind]: withText(kept, language, changes) } });
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
    <SettingsColumns
      aside={<Arrives kind={kind} language={language} own={isWrong ? before : own} />}
    >
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
          <Button disabled={isWrong} onClick={() => void sendTest({ kind, language, ...own })}>
            {mailing.mail.test}
          </Button>
        </div>
        <FieldFrame label={mailing.mail.language} hint={mailing.mail.languageHint}>
          <Select
            options={languageCodes.map((one) => ({ value: one, label: languages[one].name }))}
            value={language}
            onValueChange={setLanguage}
          />
        </FieldFrame>
        <FieldFrame
          label={mailing.mail.subject}
          error={
            problems?.subject && (
              <Problem problem={problems.subject} text={shown.subject} onUse={correct("subject")} />
            )
          }
        >
          <Input ref={first} dir="auto" maxLength={200} {...fieldProps("subject")} />
        </FieldFrame>
        <FieldFrame
          label={mailing.mail.text}
          error={
            problems?.text && (
              <Problem problem={problems.text} text={shown.text} onUse={correct("text")} />
            )
          }
        >
          <Textarea ref={text} dir="auto" rows={10} maxLength={5000} {...fieldProps("text")} />
        </FieldFrame>
        <FieldFrame label={mailing.mail.placeholders} group hint={mailing.mail.placeholdersHint}>
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
            {mailing.mail.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {mailing.mail.cancel}
          </Button>
          <Button
            variant="quiet"
            className="ms-auto"
            onClick={() => (own.subject === null && own.text === null ? onClose() : setAsked(true))}
          >
            {mailing.mail.useStandard}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={mailing.mail.standardQuestion}
        cancelLabel={mailing.mail.keepMine}
        confirmLabel={mailing.mail.useStandard}
        onConfirm={() => void store(standardText)}
      >
        <p>{mailing.mail.standardText}</p>
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
  const unknown = findUnknown(text, placeholders);
  if (unknown === undefined) return problem;
  // as: it is one of those that it is given.
  const meant = closest(unknown.trim().toLowerCase(), placeholders) as Placeholder;
  return (
    <>
      {problem}{" "}
      <button type="button" className={linkClass} onClick={() => onUse(unknown, meant)}>
        {mailing.mail.use(`{${meant}}`)}
      </button>
    </>
  );
}
