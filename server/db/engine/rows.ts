type Row = Record<string, unknown>;

/**
 * Makes rows of the values that a driver gives, in the order of the columns. The literal that makes
 * them is put together once for a statement: adding one key after the other to an object takes ten
 * times as long, and copying that object does, too. Columns are those of our own statements.
 *
 * A value that is not null goes through the `parsers` of its column, where there is one.
 */
export function compileRow<Value>(
  columns: readonly string[],
  parsers: readonly (((value: Value) => unknown) | undefined)[] = [],
): (values: readonly (Value | null)[]) => Row {
  const fields = columns.map((name, place) => {
    const value = `values[${place}]`;
    const parsed = `${value} === null ? null : parsers[${place}](${value})`;
    return `${JSON.stringify(name)}: ${parsers[place] ? parsed : value}`;
  });
  return new Function("parsers", `return (values) => ({ ${fields.join(", ")} })`)(parsers);
}
