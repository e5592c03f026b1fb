import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { attend, calendarOf } from "../../../kinds/appointments/people/names.ts";
import { SquareOf } from "../../../ui/text/person-square.tsx";

/** In whose calendar an appointment is, and who attends. */
export function PeopleEntry({ host, attending }: Pick<Appointment, "host" | "attending">) {
  return (
    <>
      <p className="flex items-center gap-2">
        <SquareOf id={host} size={18} named />
        {calendarOf(host)}
      </p>
      {attending.length > 0 && <p className="text-ink-2">{attend(attending)}</p>}
    </>
  );
}
