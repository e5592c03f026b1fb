import { expect } from "vitest";
import type { Change } from "../../../../shared/history/history.ts";
import { serverMessages } from "../../said.ts";
import { everyId, type Plays, refusal, type Scene } from "../world.ts";

// What stands in the log, and what undo makes of it, tell the tests of history. Here: whose it is.

function expectOwn({ world, me }: Scene, { _id, record }: Change) {
  expect(world.ids.get(record)).toBe(me);
  world.ids.set(_id, me);
  me.changes.add(_id);
}

const isInstant = (at: unknown) => at === null || typeof at === "string";

export const historyPlays: Plays = {
  "GET /api/history": (scene) => {
    const query = scene.draw.of([
      {},
      { search: "acme" },
      { action: "create,update" },
      { limit: 3 },
    ]);
    return {
      input: { query },
      meets: (text) => {
        for (const change of JSON.parse(text).data) expectOwn(scene, change);
      },
    };
  },

  "GET /api/history/:id": (scene) => {
    const { world, me, draw } = scene;
    const own = [...me.changes];
    const id = own.length > 0 && draw.once(2) ? draw.of(own) : draw.of(["none", ...everyId(world)]);
    const input = { params: { id } };
    if (!me.changes.has(id)) return { input, meets: refusal(404, serverMessages.history.notFound) };
    return { input, meets: (text) => expectOwn(scene, JSON.parse(text).data) };
  },

  "GET /api/history/:id/progress": (scene) => {
    const { world, me, draw } = scene;
    const own = [...me.changes];
    const id = own.length > 0 && draw.once(2) ? draw.of(own) : draw.of(["none", ...everyId(world)]);
    const input = { params: { id } };
    if (!me.changes.has(id)) {
      return { input, meets: refusal(404, serverMessages.history.interrupted) };
    }
    return { input, meets: (text) => expect(JSON.parse(text).data.state).toBe("done") };
  },

  "GET /api/history/trash": () => ({
    meets: {
      status: 200,
      body: {
        data: {
          ...{ changes: expect.any(Number), records: expect.any(Number), days: 30, months: 12 },
          ...{ until: expect.toSatisfy(isInstant), since: expect.toSatisfy(isInstant) },
        },
      },
    },
  }),

  "DELETE /api/history/trash": () => ({
    meets: { status: 200, body: { msg: serverMessages.history.trashEmptied } },
  }),
};
