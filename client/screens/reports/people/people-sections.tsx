import type { MeetingsReport } from "../../../../shared/reports/reports.ts";
import { teamwork } from "../../../../shared/words/en/teamwork.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { reportQuery } from "../queries.ts";
import { Section, type SectionsProps } from "../section.tsx";
import { Figure, FigureTable, RowHead } from "../tables/figure-table.tsx";
import type { Shown } from "../use-report.ts";
import { MeetingsChart } from "./meetings-chart.tsx";
import { meetingsLink } from "./meetings-link.ts";
import { meetingsRows } from "./meetings-rows.ts";
import { answerMeetings, answerPeople } from "./people-answers.ts";
import { PeopleTable } from "./people-table.tsx";

/** What each of several has done, and with whom. */
export function PeopleSections(props: SectionsProps) {
  return (
    <>
      <Section
        {...props}
        name="people"
        title={teamwork.people}
        ask={(asked) => reportQuery("people", asked)}
        answer={answerPeople}
        begins={teamwork.beginsPeople}
        Chart={PeopleTable}
      />
      <Section
        {...props}
        name="meetings"
        title={teamwork.met}
        ask={(asked) => reportQuery("meetings", asked)}
        answer={answerMeetings}
        begins={teamwork.beginsMet}
        Chart={MeetingsChart}
        Table={MeetingsTable}
      />
    </>
  );
}

/** The same as figures. */
function MeetingsTable({ report, period }: Shown<MeetingsReport>) {
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
