import { useRef, useState } from "react";
import { namedPeriods, type Period } from "../../../shared/reports/report-periods.ts";
import { reports } from "../../../shared/words/en/reports.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { Segments } from "../../ui/form/segments.tsx";

const custom = lazyModule(() => import("./custom-period.tsx"));

type PeriodChoiceProps = {
  period: Period;
  today: string;
  /** A name, or two days as `2026-03-01..2026-05-31`. */
  onChange: (period: string) => void;
};

/** Which days the reports tell of: some that end today, or any two days. */
export function PeriodChoice({ period, today, onChange }: PeriodChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const part = custom.use(open, () => setOpen(false));
  return (
    <div ref={box} className="period-choice" data-print="hide">
      <Segments
        aria-label={reports.period.label}
        segments={[
          ...namedPeriods.map((value) => ({ value, label: reports.period[value] })),
          { value: "custom" as const, label: reports.period.custom },
        ]}
        value={period.name ?? "custom"}
        onValueChange={(next) => (next === "custom" ? setOpen(true) : onChange(next))}
        onPressAgain={() => setOpen(period.name === null)}
      />
      {part && (
        <part.CustomPeriod
          anchor={box}
          open={open}
          onOpenChange={setOpen}
          period={period}
          today={today}
          onChange={onChange}
        />
      )}
    </div>
  );
}
