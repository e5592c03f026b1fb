import { Clock } from "lucide-react";
import { useRef, useState } from "react";
import { daysAhead } from "../../../shared/dates/dates.ts";
import { tasks as words } from "../../../shared/words/en/tasks.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { formatDue, weekStart } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { IconButton } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";

/** A calendar, which is loaded when a menu that leads to it is there. */
const dayPopups = lazyModule(() => import("../../ui/dates/day-popup.tsx"));

/** To a day, or null: some day. */
type SnoozeMenuProps = { due: string | null; onSnooze: (due: string | null) => void };

/** Puts a task off: to the days people mean, to any other, or to none. */
export function SnoozeMenu({ due, onSnooze }: SnoozeMenuProps) {
  const { today } = useNow();
  const [picking, setPicking] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const part = dayPopups.use(picking, () => setPicking(false));
  return (
    <span ref={anchor} className="inline-flex">
      <Menu
        align="end"
        trigger={
          <IconButton label={words.acts.snooze} size="sm" data-act="snooze">
            <Clock />
          </IconButton>
        }
      >
        {({ MenuItem, MenuSeparator }) => (
          <>
            {snoozeChoices(today).map(({ label, day, digit }) => (
              <MenuItem
                key={digit}
                digit={digit}
                aside={day && <span className="digits">{formatDue(day)}</span>}
                onClick={() => (day ? onSnooze(day) : setPicking(true))}
              >
                {label}
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem digit="0" onClick={() => onSnooze(null)}>
              {words.groups.someday}
            </MenuItem>
          </>
        )}
      </Menu>
      {part && (
        <part.DayPopup
          anchor={anchor}
          open={picking}
          onOpenChange={setPicking}
          day={due ?? ""}
          today={today}
          min={today}
          onPick={onSnooze}
        />
      )}
    </span>
  );
}

/** Without a day: any. */
export function snoozeChoices(today: string) {
  const { tomorrow, nextWeek, inAMonth } = daysAhead(today, weekStart());
  return [
    { label: words.days.tomorrow, day: tomorrow, digit: "1" },
    { label: words.days.nextWeek, day: nextWeek, digit: "2" },
    { label: words.days.inAMonth, day: inAMonth, digit: "3" },
    { label: words.days.pick, day: null, digit: "4" },
  ];
}
