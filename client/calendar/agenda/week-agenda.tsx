import { useState } from "react";
import { flushSync } from "react-dom";
import type { Now } from "../../appointments/use-now.ts";
import { useSettings } from "../../auth/use-settings.ts";
import { Failed } from "../../ui/states.tsx";
import { sumDays } from "../booked.ts";
import { daysOf, type Period } from "../period.ts";
import type { Span } from "../queries.ts";
import { Agenda } from "./agenda.tsx";
import { SkeletonAgenda } from "./skeleton-agenda.tsx";
import { useSwipe } from "./use-swipe.ts";
import { WeekStrip } from "./week-strip.tsx";

interface WeekAgendaProps {
  period: Period;
  now: Now;
  span: Span | undefined;
  failed: boolean;
  onRetry: () => void;
  retrying: boolean;
}

/** The week of a narrow screen: a strip of its days, and all of them as a list below. */
export function WeekAgenda({ period, now, span, failed, onRetry, retrying }: WeekAgendaProps) {
  const { workingHours } = useSettings().calendar;
  const [opened, setOpened] = useState<string>();
  const days = daysOf(period);
  const sums = span && sumDays(days, [...span.before, ...span.data], workingHours, now);
  const show = (day: string) => {
    if (day < now.today) flushSync(() => setOpened(period.from));
    for (const place of document.querySelectorAll<HTMLElement>("main [data-days]")) {
      if (place.dataset.days?.includes(day)) place.scrollIntoView();
    }
  };
  return (
    <div {...useSwipe(period)}>
      <WeekStrip
        days={days}
        booked={sums?.map(({ booked }) => booked)}
        today={now.today}
        onPick={show}
      />
      {span ? (
        <Agenda
          period={period}
          span={span}
          now={now}
          opened={opened === period.from}
          onOpenedChange={(open) => setOpened(open ? period.from : undefined)}
        />
      ) : failed ? (
        <Failed
          className="mt-3"
          title="The week could not be loaded."
          onRetry={onRetry}
          retrying={retrying}
        />
      ) : (
        <SkeletonAgenda />
      )}
    </div>
  );
}
