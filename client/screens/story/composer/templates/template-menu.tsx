import { ChevronDown, ListPlus, Pencil, TextQuote } from "lucide-react";
import { useState } from "react";
import { fillInLetter } from "../../../../../shared/account/fill-in-letter.ts";
import {
  type LetterTemplate,
  mostTemplates,
} from "../../../../../shared/account/letter-templates.ts";
import { letters } from "../../../../../shared/words/en/letters.ts";
import { notify } from "../../../../lib/notify.ts";
import { useSession } from "../../../../lib/session.ts";
import { Button } from "../../../../ui/button.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import type { ComposerState } from "../use-composer.ts";
import { TemplateForm } from "./template-form.tsx";
import { TemplatesDialog } from "./templates-dialog.tsx";
import { useValues } from "./use-values.ts";

interface TemplateMenuProps {
  customer: string;
  composer: ComposerState;
  /** A template was put in. */
  onPicked: () => void;
}

/** Emails to begin with, and what is done about them. */
export function TemplateMenu({ customer, composer, onPicked }: TemplateMenuProps) {
  const { draft, change } = composer;
  const { user } = useSession();
  const values = useValues(customer);
  const [open, setOpen] = useState<"save" | "list">();
  const templates = user?.settings.templates.letters ?? [];
  const use = ({ subject, text }: LetterTemplate) => {
    const { subject: typedSubject, text: typed } = draft;
    change({ subject: fillInLetter(subject, values), text: fillInLetter(text, values) });
    onPicked();
    if (typed.trim() === "") return;
    const back = () => change({ subject: typedSubject, text: typed });
    notify.success(letters.putIn, { action: { label: letters.undo, run: back } });
  };
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button size="sm">
            <TextQuote />
            {letters.template}
            <ChevronDown />
          </Button>
        }
      >
        {({ MenuItem, MenuSeparator }) => (
          <>
            {templates.map((template, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
              <MenuItem key={place} icon={<TextQuote />} onClick={() => use(template)}>
                {template.name}
              </MenuItem>
            ))}
            {templates.length > 0 && <MenuSeparator />}
            {templates.length < mostTemplates && (
              <MenuItem icon={<ListPlus />} onClick={() => setOpen("save")}>
                {letters.saveAs}
              </MenuItem>
            )}
            {templates.length > 0 && (
              <MenuItem icon={<Pencil />} onClick={() => setOpen("list")}>
                {letters.editAll}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      {open === "save" && (
        <TemplateForm
          begun={{ name: draft.subject ?? "", subject: draft.subject ?? "", text: draft.text }}
          {...{ templates, values }}
          onClose={close}
        />
      )}
      {open === "list" && <TemplatesDialog {...{ templates, values }} onClose={close} />}
    </>
  );
}
