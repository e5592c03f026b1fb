import { useQuery } from "@tanstack/react-query";
import type { MeetingTypeInput } from "../../../../shared/kinds/meeting-types.ts";
import type { Reason } from "../../../../shared/slots/bookable.ts";
import { bookable } from "../../../../shared/words/en/bookable.ts";
import { formatDuration } from "../../../lib/dates/dates.ts";
import { previewQuery } from "./booking-queries.ts";

/** Why customers see what they see: a sum from the working hours to the times that are left. */
export function Why({ type }: { type: MeetingTypeInput }) {
  const { data } = useQuery({ ...previewQuery(type), placeholderData: (before) => before });
  const lost: [Reason, string][] = [
    ["notice", bookable.why.notice(formatDuration(type.notice))],
    ["taken", bookable.why.taken],
    ["break", bookable.why.breaks],
    ["most", bookable.why.most(type.mostADay ?? 0)],
  ];
  return (
    <aside
      aria-label={bookable.why.label}
      className="sticky top-16 self-start pt-5"
      aria-busy={!data}
    >
      <h2 className="small-title">{bookable.why.title(type.reach)}</h2>
      {data && (
        <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] text-13">
          <Line
            label={type.hours ? bookable.why.ownHours : bookable.why.workingHours}
            value={data.inHours}
          />
          {lost.map(
            ([reason, label]) =>
              data.lost[reason] > 0 && (
                <Line key={reason} label={label} value={-data.lost[reason]} />
              ),
          )}
          <dt className="border-t border-b-[3px] border-ink-2 py-2 font-semibold [border-bottom-style:double]">
            {bookable.why.see}
          </dt>
          <dd className="digits border-t border-b-[3px] border-ink-2 py-2 text-end font-semibold [border-bottom-style:double]">
            {bookable.why.times(data.free)}
          </dd>
        </dl>
      )}
      {data?.free === 0 && <p className="mt-2 text-13 text-ink-2">{bookable.why.nobody}</p>}
    </aside>
  );
}

function Line({ label, value }: { label: string; value: number }) {
  return (
    <>
      <dt className="border-b border-line py-2">{label}</dt>
      <dd className="digits border-b border-line py-2 text-end text-ink-2">
        {value < 0 ? `−${-value}` : value}
      </dd>
    </>
  );
}
