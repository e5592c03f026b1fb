import { type RecordKind, recordKinds } from "./records.ts";
import { isChanged, onChange, toFunction, toTrigger } from "./trigger-sql.ts";

// SQLite's search index is filled by triggers: a place for each record in the block of its owner and
// kind, its keys by that place, and its trigrams. PostgreSQL's is an index like any other, so that
// only the versions are left to triggers there. With the owner, a version may be gone already.

export function sqliteSearchTriggers(): string[] {
  return [
    ...recordKinds.flatMap(toSqlite),
    toTrigger("searchPlaces_left", `AFTER DELETE ON "searchPlaces"`, [
      `DELETE FROM "searchTrigrams" WHERE "rowid" = OLD."place"`,
      `DELETE FROM "searchKeys" WHERE "place" = OLD."place"`,
      `DELETE FROM "searchTexts" WHERE "place" = OLD."place"`,
    ]),
    // Not by a foreign key: the deletion of the owner's records still needs the blocks.
    toTrigger("users_unlisted", `AFTER DELETE ON "users"`, [
      `DELETE FROM "searchBlocks" WHERE "owner" = OLD."_id"`,
    ]),
  ];
}

function toSqlite(kind: RecordKind): string[] {
  const { table, summed, names } = kind;
  const isIn = (row: "NEW" | "OLD") =>
    `"_id" = ${row}."_id" AND "block" = (
      SELECT "block" FROM "searchBlocks" WHERE "owner" = ${row}."owner" AND "kind" = '${table}')`;
  const isPlace = `= (SELECT "place" FROM "searchPlaces" WHERE ${isIn("NEW")})`;
  const list = (into: string, columns: string, values: string) =>
    `INSERT INTO "${into}" (${columns}) SELECT ${values} FROM "searchBlocks"
    WHERE "owner" = NEW."owner" AND "kind" = '${table}'`;
  const place = `"block" << 32 | "last"`;
  const value = summed ? `NEW."${summed}"` : "0";
  const set = summed ? `, "value" = ${value}` : "";
  const version = `INSERT INTO "searchVersions" ("owner", "version") VALUES (NEW."owner", hex(randomblob(8)))
    ON CONFLICT ("owner") DO UPDATE SET "version" = excluded."version"`;
  const touch = (row: "NEW" | "OLD") =>
    `UPDATE "searchVersions" SET "version" = hex(randomblob(8)) WHERE "owner" = ${row}."owner"`;
  return [
    toTrigger(`${table}_listed`, `AFTER INSERT ON "${table}"`, [
      `INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", '${table}', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1`,
      list("searchPlaces", `"place", "block", "_id"`, `${place}, "block", NEW."_id"`),
      list("searchKeys", `"place", "searchKey", "value"`, `${place}, NEW."searchKey", ${value}`),
      list("searchTexts", `"place", "value", "textKey"`, `${place}, ${value}, NEW."textKey"`),
      list("searchTrigrams", `"rowid", "searchKey"`, `${place}, NEW."textKey"`),
      ...(summed ? [version] : []),
    ]),
    toTrigger(`${table}_relisted`, onChange(table, ["textKey"]), [
      `UPDATE "searchTrigrams" SET "searchKey" = NEW."textKey" WHERE "rowid" ${isPlace}`,
    ]),
    toTrigger(`${table}_rekeyed`, onChange(table, foundBy(kind)), [
      `UPDATE "searchKeys" SET "searchKey" = NEW."searchKey"${set} WHERE "place" ${isPlace}`,
      `UPDATE "searchTexts" SET "textKey" = NEW."textKey"${set} WHERE "place" ${isPlace}`,
      ...(summed ? [version] : []),
    ]),
    ...(names && !summed
      ? [toTrigger(`${table}_renamed`, onChange(table, ["searchKey"]), [touch("NEW")])]
      : []),
    toTrigger(`${table}_unlisted`, `AFTER DELETE ON "${table}"`, [
      `DELETE FROM "searchPlaces" WHERE ${isIn("OLD")}`,
      ...(summed ? [touch("OLD")] : []),
    ]),
  ];
}

export function postgresSearchTriggers(): string[] {
  return recordKinds.flatMap((kind) => toPostgres(kind));
}

function toPostgres(kind: RecordKind): string[] {
  const { table, summed, names } = kind;
  return [
    ...(summed
      ? [
          ...toFunction(
            `${table}_listed`,
            `INSERT ON "${table}" REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
            [
              `INSERT INTO "searchVersions" ("owner", "version")
    SELECT "owner", gen_random_uuid()::text FROM added GROUP BY "owner"
    ON CONFLICT ("owner") DO UPDATE SET "version" = excluded."version"`,
            ],
          ),
          ...toFunction(
            `${table}_unlisted`,
            `DELETE ON "${table}" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT`,
            [
              `UPDATE "searchVersions" SET "version" = gen_random_uuid()::text
    WHERE "owner" IN (SELECT "owner" FROM removed)`,
            ],
          ),
        ]
      : []),
    ...(summed || names
      ? // By row, since only so the columns that count can be named: most changes are of others.
        toFunction(
          `${table}_rekeyed`,
          `UPDATE ON "${table}" FOR EACH ROW WHEN (${isChanged(summed ? foundBy(kind) : ["searchKey"])})`,
          [
            `UPDATE "searchVersions" SET "version" = gen_random_uuid()::text WHERE "owner" = NEW."owner"`,
          ],
        )
      : []),
  ];
}

/** What decides on whether a search finds a record, and on what it then adds up. */
function foundBy({ parents, summed }: RecordKind): string[] {
  return ["searchKey", "textKey", ...(summed ? [summed, ...Object.keys(parents)] : [])];
}
