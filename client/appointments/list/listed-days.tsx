import type { Appointment } from "../../../shared/appointments.ts";
import { AgendaList } from "../../calendar/agenda/agenda-list.tsx";
import { headOf } from "../../history/when.ts";
import { countOf } from "../../lib/count.ts";
import type { ListView } from "../../lib/list-query.ts";
import { usePrintedWhole } from "../../lib/print-all.ts";
import { MoreRows } from "../../ui/more-rows.tsx";
import type { Now } from "../use-now.ts";

type ListedDaysProps = { list: ListView<Appointment>; now: Now };

/** Appointments by their day, each under its name. */
export function ListedDays({ list, now }: ListedDaysProps) {
  usePrintedWhole(list, "appointments");
  const days = [...Map.groupBy(list.rows, ({ date }) => date.slice(0, 10))];
  return (
    <div aria-busy={list.busy || undefined} className={list.busy ? "opacity-60" : undefined}>
      {days.map(([day, appointments], place) => {
        const { title, date } = headOf(day, now.today);
        const isWhole = place < days.length - 1 || !list.more.exist;
        return (
          <section key={day} aria-label={`${title}, ${date}`} className="pt-6 first:pt-1">
            <div className="flex items-baseline gap-3 pb-2">
              <h2 className="h2">{title}</h2>
              <span className="text-13 text-ink-3">
                {date}
                {isWhole && `. ${countOf(appointments.length, "appointment")}`}
              </span>
            </div>
            <AgendaList
              date={day}
              rows={appointments.map((appointment) => ({ kind: "appointment", appointment }))}
              now={now}
            />
          </section>
        );
      })}
      <MoreRows list={list} things="appointments" />
    </div>
  );
}
