import { addDays } from "../../../shared/dates/dates.ts";
import { formats } from "../../../shared/words/en/formats.ts";
import { formatClock, formatDate } from "../../lib/dates/dates.ts";
import { Rail, RailItem } from "../../ui/rail/rail.tsx";
import { Money } from "../../ui/text/money.tsx";

const appointments = [
  { time: "14:15", ahead: 0 },
  { time: "16:45", ahead: 2 },
];
const customers = [
  { name: "Jürgen Jäger", value: 1781.1 },
  { name: "Pádraig O’Shaughnessy", value: 392_226.05 },
  { name: "Bo", value: 0 },
];

/** An example of everything that the formats are used for. */
export function FormatsSample({ day }: { day: string }) {
  return (
    <aside aria-label={formats.sample} className="border-line-strong pt-5 to-1340:border-t">
      <h2 className="small-title">{formats.sample}</h2>
      <p className="mb-3 text-13 text-ink-3">{formats.sampleHint}</p>
      <Rail margin={78} aria-label={formats.sampleAppointments}>
        {appointments.map(({ time, ahead }, place) => (
          <RailItem key={time} margin={formatClock(time)}>
            <b>{formats.sampleTitles[place]}</b>
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
              {formats.customers(customers.length)}
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
