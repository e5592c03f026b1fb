import { expect } from "vitest";
import { nameOf } from "../../../../shared/api/endpoint-name.ts";
import { kindOf } from "../../../db/records/records.ts";
import {
  type AnyRow,
  columnOf,
  type Kind,
  missing,
  parentsOf,
  rowsOf,
  searchedBy,
} from "../kinds.ts";
import { cutPage, isMatch, nearness, unknownCursor } from "../pages.ts";
import { drawSearch, idOf, type Play, type Plays, type Scene } from "../world.ts";

type List = Kind["lists"][number];

export function listPlays(kind: Kind): Plays {
  const plays = kind.lists.map((list) => [
    nameOf(list.endpoint),
    (scene: Scene) => playList(kind, list, scene),
  ]);
  return Object.fromEntries(plays);
}

/** The page of a list, with what it sums up over all rows that match. */
function playList(kind: Kind, list: List, scene: Scene): Play {
  const { me, draw, world } = scene;
  const id = list.under && idOf(scene, list.under);
  const filters: Record<string, string | undefined> = draw.some(list.filters?.(scene) ?? {});
  const query = { ...drawListQuery(kind, list, scene), ...filters };
  const input = { ...(id !== undefined && { params: { id } }), query };
  if (list.under && id !== undefined && !rowsOf(me, list.under).has(id)) {
    // Of two faults either may be told, so there is to be one.
    const { cursor: _cursor, ...rest } = query;
    return { input: { ...input, query: rest }, meets: missing(list.under) };
  }
  const { search = "", sort = Object.keys(kind.sorts)[0] ?? "", limit = 50, cursor } = query;
  const name = sort.replace("-", "");
  const key = kind.sorts[sort] ?? kind.sorts[name] ?? kind.sorts[`-${name}`];
  if (!key) throw new Error(`The model cannot sort by ${sort}`);
  const rows = [...rowsOf(me, kind.table).values()];
  const isFound = (row: AnyRow) => isMatch(searchedBy(kind, me, row), search);
  // Typos are forgiven in names where nothing else is found.
  const isNear =
    !list.under &&
    kindOf(kind.table).names &&
    !rows.some(isFound) &&
    ((row: AnyRow) => nearness(searchedBy(kind, me, row), search) !== undefined);
  const views = rows
    .filter((row) => isUnder(kind, list, row, id))
    .filter((row) => list.fits?.(row, filters, me) ?? true)
    .filter(isNear || isFound)
    .map((row) => kind.view(me, row));
  const after = world.cursors.find((known) => known.cursor === cursor)?.position;
  const entries = views.map((row) => ({ row, key: [key(row)].flat(), id: row._id }));
  const page = cutPage(entries, { sort, limit }, after, keyTypesOf[sort.replace("-", "")]);
  if (!page) return { input, meets: unknownCursor };
  const { rows: data, end } = page;
  const nextCursor = end ? expect.any(String) : null;
  return {
    input,
    meets: { status: 200, body: { data, total: views.length, nextCursor, ...list.sums?.(views) } },
    learn: (body) => {
      if (end) world.cursors.push({ cursor: body.nextCursor, position: end });
    },
  };
}

function isUnder({ table }: Kind, { under }: List, row: AnyRow, id: string | undefined): boolean {
  const [column = ""] = parentsOf(table).find(([, parent]) => parent === under) ?? [];
  return under === undefined || columnOf(row, column) === id;
}

interface ListQuery {
  search?: string;
  sort?: string;
  limit?: number;
  cursor?: string;
}

/** A cursor is one that anybody was ever given, by this list or another. Only what the list takes. */
function drawListQuery({ sorts }: Kind, { endpoint }: List, { world, draw }: Scene): ListQuery {
  const known = draw.once(2) && world.cursors.length > 0 ? draw.of(world.cursors) : undefined;
  const names = Object.keys(sorts).map((name) => name.replace("-", ""));
  const sort = draw.of(names.flatMap((name) => [name, `-${name}`]));
  const usual = known?.position.sort.replace("-", "") ?? "";
  const query = {
    ...draw.some({ search: drawSearch(draw, world), sort, limit: draw.of([1, 2, 3, 200]) }),
    ...(known && { cursor: known.cursor }),
    // Mostly with the order that it belongs to, where the list knows that order.
    ...(known && names.includes(usual) && !draw.once(5) && { sort: known.position.sort }),
  };
  const taken = Object.keys(endpoint.schema.querystring?.shape ?? {});
  return Object.fromEntries(Object.entries(query).filter(([name]) => taken.includes(name)));
}

/** What the key of an order is made of, where it is not one text; an empty list knows it as well. */
const keyTypesOf: Record<string, string> = {
  clientCount: "number",
  totalValue: "number",
  value: "number",
  due: "string string",
  status: "number string",
  companyName: "string string",
};
