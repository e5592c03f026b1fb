import { Link, useNavigate } from "@tanstack/react-router";
import { CalendarPlus, Clock, Ellipsis, Phone } from "lucide-react";
import { useRef, useState } from "react";
import { addDays, daysBetween } from "../../../shared/dates/dates.ts";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { never } from "../../../shared/statuses.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { snoozeCustomer, snoozeTimes } from "../../kinds/customers/attention-acts.ts";
import { companyWords } from "../../kinds/customers/company-words.ts";
import { followedFrom } from "../../kinds/customers/followed-from.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { formatDue } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Menu } from "../../ui/menu/menu.tsx";
import { WhoseSquare } from "../../ui/people/whose-square.tsx";
import { RailItem, railRowClass } from "../../ui/rail/rail.tsx";
import { Money } from "../../ui/text/money.tsx";
import { Rich } from "../../ui/text/rich.tsx";

const dayPopups = lazyModule(() => import("../../ui/dates/day-popup.tsx"));
const fields = lazyModule(() => import("./call-field.tsx"));
const sheets = lazyModule(() => import("./attention-sheet.tsx"));

type Open = "call" | "days" | "sheet";

/** A customer who waits: log a call, book or snooze where the row stands; a thumb opens a sheet. */
export function AttentionRow({ customer, today }: { customer: Customer; today: string }) {
  const go = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    setOpen(null);
    row.current?.querySelector("a")?.focus();
  };
  const field = fields.use(open === "call", close);
  const days = dayPopups.use(open === "days", close);
  const sheet = sheets.use(open === "sheet", close);
  const { _id, name, company } = customer;
  const companyName = companyWords(customer);
  const isNever = customer.lastContact === null;
  const book = () =>
    void go({ to: "/dashboard/appointments/new", search: { customer: _id, company } });
  return (
    <RailItem
      margin={<Waited days={daysBetween(followedFrom(customer), today)} never={isNever} />}
      tone="notice"
    >
      <div ref={row} className={cx("relative", railRowClass, "waits")} data-waits={_id}>
        <Link
          to="/dashboard/customers/$customerId"
          params={{ customerId: _id }}
          className="outline-none after:absolute after:inset-0 after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <b className="clipped">{name}</b>
        </Link>
        <WhoseSquare id={customer.responsible}>
          <Money value={customer.value} short className="value text-13 text-ink-2" />
        </WhoseSquare>
        <small className="clipped col-span-full">
          {isNever ? overview.waiting.never(isolate(companyName)) : companyName}
        </small>
        <span className="acts">
          <IconButton
            label={overview.waiting.logCall}
            tip={overview.waiting.withKey(overview.waiting.logCall, "C")}
            size="sm"
            data-act="call"
            onClick={() => setOpen("call")}
          >
            <Phone />
          </IconButton>
          <IconButton
            label={overview.waiting.book}
            tip={overview.waiting.withKey(overview.waiting.book, "B")}
            size="sm"
            data-act="book"
            onClick={book}
          >
            <CalendarPlus />
          </IconButton>
          <Menu
            align="end"
            trigger={
              <IconButton
                label={overview.waiting.snooze}
                tip={overview.waiting.withKey(overview.waiting.snooze, "S")}
                size="sm"
                data-act="snooze"
              >
                <Clock />
              </IconButton>
            }
          >
            {({ MenuItem, MenuSeparator }) =>
              snoozeTimes(today).map(({ label, until, digit }) => (
                <div key={digit} className="contents">
                  {until === never && <MenuSeparator />}
                  <MenuItem
                    digit={digit}
                    aside={until && until !== never && formatDue(until)}
                    onClick={() => (until ? snoozeCustomer(customer, until) : setOpen("days"))}
                  >
                    {label}
                  </MenuItem>
                </div>
              ))
            }
          </Menu>
        </span>
        <span
          data-needs="write"
          className="hidden pointer-coarse:absolute pointer-coarse:-top-0.5 pointer-coarse:-inset-e-1.5 pointer-coarse:block"
        >
          <IconButton
            label={overview.waiting.moreFor(name)}
            tip={false}
            aria-haspopup="dialog"
            onClick={() => setOpen("sheet")}
          >
            <Ellipsis />
          </IconButton>
        </span>
      </div>
      {open === "call" && field && <field.CallField customer={customer} onClose={close} />}
      {days && (
        <days.DayPopup
          anchor={row}
          open={open === "days"}
          onOpenChange={(next) => next || close()}
          day=""
          today={today}
          min={addDays(today, 1)}
          onPick={(until) => snoozeCustomer(customer, until)}
        />
      )}
      {sheet && (
        <sheet.AttentionSheet
          customer={customer}
          today={today}
          open={open === "sheet"}
          onCall={() => setOpen("call")}
          onBook={book}
          onPickDay={() => setOpen("days")}
          onClose={close}
        />
      )}
    </RailItem>
  );
}

function Waited({ days, never }: { days: number; never: boolean }) {
  return (
    <Rich
      text={(never ? overview.waiting.sinceAdded : overview.waiting.sinceContact)(days)}
      tags={{ more: (text) => <span className="sr-only">{text}</span> }}
    />
  );
}
