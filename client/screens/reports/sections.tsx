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
import { reportQueries } from "./queries.ts";
import { Section, type SectionsProps } from "./section.tsx";
import { AppointmentsTable } from "./tables/appointments-table.tsx";
import { ContactTable } from "./tables/contact-table.tsx";
import { GrowthTable } from "./tables/growth-table.tsx";
import { PipelineLedger } from "./tables/pipeline-ledger.tsx";
import { PipelineTable } from "./tables/pipeline-table.tsx";
import { SharesTable } from "./tables/shares-table.tsx";
import { ValueTable } from "./tables/value-table.tsx";
import { useReport } from "./use-report.ts";

const people = lazyModule(() => import("./people/people-sections.tsx"));

/** One after the other, in the order of the questions. */
export function Sections(props: SectionsProps) {
  return (
    <>
      <Pipeline {...props} />
      <Value {...props} />
      <Growth {...props} />
      <Appointments {...props} />
      {!isAloneHere() && <OfSeveral {...props} />}
      <Shares {...props} />
      <Contact {...props} />
    </>
  );
}

function Pipeline({ period, today, who, tables }: SectionsProps) {
  return (
    <Section
      name="pipeline"
      title="Pipeline"
      query={useReport(reportQueries(period, today, who).pipeline)}
      answer={answerPipeline}
      begins="From your first customer on, this shows how customers move from one status to the next, and how long they stay."
      Chart={PipelineChart}
      Table={PipelineTable}
      Below={PipelineLedger}
      tables={tables}
    />
  );
}

function Value({ period, today, who, tables }: SectionsProps) {
  return (
    <Section
      name="value"
      title={`Value by ${unitOf(periodOn(period, today))}`}
      query={useReport(reportQueries(period, today, who).value)}
      answer={answerValue}
      begins="From your first customer on, this shows what your customers are worth, by status and over time."
      Chart={ValueChart}
      Table={ValueTable}
      tables={tables}
    />
  );
}

function Growth({ period, today, who, tables }: SectionsProps) {
  return (
    <Section
      name="growth"
      title="New and closed"
      query={useReport(reportQueries(period, today, who).growth)}
      answer={answerGrowth}
      begins="From your first customer on, this shows how many customers come in and how many deals are closed."
      Chart={GrowthChart}
      Table={GrowthTable}
      tables={tables}
    />
  );
}

function Appointments({ period, today, who, tables }: SectionsProps) {
  return (
    <Section
      name="appointments"
      title="Appointments"
      query={useReport(reportQueries(period, today, who).appointments)}
      answer={answerAppointments}
      begins="Once your first appointment is over, this shows which were held, and at which hours."
      Chart={AppointmentsChart}
      Table={AppointmentsTable}
      tables={tables}
    />
  );
}

/** What only desks of several have. */
function OfSeveral(props: SectionsProps) {
  const part = people.use(true);
  return part && <part.PeopleSections {...props} />;
}

function Shares({ period, today, who, tables }: SectionsProps) {
  return (
    <Section
      name="shares"
      title="Where the value is"
      query={useReport(reportQueries(period, today, who).shares)}
      answer={answerShares}
      begins="From your first customer on, this shows which industries, tags and companies hold the value."
      Chart={SharesChart}
      Table={SharesTable}
      tables={tables}
    />
  );
}

function Contact({ period, today, who, tables }: SectionsProps) {
  return (
    <Section
      name="contact"
      title="Keeping in touch"
      query={useReport(reportQueries(period, today, who).contact)}
      answer={answerContact}
      begins="From your first customer on, this shows how many are contacted within the follow-up time of their status."
      Chart={ContactChart}
      Table={ContactTable}
      tables={tables}
    />
  );
}
