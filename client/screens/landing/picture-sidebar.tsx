import {
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  LayoutDashboard,
  ListChecks,
  LogOut,
  PanelLeft,
  Plus,
  Settings,
  Users,
} from "lucide-react";
import { addDays } from "../../../shared/dates/dates.ts";
import { landing } from "../../../shared/words/en/landing.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { Brand } from "../../ui/brand.tsx";
import { cx } from "../../ui/class-names.ts";
import { Avatar } from "../../ui/text/avatar.tsx";
import { sampleAppointments, sampleMonth, sampleTasks, sampleUser } from "./sample.ts";

interface Tab {
  label: keyof typeof landing.picture;
  Icon: typeof Settings;
  current?: true;
  count?: number;
}

const tabs = [
  { label: "dashboard", Icon: LayoutDashboard, current: true },
  { label: "companies", Icon: Building2 },
  { label: "customers", Icon: Users },
  { label: "appointments", Icon: CalendarDays, count: sampleAppointments.length },
  { label: "tasks", Icon: ListChecks, count: sampleTasks.length },
  { label: "reports", Icon: ChartNoAxesColumn },
  { label: "settings", Icon: Settings },
] as const satisfies readonly Tab[];

export function PictureSidebar() {
  return (
    <div className="flex w-64 flex-none flex-col bg-desk pt-3.5 pb-3 shadow-[inset_calc(-1px*var(--forward))_0_0_var(--line-strong)] to-900:hidden">
      <div className="mb-[18px] flex h-8 flex-none items-center justify-between pe-3 ps-[18px]">
        <Brand />
        <span className="grid size-8 place-items-center text-ink-2">
          <PanelLeft />
        </span>
      </div>
      <Tabs />
      <div className="relative mt-[18px] pt-[18px] pe-3.5 ps-[18px] before:absolute before:top-0 before:inset-e-3.5 before:inset-s-[18px] before:h-px before:bg-line-strong before:opacity-70">
        <Month />
      </div>
      <Account />
    </div>
  );
}

function Tabs() {
  return (
    <ul className="grid gap-0.5 ps-2.5">
      {tabs.map(
        ({ label, Icon, current, count }: Tab & { label: (typeof tabs)[number]["label"] }) => (
          <li
            key={label}
            className={cx(
              "flex h-9 items-center gap-[11px] rounded-s-2 border border-e-0 pe-3 ps-[9px]",
              current
                ? "border-line-strong bg-paper font-semibold"
                : "me-px border-transparent font-medium text-ink-2",
            )}
          >
            <Icon className={cx("size-[17px]", current ? "text-accent" : "text-ink-3")} />
            {landing.picture[label]}
            <span className="digits ms-auto text-12 font-normal text-ink-3">{count}</span>
          </li>
        ),
      )}
    </ul>
  );
}

function Month() {
  const { first, days, today, marked } = sampleMonth;
  const following = Array.from({ length: 35 - days }, (_, index) => index + 1);
  return (
    <>
      <div className="mb-1.5 flex h-7 items-center justify-between ps-1.5">
        <b className="font-display text-[15px] leading-none font-medium">
          {formatDate(first, "month")}
        </b>
        <span className="flex text-ink-2">
          <ChevronLeft className="mx-1.5" />
          <ChevronRight className="mx-1.5" />
          <Plus className="mx-1.5" />
        </span>
      </div>
      <div className="days grid grid-cols-[repeat(7,1fr)] justify-items-center">
        {Array.from({ length: 7 }, (_, day) => addDays(first, day)).map((day) => (
          <span key={day} className="text-ink-3 [font-size:11px] leading-6 font-medium">
            {formatDate(day, "narrowWeekday")}
          </span>
        ))}
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className="calendar-day"
            data-marked={marked.has(day) || undefined}
            aria-current={day === today ? "date" : undefined}
          >
            {day}
          </span>
        ))}
        {following.map((day) => (
          <span key={`next-${day}`} className="calendar-day" data-outside>
            {day}
          </span>
        ))}
      </div>
    </>
  );
}

function Account() {
  return (
    <div className="mt-auto flex items-center gap-2.5 pt-4 pe-4 pb-2 ps-[18px]">
      <Avatar name={sampleUser.name} />
      <div className="min-w-0 flex-1">
        <b className="clipped block text-13 leading-[17px]">{sampleUser.name}</b>
        <small className="clipped block text-12 leading-[15px] text-ink-3">
          {sampleUser.email}
        </small>
      </div>
      <ChevronDown className="text-ink-3" />
      <LogOut className="ms-1 text-ink-2" />
    </div>
  );
}
