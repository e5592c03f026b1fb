import { sql } from "kysely";
import type { CustomerQuery, customerSorts, ListedCustomer } from "../../shared/kinds/customers.ts";
import { messages } from "../../shared/messages.ts";
import { toDollars } from "../../shared/money.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { readNextTimes } from "../appointments/repeat/next.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byId } from "../db/query/joins.ts";
import { byNumber, byPlace, byText, byTime, type SortKey } from "../db/query/lists.ts";
import { readRows } from "../db/query/prepared.ts";
import { recordList } from "../db/query/record-lists.ts";
import { notFound } from "../errors.ts";
import { anyMoment, type Moment } from "../filters/moment.ts";
import type { NarrowingValues } from "../filters/narrowing.ts";
import { namesFor } from "../filters/people.ts";
import { addColumns } from "./columns.ts";
import {
  type CustomerFilter,
  narrowCustomers,
  pickCustomers,
  readFilter,
  statusPlace,
  toFilterValues,
} from "./filter.ts";
import { selectCustomers, toCustomer } from "./queries.ts";
import { companyTotals, keepGroups, keepTotals, keepTotalsOf } from "./totals.ts";

const sortKeys: Record<(typeof customerSorts)[number], SortKey> = {
  name: byText("customers.nameKey"),
  companyName: byText("companies.nameKey", "companies._id"),
  // In the order in which people move through them.
  status: [...byPlace(statusPlace, customerStatuses.length), ...byText("customers.nameKey")],
  value: byNumber("customers.value"),
  lastContact: byTime("customers.lastContact"),
  // Of one person: lists by person are read one after the other.
  responsible: [],
  createdAt: byTime("customers.createdAt"),
};

const readCustomers = recordList({
  table: "customers",
  sortKeys,
  select: (db, owner, sort) => sortable(selectCustomers(db, owner), sort),
  narrow: narrowCustomers,
  pick: pickCustomers,
  sums: ["value"],
  person: "responsible",
  people: (owner) => sql`(SELECT "person" FROM "personTotals" WHERE "owner" = ${owner})`,
});

/** Throws the 404 when the owner has no such company. */
export async function listCustomers(
  db: Db,
  owner: Owner,
  query: CustomerQuery & CustomerFilter,
  moment: Moment = anyMoment(),
) {
  const { company, columns } = query;
  const { filter, conditions } = readFilter(query, moment);
  const kept = conditions.length > 0 ? undefined : keepTotals(owner, filter, moment);
  // An unknown company is told before a bad cursor.
  if (company !== undefined && (!kept || query.cursor !== undefined)) {
    const [known] = await readRows(db, owner, companyTotals({ owner, company }));
    if (!known) throw notFound(messages.companies.notFound);
  }
  const values = await addNextTimes(db, owner, toFilterValues(filter, conditions, moment), moment);
  const names = await namesFor(db, owner, query);
  const counting = query.search ? undefined : values;
  const page = names
    ? await readCustomers.readByPerson(db, owner, query, values, {
        names,
        kept: counting && keepGroups(owner, counting),
      })
    : await readCustomers(
        db,
        owner,
        query,
        values,
        kept ?? (counting && keepTotalsOf(owner, counting)),
      );
  const { nextCursor, sums } = page;
  const data = await addColumns(db, owner, page.data.map(toCustomer), columns, moment);
  const toAnswer = <Sums extends { value: number }>({ value, ...sums }: Sums) => ({
    ...sums,
    totalValue: toDollars(value),
  });
  return {
    data,
    nextCursor,
    ...toAnswer(sums),
    ...(query.group && page.groups && { groups: page.groups.map(toAnswer) }),
  };
}

/** All that a search and a filter leave, in their order and batch by batch. */
export async function* listAllCustomers(
  db: Db,
  owner: Owner,
  query: CustomerFilter & { sort: CustomerQuery["sort"] },
  moment: Moment,
): AsyncGenerator<ListedCustomer[]> {
  const { filter, conditions } = readFilter(query, moment);
  const values = await addNextTimes(db, owner, toFilterValues(filter, conditions, moment), moment);
  const names = await namesFor(db, owner, query);
  for await (const rows of readCustomers.readAll(db, owner, query, values, names)) {
    yield addColumns(db, owner, rows.map(toCustomer), query.columns, moment);
  }
}

/** The ids of all that a search and a filter leave, in their order. */
export async function listCustomerIds(
  db: Db,
  owner: Owner,
  query: CustomerFilter & { sort: CustomerQuery["sort"] },
  moment: Moment,
): Promise<string[]> {
  const { filter, conditions } = readFilter(query, moment);
  const values = await addNextTimes(db, owner, toFilterValues(filter, conditions, moment), moment);
  return readCustomers.listIds(db, owner, query, values, await namesFor(db, owner, query));
}

/** Joined only where companies give the order: else they must not tempt the database to begin there. */
function sortable(rows: ReturnType<typeof selectCustomers>, sort: string) {
  if (!sort.endsWith("companyName")) return rows;
  return rows.innerJoin("companies", byId("companies", "customers.company"));
}

/** What narrows by the next appointment, with whom the next times of repeating ones are with. */
async function addNextTimes<Values extends NarrowingValues>(
  db: Db,
  owner: Owner,
  values: Values,
  { wallTime }: Moment,
): Promise<Values> {
  const { nextMin, nextBelow, noNext } = values;
  if (nextMin === undefined && !noNext) return values;
  const times = await readNextTimes(db, owner, wallTime);
  if (times.length === 0) return values;
  const listed = (isWanted: (date: string) => boolean) =>
    JSON.stringify([
      ...new Set(times.filter(({ date }) => isWanted(date)).map(({ customer }) => customer)),
    ]);
  return {
    ...values,
    ...(noNext
      ? { withTime: listed(() => true) }
      : {
          withTime: listed((date) => nextBelow === undefined || date < nextBelow),
          withEarlier: listed((date) => date < (nextMin ?? "")),
        }),
  };
}
