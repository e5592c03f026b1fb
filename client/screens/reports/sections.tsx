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
import { PipelineChart } from "./charts/pipeline/pipeline-chart.tsx";
import { periodOn } from "./period.ts";
import { reportQuery } from "./queries.ts";
import { Section, type SectionsProps } from "./section.tsx";
import { PipelineLedger } from "./tables/pipeline-ledger.tsx";

const people = lazyModule(() => import("./people/people-sections.tsx"));

/** Below the first section, which is in view. */
const charts = lazyModule(async () => {
  const [value, growth, appointments, shares, contact] = await Promise.all([
    import("./charts/value-chart.tsx"),
    import("./charts/growth-chart.tsx"),
    import("./charts/appointments/appointments-chart.tsx"),
    import("./charts/shares/shares-chart.tsx"),
    import("./charts/contact/contact-chart.tsx"),
  ]);
  return { ...value, ...growth, ...appointments, ...shares, ...contact };
});

/** In place of charts, where somebody asks for them. */
const tables = lazyModule(async () => {
  const [pipeline, value, growth, appointments, shares, contact] = await Promise.all([
    import("./tables/pipeline-table.tsx"),
    import("./tables/value-table.tsx"),
    import("./tables/growth-table.tsx"),
    import("./tables/appointments-table.tsx"),
    import("./tables/shares-table.tsx"),
    import("./tables/contact-table.tsx"),
  ]);
  return { ...pipeline, ...value, ...growth, ...appointments, ...shares, ...contact };
});

/** One after the other, in the order of the questions. */
export function Sections(props: SectionsProps) {
  const { period, today } = props;
  const chart = charts.use(true);
  const table = tables.use(props.tables.length > 0);
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
        Table={table?.PipelineTable ?? null}
        Below={PipelineLedger}
      />
      <Section
        {...props}
        name="value"
        title={titles.value[unitOf(periodOn(period, today))]}
        ask={(asked) => reportQuery("value", asked)}
        answer={answerValue}
        begins={reports.begins.value}
        Chart={chart?.ValueChart ?? null}
        Table={table?.ValueTable ?? null}
      />
      <Section
        {...props}
        name="growth"
        title={titles.growth}
        ask={(asked) => reportQuery("growth", asked)}
        answer={answerGrowth}
        begins={reports.begins.growth}
        Chart={chart?.GrowthChart ?? null}
        Table={table?.GrowthTable ?? null}
      />
      <Section
        {...props}
        name="appointments"
        title={titles.appointments}
        ask={(asked) => reportQuery("appointments", asked)}
        answer={answerAppointments}
        begins={reports.begins.appointments}
        Chart={chart?.AppointmentsChart ?? null}
        Table={table?.AppointmentsTable ?? null}
      />
      {!isAloneHere() && <OfSeveral {...props} />}
      <Section
        {...props}
        name="shares"
        title={titles.shares}
        ask={(asked) => reportQuery("shares", asked)}
        answer={answerShares}
        begins={reports.begins.shares}
        Chart={chart?.SharesChart ?? null}
        Table={table?.SharesTable ?? null}
      />
      <Section
        {...props}
        name="contact"
        title={titles.contact}
        ask={(asked) => reportQuery("contact", asked)}
        answer={answerContact}
        begins={reports.begins.contact}
        Chart={chart?.ContactChart ?? null}
        Table={table?.ContactTable ?? null}
      />
    </>
  );
}

/** What only desks of several have. */
function OfSeveral(props: SectionsProps) {
  const part = people.use(true);
  return part && <part.PeopleSections {...props} />;
}
