import { Popover } from "@base-ui/react/popover";
import { type KeyboardEvent, useRef, useState } from "react";
import { calendar } from "../../../../../shared/words/en/calendar.ts";
import { forms } from "../../../../../shared/words/en/forms.ts";
import { minutesOf, timeOf } from "../../../../lib/queries/bookings.ts";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog.tsx";
import { popupClass } from "../../../../ui/menu/popup.ts";
import { changedBy } from "../changed-by-key.ts";
import { DraftForm } from "./draft-form.tsx";
import type { DraftPerson } from "./draft-person.ts";
import { type DraftPlace, putDraft, readDraft } from "./draft-place.ts";

interface DraftPopoverProps {
  anchor: HTMLElement;
  place: DraftPlace;
  title: string;
  onTitle: (title: string) => void;
  onSaved: (id: string) => void;
  /** Those shown, among which keys move it. */
  days?: readonly string[];
}

/** Beside the draft: what, with whom, and when. */
export function DraftPopover({ anchor, place, title, onTitle, onSaved, days }: DraftPopoverProps) {
  const [person, setPerson] = useState<DraftPerson | null>(null);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const drop = () => {
    if (title.trim() !== "" || person) setAsking(true);
    else putDraft(null);
  };
  return (
    <>
      <Popover.Root
        open
        onOpenChange={(open, { reason, event, cancel }) => {
          if (open) return;
          cancel();
          // The draft can still be dragged, and drawn anew; what asks about it is no press outside.
          const isKept =
            event.target instanceof Element &&
            event.target.closest(".week-grid, [role=alertdialog]");
          if (reason === "escape-key" || (reason === "outside-press" && !isKept)) drop();
        }}
      >
        <Popover.Portal>
          <Popover.Positioner
            anchor={anchor}
            side="inline-end"
            align="start"
            sideOffset={8}
            collisionPadding={8}
            className="z-popover outline-none"
          >
            <Popover.Popup
              aria-label={calendar.draft.untitled}
              initialFocus={field}
              onKeyDown={(event) => {
                const { defaultPrevented, ctrlKey, metaKey } = event;
                if (days && !defaultPrevented && !ctrlKey && !metaKey) moveDraft(event, days);
              }}
              className={`${popupClass} w-90 outline-none`}
            >
              <DraftForm
                field={field}
                place={place}
                title={title}
                onTitle={onTitle}
                person={person}
                onPerson={setPerson}
                onSaved={onSaved}
              />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={calendar.draft.discardTitle}
        cancelLabel={forms.keepEditing}
        confirmLabel={calendar.draft.discard}
        onConfirm={() => putDraft(null)}
      >
        <p>{calendar.draft.notSaved}</p>
      </ConfirmDialog>
    </>
  );
}

/** Alt and arrows move a draft while its title is being typed, with Shift they change its length. */
function moveDraft(event: KeyboardEvent, days: readonly string[]): void {
  const draft = readDraft();
  if (!draft || !event.altKey) return;
  const now = { date: `${draft.date}T${timeOf(draft.start)}`, duration: draft.length };
  const times = changedBy(event, now, days);
  if (!times) return;
  event.preventDefault();
  const date = times.date.slice(0, 10);
  // A draft stays in the week on screen.
  if (!days.includes(date)) return;
  putDraft({ ...draft, date, start: minutesOf(times.date) ?? draft.start, length: times.duration });
}
