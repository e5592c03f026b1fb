export interface Pair<Row> {
  one: Row;
  other: Row;
}

export function pairs<Row>(...rows: readonly (readonly [Row, Row])[]): Pair<Row>[] {
  return rows.map(([one, other]) => ({ one, other }));
}
