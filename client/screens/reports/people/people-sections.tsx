import { teamwork } from "../../../../shared/words/en/teamwork.ts";
import { reportQuery } from "../queries.ts";
import { Section, type SectionsProps } from "../section.tsx";
import { MeetingsChart } from "./meetings-chart.tsx";
import { MeetingsTable } from "./meetings-table.tsx";
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
