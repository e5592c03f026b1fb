import { toFunction, toTrigger } from "./trigger-sql.ts";

/** The zones of who is on a desk or was, where these differ: see migrations/0065-zones.sqlite.sql. */
function toUpdate(asObject: string, where: string): string {
  return `UPDATE "desks" SET "zones" = (
    SELECT CASE WHEN count(DISTINCT "users"."timeZone") > 1 THEN ${asObject} END
    FROM "members" JOIN "users" ON "users"."_id" = "members"."user"
    WHERE "members"."desk" = "desks"."_id" AND "users"."timeZone" IS NOT NULL
  ) WHERE ${where}`;
}

const ofDesk = `"_id" = NEW."desk"`;
const ofDesks = `"_id" IN (SELECT "desk" FROM "members" WHERE "user" = NEW."_id")`;

/** Somebody joins, or lives by another clock. Who has left and has no account keeps the last one that was known. */
export function sqliteZoneTriggers(): string[] {
  const update = (where: string) =>
    toUpdate(`json_group_object("users"."_id", "users"."timeZone")`, where);
  const isMoved = `WHEN OLD."timeZone" IS NOT NEW."timeZone"`;
  return [
    toTrigger("members_zones", `AFTER INSERT ON "members"`, [update(ofDesk)]),
    toTrigger("users_zones", `AFTER UPDATE OF "timeZone" ON "users" ${isMoved}`, [update(ofDesks)]),
  ];
}

export function postgresZoneTriggers(): string[] {
  const update = (where: string) =>
    toUpdate(`CAST(jsonb_object_agg("users"."_id", "users"."timeZone") AS text)`, where);
  const isMoved = `WHEN (OLD."timeZone" IS DISTINCT FROM NEW."timeZone")`;
  return [
    ...toFunction("members_zones", `INSERT ON "members" FOR EACH ROW`, [update(ofDesk)]),
    ...toFunction("users_zones", `UPDATE OF "timeZone" ON "users" FOR EACH ROW ${isMoved}`, [
      update(ofDesks),
    ]),
  ];
}
