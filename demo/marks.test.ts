import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { listedFilter } from "../client/kinds/appointments/queries.ts";
import { listedCompaniesQuery } from "../client/kinds/companies/queries.ts";
import { customerCountFilter } from "../client/kinds/customers/queries.ts";
import {
  appointmentListSearch,
  companySearch,
  customerSearch,
} from "../client/lib/lists/search-params.ts";
import { type Mark, marksOf } from "../e2e/report-marks.ts";
import { inTransaction } from "../server/db/engine/database.ts";
import { type Person, start, startWithAna } from "../server/test/harness.ts";
import { appointmentEndpoints } from "../shared/kinds/appointments.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { readPeriod } from "../shared/reports/report-periods.ts";
import { reportEndpoints } from "../shared/reports/reports.ts";
import { fillDemoAccount } from "../tools/fill-demo.ts";

const today = start.toISOString().slice(0, 10);

async function startDemo() {
  const { ana, db } = await startWithAna({ timeZone: "America/New_York" });
  await inTransaction(db, ana.owner, (tx) => fillDemoAccount(tx, ana.owner, today, start));
  return ana;
}

/** What the list answers whose address the link names, read and asked as its screen does it. */
async function ask(ana: Person, link: Mark["link"]) {
  if ("params" in link) {
    const { data } = await ana.call(companyEndpoints.get, {
      params: { id: link.params.companyId },
    });
    return { total: data.clientCount, totalValue: data.totalValue, clientCount: undefined };
  }
  const { to, search } = link;
  const address = defaultParseSearch(defaultStringifySearch(search));
  if (to === "/dashboard/customers") {
    const known = customerSearch(address);
    expect(known).toEqual(search);
    const query = { ...customerCountFilter(known, today), limit: 1 };
    const { total, totalValue } = await ana.call(customerEndpoints.list, { query });
    return { total, totalValue, clientCount: undefined };
  }
  if (to === "/dashboard/companies") {
    const known = companySearch(address);
    expect(known).toEqual(search);
    const [, , query] = listedCompaniesQuery(known).queryKey;
    // as: the last part of the key is what is asked.
    return ana.call(companyEndpoints.list, { query: { ...(query as object), limit: 1 } });
  }
  expect(to).toBe("/dashboard/appointments/list");
  const known = appointmentListSearch(address);
  expect(known).toEqual(search);
  const query = { ...listedFilter(known), limit: 1 };
  const { total } = await ana.call(appointmentEndpoints.list, { query });
  return { total, totalValue: undefined, clientCount: undefined };
}

async function expectRows(ana: Person, mark: Mark, where: string) {
  const { total, totalValue, clientCount } = await ask(ana, mark.link);
  const said = `${where}: ${mark.name}`;
  expect(total, said).toBe(mark.rows);
  if (mark.value !== undefined) expect(totalValue, `${said}, value`).toBe(mark.value);
  if (mark.customers !== undefined) expect(clientCount, `${said}, customers`).toBe(mark.customers);
}

const sections: readonly (keyof typeof marksOf)[] = [
  "pipeline",
  "value",
  "growth",
  "appointments",
  "shares",
  "contact",
];
const periods = ["month", "90d", "year", "2025-02-10..2025-09-09"];
/** Requests at a time. */
const most = 8;

test("every mark of the demo data leads to as many rows as it shows", async () => {
  const ana = await startDemo();
  /** Marks of several periods may be the same. */
  const known = new Set<string>();
  for (const text of periods) {
    const period = readPeriod(text, today)!;
    const query = { period: text, on: today };
    for (const section of sections) {
      const { data } = await ana.call(reportEndpoints[section], { query });
      // as: the section is that of its answer, which the compiler cannot see in a loop.
      const marks = (marksOf[section] as (report: unknown, of: typeof period) => Mark[])(
        data,
        period,
      );
      expect(marks.filter(({ rows }) => rows > 0).length, `${section}, ${text}`).toBeGreaterThan(0);
      const others = marks.filter((mark) => !known.has(JSON.stringify(mark)));
      for (const mark of others) known.add(JSON.stringify(mark));
      for (let next = 0; next < others.length; next += most) {
        const some = others.slice(next, next + most);
        await Promise.all(some.map((mark) => expectRows(ana, mark, `${section}, ${text}`)));
      }
    }
  }
}, 120_000);
