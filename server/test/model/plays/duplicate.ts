import { expect } from "vitest";
import { messages, serverMessages } from "../../said.ts";
import { claimId, idOf, type Plays, refusal } from "../world.ts";

/** What is answered may hold nothing of another user's, which is looked for in every answer. */
const anything = () => {};

const kinds = ["customers", "companies"] as const;

export const duplicatePlays: Plays = {
  "GET /api/duplicates": ({ draw }) => ({
    input: { query: { kind: draw.of(kinds), limit: draw.of([1, 50]) } },
    meets: anything,
  }),
  "GET /api/duplicates/count": () => ({ meets: anything }),
  "GET /api/duplicates/like": ({ draw }) => ({
    input: { query: { kind: draw.of(kinds), name: draw.of(["Acme", "Bo"]), phone: "55599111" } },
    meets: anything,
  }),
  "POST /api/duplicates/match": ({ draw }) => ({
    input: { body: { kind: draw.of(kinds), rows: [{ name: "Acme" }, { phone: "55599111" }] } },
    meets: anything,
  }),
  "POST /api/duplicates/dismissals": (scene) => {
    const records = [idOf(scene, "customers"), idOf(scene, "customers")];
    const areTwo = records[0] !== records[1];
    const areMine = records.every((id) => scene.me.customers.has(id));
    return {
      input: { body: { kind: "customers", records } },
      meets:
        areTwo && areMine
          ? { status: 201, body: { data: { _id: expect.any(String) } } }
          : refusal(404, messages.customers.notFound),
      learn: ({ data }) => {
        if (data) claimId(scene.world, scene.me, data._id);
        if (data) scene.me.dismissals.add(data._id);
      },
    };
  },
  "DELETE /api/duplicates/dismissals/:id": (scene) => {
    const { me, draw } = scene;
    const own = [...me.dismissals];
    const id = own.length > 0 && !draw.once(4) ? draw.of(own) : idOf(scene, "customers");
    const input = { params: { id } };
    if (!me.dismissals.has(id)) {
      return { input, meets: refusal(404, serverMessages.duplicates.notDismissed) };
    }
    return {
      input,
      meets: { status: 200, body: { msg: serverMessages.duplicates.undismissed } },
      learn: () => void me.dismissals.delete(id),
    };
  },
};
