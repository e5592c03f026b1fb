import { unitOf } from "../../../shared/reports/report-periods.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import {
  answerAppointments,
  answerContact,
  answerGrowth,
  answerPipeline,
  answerShares,
  answerValue,
} from "./answers.tsx";
import { AppointmentsChart } from "./charts/appointments/appointments-chart.tsx";
import { ContactChart } from "./charts/contact/contact-chart.tsx";
import { GrowthChart } from "./charts/growth-chart.tsx";
import { PipelineChart } from "./charts/pipeline/pipeline-chart.tsx";
import { SharesChart } from "./charts/shares/shares-chart.tsx";
import { ValueChart } from "./charts/value-chart.tsx";
import { periodOn } from "./period.ts";
import { reportQuery } from "./queries.ts";
import { Section, type SectionsProps } from "./section.tsx";
import { AppointmentsTable } from "./tables/appointments-table.tsx";
import { ContactTable } from "./tables/contact-table.tsx";
import { GrowthTable } from "./tables/growth-table.tsx";
import { PipelineLedger } from "./tables/pipeline-ledger.tsx";
import { PipelineTable } from "./tables/pipeline-table.tsx";
import { SharesTable } from "./tables/shares-table.tsx";
import { ValueTable } from "./tables/value-table.tsx";

const people = lazyModule(() => import("./people/people-sections.tsx"));

/** One after the other, in the order of the questions. */
export function Sections(props: SectionsProps) {
  const { period, today } = props;
  return (
    <>
      <Section
        {...props}
        name="pipeline"
        title="Pipeline"
        ask={(asked) => reportQuery("pipeline", asked)}
        answer={answerPipeline}
        begins="From your first customer on, this shows how customers move from one status to the next, and how long they stay."
        Chart={PipelineChart}
        Table={PipelineTable}
        Below={PipelineLedger}
      />
      <Section
        {...props}
        name="value"
        title={`Value by ${unitOf(periodOn(period, today))}`}
        ask={(asked) => reportQuery("value", asked)}
        answer={answerValue}
        begins="From your first customer on, this shows what your customers are worth, by status and over time."
        Chart={ValueChart}
        Table={ValueTable}
      />
      <Section
        {...props}
        name="growth"
        title="New and closed"
        ask={(asked) => reportQuery("growth", asked)}
        answer={answerGrowth}
        begins="From your first customer on, this shows how many customers come in and how many deals are closed."
        Chart={GrowthChart}
        Table={GrowthTable}
      />
      <Section
        {...props}
        name="appointments"
        title="Appointments"
        ask={(asked) => reportQuery("appointments", asked)}
        answer={answerAppointments}
        begins="Once your first appointment is over, this shows which were held, and at which hours."
        Chart={AppointmentsChart}
        Table={AppointmentsTable}
      />
      {!isAloneHere() && <OfSeveral {...props} />}
      <Section
        {...props}
        name="shares"
        title="Where the value is"
        ask={(asked) => reportQuery("shares", asked)}
        answer={answerShares}
        begins="From your first customer on, this shows which industries, tags and companies hold the value."
        Chart={SharesChart}
        Table={SharesTable}
      />
      <Section
        {...props}
        name="contact"
        title="Keeping in touch"
        ask={(asked) => reportQuery("contact", asked)}
        answer={answerContact}
        begins="From your first customer on, this shows how many are contacted within the follow-up time of their status."
        Chart={ContactChart}
        Table={ContactTable}
      />
    </>
  );
}

/** What only desks of several have. */
function OfSeveral(props: SectionsProps) {
  const part = people.use(true);
  return part && <part.PeopleSections {...props} />;
}
