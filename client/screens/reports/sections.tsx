import { unitOf } from "../../../shared/reports/report-periods.ts";
import { reports } from "../../../shared/words/en/reports.ts";
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
  const titles = reports.sections;
  return (
    <>
      <Section
        {...props}
        name="pipeline"
        title={titles.pipeline}
        ask={(asked) => reportQuery("pipeline", asked)}
        answer={answerPipeline}
        begins={reports.begins.pipeline}
        Chart={PipelineChart}
        Table={PipelineTable}
        Below={PipelineLedger}
      />
      <Section
        {...props}
        name="value"
        title={titles.value[unitOf(periodOn(period, today))]}
        ask={(asked) => reportQuery("value", asked)}
        answer={answerValue}
        begins={reports.begins.value}
        Chart={ValueChart}
        Table={ValueTable}
      />
      <Section
        {...props}
        name="growth"
        title={titles.growth}
        ask={(asked) => reportQuery("growth", asked)}
        answer={answerGrowth}
        begins={reports.begins.growth}
        Chart={GrowthChart}
        Table={GrowthTable}
      />
      <Section
        {...props}
        name="appointments"
        title={titles.appointments}
        ask={(asked) => reportQuery("appointments", asked)}
        answer={answerAppointments}
        begins={reports.begins.appointments}
        Chart={AppointmentsChart}
        Table={AppointmentsTable}
      />
      {!isAloneHere() && <OfSeveral {...props} />}
      <Section
        {...props}
        name="shares"
        title={titles.shares}
        ask={(asked) => reportQuery("shares", asked)}
        answer={answerShares}
        begins={reports.begins.shares}
        Chart={SharesChart}
        Table={SharesTable}
      />
      <Section
        {...props}
        name="contact"
        title={titles.contact}
        ask={(asked) => reportQuery("contact", asked)}
        answer={answerContact}
        begins={reports.begins.contact}
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
