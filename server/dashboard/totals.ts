import { sql } from "kysely";
import type { PersonShare } from "../../shared/dashboard.ts";
import { toDollars } from "../../shared/money.ts";
import { personTotals } from "../db/derived/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { orNone } from "../db/query/lists.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared, readTogether } from "../db/query/prepared.ts";

interface OfDay {
  owner: Owner;
  on: string;
}

const companies = prepared(
  (db, { owner }: Placeholders<{ owner: Owner }>) =>
    db
      .selectFrom("companies")
      .where("owner", "=", owner)
      .where("private", "=", 0)
      .groupBy("responsible")
      .select(({ fn }) => ["responsible as person", fn.countAll<number>().as("companies")]),
  { isWide: true },
);

const dueTasks = prepared((db, { owner, on }: Placeholders<OfDay>) => {
  const due = orNone("tasks.due", noDay);
  return db
    .selectFrom("tasks")
    .where("owner", "=", owner)
    .where("doneAt", "is", null)
    .where(sql<boolean>`${due} <= ${on}`)
    .groupBy("assignee")
    .select(({ fn }) => ["assignee as person", fn.countAll<number>().as("due")])
    .select(
      sql<number>`CAST(sum(CASE WHEN ${due} < ${on} THEN 1 ELSE 0 END) AS bigint)`.as("late"),
    );
});

const noDay = "9999-99-99";

/** Of everyone who is responsible for a customer or a company, or has a task that is due. */
export async function readPeople(db: Db, owner: Owner, on: string): Promise<PersonShare[]> {
  const [customers, firms, tasks] = await readTogether(db, owner, [
    personTotals({ owner }),
    companies({ owner }),
    dueTasks({ owner, on }),
  ]);
  const people = new Set([...customers, ...firms, ...tasks].map(({ person }) => person));
  return [...people].sort().map((person) => {
    const share = customers.find((row) => row.person === person);
    const task = tasks.find((row) => row.person === person);
    return {
      person,
      customers: share?.total ?? 0,
      companies: firms.find((row) => row.person === person)?.companies ?? 0,
      value: toDollars(share?.value ?? 0),
      due: task?.due ?? 0,
      late: task?.late ?? 0,
    };
  });
}
