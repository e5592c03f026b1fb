import { expect } from "vitest";
import { nameOf } from "../../../../shared/api/endpoint-name.ts";
import { kindOf } from "../../../db/records/records.ts";
import type { RecordTable } from "../../../db/schema.ts";
import { messages } from "../../said.ts";
import {
  type AnyRow,
  columnOf,
  type Kind,
  kinds,
  missing,
  parentsOf,
  removeRow,
  rowsOf,
  show,
  showing,
} from "../kinds.ts";
import type { Person } from "../model.ts";
import { mayRetry } from "../retries.ts";
import { claimId, idOf, type Meets, type Play, type Plays, refusal, type Scene } from "../world.ts";
import { listPlays } from "./list.ts";

/** All that can be called of every kind. */
export const recordPlays: Plays = Object.assign({}, ...kinds.map(playsOf));

function playsOf(kind: Kind): Plays {
  const { create, get, update, remove } = kind.endpoints;
  return {
    [nameOf(create)]: (scene) => mayRetry(kind, scene, playCreation(kind, scene)),
    ...(get && { [nameOf(get)]: (scene) => playGet(kind, scene) }),
    [nameOf(update)]: (scene) => playUpdate(kind, scene),
    [nameOf(remove)]: (scene) => playRemoval(kind, scene),
    ...Object.fromEntries(
      (kind.others ?? []).map(({ under, create: endpoint }) => {
        const other = { ...kind, under, endpoints: { ...kind.endpoints, create: endpoint } };
        return [nameOf(endpoint), (scene: Scene) => playCreation(other, scene)];
      }),
    ),
    ...listPlays(kind),
    ...kind.plays,
  };
}

function playCreation(kind: Kind, scene: Scene): Play {
  const { me, draw, now, world } = scene;
  const { table, under } = kind;
  const id = under && idOf(scene, under);
  const sent = {
    ...kind.required(draw, me),
    ...kind.initial?.(draw),
    ...draw.some(kind.optional(draw, me)),
  };
  const body = { ...sent, ...drawParents(kind, scene) };
  const input = { ...(id !== undefined && { params: { id } }), body };
  const refused = kind.refuse?.(toRequest(kind, body));
  if (refused) return { input, meets: refused };
  if (under && id !== undefined && !rowsOf(me, under).has(id)) {
    return { input, meets: missing(under) };
  }
  const at = now.toISOString();
  const entered = {
    ...kind.defaults?.(me, now),
    ...toRequest(kind, body),
    ...Object.fromEntries(
      parentsOf(table).flatMap(([column, parent]) => (parent === under ? [[column, id]] : [])),
    ),
    _id: "rehearsal",
    createdAt: at,
    updatedAt: at,
  };
  const row = kind.settle?.(me, entered, now) ?? entered;
  const stray = findStray(kind, me, row);
  if (stray) return { input, meets: refuseStray(kind, stray) };
  const clash = kind.clash?.(me, row);
  if (clash) return { input, meets: clash };
  const data = { ...show(kind, me, row), _id: expect.any(String) };
  return {
    input,
    meets: { status: 201, body: { data } },
    learn: ({ data: { _id } }) => {
      claimId(world, me, _id);
      write(kind, scene, { ...row, _id });
    },
  };
}

/** What is asked for when this is sent: what was left out is as the schema says. */
function toRequest(kind: Kind, body: unknown): object {
  const parsed = kind.endpoints.create.schema.body?.parse(body) ?? {};
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}

function playGet(kind: Kind, scene: Scene): Play {
  const { id, row } = find(kind, scene);
  const input = { params: { id } };
  return { input, meets: row ? showing(kind, scene.me, row) : missing(kind.table) };
}

function playUpdate(kind: Kind, scene: Scene): Play {
  const { me, draw, now } = scene;
  const { id, row } = find(kind, scene);
  const changes = draw.some({ ...kind.required(draw, me), ...kind.optional(draw, me) });
  const body = { ...changes, ...draw.some(drawParents(kind, scene)) };
  // Half of them say which version they change: the present one, or one that never was.
  const seen = row && !draw.once(3) ? row.updatedAt : "2001-01-01T00:00:00.000Z";
  const isVersioned = draw.once(2);
  const input: Play["input"] = {
    params: { id },
    // None of these is a field of the call, so none of them moves a record.
    body: { owner: "x", ...strayFields(kind, scene), ...body },
    headers: isVersioned ? { "if-match": `"${seen}"` } : {},
  };
  if (!row) return { input, meets: missing(kind.table) };
  if (isVersioned && seen !== row.updatedAt) {
    const current = show(kind, me, row);
    return { input, meets: { status: 409, body: { msg: messages.changedMeanwhile, current } } };
  }
  const refused = kind.refuse?.(body, row);
  if (refused) return { input, meets: refused };
  // No two versions of a record have the same time.
  const at = Math.max(now.getTime(), Date.parse(row.updatedAt) + 1);
  const entered = { ...row, ...body, updatedAt: new Date(at).toISOString() };
  const changed = kind.settle?.(me, entered, now) ?? entered;
  const stray = findStray(kind, me, changed);
  if (stray) return { input, meets: refuseStray(kind, stray) };
  const clash = kind.clash?.(me, changed);
  if (clash) return { input, meets: clash };
  return {
    input,
    meets: showing(kind, me, changed),
    learn: () => write(kind, scene, changed),
  };
}

function playRemoval(kind: Kind, scene: Scene): Play {
  const { id, row } = find(kind, scene);
  const input = { params: { id } };
  if (!row) return { input, meets: missing(kind.table) };
  return {
    input,
    meets: { status: 200, body: { msg: kind.messages.deleted } },
    learn: () => {
      removeRow(scene.me, kind.table, id);
      kind.removed?.(scene.me, id, scene.now);
    },
  };
}

function find(kind: Kind, scene: Scene) {
  const id = idOf(scene, kind.table);
  return { id, row: rowsOf(scene.me, kind.table).get(id) };
}

function write(kind: Kind, { me, now }: Scene, row: AnyRow) {
  const was = rowsOf(me, kind.table).get(row._id);
  rowsOf(me, kind.table).set(row._id, row);
  kind.written?.(me, row, now, was);
}

function refuseStray({ strayParent }: Kind, parent: RecordTable): Meets {
  return strayParent ? refusal(400, strayParent.msg, strayParent.path) : missing(parent);
}

/** Those in the body: mostly the last one's own parents beside it, else whatever ids there are. */
function drawParents(kind: Kind, scene: Scene): Record<string, string | null> {
  if (kind.under) return {};
  const { mayLack = [] } = kindOf(kind.table);
  const lacking = mayLack.filter(() => scene.draw.once(3)).map((column) => [column, null]);
  return { ...drawOwn(kind, scene), ...Object.fromEntries(lacking) };
}

function drawOwn(kind: Kind, scene: Scene): Record<string, string> {
  const [last, ...others] = parentsOf(kind.table).reverse();
  if (!last) return {};
  const [column, table] = last;
  const id = idOf(scene, table);
  const row = rowsOf(scene.me, table).get(id);
  const isAsIs = row === undefined || scene.draw.once(5);
  const beside = others.map(([column, table]) => [
    column,
    isAsIs ? idOf(scene, table) : columnOf(row, column),
  ]);
  return { [column]: id, ...Object.fromEntries(beside) };
}

/** A record stays with the parent at whose address it was created, whoever's is named. */
function strayFields({ table, under }: Kind, scene: Scene) {
  const fixed = parentsOf(table).filter(([, parent]) => parent === under);
  return Object.fromEntries(fixed.map(([column, parent]) => [column, idOf(scene, parent)]));
}

/** The nearest of its parents that is not the caller's, or does not belong together with the others. */
function findStray({ table }: Kind, me: Person, row: AnyRow): RecordTable | undefined {
  const own = parentsOf(table);
  const { mayLack = [] } = kindOf(table);
  const [, stray] =
    own.toReversed().find(([column, parent]) => {
      const id = columnOf(row, column);
      if (id === "" && mayLack.includes(column)) return false;
      const found = rowsOf(me, parent).get(id);
      const shared = parentsOf(parent).filter(([name]) => own.some(([other]) => other === name));
      return !found || shared.some(([name]) => columnOf(found, name) !== columnOf(row, name));
    }) ?? [];
  return stray;
}
