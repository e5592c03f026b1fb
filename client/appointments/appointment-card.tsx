import { Link } from "@tanstack/react-router";
import { Layers2 } from "lucide-react";
import type { CSSProperties } from "react";
import type { Appointment } from "../../shared/appointments.ts";
import { formatDuration, formatTime } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { cx } from "../ui/class-names.ts";
import { AppointmentMenu } from "./appointment-menu.tsx";
import { AppointmentNames, CustomerLink } from "./appointment-names.tsx";

interface AppointmentCardProps {
  appointment: Appointment;
  state: "past" | "next" | "plain";
  /** Titles of those that share time with it. */
  overlaps: string[];
  /** In pixels; it decides how many lines there are. */
  height: number;
  /** Has the tick that ties it to its start. */
  first: boolean;
  style: CSSProperties;
  onDelete: (appointment: Appointment) => void;
}

/** An appointment on the rail: the card opens it, its names open theirs. */
export function AppointmentCard({
  appointment,
  state,
  overlaps,
  height,
  first,
  style,
  onDelete,
}: AppointmentCardProps) {
  const { _id, title, date, duration, customer, company } = appointment;
  const lines = height < 40 ? 1 : height < 56 ? 2 : 3;
  const spare = Math.floor((height - 64) / 18);
  const time = formatTime(date);
  const clash = overlaps.length > 0 && `overlaps with ${overlaps.map(isolate).join(", ")}`;
  const quiet = state === "past" ? "text-ink-3" : "text-notice";
  return (
    <li
      // What a narrow card cuts off.
      title={[title, `${isolate(customer.name)}, ${company.name}`, clash]
        .filter(Boolean)
        .join("\n")}
      className={cx("slot block p-0", state)}
      data-first={first || undefined}
      style={style}
    >
      <div
        className={cx(
          "@container flex h-full flex-col",
          lines === 3 && height >= 66 ? "pt-[5px]" : lines > 1 ? "pt-0.5" : "justify-center",
        )}
      >
        <div
          className={cx(
            "flex min-w-0 gap-3 pl-[13px]",
            lines === 1 ? "h-[26px] items-center" : "min-h-[18px] flex-none items-start",
          )}
        >
          <Link
            to="/dashboard/appointments/$appointmentId/edit"
            params={{ appointmentId: _id }}
            className={cx(
              "-mt-1.5 pt-1.5 leading-[18px] outline-none after:absolute after:inset-0 after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-focus",
              lines === 1 ? "max-w-[60%]" : "flex-1",
              spare > 3 ? "line-clamp-3" : spare > 0 ? "line-clamp-2" : "cut",
            )}
          >
            <b>{title}</b>
            <span className="vh">
              , {time}, {formatDuration(duration)}
              {clash && `, ${clash}`}
            </span>
          </Link>
          {lines === 1 && (
            <small className="cut flex-1 @max-[260px]:hidden">
              {clash ? (
                <span aria-hidden="true" className={quiet}>
                  <Layers2 className="mr-1.5 inline size-3.5 align-[-2px]" />
                  {overlaps.map(isolate).join(", ")}
                </span>
              ) : (
                <AppointmentNames {...appointment} />
              )}
            </small>
          )}
          <span
            className={cx(
              "ml-auto flex flex-none items-center gap-1 pr-1",
              lines > 1 && "h-[18px]",
            )}
          >
            {clash && lines === 1 && (
              <Layers2 className={cx("hidden size-3.5 @max-[260px]:block", quiet)} />
            )}
            <span aria-hidden="true" className="t @max-[220px]:hidden">
              {time}
            </span>
            <AppointmentMenu appointment={appointment} onDelete={onDelete} />
          </span>
        </div>
        {lines > 1 && (
          <small className={cx("flex-none pr-3 pl-[13px]", spare > 1 ? "line-clamp-2" : "cut")}>
            <span aria-hidden="true" className="t mr-2 hidden @max-[220px]:inline">
              {time}
            </span>
            {clash && lines === 2 ? (
              <>
                <CustomerLink {...appointment} /> <Clash tone={quiet}>{clash}</Clash>
              </>
            ) : (
              <AppointmentNames {...appointment} />
            )}
          </small>
        )}
        {clash && lines > 2 && (
          <div
            className={cx("flex-none pr-3 pl-[13px] text-12", spare > 2 ? "line-clamp-2" : "cut")}
          >
            <Clash tone={quiet}>{clash}</Clash>
          </div>
        )}
      </div>
    </li>
  );
}

/** The link has said it to those who listen. */
function Clash({ tone, children }: { tone: string; children: string }) {
  return (
    <span aria-hidden="true" className={tone}>
      {children}
    </span>
  );
}
