import { kindOf } from "../records/records.ts";
import type { RecordTable } from "../schema.ts";
import { countColumn, countedColumns, eachOf, listShares, type Share } from "./counters.ts";
import { onChange, quoteAll, toFunction, toTrigger } from "./trigger-sql.ts";

// What is taken away is only ever subtracted from a row that is still there: while a user or a
// company is deleted, its counters may be gone already.

/** SQLite's triggers run for each row. */
export function sqliteCounterTriggers(kind: RecordTable): string[] {
  const shares = listShares(kind);
  if (shares.length === 0) return [];
  const added = shares.map((share) => addRow(share));
  const removed = shares.flatMap((share) => [subtractRow(share), ...dropEmpty(share)]);
  return [
    toTrigger(`${kind}_counted`, `AFTER INSERT ON "${kind}"`, added),
    toTrigger(`${kind}_uncounted`, `AFTER DELETE ON "${kind}"`, removed),
    ...shares.flatMap(toUpdateTrigger),
  ];
}

function toUpdateTrigger(share: Share): string[] {
  const { kind, counter, keyChanges, addendChanges } = share;
  const changes = [...keyChanges, ...addendChanges];
  if (changes.length === 0) return [];
  const when = onChange(kind, changes);
  const statements =
    keyChanges.length > 0
      ? [subtractRow(share), addRow(share), ...dropEmpty(share)]
      : [changeRow(share)];
  return [toTrigger(`${kind}_recounted_in_${counter.table}`, when, statements)];
}

function addRow(share: Share): string {
  const { counter, key, readKey, each, counted, readAddend } = share;
  const sums = counted.map((name) => `"${name}" = "${name}" + ${readAddend(name, "NEW.")}`);
  if (counter.rows === "given") return updateRow(share, sums, "NEW.");
  const all = countedColumns(counter);
  const values = [
    ...key.map((name) => readKey(name, "NEW.")),
    ...all.map((name) => readAddend(name, "NEW.")),
  ];
  // Without a condition, the conflict would be read as that of a join.
  const rows = each
    ? `SELECT ${values.join(", ")} FROM ${eachOf("sqlite", each, "NEW.")} WHERE true`
    : `VALUES (${values.join(", ")})`;
  return `INSERT INTO "${counter.table}" (${quoteAll([...key, ...all])}) ${rows}
    ON CONFLICT (${quoteAll(key)}) DO UPDATE SET ${sums.join(", ")}`;
}

function subtractRow(share: Share): string {
  const { counted, readAddend } = share;
  const sums = counted.map((name) => `"${name}" = "${name}" - ${readAddend(name, "OLD.")}`);
  return updateRow(share, sums, "OLD.");
}

/** In a row that stays the same one, numbers that count the record itself do, too. */
function changeRow(share: Share): string {
  const sums = share.counted
    .map((name) => ({
      name,
      was: share.readAddend(name, "OLD."),
      is: share.readAddend(name, "NEW."),
    }))
    .filter(({ was, is }) => was !== is)
    .map(({ name, was, is }) => `"${name}" = "${name}" - ${was} + ${is}`);
  return updateRow(share, sums, "NEW.");
}

function updateRow(share: Share, sums: string[], row: string): string {
  return `UPDATE "${share.counter.table}" SET ${sums.join(", ")} WHERE ${isItsRow(share, row)}`;
}

function dropEmpty(share: Share): string[] {
  const { table, rows } = share.counter;
  if (rows !== "passing") return [];
  const isEmpty = `"${countColumn(share.counter)}" = 0`;
  return [`DELETE FROM "${table}" WHERE ${isItsRow(share, "OLD.")} AND ${isEmpty}`];
}

function isItsRow({ key, readKey, each }: Share, row: string): string {
  const isIt = key.map((name) => {
    const value = readKey(name, row);
    const isOfList = each !== undefined && value === readKey(name);
    return isOfList
      ? `"${name}" IN (SELECT ${value} FROM ${eachOf("sqlite", each, row)})`
      : `"${name}" = ${value}`;
  });
  return isIt.join(" AND ");
}

/** PostgreSQL's run for each statement: a company deleted with its thousand customers changes each counter once. */
export function postgresCounterTriggers(kind: RecordTable): string[] {
  const shares = listShares(kind);
  if (shares.length === 0) return [];
  const { flags = [] } = kindOf(kind);
  const isOfFlags = ({ keyChanges, addendChanges }: Share) =>
    keyChanges.length === 0 && addendChanges.every((column) => flags.includes(column));
  const changing = shares.filter((share) => !isOfFlags(share));
  // A flag hardly ever changes, other columns of such rows do: only a trigger for rows can tell which.
  const flagged = shares.filter((share) => isOfFlags(share) && share.addendChanges.length > 0);
  return [
    ...toFunction(
      `${kind}_counted`,
      `INSERT ON "${kind}" REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
      [...shares.map((share) => addRows(share, sumRows(share, "added")))],
    ),
    ...toFunction(
      `${kind}_uncounted`,
      `DELETE ON "${kind}" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT`,
      [
        ...shares.flatMap((share) => [
          changeRows(share, "-", sumRows(share, "removed")),
          ...dropEmptyRows(share),
        ]),
      ],
    ),
    ...(changing.length === 0
      ? []
      : toFunction(
          `${kind}_recounted`,
          `UPDATE ON "${kind}" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT`,
          changing.flatMap((share) => [addRows(share, sumChanges(share)), ...dropEmptyRows(share)]),
        )),
    ...(flagged.length === 0
      ? []
      : toFunction(
          `${kind}_flagged`,
          `UPDATE OF ${quoteAll(flags)} ON "${kind}" FOR EACH ROW`,
          flagged.map(changeRow),
        )),
  ];
}

/** What the rows of a transition table add to each row of the counter. */
function sumRows(share: Share, table: string): string {
  const { key, readKey, counted, readAddend } = share;
  const keys = key.map((name) => `${readKey(name, `${table}.`)} AS "${name}"`);
  const sums = counted.map((name) => `sum(${readAddend(name, `${table}.`)}) AS "${name}"`);
  return `SELECT ${[...keys, ...sums].join(", ")} FROM ${fromEach(share, table)} GROUP BY ${key.map((_, place) => place + 1).join(", ")}`;
}

/** The same for rows that were and rows that are; what stays the same is left out. */
function sumChanges(share: Share): string {
  const { key, readKey, counted, readAddend } = share;
  const read = (table: string, sign: string) =>
    `SELECT ${[
      ...key.map((name) => `${readKey(name, `${table}.`)} AS "${name}"`),
      ...counted.map((name) => `${sign}${readAddend(name, `${table}.`)} AS "${name}"`),
    ].join(", ")} FROM ${fromEach(share, table)}`;
  const sums = counted.map((name) => `sum("${name}") AS "${name}"`);
  const isChanged = counted.map((name) => `sum("${name}") <> 0`);
  return `SELECT ${[quoteAll(key), ...sums].join(", ")}
    FROM (${read("added", "")} UNION ALL ${read("removed", "-")}) AS rows
    GROUP BY ${quoteAll(key)} HAVING ${isChanged.join(" OR ")}`;
}

function fromEach({ each }: Share, table: string): string {
  return each ? `${table} CROSS JOIN ${eachOf("postgres", each, `${table}.`)}` : table;
}

function addRows(share: Share, change: string): string {
  const { counter, key, counted } = share;
  if (counter.rows === "given") return changeRows(share, "+", change);
  const all = countedColumns(counter);
  const values = all.map((name) => (counted.includes(name) ? `"${name}"` : "0"));
  const sums = counted.map(
    (name) => `"${name}" = "${counter.table}"."${name}" + excluded."${name}"`,
  );
  return `INSERT INTO "${counter.table}" (${quoteAll([...key, ...all])})
    SELECT ${[quoteAll(key), ...values].join(", ")} FROM (${change}) AS change
    ON CONFLICT (${quoteAll(key)}) DO UPDATE SET ${sums.join(", ")}`;
}

function changeRows({ counter, key, counted }: Share, sign: "+" | "-", change: string): string {
  const { table } = counter;
  const sums = counted.map((name) => `"${name}" = "${table}"."${name}" ${sign} change."${name}"`);
  const isIt = key.map((name) => `"${table}"."${name}" = change."${name}"`);
  return `UPDATE "${table}" SET ${sums.join(", ")} FROM (${change}) AS change WHERE ${isIt.join(" AND ")}`;
}

function dropEmptyRows(share: Share): string[] {
  const { counter, key, readKey } = share;
  const { table, rows } = counter;
  if (rows !== "passing") return [];
  const isIt = key.map((name) => `"${table}"."${name}" = ${readKey(name, "removed.")}`);
  return [
    `DELETE FROM "${table}" USING ${fromEach(share, "removed")} WHERE ${isIt.join(" AND ")} AND "${table}"."${countColumn(counter)}" = 0`,
  ];
}
