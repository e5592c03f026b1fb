import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Appointment } from "../../../shared/appointments.ts";
import { useNow } from "../../appointments/use-now.ts";
import { Crumbs } from "../../layout/crumbs.tsx";
import { ListMore } from "../../lists/list-more.tsx";
import { useShownList } from "../../lists/shown-list.ts";
import { usePhone } from "../../ui/use-phone.ts";
import { outcomeStateOf } from "../outcome-state.ts";
import { isWithin, type Period } from "../period.ts";
import { periodLink } from "../period-link.ts";
import { NewAppointment } from "./new-appointment.tsx";
import { namesOf } from "./period-names.ts";
import { Stepper } from "./stepper.tsx";
import { useCalendarKeys } from "./use-calendar-keys.ts";
import { ViewSwitch } from "./view-switch.tsx";

interface CalendarHeadProps {
  period: Period;
  /** The sentence below the title; empty while it is not known. */
  sub: ReactNode;
  /** Those of the period, to count the ones without an outcome; undefined while they are not known. */
  appointments?: readonly Appointment[] | undefined;
  /** After the sentence, each with the class `link`. */
  links?: ReactNode;
  /** In place of New Appointment; null for none. */
  action?: ReactNode;
}

/** The head of the day, the week and the month: what is shown, and the ways to anything else. */
export function CalendarHead({ period, sub, appointments, links, action }: CalendarHeadProps) {
  const now = useNow();
  const { today } = now;
  const open = appointments?.filter((each) => outcomeStateOf(each, now) === "open").length;
  const names = namesOf(period);
  const phone = usePhone();
  useCalendarKeys(period, today);
  useShownList({ list: "appointments", query: { startDate: period.from, endDate: period.to } });
  return (
    <>
      <title>{`${names.crumb} · Client Desk`}</title>
      <Crumbs current={names.crumb}>
        <Link {...periodLink(period.view, today)}>Appointments</Link>
      </Crumbs>
      <div className="cal-head">
        <div className="tt">
          {/* Receives focus after navigation. */}
          <h1 className="h1" tabIndex={-1}>
            {phone ? names.short : names.title}
          </h1>
          <p className="sub">
            {sub}{" "}
            {Boolean(open) && (
              <Link to="/dashboard" className="link hit print:hidden">
                {open} without an outcome
              </Link>
            )}{" "}
            {links}{" "}
            {!isWithin(period, today) && (
              <Link {...periodLink(period.view, today)} className="link hit print:hidden">
                Go to Today
              </Link>
            )}
          </p>
        </div>
        <div className="acts">
          <ViewSwitch period={period} today={today} />
          <Stepper period={period} today={today} />
          <ListMore into="appointments" />
          {action === undefined ? <NewAppointment period={period} today={today} /> : action}
        </div>
      </div>
    </>
  );
}
