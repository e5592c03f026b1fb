import { expect } from "vitest";
import { listTables } from "../../db/maintenance/catalog.ts";
import type { Tables } from "../../db/schema.ts";
import type { Seen } from "./calls.ts";
import type { Desk, Office } from "./office.ts";

/** What reading reports counts once for all, and what goes some time after an import has ended. */
const passing = ["contactColumns", "importChunks"];

/** What is whose, as the database has it. */
export async function createWalls({ app, desks, ears }: Office) {
  const tables = (await listTables(app.db)).filter(
    ({ name, columns }) =>
      columns.includes("owner") && !columns.includes("user") && !passing.includes(name),
  );
  const named = tables.filter(({ columns }) => columns.includes("_id"));
  const deskOf = new Map<string, string>();
  const learn = async () => {
    for (const { name } of named) {
      // as: the database has the tables of the schema.
      const rows = app.db.selectFrom(name as "companies").select(["_id", "owner"]);
      for (const { _id, owner } of await rows.execute()) deskOf.set(_id, owner);
    }
  };
  await learn();
  /** All rows of each desk, by the table. */
  const look = async () => {
    const seen = new Map<Desk, Record<string, string[]>>();
    for (const desk of desks) {
      const rows: Record<string, string[]> = {};
      for (const { name } of tables) {
        const all = app.db.selectFrom(name as keyof Tables).selectAll();
        const own = await all.where(app.db.dynamic.ref("owner"), "=", desk._id).execute();
        rows[name] = own.map((row) => JSON.stringify(row)).sort();
      }
      seen.set(desk, rows);
    }
    return seen;
  };
  /** But for what the caller has sent. */
  const refuseLeaks = (desk: Desk, { request, text }: Seen) => {
    const sent = `${request.url} ${request.body ?? ""}`;
    for (const { mark } of desks) {
      if (mark !== desk.mark && text.includes(mark) && !sent.includes(mark)) {
        throw new Error(`a text of ${mark}: ${text}`);
      }
    }
    for (const id of idsIn(text)) {
      const owner = deskOf.get(id);
      if (owner !== undefined && owner !== desk._id && !sent.includes(id)) {
        throw new Error(`an id of another desk: ${id} in ${text}`);
      }
    }
  };
  const refuseForeignNews = () => {
    for (const { desk, ear } of ears) {
      const told = JSON.stringify(ear.events());
      for (const id of idsIn(told)) {
        const owner = deskOf.get(id);
        expect([undefined, desk._id], `${id} is told of`).toContain(owner);
      }
    }
  };
  return { learn, look, refuseLeaks, refuseForeignNews };
}

function idsIn(text: string): string[] {
  return text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
}
