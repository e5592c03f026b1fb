import { useState } from "react";
import type { SortDirection } from "../../lib/lists/list-state.ts";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { Tools } from "../../ui/page.tsx";
import { List, ListLines, listRowClass } from "../../ui/table/list.tsx";
import {
  Cell,
  HeadCell,
  rowNameClass,
  SkeletonRows,
  Table,
  TitleCell,
  TotalsRow,
} from "../../ui/table/table.tsx";
import { Monogram } from "../../ui/text/avatar.tsx";
import { Badge } from "../../ui/text/badge.tsx";
import { Money } from "../../ui/text/money.tsx";
import { Row } from "./row.tsx";
import { companies, tones } from "./samples.tsx";

/** Tables and the lists that they become on a phone. */
export function Tables() {
  const [direction, setDirection] = useState<SortDirection>("ascending");
  const flip = () => setDirection(direction === "ascending" ? "descending" : "ascending");
  return (
    <>
      <Row name="Table" block>
        <Tools count="2 companies">
          <SearchInput
            aria-label="Search"
            placeholder="Search companies"
            value=""
            onValueChange={() => {}}
          />
        </Tools>
        <Table aria-label="Companies" always>
          <thead>
            <tr>
              <HeadCell className="w-[46%]" sort={{ direction, onSort: flip }}>
                Name
              </HeadCell>
              <HeadCell numeric sort={{ direction: null, onSort: flip }}>
                Customers
              </HeadCell>
              <HeadCell numeric>Total value</HeadCell>
            </tr>
          </thead>
          <tbody>
            {companies.map(({ value, label, note }) => (
              <tr key={value}>
                <TitleCell
                  tile={<Monogram name={label} />}
                  name={
                    <a className={rowNameClass()} href="#table">
                      {label}
                    </a>
                  }
                  second={note ?? "No industry"}
                />
                <Cell numeric>9</Cell>
                <Cell numeric>
                  <Money value={value === "1" ? 0 : 218_624.75} />
                </Cell>
              </tr>
            ))}
          </tbody>
          <TotalsRow sticky={false}>
            <Cell>3 companies</Cell>
            <Cell numeric>27</Cell>
            <Cell numeric>
              <Money value={437_249.5} />
            </Cell>
          </TotalsRow>
        </Table>
        <Table aria-label="Loading" className="mt-6">
          <SkeletonRows rows={2} tile columns={["w-40", "numeric w-4", "numeric w-20"]} />
        </Table>
      </Row>
      <Row name="List" block>
        <List always>
          {tones.slice(0, 2).map((tone) => (
            <li key={tone.value}>
              <a className={listRowClass} href="#list">
                <ListLines
                  title="Greenfield County School District No. 14"
                  amount={<Money value={198_600} />}
                  context={
                    <Badge tone={tone.className} icon={tone.icon}>
                      {tone.label}
                    </Badge>
                  }
                  side="Nov 18"
                />
              </a>
            </li>
          ))}
        </List>
      </Row>
    </>
  );
}
