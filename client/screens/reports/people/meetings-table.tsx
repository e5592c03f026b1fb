import type { MeetingsReport } from "../../../../shared/reports/reports.ts";
import { teamwork } from "../../../../shared/words/en/teamwork.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { Figure, FigureTable, RowHead } from "../tables/figure-table.tsx";
import type { Shown } from "../use-report.ts";
import { meetingsLink } from "./meetings-link.ts";
import { meetingsRows } from "./meetings-rows.ts";

/** The same as figures. */
export function MeetingsTable({ report, period }: Shown<MeetingsReport>) {
  const { people } = report;
  return (
    <FigureTable
      label={teamwork.met}
      heads={[teamwork.company, ...people.map(nameOfPerson), teamwork.all]}
    >
      {meetingsRows(report).map(({ key, name, company, others, held, all }) => (
        <tr key={key}>
          <RowHead>
            <bdi>{name}</bdi>
          </RowHead>
          {people.map((person, place) => (
            <Figure
              key={person}
              to={meetingsLink(period, { people: [person], company, others })}
              count={held[place] ?? 0}
            />
          ))}
          <Figure to={meetingsLink(period, { people, company, others })} count={all} strong />
        </tr>
      ))}
    </FigureTable>
  );
}
