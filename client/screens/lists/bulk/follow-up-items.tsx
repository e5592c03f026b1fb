import { useState } from "react";
import { addDays, weekdayOf } from "../../../../shared/dates/dates.ts";
import type { TaskInput } from "../../../../shared/kinds/tasks.ts";
import { bulk } from "../../../../shared/words/en/bulk.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { Button } from "../../../ui/button.tsx";
import { DatePicker } from "../../../ui/dates/date-picker.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";

type FollowUpItemsProps = {
  onChoose: (task: Pick<TaskInput, "text" | "due" | "time">) => void;
};

/** What is to be done for each of them, and when. */
export function FollowUpItems({ onChoose }: FollowUpItemsProps) {
  const { today } = useNow();
  const [text, setText] = useState<string>(bulk.followUp.text);
  const [due, setDue] = useState("");
  const days = [
    { label: bulk.followUp.tomorrow, day: addDays(today, 1) },
    { label: bulk.followUp.nextWeek, day: addDays(today, (8 - weekdayOf(today)) % 7 || 7) },
    { label: bulk.followUp.inAMonth, day: addDays(today, 30) },
  ];
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onChoose({ text: text.trim(), due: due || null, time: null });
      }}
    >
      <FieldFrame label={bulk.followUp.task}>
        <Input value={text} maxLength={1000} onChange={({ target }) => setText(target.value)} />
      </FieldFrame>
      <div>
        <div className="mb-2 flex flex-wrap gap-1.5">
          {days.map(({ label, day }) => (
            <Button
              key={label}
              size="sm"
              aria-pressed={due === day}
              title={formatDate(day, "weekday")}
              className="aria-pressed:border-transparent aria-pressed:bg-accent-wash aria-pressed:text-accent"
              onClick={() => setDue(due === day ? "" : day)}
            >
              {label}
            </Button>
          ))}
        </div>
        <FieldFrame label={bulk.followUp.day} optional>
          <DatePicker value={due} onChange={setDue} today={today} min={today} />
        </FieldFrame>
      </div>
      <Button type="submit" variant="primary" disabled={text.trim() === ""}>
        {bulk.followUp.button}
      </Button>
    </form>
  );
}
