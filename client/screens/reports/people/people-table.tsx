import { teamwork } from "../../../../shared/words/en/teamwork.ts";
import "../../../styles/report-people.css";
import { Link } from "@tanstack/react-router";
import type { PeopleReport } from "../../../../shared/reports/reports.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { labelOf } from "../../../lib/people/label-of.ts";
import { useWhose } from "../../../lib/people/whose.ts";
import { useSession } from "../../../lib/session.ts";
import { cx } from "../../../ui/class-names.ts";
import { Money } from "../../../ui/text/money.tsx";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import { percent } from "../charts/frame.tsx";
import {
  customersAdded,
  customersClosed,
  customersInTouch,
  customersOn,
  linkOf,
} from "../links.ts";
import { Figure, FigureTable, RowHead } from "../tables/figure-table.tsx";
import type { Shown } from "../use-report.ts";
import { meetingsLink } from "./meetings-link.ts";
import { isTooLittle } from "./people-answers.ts";

/** A row for each: what they are responsible for, and what came of it. */
export function PeopleTable({ report, period }: Shown<PeopleReport>) {
  const { rows, total } = report;
  const heads = teamwork.heads;
  const { user } = useSession();
  const { who } = useWhose("reports");
  const most = Math.max(0, ...rows.map(({ value }) => value));
  const nameOf = (id: string) => {
    const person = user?.desk.people.find(({ _id }) => _id === id);
    return person ? labelOf(person) : "";
  };
  return (
    <FigureTable
      label={teamwork.people}
      className="people-table"
      heads={[
        heads.responsible,
        heads.customers,
        <span key="value" className="block text-start">
          {heads.value}
        </span>,
        <span key="amount" className="over-700:sr-only">
          {heads.value}
        </span>,
        heads.held,
        heads.hours,
        heads.new,
        heads.closed,
        heads.upToDate,
      ]}
      foot={
        rows.length > 1 && (
          <>
            <RowHead>{who === undefined ? teamwork.everyoneRow : teamwork.totalRow}</RowHead>
            <Figures row={total} people={rows.map(({ person }) => person)} period={period} />
          </>
        )
      }
    >
      {rows.map((row) => (
        <tr key={row.person}>
          <RowHead>
            <Link
              to="/dashboard/reports"
              search={(search) => ({ ...search, who: row.person })}
              className="hit-area flex min-w-0 items-center gap-2 hover:underline hover:underline-offset-[3px]"
            >
              <SquareOf id={row.person} size={20} named />
              <bdi className="clipped">{nameOf(row.person)}</bdi>
            </Link>
          </RowHead>
          <Figures row={row} people={[row.person]} period={period} most={most} />
        </tr>
      ))}
    </FigureTable>
  );
}

type FiguresProps = Pick<Shown<PeopleReport>, "period"> & {
  row: PeopleReport["total"];
  people: readonly string[];
  /** The value with the longest bar; the sum has none. */
  most?: number;
};

function Figures({ row, people, period, most }: FiguresProps) {
  const { customers, value, held, minutes, added, closed, touched } = row;
  const of = <To,>(make: () => To) => linkOf(people.join(), make);
  return (
    <>
      <Figure to={of(() => customersOn(period.to))} count={customers} />
      <td className="value-bar">
        {most !== undefined && most > 0 && <i style={{ width: percent(value / most) }} />}
      </td>
      <td className={cx(value === 0 && "none")}>
        <Money value={value} />
      </td>
      <Figure to={meetingsLink(period, { people })} count={held} />
      <td className={cx(minutes === 0 && "none")}>
        {teamwork.hours(formatCount(Math.round(minutes / 60)))}
      </td>
      <Figure to={of(() => customersAdded(period))} count={added} />
      <Figure to={of(() => customersClosed(period))} count={closed} />
      <Figure to={of(() => customersInTouch(period.to))} count={touched.kept}>
        {touched.customers > 0 ? (
          <span className={cx(isTooLittle(row) && "font-semibold text-notice")}>
            {formatPercent(touched.kept, touched.customers)}
          </span>
        ) : (
          "–"
        )}
      </Figure>
    </>
  );
}
