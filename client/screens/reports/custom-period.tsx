import { type FormEvent, type RefObject, useState } from "react";
import { type Period, readDays } from "../../../shared/reports/report-periods.ts";
import { custom } from "../../../shared/words/en/custom.ts";
import { Button } from "../../ui/button.tsx";
import { DatePicker } from "../../ui/dates/date-picker.tsx";
import { DayFrame } from "../../ui/dates/day-frame.tsx";
import { FieldFrame } from "../../ui/form/field-frame.tsx";

type CustomPeriodProps = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  period: Period;
  today: string;
  onChange: (period: string) => void;
};

/** Two days to choose, beside the periods; it begins with the days that are shown. */
export function CustomPeriod({ anchor, open, onOpenChange, ...props }: CustomPeriodProps) {
  return (
    <DayFrame
      label={custom.label}
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      finalFocus={() => anchor.current?.querySelector<HTMLElement>("button:last-of-type")}
    >
      <DaysForm {...props} onClose={() => onOpenChange(false)} />
    </DayFrame>
  );
}

type DaysFormProps = Pick<CustomPeriodProps, "period" | "today" | "onChange"> & {
  onClose: () => void;
};

function DaysForm({ period, today, onChange, onClose }: DaysFormProps) {
  const [from, setFrom] = useState(period.from);
  const [to, setTo] = useState(period.to);
  const [asked, setAsked] = useState(false);
  const problem = problemOf(from, to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem) return;
    onChange(`${from}..${to}`);
    onClose();
  };
  return (
    <form noValidate onSubmit={submit} className="custom-period">
      <FieldFrame label={custom.from}>
        <DatePicker value={from} today={today} max={today} onChange={setFrom} />
      </FieldFrame>
      <FieldFrame label={custom.to} error={asked ? problem : undefined}>
        <DatePicker value={to} today={today} max={today} onChange={setTo} />
      </FieldFrame>
      <Button variant="primary" type="submit">
        {custom.show}
      </Button>
    </form>
  );
}

function problemOf(from: string, to: string): string | undefined {
  if (from === "" || to === "") return custom.both;
  if (to < from) return custom.order;
  return readDays(`${from}..${to}`) ? undefined : custom.tooLong;
}
