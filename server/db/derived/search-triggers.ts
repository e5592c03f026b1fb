import { type RecordKind, recordKinds } from "../records/records.ts";
import { onChange, toTrigger } from "./trigger-sql.ts";

// SQLite's search index is filled by triggers: a place for each record in the block of its owner and
// kind, its keys by that place, and its trigrams. PostgreSQL's is an index like any other.

export function sqliteSearchTriggers(): string[] {
  return [
    ...recordKinds.flatMap(toSqlite),
    toTrigger("searchPlaces_left", `AFTER DELETE ON "searchPlaces"`, [
      `DELETE FROM "searchTrigrams" WHERE "rowid" = OLD."place"`,
      `DELETE FROM "searchKeys" WHERE "place" = OLD."place"`,
      `DELETE FROM "searchTexts" WHERE "place" = OLD."place"`,
    ]),
    // Not by a foreign key: the deletion of the owner's records still needs the blocks.
    toTrigger("desks_unlisted", `AFTER DELETE ON "desks"`, [
      `DELETE FROM "searchBlocks" WHERE "owner" = OLD."_id"`,
    ]),
  ];
}

function toSqlite({ table, summed }: RecordKind): string[] {
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
  const counting = ["searchKey", "textKey", ...(summed ? [summed] : [])];
  return [
    toTrigger(`${table}_listed`, `AFTER INSERT ON "${table}"`, [
      `INSERT INTO "searchBlocks" ("owner", "kind", "last") VALUES (NEW."owner", '${table}', 1)
    ON CONFLICT ("owner", "kind") DO UPDATE SET "last" = "last" + 1`,
      list("searchPlaces", `"place", "block", "_id"`, `${place}, "block", NEW."_id"`),
      list("searchKeys", `"place", "searchKey", "value"`, `${place}, NEW."searchKey", ${value}`),
      list("searchTexts", `"place", "value", "textKey"`, `${place}, ${value}, NEW."textKey"`),
      list("searchTrigrams", `"rowid", "searchKey"`, `${place}, NEW."textKey"`),
    ]),
    toTrigger(`${table}_relisted`, onChange(table, ["textKey"]), [
      `UPDATE "searchTrigrams" SET "searchKey" = NEW."textKey" WHERE "rowid" ${isPlace}`,
    ]),
    toTrigger(`${table}_rekeyed`, onChange(table, counting), [
      `UPDATE "searchKeys" SET "searchKey" = NEW."searchKey"${set} WHERE "place" ${isPlace}`,
      `UPDATE "searchTexts" SET "textKey" = NEW."textKey"${set} WHERE "place" ${isPlace}`,
    ]),
    toTrigger(`${table}_unlisted`, `AFTER DELETE ON "${table}"`, [
      `DELETE FROM "searchPlaces" WHERE ${isIn("OLD")}`,
    ]),
  ];
}
