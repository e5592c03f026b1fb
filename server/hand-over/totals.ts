import { sql } from "kysely";
import type { HandedKind, HandOverPreview } from "../../shared/lists/hand-over.ts";
import { type Db, inSnapshot, type Owner, type Person } from "../db/engine/database.ts";
import { byId } from "../db/query/joins.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { endOf } from "../filters/filter.ts";
import { earliestToday } from "../filters/moment.ts";
import { type Held, heldColumns, type Scope, selectHeld } from "./queries.ts";
import { listRepeatedTimes } from "./repeated.ts";

/** What would go to somebody, or to anybody at all. */
export async function previewHandOver(
  db: Db,
  owner: Owner,
  { scope, to, now }: { scope: Scope; to?: Person | undefined; now: Date },
): Promise<HandOverPreview> {
  const wanted = { scope, to, today: earliestToday(now) };
  return inSnapshot(db, owner, async (tx) => {
    const counts: Partial<HandOverPreview["counts"]> = {};
    for (const held of heldColumns) {
      const found = await selectHeld(tx, owner, held, wanted)
        .select(sql<number>`count(*)`.as("n"))
        .executeTakeFirst();
      // as: the columns are those of these kinds.
      counts[held.kind as HandedKind] = Number(found?.n ?? 0);
    }
    if ("from" in scope) {
      const repeated = await listRepeatedTimes(tx, owner, scope, wanted.today);
      counts.appointments = (counts.appointments ?? 0) + repeated.length;
    }
    return {
      // as: all of them are counted.
      counts: counts as HandOverPreview["counts"],
      assignees: await listAssignees(),
      shared: await countShared(tx, owner, scope),
      overlaps: to ? await countOverlaps() : 0,
    };

    async function listAssignees(): Promise<string[]> {
      const held = findHeld("tasks");
      const rows = selectHeld(tx, owner, held, wanted)
        .select("tasks.assignee as person")
        .distinct();
      return (await rows.execute()).map(({ person }) => person).sort();
    }

    /** Single times only: what repeats is worked out where it is shown. */
    async function countOverlaps(): Promise<number> {
      const found = await selectHeld(tx, owner, findHeld("appointments"), wanted)
        .where("appointments.repeat", "=", "")
        .where(isOn("appointments"))
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom("appointments as o")
              .whereRef("o.owner", "=", "appointments.owner")
              .where("o.host", "=", to ?? "")
              .where("o.repeat", "=", "")
              .where(isOn("o"))
              .where(sql<boolean>`${sql.ref("o.date")} < ${endOf(tx, "appointments")}`)
              .where(sql<boolean>`${endOf(tx, "o")} > ${sql.ref("appointments.date")}`)
              .select(sql.lit(1).as("n")),
          ),
        )
        .select(sql<number>`count(*)`.as("n"))
        .executeTakeFirst();
      return Number(found?.n ?? 0);
    }
  });
}

function isOn(table: string) {
  return sql<boolean>`coalesce(${sql.ref(`${table}.outcome`)}, '') <> 'canceled'`;
}

function findHeld(kind: Held["kind"]): Held {
  const held = heldColumns.find((one) => one.kind === kind);
  if (!held) throw new Error(`Nobody holds ${kind}`);
  return held;
}

/** Companies of chosen customers that have others, too. */
async function countShared(db: Db, owner: Owner, scope: Scope): Promise<number> {
  if (!("customers" in scope)) return 0;
  const isChosen = isListed(db, "customers._id", JSON.stringify(scope.customers));
  const found = await db
    .selectFrom("customers")
    .innerJoin("companies", byId("companies", "customers.company"))
    .where("customers.owner", "=", owner)
    .where(isChosen)
    .where("companies.private", "=", 0)
    .groupBy(["companies._id", "companies.clientCount"])
    .having(sql<boolean>`"companies"."clientCount" > count(*)`)
    .select("companies._id")
    .execute();
  return found.length;
}
