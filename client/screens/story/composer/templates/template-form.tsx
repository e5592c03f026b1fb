import { useRef, useState } from "react";
import { fillInLetter } from "../../../../../shared/account/fill-in-letter.ts";
import {
  type LetterPlaceholder,
  letterPlaceholders,
} from "../../../../../shared/account/letter-placeholders.ts";
import {
  type LetterTemplate,
  letterTemplate,
} from "../../../../../shared/account/letter-templates.ts";
import { common } from "../../../../../shared/words/en/common.ts";
import { letters } from "../../../../../shared/words/en/letters.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Input, Textarea } from "../../../../ui/form/field.tsx";
import { FieldFrame } from "../../../../ui/form/field-frame.tsx";
import { saveTemplates } from "./save-templates.ts";
import type { useValues } from "./use-values.ts";

interface TemplateFormProps {
  templates: readonly LetterTemplate[];
  /** Which of them is changed; without one it is a new one. */
  place?: number | undefined;
  /** What it begins with. */
  begun: LetterTemplate;
  values: ReturnType<typeof useValues>;
  onClose: () => void;
}

const fields = ["subject", "text"] as const;

/** Name, subject and text of a template, with the placeholders, and how it arrives. */
export function TemplateForm({ templates, place, begun, values, onClose }: TemplateFormProps) {
  const [typed, setTyped] = useState(begun);
  const [isTried, setTried] = useState(false);
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const { error } = letterTemplate.safeParse(typed);
  const problemOf = (field: keyof LetterTemplate) => {
    const issue = error?.issues.find(({ path }) => path[0] === field);
    // Nobody is told of what they have not come to yet; of braces at once.
    return issue && (isTried || issue.code === "custom") ? issue.message : undefined;
  };
  const save = async () => {
    setTried(true);
    if (error) return;
    const others = templates.map((one, at) => (at === place ? typed : one));
    onClose();
    await saveTemplates(place === undefined ? [...templates, typed] : others, letters.saved);
  };
  const putIn = (placeholder: LetterPlaceholder) => {
    const field = last.current;
    const name = fields.find((one) => one === field?.name) ?? "text";
    const value = typed[name];
    const from = field?.selectionStart ?? value.length;
    const until = field?.selectionEnd ?? from;
    setTyped({ ...typed, [name]: `${value.slice(0, from)}{${placeholder}}${value.slice(until)}` });
    field?.focus();
  };
  const fieldProps = (name: keyof LetterTemplate) => ({
    name,
    value: typed[name],
    onFocus: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      if (name !== "name") last.current = target;
    },
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={place === undefined ? letters.saveAs : letters.editOne}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" onClick={() => void save()}>
            {letters.save}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <FieldFrame label={letters.name} error={problemOf("name")}>
          <Input maxLength={100} autoComplete="off" {...fieldProps("name")} />
        </FieldFrame>
        <FieldFrame label={letters.subject} error={problemOf("subject")}>
          <Input maxLength={200} autoComplete="off" {...fieldProps("subject")} />
        </FieldFrame>
        <FieldFrame label={letters.text} error={problemOf("text")}>
          <Textarea rows={7} maxLength={5000} {...fieldProps("text")} />
        </FieldFrame>
        <FieldFrame label={letters.placeholders} group hint={letters.placeholdersHint}>
          <div className="flex flex-wrap gap-1.5">
            {letterPlaceholders.map((one) => (
              <Button key={one} size="sm" onClick={() => putIn(one)}>
                {one}
              </Button>
            ))}
          </div>
        </FieldFrame>
        <section aria-label={letters.arrives}>
          <h3 className="text-13 font-semibold">{letters.arrives}</h3>
          <p className="mt-1.5 rounded-2 border border-line-strong bg-raised px-3.5 py-2.5 text-13 leading-[19px] wrap-anywhere">
            <b className="block font-semibold">{fillInLetter(typed.subject, values)}</b>
            <span className="whitespace-pre-line">{fillInLetter(typed.text, values)}</span>
          </p>
        </section>
      </div>
    </Dialog>
  );
}
