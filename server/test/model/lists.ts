import { expect } from "vitest";
import { cutPage, type Key, unknownCursor } from "./pages.ts";
import { drawSearch, type Play, type Scene } from "./world.ts";
export type SortKeys<Row> = Record<string, (row: Row) => string | number | Key>;

export interface ListQuery {
  search?: string;
  sort?: string;
  limit?: number;
  cursor?: string;
}

/** A cursor is one that anybody was ever given, by this list or another. */
export function drawListQuery({ world, draw }: Scene, sorts: readonly string[]): ListQuery {
  const known = draw.once(2) && world.cursors.length > 0 ? draw.of(world.cursors) : undefined;
  const sort = draw.of(sorts.flatMap((name) => [name, `-${name}`]));
  const usual = known?.position.sort.replace("-", "") ?? "";
  return {
    ...draw.some({ search: drawSearch(draw, world), sort, limit: draw.of([1, 2, 3, 200]) }),
    ...(known && { cursor: known.cursor }),
    // Mostly with the order that it belongs to, where the list knows that order.
    ...(known && sorts.includes(usual) && !draw.once(5) && { sort: known.position.sort }),
  };
}

/** The page of a list, with what it sums up over all rows that match. */
export function playList<Row extends { _id: string }>(
  { world }: Scene,
  input: NonNullable<Play["input"]> & { query: ListQuery },
  rows: readonly Row[],
  keys: SortKeys<Row>,
  sums: object,
): Play {
  const { sort = Object.keys(keys)[0] ?? "", limit = 50, cursor } = input.query;
  const key = keys[sort.replace("-", "")];
  if (!key) throw new Error(`The model cannot sort by ${sort}`);
  const after = world.cursors.find((known) => known.cursor === cursor)?.position;
  const entries = rows.map((row) => ({ row, key: [key(row)].flat(), id: row._id }));
  const keyTypes = keyTypesOf[sort.replace("-", "")] ?? "string";
  const page = cutPage(entries, { sort, limit }, after, keyTypes);
  if (!page) return { input, meets: unknownCursor };
  const { end } = page;
  return {
    input,
    meets: {
      status: 200,
      body: {
        data: page.rows,
        total: rows.length,
        nextCursor: end ? expect.any(String) : null,
        ...sums,
      },
    },
    learn: ({ nextCursor }) => {
      if (end) world.cursors.push({ cursor: nextCursor, position: end });
    },
  };
}

/** Where it is not one text; an empty list knows it as well. */
const keyTypesOf: Record<string, string> = {
  clientCount: "number",
  totalValue: "number",
  value: "number",
  status: "number string",
  companyName: "string string",
};
