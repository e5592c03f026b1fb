import { type CSSProperties, memo } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { isUnsure, useBookingMark } from "../../../kinds/appointments/booking-marks.tsx";
import { showDetails } from "../../../kinds/appointments/open-details.ts";
import { OutcomeMark } from "../../../kinds/appointments/outcome-mark.tsx";
import { formatTime, formatTimes } from "../../../lib/dates/dates.ts";
import { cx } from "../../../ui/class-names.ts";
import { useSeveral } from "../several/several.ts";
import type { Look } from "./look.ts";
import { type Block, linesOf, placeOf } from "./week-layout.ts";
import { nameOf } from "./week-words.ts";

interface WeekBlockProps {
  block: Block;
  look: Look;
}

/** An appointment on the grid. The grid itself listens for what is done to it. */
export const WeekBlock = memo(function WeekBlock({ block, look }: WeekBlockProps) {
  const { appointment, isContinued } = block.booking;
  const beside = block.lanes > 1 || block.crowded;
  const unsure = isUnsure(appointment);
  const mark = useBookingMark(appointment._id);
  return (
    <BlockButton
      appointment={appointment}
      look={look}
      start={block.booking.start}
      {...(isContinued && { isContinued })}
      className={cx(beside && "beside", linesOf(block.height, beside).tight && "tight")}
      style={placeOf(block)}
    >
      <BlockText
        appointment={appointment}
        height={block.height}
        beside={beside}
        {...(unsure && { word: mark?.word })}
      />
      {look !== "canceled" && !unsure && !isContinued && <span className="edge" data-edge />}
    </BlockButton>
  );
});

interface BlockButtonProps {
  appointment: Appointment;
  look: Look;
  /** In minutes from midnight; -1 without a time. */
  start: number;
  /** The rest of what began the day before: it opens like any other, but is moved by its beginning. */
  isContinued?: true;
  className?: string | undefined;
  style?: CSSProperties;
  children: React.ReactNode;
}

export function BlockButton({
  appointment,
  look,
  start,
  isContinued,
  className,
  style,
  children,
}: BlockButtonProps) {
  const name = nameOf(appointment, look);
  const several = useSeveral();
  const over = look === "held" || look === "no-show" || look === "open";
  const sign = useBookingMark(appointment._id)?.sign;
  const mark = over ? (
    <OutcomeMark state={look} className="outcome-mark" />
  ) : (
    look !== "canceled" && sign
  );
  return (
    <button
      type="button"
      // One stop for Tab in the whole grid; the grid moves it.
      tabIndex={-1}
      aria-label={isContinued ? calendar.week.continued(name) : name}
      aria-haspopup="dialog"
      title={name}
      {...(isContinued
        ? {
            "data-continued": appointment._id,
            onClick: ({ currentTarget }) => showDetails({ appointment, title: currentTarget }),
          }
        : { "data-block": appointment._id, "data-start": start })}
      className={cx(
        "block-card",
        look,
        over && "over",
        Boolean(mark) && "marked",
        isUnsure(appointment) && "unsure",
        className,
      )}
      style={several ? { ...style, ...several.ink(appointment) } : style}
    >
      {children}
      {several?.marks(appointment)}
      {mark}
    </button>
  );
}

interface BlockTextProps {
  appointment: Pick<Appointment, "title" | "date" | "duration"> & { customer: { name: string } };
  height: number;
  beside: boolean;
  /** In place of the time below the title. */
  word?: string | undefined;
}

export function BlockText({ appointment, height, beside, word }: BlockTextProps) {
  const { title, date, duration, customer } = appointment;
  const several = useSeveral();
  // Squares stand below the title, where a narrow block has no line to share with them.
  const lines = linesOf(several && beside && height >= 52 ? height - 16 : height, beside);
  if (several && height < 52) lines.title = 1;
  if (lines.single) {
    return (
      <span className="first-line single-line">
        <b className="clipped">{title}</b>
        <span className="clock-time">{formatTime(date)}</span>
      </span>
    );
  }
  return (
    <>
      <span className="first-line">
        <b
          className={lines.title === 1 ? "clipped" : "clamp"}
          style={{ "--title": lines.title } as CSSProperties} // as: a custom property
        >
          {title}
        </b>
      </span>
      {lines.time && (
        <small className="clipped">
          <span className="clock-time">
            {word ? word : lines.time === "range" ? formatTimes(date, duration) : formatTime(date)}
          </span>{" "}
          {lines.customer === "beside" && customer.name}
        </small>
      )}
      {lines.customer === "own" && <small className="clipped">{customer.name}</small>}
    </>
  );
}
