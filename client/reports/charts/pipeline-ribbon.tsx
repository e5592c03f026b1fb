import type { Period } from "../../../shared/report-periods.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { statusLook } from "../../customers/status.tsx";
import { formatPercent } from "../../dashboard/percent.ts";
import { countOf } from "../../lib/count.ts";
import { cx } from "../../ui/class-names.ts";
import { customersMoved } from "../links.ts";
import { Mark } from "./mark.tsx";
import { origins, type Ribbon, ribbonPath } from "./ribbons.ts";

type PipelineRibbonProps = {
  ribbon: Ribbon;
  period: Period;
  /** All that had the status, or came. */
  whole: number;
  height: number;
};

/** Those that went from one status to another, stayed in it, or came into it. */
export function PipelineRibbon({ ribbon, period, whole, height }: PipelineRibbonProps) {
  const { from, to, customers } = ribbon;
  const share = formatPercent(customers, whole);
  const words =
    from === null
      ? { title: `New as ${to}`, of: "new customers" }
      : from === to
        ? { title: `Stayed ${to}`, of: from }
        : { title: `${from} to ${to}`, of: from };
  return (
    <Mark
      link={customersMoved(period, from, [to])}
      at={{ column: origins.indexOf(from), row: 8 - customerStatuses.indexOf(to) }}
      title={words.title}
      detail={`${countOf(customers, "customer")}, ${share} of ${words.of}`}
      className={cx("pipeline-ribbon", from && statusLook[from].tone)}
      data-kind={from === null ? "new" : from === to ? "stayed" : "moved"}
    >
      <path d={ribbonPath(ribbon, height)} />
    </Mark>
  );
}
