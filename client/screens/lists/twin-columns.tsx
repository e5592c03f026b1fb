import type { ComponentProps } from "react";
import { lists } from "../../../shared/words/en/lists.ts";
import { formatInstant } from "../../lib/dates/dates.ts";
import { PersonInCell } from "../../ui/people/person-fact.tsx";
import { Cell } from "../../ui/table/table.tsx";
import { Money } from "../../ui/text/money.tsx";
import { Tags } from "../../ui/text/tags.tsx";
import type { Column } from "./list-kind.ts";

/** Columns that companies and customers both have. */
type Looks = Pick<Column<never, never, never>, "label" | "className" | "bar">;

type Tagged = Pick<ComponentProps<typeof Tags>, "tags">;

export const tagsColumn: Column<Tagged, never, unknown> = {
  name: "tags",
  label: () => lists.fields.tags,
  className: "w-[158px] to-1240:hidden on-paper",
  bar: "w-16",
  cell: ({ tags }, className) => (
    <Cell className={className}>
      <Tags tags={tags} />
    </Cell>
  ),
};

/** Whose it is: on a desk of one no list has it. */
export const responsibleColumn: Column<{ responsible: string }, "responsible", unknown> = {
  name: "responsible",
  label: () => lists.fields.responsible,
  sort: "responsible",
  className: "w-[10%] to-1180:hidden on-paper",
  bar: "w-16",
  cell: ({ responsible }, className) => (
    <Cell className={className}>
      <PersonInCell id={responsible} />
    </Cell>
  ),
};

export function moneyColumn<Field extends string>(
  field: Field,
  looks: Looks,
): Column<Record<Field, number>, Field, { totalValue: number }> {
  return {
    ...looks,
    name: field,
    numeric: true,
    sort: field,
    descending: true,
    cell: (row, className) => (
      <Cell numeric className={className}>
        <Money value={row[field]} />
      </Cell>
    ),
    total: ({ totalValue }) => <Money value={totalValue} />,
  };
}

/** When it was added. */
export function createdColumn(looks: Looks): Column<{ createdAt: string }, "createdAt", unknown> {
  return {
    ...looks,
    name: "createdAt",
    numeric: true,
    narrow: true,
    sort: "createdAt",
    descending: true,
    cell: ({ createdAt }, className) => (
      <Cell numeric className={`text-ink-3 ${className}`}>
        {formatInstant(createdAt)}
      </Cell>
    ),
  };
}
