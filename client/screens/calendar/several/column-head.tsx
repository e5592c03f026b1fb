import type { Span } from "../../../../shared/slots/spans.ts";
import { formatHours, unbroken } from "../../../kinds/appointments/booked.ts";
import { isMe } from "../../../kinds/appointments/people/names.ts";
import { formatSpan } from "../../../lib/dates/format-span.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { SquareOf } from "../../../ui/text/person-square.tsx";

interface ColumnHeadProps {
  id: string;
  working: readonly Span[];
  /** Minutes. */
  booked: number;
  free: number;
  isOver: boolean;
}

/** Whose column it is, when they work, and what is left of it. */
export function ColumnHead({ id, working, booked, free, isOver }: ColumnHeadProps) {
  const hours = working.map((span) => unbroken(formatSpan(span).replaceAll(":00", "")));
  return (
    <div className="flex h-13 min-w-0 items-center gap-2.5 border-s border-line px-3">
      <SquareOf id={id} size={24} named />
      <div className="min-w-0 flex-1 leading-[18px]">
        <b className="clipped block font-semibold">{isMe(id) ? "You" : nameOfPerson(id)}</b>
        <small className="clipped block text-12 text-ink-3">
          {hours.join(", ") || "Not working"}
        </small>
      </div>
      <small className="digits text-end text-12 leading-[18px] whitespace-nowrap text-ink-2">
        {formatHours(booked)} booked
        {!isOver && (
          <>
            <br />
            {formatHours(free)} free
          </>
        )}
      </small>
    </div>
  );
}
