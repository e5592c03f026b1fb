import type { ReactNode } from "react";
import { outcomes } from "../../../../shared/kinds/appointments.ts";
import { customerStatuses } from "../../../../shared/statuses.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { StatusBadge, statusChoices } from "../../../kinds/customers/status.tsx";
import { formatDate, formatDuration, formatTime } from "../../../lib/dates/dates.ts";
import { cx } from "../../../ui/class-names.ts";
import { Money } from "../../../ui/text/money.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { wordsOf } from "../../history/field-words.ts";
import type { Target } from "../match/column-match.ts";
import { holdsPerson, isOfUs } from "../match/targets.ts";
import { NamedPerson, usOptions } from "../match/us-options.tsx";
import { changesRecord, recordOf } from "../rows/actions.ts";
import type { Cell, Draft } from "../rows/draft.ts";
import { titleOf } from "../rows/words.ts";
import { useImport } from "../state.ts";
import { type Choice, ChoiceCell, EditCell } from "./edit-cells.tsx";

type GridCellProps = {
  row: number;
  draft: Draft;
  target: Target;
  wanted: boolean;
  /** Below another one, in quieter ink. */
  second: boolean;
  /** It becomes a record of its own, whoever is here already. */
  isNew: boolean;
  /** Fields that the row replaces; compared as a text, so that a row is not rendered again. */
  replaced: string;
};

/** One value of a row. */
export function GridCell({ row, draft, target, wanted, second, isNew, replaced }: GridCellProps) {
  const cell = draft.cells[target];
  const shared = {
    place: { row, target },
    label: checking.fieldInRow(titleOf(target), String(draft.number)),
    cell,
    wanted,
  };
  const company = target === "company" && !cell?.problem && draft.company;
  const fields = replaced.split(" ");
  // A person without a company gets one, which is shown where it would stand.
  const named = company ? { text: company.name, value: company.name } : cell;
  const shown = isNew ? (
    <ShownValue target={target} cell={named} record={undefined} />
  ) : (
    <ChangedValue target={target} cell={named} draft={draft} replaced={fields} />
  );
  const choices = holdsPerson(target) ? usOptions() : choicesOf(target);
  if (choices) {
    return (
      <ChoiceCell {...shared} choices={choices}>
        {shown}
      </ChoiceCell>
    );
  }
  return (
    <EditCell {...shared} className={cx(second && "second", target === "name" && "name")}>
      {shown}
      {company && company._id === null && (isNew || fields.includes("company")) && (
        <span className="ms-[5px] text-ink-3 text-13/[inherit]">{checking.newCompany}</span>
      )}
    </EditCell>
  );
}

type ShownValueProps = {
  target: Target;
  cell: Cell | undefined;
  /** The record that it is already: what the row does not have stays as it is. */
  record: Readonly<Record<string, unknown>> | undefined;
};

/** A value as it will be kept, in the user's own formats. */
export function ShownValue({ target, cell, record }: ShownValueProps): ReactNode {
  const value = cell?.value ?? kept(record?.[target === "company" ? "companyName" : target]);
  if (target === "value") return <Money value={typeof value === "number" ? value : 0} />;
  if (target === "status" && value === null) return <ChosenStatus />;
  if (value === null || value === "") {
    // as: by their names.
    const missing: Partial<Record<string, string>> = checking.missing;
    return <span className="text-ink-3">{missing[target] ?? imports.empty}</span>;
  }
  if (target === "status") {
    const status = customerStatuses.find((each) => each === value);
    return status ? <StatusBadge status={status} /> : String(value);
  }
  if (typeof value === "number") return target === "duration" ? formatDuration(value) : value;
  if (typeof value !== "string") return value.join(", ");
  if (isOfUs(target)) return value.split(",").map((id) => <NamedPerson key={id} id={id} />);
  if (target === "lastContact") return formatDate(value);
  if (target === "date") return `${formatDate(value)}, ${formatTime(value)}`;
  return target === "outcome" ? wordsOf("outcome", value) : value;
}

/** The one that all customers get that are added without one. */
function ChosenStatus() {
  const { match } = useImport();
  return match && <StatusBadge status={match.status} />;
}

function kept(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}

/** The choices of what is one of a few; undefined for what is typed. */
function choicesOf(target: Target): readonly Choice[] | undefined {
  if (target === "status") return statusChoices;
  if (target !== "outcome") return undefined;
  return outcomes.map((value) => ({ value, label: wordsOf("outcome", value) }));
}

type ChangedValueProps = {
  target: Target;
  cell: Cell | undefined;
  draft: Draft;
  /** Fields that the row replaces. */
  replaced: readonly string[];
};

/** A value of a row that updates a record: what the record has then, and what it has now or the file has. */
function ChangedValue({ target, cell, draft, replaced }: ChangedValueProps): ReactNode {
  const record = recordOf(draft);
  const own = <ShownValue target={target} cell={cell} record={record?.record} />;
  if (!record || !changesRecord(draft)) return own;
  const old = <ShownValue target={target} cell={undefined} record={record.record} />;
  const isKept = record.differs.some(({ field }) => field === target) && !replaced.includes(target);
  if (isKept) {
    return (
      <>
        {old}{" "}
        <span className="other">
          <Rich text={checking.inFile} tags={{ value: () => own }} />
        </span>
      </>
    );
  }
  if (!replaced.includes(target) && !record.changes.includes(target)) return own;
  return (
    <>
      <span className="other">
        {old} <span aria-hidden="true">→</span>
        <span className="sr-only">{checking.becomes}</span>
      </span>{" "}
      {own}
    </>
  );
}
