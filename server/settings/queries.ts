import type { z } from "zod";
import type { Settings, settingsEndpoints } from "../../shared/settings.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readSettings } from "./stored.ts";

type Changes = z.output<typeof settingsEndpoints.update.schema.body>;

/** Sets what is given, and answers all. */
export function changeSettings(db: Db, owner: Owner, changes: Changes): Promise<Settings> {
  return inTransaction(db, owner, async (tx) => {
    const users = tx.selectFrom("users").where("_id", "=", owner);
    const { settings } = await users.select("settings").executeTakeFirstOrThrow();
    const before = readSettings(settings);
    const given = (part: object | undefined) =>
      Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined));
    const after: Settings = {
      calendar: { ...before.calendar, ...given(changes.calendar) },
      formats: { ...before.formats, ...given(changes.formats) },
    };
    await tx
      .updateTable("users")
      .set({ settings: JSON.stringify(after) })
      .where("_id", "=", owner)
      .execute();
    return after;
  });
}
