import type { z } from "zod";
import type { Settings, settingsEndpoints } from "../../shared/account/settings.ts";
import { toWallClock } from "../../shared/dates/dates.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readSettings } from "./stored.ts";

type Changes = z.output<typeof settingsEndpoints.update.schema.body>;

/** Sets what is given, and answers all. */
export function changeSettings(
  db: Db,
  owner: Owner,
  changes: Changes,
  now: Date,
): Promise<Settings> {
  return inTransaction(db, owner, async (tx) => {
    const users = tx.selectFrom("users").where("_id", "=", owner);
    const { settings, timeZone, agendaSent } = await users
      .select(["settings", "timeZone", "agendaSent"])
      .executeTakeFirstOrThrow();
    const before = readSettings(settings);
    const given = (part: object | undefined) =>
      Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined));
    const after: Settings = {
      calendar: { ...before.calendar, ...given(changes.calendar) },
      formats: { ...before.formats, ...given(changes.formats) },
    };
    const wall = toWallClock(now.toISOString(), timeZone);
    const { agenda } = after.calendar;
    // Of an hour that has passed, the agenda begins tomorrow.
    const isPassed =
      agenda !== null && agenda !== before.calendar.agenda && agenda <= wall.slice(11, 16);
    await tx
      .updateTable("users")
      .set({
        settings: JSON.stringify(after),
        // Other times of its mail.
        mailDue: "",
        agendaSent: isPassed ? wall.slice(0, 10) : agendaSent,
      })
      .where("_id", "=", owner)
      .execute();
    return after;
  });
}
