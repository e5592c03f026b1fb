import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import {
  type ImportJob,
  type ImportRow,
  importEndpoints,
} from "../../../../shared/transfer/imports.ts";
import { importSource } from "../../imports.ts";
import { serverMessages } from "../../said.ts";
import { kinds, rowsOf } from "../kinds.ts";
import { copyRecords, nextVersion, undo } from "../undo.ts";
import {
  claimId,
  drawText,
  everyId,
  idOf,
  type Plays,
  phones,
  refusal,
  type Scene,
} from "../world.ts";

const { imports: words } = serverMessages;
const missing = refusal(404, words.notFound);

/** Mostly the caller's last one; else an earlier one, or whatever ids there are. */
function importOf(scene: Scene): string {
  const { world, me, draw } = scene;
  const own = [...me.imports.keys()];
  if (own.length > 0 && !draw.once(6)) return draw.once(6) ? draw.of(own) : (own.at(-1) ?? "");
  return draw.of(["nowhere", ...everyId(world)]);
}

const answer = (job: ImportJob, status = 200) => ({ status, body: { data: job } });

/** A company with a customer, a customer of some company, and a change of one. */
function drawRows(scene: Scene): ImportRow[] {
  const { me, draw } = scene;
  const writer = { mark: me.mark };
  const company = newRow(scene, "companies", {});
  const id = idOf(scene, "customers");
  const updatedAt = me.customers.get(id)?.updatedAt ?? "2001-01-01T00:00:00.000Z";
  const values = { phone: draw.of(phones), notes: drawText(draw, writer) };
  return [
    company,
    newRow(scene, "customers", { company: company._id }),
    ...(draw.once(4) ? [newRow(scene, "customers", { company: idOf(scene, "companies") })] : []),
    { kind: "customers", act: "update", _id: id, updatedAt, values, replace: Object.keys(values) },
  ];
}

function newRow({ me, draw }: Scene, table: "companies" | "customers", parents: object): ImportRow {
  const kind = kinds.find((one) => one.table === table);
  const writer = { mark: me.mark };
  const values = {
    ...kind?.required(draw, writer),
    ...draw.some(kind?.optional(draw, writer) ?? {}),
  };
  // as: the kind's own values.
  return {
    kind: table,
    act: "create",
    _id: randomUUID(),
    values: { ...values, ...parents },
  } as ImportRow;
}

/** Writes the rows one after the other. Answers the first that can't be written, if any. */
function write(scene: Scene, job: ImportJob, rows: readonly ImportRow[]): number | undefined {
  const { me, now } = scene;
  const at = now.toISOString();
  const own = new Set<string>();
  for (const [place, { kind: table, act, _id, ...row }] of rows.entries()) {
    const live = rowsOf(me, table);
    const found = live.get(_id);
    if (act === "create") {
      const { company } = Object(row.values);
      if (company !== undefined && !me.companies.has(company)) return place;
      const kind = kinds.find((one) => one.table === table);
      const parsed = kind?.endpoints.create.schema.body?.parse(row.values);
      const given = Object.fromEntries(
        Object.entries(parsed ?? {}).filter(([, value]) => value !== undefined),
      );
      const parents = company === undefined ? {} : { company };
      const times = { createdAt: at, updatedAt: at };
      const unsaid = { ...kind?.defaults?.(me, now), ...kind?.imported };
      live.set(_id, { ...unsaid, ...given, ...parents, _id, ...times });
      job.created[table] = (job.created[table] ?? 0) + 1;
    } else if (found && (own.has(_id) || found.updatedAt === Object(row).updatedAt)) {
      const whole = { ...found, ...row.values };
      if (JSON.stringify(whole) !== JSON.stringify(found)) {
        // A chunk is written at once, and changes no record twice.
        live.set(_id, { ...whole, updatedAt: nextVersion(found, now) });
        own.add(_id);
      }
      job.updated[table] = (job.updated[table] ?? 0) + 1;
    } else {
      job.stale += 1;
    }
  }
  return undefined;
}

export const importPlays: Plays = {
  "POST /api/imports/named": ({ me, draw }) => {
    const email = `${draw.of(["bo", "al", "nobody"])}@${me.mark}.example`;
    const found = [...me.customers.values()].filter((one) => one.email === email);
    const ids = found.map(({ _id }) => _id).sort();
    return {
      input: { body: { emails: [email.toUpperCase()] } },
      meets: (text) => {
        const { data } = importEndpoints.named.schema.response[200].parse(JSON.parse(text));
        expect(data.map(({ _id }) => _id).sort()).toEqual(ids);
      },
    };
  },
  "POST /api/imports": ({ world, me, now }) => {
    const job: ImportJob = {
      ...{ ...importSource, _id: "", state: "open", chunks: 0, received: 0, written: 0, now: "" },
      ...{ created: {}, updated: {}, stale: 0, change: null, failure: null },
      ...{ createdAt: now.toISOString(), endedAt: null },
    };
    return {
      input: { body: importSource },
      meets: answer({ ...job, _id: expect.any(String) }, 201),
      learn: ({ data: { _id } }) => {
        claimId(world, me, _id);
        for (const { job: earlier } of me.imports.values()) {
          if (earlier.state === "open") end(earlier, "canceled", now);
        }
        me.imports.set(_id, { job: { ...job, _id }, rows: [] });
      },
    };
  },

  "GET /api/imports/:id": (scene) => {
    const id = importOf(scene);
    const job = scene.me.imports.get(id)?.job;
    return { input: { params: { id } }, meets: job ? answer(job) : missing };
  },

  "PUT /api/imports/:id/chunks/:number": (scene) => {
    const { world, me, draw } = scene;
    const id = importOf(scene);
    const found = me.imports.get(id);
    const next = found?.job.chunks ?? 0;
    const number = draw.of([next, next, next, next + 1, 0]);
    const rows = drawRows(scene);
    const input = { params: { id, number: String(number) }, body: { rows } };
    if (!found) return { input, meets: missing };
    const { job } = found;
    if (number < next) return { input, meets: answer(job) };
    if (job.state !== "open") return { input, meets: refusal(409, words.notOpen) };
    if (number > next) return { input, meets: refusal(409, words.nextChunk(next)) };
    const sent = { ...job, chunks: next + 1, received: job.received + rows.length };
    return {
      input,
      meets: answer(sent),
      learn: () => {
        me.imports.set(id, { job: sent, rows: [...found.rows, ...rows] });
        for (const { act, _id } of rows) if (act === "create") claimId(world, me, _id);
      },
    };
  },

  "POST /api/imports/:id/run": (scene) => {
    const { me, draw, now, world, token } = scene;
    const id = importOf(scene);
    const found = me.imports.get(id);
    const input = { params: { id } };
    if (!found) return { input, meets: missing };
    const { job, rows } = found;
    if (job.state !== "open") return { input, meets: answer(job) };
    if (rows.length === 0) return { input, meets: refusal(400, words.empty) };
    return {
      input,
      meets: answer({ ...job, state: "running" }),
      learn: async () => {
        await world.app.settle();
        const before = copyRecords(me);
        const failed = write(scene, job, rows);
        if (failed === undefined) {
          end(job, "done", now);
          job.written = rows.length;
        } else {
          takeBack(scene, job, before);
          job.failure = { row: failed, msg: words.parentGone };
        }
        const { data } = await world.app
          .withToken(token)
          .call(importEndpoints.get, { params: input.params });
        const { change } = data;
        const hasWritten = job.state === "done" && (job.created.companies ?? 0) > 0;
        expect(data).toEqual({ ...job, change: hasWritten ? expect.any(String) : null });
        job.change = change;
        if (change !== null && draw.once(3)) await undo(scene, change, before);
      },
    };
  },

  "DELETE /api/imports/:id": (scene) => {
    const id = importOf(scene);
    const job = scene.me.imports.get(id)?.job;
    const input = { params: { id } };
    if (!job) return { input, meets: missing };
    if (job.state === "done") return { input, meets: refusal(409, words.done) };
    return {
      input,
      meets: { status: 200, body: { msg: words.dropped } },
      learn: () => {
        if (job.state === "open") end(job, "canceled", scene.now);
      },
    };
  },
};

function end(job: ImportJob, state: ImportJob["state"], now: Date) {
  Object.assign(job, { state, endedAt: now.toISOString() });
}

/** Of one that can't be written nothing is left. */
function takeBack({ me, now }: Scene, job: ImportJob, before: ReturnType<typeof copyRecords>) {
  for (const [table, rows] of before) {
    const live = rowsOf(me, table);
    live.clear();
    for (const [id, row] of rows) live.set(id, row);
  }
  Object.assign(job, { created: {}, updated: {}, written: 0 });
  end(job, "failed", now);
}
