import { CalendarOff, Layers2 } from "lucide-react";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { together } from "../../../../../shared/words/en/together.ts";
import { formatClock, formatDate } from "../../../../lib/dates/dates.ts";
import type { Now } from "../../../../lib/dates/use-now.ts";
import { isolate } from "../../../../lib/format/isolate.ts";
import { listed } from "../../../../lib/format/listed.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { linkClass } from "../../../../ui/page.tsx";
import { awayUntil, isMe, shortNameOf } from "../../people/names.ts";
import { useWithPeople } from "./use-with-people.ts";

/** What stands against the chosen time, person by person; never a refusal. */
export function PeopleWarnings({ ownId, now }: { ownId: string | undefined; now: Now }) {
  const { day, span, isKnown, people, starts } = useWithPeople(ownId, now);
  const { setValue } = useFormContext();
  if (!isKnown) return null;
  const overlaps = people.flatMap(({ _id, overlaps: [first] }) =>
    first ? [overlapOf(isolate(first.appointment.title), _id)] : [],
  );
  const away = people.filter((one) => one.away);
  const off = people.filter((one) => !one.isAtWork && !one.away).map(({ _id }) => _id);
  const lastOff = off.at(-1) ?? away.at(-1)?._id;
  const isLast = (id: string) => overlaps.length === 0 && id === lastOff;
  const [start] = starts;
  const offer = start !== undefined &&
    span &&
    (overlaps.length > 0 || off.length > 0 || away.length > 0) && (
      <button
        type="button"
        className={linkClass}
        onClick={() =>
          setValue("date", `${day}T${timeOf(start)}`, {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      >
        {offerOf(people.length)(formatClock(timeOf(start)))}
      </button>
    );
  return (
    <>
      {overlaps.length > 0 && (
        <Warning icon={<Layers2 />}>
          {together.warnings.overlaps(listed(overlaps))} {offer}
        </Warning>
      )}
      {away.map(({ _id, away: days }) => (
        <Warning key={_id} icon={<CalendarOff />}>
          {awayUntil(_id, formatDate(days?.until, "monthDay"))} {isLast(_id) && offer}
        </Warning>
      ))}
      {off.map((id) => (
        <Warning key={id} icon={<CalendarOff />}>
          {isMe(id) ? together.warnings.youOff : together.warnings.off(shortNameOf(id))}{" "}
          {isLast(id) && offer}
        </Warning>
      ))}
    </>
  );
}

function overlapOf(title: string, id: string): string {
  const { forYou, forOther } = together.warnings;
  return isMe(id) ? forYou(title) : forOther(title, shortNameOf(id));
}

function offerOf(people: number): (time: string) => string {
  const { freeAt, bothFreeAt, allFreeAt } = together.warnings;
  if (people < 2) return freeAt;
  return people === 2 ? bothFreeAt : allFreeAt;
}

function Warning({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="mt-2.5 flex gap-1.5 [&>.lucide]:mt-0.5 [&>.lucide]:size-3.5">
      {icon}
      <span>{children}</span>
    </span>
  );
}
