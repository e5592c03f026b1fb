import { expect } from "vitest";
import { mergeLimit } from "../../../shared/duplicate-kinds.ts";
import { messages } from "../../../shared/messages.ts";
import { serverMessages } from "../../messages.ts";
import { idOf, type Plays, refusal, type Scene } from "./world.ts";

/** What is answered may hold nothing of another user's, which is looked for in every answer. */
const anything = () => {};

const [one, itself] = [
  serverMessages.duplicates.howMany(mergeLimit),
  serverMessages.duplicates.itself,
];
const kinds = ["customers", "companies"] as const;

/** Merges that are refused; those that are not, server/merging/merging.test.ts plays. */
function mergeIntoItself(scene: Scene, kind: (typeof kinds)[number]) {
  const id = idOf(scene, kind);
  const updatedAt = scene.now.toISOString();
  return {
    input: { params: { id }, body: { updatedAt, others: [{ _id: id, updatedAt }], values: {} } },
    meets: refusal(400, itself, "others"),
  };
}

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
    };
  },
  "DELETE /api/duplicates/dismissals/:id": (scene) => ({
    input: { params: { id: idOf(scene, "customers") } },
    meets: refusal(404, serverMessages.duplicates.notDismissed),
  }),
  "GET /api/customers/merge": (scene) => ({
    input: { query: { ids: idOf(scene, "customers") } },
    meets: refusal(400, one, "ids"),
  }),
  "GET /api/companies/merge": (scene) => ({
    input: { query: { ids: idOf(scene, "companies") } },
    meets: refusal(400, one, "ids"),
  }),
  "POST /api/customers/:id/merge": (scene) => mergeIntoItself(scene, "customers"),
  "POST /api/companies/:id/merge": (scene) => mergeIntoItself(scene, "companies"),
};
