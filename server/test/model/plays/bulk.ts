import { type CustomerStatus, customerStatuses } from "../../../../shared/statuses.ts";
import { messages } from "../../said.ts";
import { columnOf, kinds, parentsOf, removeRow, rowsOf } from "../kinds.ts";
import type { CustomerRecord } from "../model.ts";
import { nextVersion } from "../undo.ts";
import { idOf, type Play, type Plays, refusal, type Scene } from "../world.ts";

type What = { status: CustomerStatus } | { company: string } | { delete: true };

export const bulkPlays: Plays = {
  "POST /api/customers/bulk": (scene): Play => {
    const { me, draw } = scene;
    const status = draw.of(customerStatuses);
    const company = idOf(scene, "companies");
    const what = draw.of<What>([{ status }, { status }, { company }, { delete: true }]);
    const isAll = draw.once(3);
    const ids = [idOf(scene, "customers"), idOf(scene, "customers"), idOf(scene, "customers")];
    const seen = draw.of([undefined, undefined, "2001-01-01T00:00:00.000Z"]);
    const chosen = isAll
      ? { all: { filter: "status:is:Pending|Active;value:over:0" } }
      : { customers: ids.map((_id) => ({ _id, updatedAt: seen })) };
    const input = { body: { chosen, what } };
    if ("company" in what && !me.companies.has(what.company)) {
      return { input, meets: refusal(404, messages.companies.notFound) };
    }
    const all = isAll
      ? [...me.customers.values()].filter(isDear).map(({ _id }) => _id)
      : [...new Set(ids)];
    const skipped = all.filter((id) => !me.customers.has(id) || (!isAll && seen !== undefined));
    const data = {
      changed: all.length - skipped.length,
      skipped: skipped.length,
      skippedIds: skipped.sort(),
    };
    return {
      input,
      meets: { status: 200, body: { data } },
      learn: () => {
        for (const id of all) if (!skipped.includes(id)) apply(scene, id, what);
      },
    };
  },
};

function isDear({ status, value }: CustomerRecord): boolean {
  return ["Pending", "Active"].includes(status) && value > 0;
}

function apply({ me, now }: Scene, id: string, what: What) {
  const row = me.customers.get(id);
  if (!row) return;
  if ("delete" in what) return removeRow(me, "customers", id);
  const isSo = "status" in what ? row.status === what.status : row.company === what.company;
  if (isSo) return;
  me.customers.set(id, { ...row, ...what, updatedAt: nextVersion(row, now) });
  if (!("company" in what)) return;
  // What a customer's own say of the company follows.
  for (const { table } of kinds) {
    const own = parentsOf(table);
    if (!own.some(([, parent]) => parent === "customers")) continue;
    if (!own.some(([column]) => column === "company")) continue;
    for (const one of [...rowsOf(me, table).values()]) {
      if (columnOf(one, "customer") !== id) continue;
      const moved = { ...one, company: what.company, updatedAt: nextVersion(one, now) };
      rowsOf(me, table).set(one._id, moved);
    }
  }
}
