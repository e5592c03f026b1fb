import { type Tag, tagEndpoints } from "../../../../shared/kinds/tags.ts";
import { toSortKey } from "../../../db/query/search/text-keys.ts";
import { messages } from "../../said.ts";
import type { Kind } from "../kinds.ts";
import type { Person, RowOf } from "../model.ts";
import { compare } from "../pages.ts";
import { drawText, idOf, refusal } from "../world.ts";

type TagRow = RowOf<"tags">;

/** Not all of the letters that others have. */
const ends = ["", "", " II", " ÌÍ", " x"];

export const tags: Kind<TagRow, Tag> = {
  table: "tags",
  endpoints: tagEndpoints,
  messages: messages.tags,
  required: (draw, me) => ({ name: drawText(draw, me) + draw.of(ends) }),
  optional: () => ({}),
  view: viewTag,
  clash: (me, row) => {
    const isSame = ({ _id, name }: TagRow) =>
      _id !== row._id && toSortKey(name) === toSortKey(row.name);
    return [...me.tags.values()].some(isSame)
      ? refusal(409, messages.tags.taken(row.name), "name")
      : undefined;
  },
  removed: (me, id, now) => retag(me, id, undefined, now),
  sorts: {},
  lists: [],
  found: { title: "nameKey", order: inOrder },
  plays: {
    "GET /api/tags": ({ me }) => {
      const data = inOrder([...me.tags.values()]).map((row) => viewTag(me, row));
      return { meets: { status: 200, body: { data } } };
    },
    "POST /api/tags/:id/merge": (scene) => {
      const { me, now, draw } = scene;
      const id = idOf(scene, "tags");
      const others = [...me.tags.keys()].filter((one) => one !== id);
      const into = others.length > 0 && !draw.once(4) ? draw.of(others) : idOf(scene, "tags");
      const input = { params: { id }, body: { into } };
      if (!me.tags.has(id)) return { input, meets: refusal(404, messages.tags.notFound) };
      if (id === into) return { input, meets: refusal(400, messages.tags.itself, "into") };
      const kept = me.tags.get(into);
      if (!kept) return { input, meets: refusal(400, messages.tags.unknown, "into") };
      const merge = () => {
        retag(me, id, into, now);
        me.tags.delete(id);
      };
      // As it is afterwards: nobody else changes it in between.
      merge();
      return { input, meets: { status: 200, body: { data: viewTag(me, kept) } } };
    },
  },
};

function inOrder(rows: readonly TagRow[]): TagRow[] {
  return rows
    .map((row) => ({ row, key: [toSortKey(row.name)], id: row._id }))
    .sort(compare)
    .map(({ row }) => row);
}

function viewTag(me: Person, row: TagRow): Tag {
  const count = (rows: ReadonlyMap<string, { tags: readonly string[] }>) =>
    [...rows.values()].filter((one) => one.tags.includes(row._id)).length;
  return { ...row, customers: count(me.customers), companies: count(me.companies) };
}

/** Those that have a tag get another one, or none, and a new version. */
function retag(me: Person, id: string, into: string | undefined, now: Date) {
  for (const rows of [me.customers, me.companies]) {
    for (const [key, row] of rows) {
      if (!row.tags.includes(id)) continue;
      const others = row.tags.filter((tag) => tag !== id);
      const tags = into === undefined ? others : [...new Set([...others, into])];
      const at = Math.max(now.getTime(), Date.parse(row.updatedAt) + 1);
      // as: only what is said here changes.
      rows.set(key, { ...row, tags, updatedAt: new Date(at).toISOString() } as never);
    }
  }
}
