import { useEffect, useState } from "react";
import { timeOf } from "../../appointments/bookings.ts";
import { formatClock } from "../../lib/dates.ts";
import { lazyModule } from "../../lib/lazy-module.ts";
import { putDraft, useDraftPlace } from "../week/draft/draft-place.ts";

const popovers = lazyModule(() => import("../week/draft/draft-popover.tsx"));

interface MonthDraftProps {
  day: string;
  onSaved: (id: string) => void;
}

/** The appointment that is being made on this day, and what asks for the rest of it. */
export function MonthDraft({ day, onSaved }: MonthDraftProps) {
  const place = useDraftPlace();
  const [line, setLine] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState("");
  const here = place?.date === day;
  const part = popovers.use(here, () => putDraft(null));
  if (!here && title !== "") setTitle("");
  // Another month has no place for it.
  useEffect(() => () => putDraft(null), []);
  if (!here) return null;
  return (
    <>
      <div ref={setLine} data-draft className="mo-item draft">
        <span className="t">{formatClock(timeOf(place.start)).replace(/ [AP]M$/, "")}</span>
        <b className="cut">{title.trim() || "New appointment"}</b>
      </div>
      {part && line && (
        <part.DraftPopover
          anchor={line}
          place={place}
          title={title}
          onTitle={setTitle}
          onSaved={onSaved}
        />
      )}
    </>
  );
}
