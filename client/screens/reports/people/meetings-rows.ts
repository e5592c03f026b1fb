import type { MeetingsReport } from "../../../../shared/reports/reports.ts";
import { teamwork } from "../../../../shared/words/en/teamwork.ts";

export interface MeetingsRow {
  key: string;
  name: string;
  /** The company, or those that it is none of. */
  company?: string;
  others?: MeetingsReport["companies"];
  /** By person. */
  held: number[];
  all: number;
}

/** The companies met most, and all others below them. */
export function meetingsRows({ companies, others }: MeetingsReport): MeetingsRow[] {
  const sum = (held: readonly number[]) => held.reduce((all, each) => all + each, 0);
  const rows: MeetingsRow[] = companies.map(({ _id, name, held }) => ({
    key: _id,
    name,
    company: _id,
    held,
    all: sum(held),
  }));
  if (others.companies === 0) return rows;
  const { held } = others;
  const name = teamwork.others(others.companies);
  return [...rows, { key: "others", name, others: companies, held, all: sum(held) }];
}
