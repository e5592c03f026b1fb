import { useEffect, useState } from "react";
import { calendar } from "../../../../../shared/words/en/calendar.ts";
import { lazyModule } from "../../../../lib/browser/lazy-module.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { BlockText } from "../week-block.tsx";
import type { Hours } from "../week-hours.ts";
import { heightFor, topOf } from "../week-layout.ts";
import { type DraftPlace, putDraft, useDraftPlace } from "./draft-place.ts";

const popovers = lazyModule(() => import("./draft-popover.tsx"));

interface DraftLayerProps {
  days: readonly string[];
  hours: Hours;
  onSaved: (id: string) => void;
  /** Where days have a column for each person, as a CSS grid column. */
  columnOf?: (place: DraftPlace) => string;
}

/** What is being drawn, and what asks for the rest of it. */
export function DraftLayer({ days, hours, onSaved, columnOf }: DraftLayerProps) {
  const place = useDraftPlace();
  const [block, setBlock] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState("");
  // Once asked, the popover stays while the draft is drawn anew.
  const [asking, setAsking] = useState(false);
  if (place && !place.drawing && !asking) setAsking(true);
  if (!place && asking) {
    setAsking(false);
    setTitle("");
  }
  const part = popovers.use(asking, () => putDraft(null));
  const [week] = days;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week has no place for it
  useEffect(() => () => putDraft(null), [week]);

  const day = place ? days.indexOf(place.date) : -1;
  if (!place || day < 0) return null;
  const { date, start, length } = place;
  const height = heightFor(length);
  return (
    <div className="week-drafts">
      <div
        ref={setBlock}
        data-draft
        className="block-card draft"
        style={{
          top: topOf(start, hours),
          height,
          // Without its end it would go on to the last day, as what stands absolutely does.
          gridColumn: columnOf?.(place) ?? `${day + 1} / ${day + 2}`,
          insetInline: "5px 4px",
        }}
      >
        <BlockText
          appointment={{
            title: title.trim() || calendar.draft.untitled,
            date: `${date}T${timeOf(start)}`,
            duration: length,
            customer: { name: "" },
          }}
          height={height}
          beside={false}
        />
        <span className="edge" data-edge />
      </div>
      {part && asking && block && (
        <part.DraftPopover
          anchor={block}
          place={place}
          title={title}
          onTitle={setTitle}
          onSaved={onSaved}
          days={days}
        />
      )}
    </div>
  );
}
