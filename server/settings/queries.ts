import type { z } from "zod";
import type { Settings, settingsEndpoints } from "../../shared/account/settings.ts";
import { toWallClock } from "../../shared/dates/dates.ts";
import { type Db, inTransaction, type Owner, type Person } from "../db/engine/database.ts";
import { readSettings } from "./stored.ts";

type Changes = z.output<typeof settingsEndpoints.update.schema.body>;

/** Somebody, and the desk whose currency counts; without one, no currency is set. */
interface Where {
  person: Person;
  owner?: Owner | undefined;
}

/** Sets what is given, and answers all. The currency is the desk's, the rest is the person's. */
export function changeSettings(
  db: Db,
  { owner, person }: Where,
  changes: Changes,
  now: Date,
): Promise<Settings> {
  return inTransaction(db, { owner, person }, async (tx) => {
    const { settings, timeZone } = await tx
      .selectFrom("users")
      .where("_id", "=", person)
      .select(["settings", "timeZone"])
      .executeTakeFirstOrThrow();
    const { currency: given, ...formats } = changes.formats ?? {};
    const currency = owner === undefined ? null : await keepCurrency(tx, owner, given);
    const before = readSettings(settings, currency);
    const after: Settings = {
      calendar: { ...before.calendar, ...withoutMissing(changes.calendar) },
      formats: { ...before.formats, ...withoutMissing(formats) },
      forYou: { ...before.forYou, ...withoutMissing(changes.forYou) },
      mails: { ...before.mails, ...withoutMissing(changes.mails) },
      templates: { ...before.templates, ...withoutMissing(changes.templates) },
    };
    const { currency: _, ...own } = after.formats;
    await tx
      .updateTable("users")
      .set({ settings: JSON.stringify({ ...after, formats: own }) })
      .where("_id", "=", person)
      .execute();
    const wall = toWallClock(now.toISOString(), timeZone);
    const { agenda } = after.calendar;
    // Of an hour that has passed, the agenda begins tomorrow.
    const isPassed =
      agenda !== null && agenda !== before.calendar.agenda && agenda <= wall.slice(11, 16);
    await tx
      .updateTable("members")
      // Other times of its mail.
      .set({ mailDue: "", ...(isPassed && { agendaSent: wall.slice(0, 10) }) })
      .where("user", "=", person)
      .where("leftAt", "is", null)
      .execute();
    return after;
  });
}

/** Sets the desk's currency, if one is given, and answers it. */
async function keepCurrency(tx: Db, owner: Owner, given: string | undefined) {
  if (given !== undefined) {
    await tx.updateTable("desks").set({ currency: given }).where("_id", "=", owner).execute();
    return given;
  }
  const desk = tx.selectFrom("desks").where("_id", "=", owner).select("currency");
  return (await desk.executeTakeFirst())?.currency ?? null;
}

function withoutMissing(part: object | undefined) {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined));
}
