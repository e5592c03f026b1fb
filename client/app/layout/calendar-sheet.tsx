import { Link } from "@tanstack/react-router";
import { Calendar, Plus } from "lucide-react";
import { useState } from "react";
import { frame } from "../../../shared/words/en/frame.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import type { Period } from "../../screens/calendar/period.ts";
import { buttonClass, IconButton } from "../../ui/button.tsx";
import { MiniCalendar } from "./mini-calendar.tsx";

const sheets = lazyModule(() => import("../../ui/dialog/sheet.tsx"));

/** The calendar of a narrow frame: a button that opens it in a sheet. */
export function CalendarSheet({ today, shown }: { today: string; shown: Period | undefined }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = sheets.use(open, close);
  return (
    <>
      <IconButton
        label={frame.calendar}
        tip={false}
        aria-haspopup="dialog"
        className="size-11 [&>.lucide]:size-5"
        onClick={() => setOpen(true)}
      >
        <Calendar />
      </IconButton>
      {part && (
        <part.Sheet open={open} onOpenChange={setOpen} title={frame.calendar}>
          <MiniCalendar key={today} today={today} shown={shown} large onOpen={close} />
          <Link
            to="/dashboard/appointments/new"
            onClick={close}
            className={buttonClass({
              variant: "primary",
              size: "lg",
              wide: true,
              className: "mt-3",
            })}
          >
            <Plus />
            {frame.newAppointment}
          </Link>
        </part.Sheet>
      )}
    </>
  );
}
