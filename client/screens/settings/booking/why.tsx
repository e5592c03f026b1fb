import { useQuery } from "@tanstack/react-query";
import type { MeetingTypeInput } from "../../../../shared/kinds/meeting-types.ts";
import type { Reason } from "../../../../shared/slots/bookable.ts";
import { formatDuration } from "../../../lib/dates/dates.ts";
import { countOf } from "../../../lib/format/count.ts";
import { previewQuery } from "./booking-queries.ts";

/** Why customers see what they see: a sum from the working hours to the times that are left. */
export function Why({ type }: { type: MeetingTypeInput }) {
  const { data } = useQuery({ ...previewQuery(type), placeholderData: (before) => before });
  const lost: [Reason, string][] = [
    ["notice", `Notice of ${formatDuration(type.notice)}`],
    ["taken", "Your appointments"],
    ["break", "Breaks"],
    ["most", `At most ${type.mostADay} a day`],
  ];
  return (
    <aside
      aria-label="Why customers see what they see"
      className="sticky top-16 self-start pt-5"
      aria-busy={!data}
    >
      <h2 className="small-title">Free in the Next {countOf(type.reach, "Day")}</h2>
      {data && (
        <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] text-13">
          <Line
            label={type.hours ? "In its own hours" : "In the working hours"}
            value={data.inHours}
          />
          {lost.map(
            ([reason, label]) =>
              data.lost[reason] > 0 && (
                <Line key={reason} label={label} value={-data.lost[reason]} />
              ),
          )}
          <dt className="border-t border-b-[3px] border-ink-2 py-2 font-semibold [border-bottom-style:double]">
            Customers see
          </dt>
          <dd className="digits border-t border-b-[3px] border-ink-2 py-2 text-end font-semibold [border-bottom-style:double]">
            {countOf(data.free, "time")}
          </dd>
        </dl>
      )}
      {data?.free === 0 && <p className="mt-2 text-13 text-ink-2">Nobody can book this.</p>}
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
