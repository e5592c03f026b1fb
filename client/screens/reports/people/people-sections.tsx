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
        title="People"
        ask={(asked) => reportQuery("people", asked)}
        answer={answerPeople}
        begins="From your first customer on, this shows who is responsible for how much, and what came of it."
        Chart={PeopleTable}
      />
      <Section
        {...props}
        name="meetings"
        title="Who met whom"
        ask={(asked) => reportQuery("meetings", asked)}
        answer={answerMeetings}
        begins="Once your first appointment is over, this shows who held how many, and with which company."
        Chart={MeetingsChart}
        Table={MeetingsTable}
      />
    </>
  );
}
