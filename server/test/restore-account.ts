import { restoreEndpoints } from "../../shared/transfer/restore.ts";
import { restoredParts } from "../../shared/transfer/restore-rows.ts";
import type { Person } from "./harness.ts";

/** The lists of a Client Desk file of any version, by the names of its parts. */
export function listParts(text: string): Map<string, object[]> {
  const { history, ...file } = JSON.parse(text);
  return new Map(Object.entries({ ...file, ...history }));
}

/** Restores a Client Desk file into the empty account of somebody, some rows at a time. */
export async function restoreAccount(person: Person, text: string, size = 100) {
  const { user, followUp } = JSON.parse(text);
  const parts = listParts(text);
  const body = { file: "client-desk.json", size: text.length };
  const { data: begun } = await person.call(restoreEndpoints.create, { body });
  let number = 0;
  for (const part of restoredParts) {
    const rows = parts.get(part) ?? [];
    for (let start = 0; start < rows.length; start += size) {
      const params = { id: begun._id, number: String(number) };
      // as: rows of a file, which the endpoint checks.
      const chunk = { part, rows: rows.slice(start, start + size) } as never;
      await person.call(restoreEndpoints.send, { params, body: { chunk } });
      number += 1;
    }
  }
  const finish = { settings: user.settings, followUp };
  return person.call(restoreEndpoints.finish, { params: { id: begun._id }, body: finish });
}
