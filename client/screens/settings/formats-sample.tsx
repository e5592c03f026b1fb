import { addDays } from "../../../shared/dates/dates.ts";
import { formatClock, formatDate } from "../../lib/dates/dates.ts";
import { Rail, RailItem } from "../../ui/rail/rail.tsx";
import { Money } from "../../ui/text/money.tsx";

const appointments = [
  { time: "14:15", title: "Hull survey walkthrough", ahead: 0 },
  { time: "16:45", title: "Handover", ahead: 2 },
];
const customers = [
  { name: "Jürgen Jäger", value: 1781.1 },
  { name: "Pádraig O’Shaughnessy", value: 392_226.05 },
  { name: "Bo", value: 0 },
];

/** An example of everything that the formats are used for. */
export function FormatsSample({ day }: { day: string }) {
  return (
    <aside aria-label="How it looks" className="border-line-strong pt-5 to-1340:border-t">
      <h2 className="small-title">How it looks</h2>
      <p className="mb-3 text-13 text-ink-3">Changes as you choose.</p>
      <Rail margin={78} aria-label="Appointments">
        {appointments.map(({ time, title, ahead }) => (
          <RailItem key={title} margin={formatClock(time)}>
            <b>{title}</b>
            <small>{formatDate(addDays(day, ahead), "shortWeekdayLong")}</small>
          </RailItem>
        ))}
      </Rail>
      <table className="mt-4 w-full">
        <tbody>
          {customers.map(({ name, value }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {name}
              </th>
              <td className="py-1.5 text-end">
                <Money value={value} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="double-rule">
            <th scope="row" className="py-1.5 text-start">
              {customers.length} customers
            </th>
            <td className="py-1.5 text-end">
              <Money value={customers.reduce((sum, { value }) => sum + value, 0)} />
            </td>
          </tr>
        </tfoot>
      </table>
    </aside>
  );
}
