/** A trigger of SQLite. */
export function toTrigger(name: string, when: string, statements: readonly string[]): string {
  return `CREATE TRIGGER "${name}" ${when} BEGIN\n  ${statements.join(";\n  ")};\nEND`;
}

/** A trigger of PostgreSQL with the function it runs. `when` ends in FOR EACH ROW or STATEMENT. */
export function toFunction(name: string, when: string, statements: readonly string[]): string[] {
  return [
    `CREATE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n  ${statements.join(";\n  ")};\n  RETURN NULL;\nEND $$`,
    `CREATE TRIGGER "${name}" AFTER ${when} EXECUTE FUNCTION "${name}"()`,
  ];
}

/** When SQLite runs a trigger for changes of these columns alone. */
export function onChange(table: string, columns: readonly string[]): string {
  return `AFTER UPDATE OF ${quoteAll(columns)} ON "${table}" WHEN ${isChanged(columns)}`;
}

function isChanged(columns: readonly string[]): string {
  return columns.map((column) => `OLD."${column}" IS NOT NEW."${column}"`).join(" OR ");
}

export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}
