import { useState } from "react";
import type { LetterTemplate } from "../../../../../shared/account/letter-templates.ts";
import { letters } from "../../../../../shared/words/en/letters.ts";
import { isolate } from "../../../../lib/format/isolate.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { saveTemplates } from "./save-templates.ts";
import { TemplateForm } from "./template-form.tsx";
import type { useValues } from "./use-values.ts";

interface TemplatesDialogProps {
  templates: readonly LetterTemplate[];
  values: ReturnType<typeof useValues>;
  onClose: () => void;
}

/** The user’s templates, to be changed and deleted. */
export function TemplatesDialog({ templates, values, onClose }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<number>();
  const begun = edited === undefined ? undefined : templates[edited];
  if (begun) {
    return (
      <TemplateForm
        place={edited}
        {...{ templates, begun, values }}
        onClose={() => setEdited(undefined)}
      />
    );
  }
  const remove = (place: number) =>
    void saveTemplates(
      templates.filter((_, at) => at !== place),
      letters.deleted,
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="broad"
      title={letters.title}
      description={letters.about}
      footer={<Button onClick={onClose}>{letters.done}</Button>}
    >
      {templates.length === 0 && <p className="mt-4 text-ink-2">{letters.none}</p>}
      <ul className="mt-4">
        {templates.map(({ name, subject }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
            key={place}
            className="flex items-center gap-2 border-b border-line py-2 first:border-t"
          >
            <span className="min-w-0 flex-1">
              <b className="clipped block font-semibold">{name}</b>
              <small className="clipped block text-13 text-ink-3">{subject}</small>
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={letters.editName(isolate(name))}
              onClick={() => setEdited(place)}
            >
              {letters.edit}
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={letters.deleteName(isolate(name))}
              onClick={() => remove(place)}
            >
              {letters.delete}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
