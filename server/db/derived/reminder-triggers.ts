import { quoteAll, toFunction, toTrigger } from "./trigger-sql.ts";

/** What decides on when an appointment reminds. */
const watched = ["date", "reminder", "repeat", "except", "outcome", "host", "attending"];

/**
 * An appointment with a reminder was written: it is to be looked when its mail is due, whoever wrote
 * it, and even if the process ends right after.
 */
export function sqliteReminderTriggers(): string[] {
  const look = `UPDATE "members" SET "mailDue" = ''
    WHERE "desk" = NEW."owner" AND "leftAt" IS NULL AND "mailDue" IS NOT ''`;
  return [`INSERT`, `UPDATE OF ${quoteAll(watched)}`].map((event, index) =>
    toTrigger(
      `appointments_reminders_${index === 0 ? "added" : "changed"}`,
      `AFTER ${event} ON "appointments" WHEN NEW."reminder" IS NOT NULL`,
      [look],
    ),
  );
}

/** Something is for somebody: it is to be looked whether to mail it to them, even if the process ends right after. */
export function sqliteForYouTriggers(): string[] {
  return [
    toTrigger("forYou_mails_added", `AFTER INSERT ON "forYou"`, [
      `UPDATE "members" SET "mailDue" = '' WHERE "desk" = NEW."owner" AND "user" = NEW."user"
        AND "leftAt" IS NULL AND "mailDue" IS NOT ''`,
    ]),
  ];
}

export function postgresForYouTriggers(): string[] {
  return toFunction(
    "forYou_mails_added",
    `INSERT ON "forYou" REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
    [
      `UPDATE "members" SET "mailDue" = '' WHERE "mailDue" IS DISTINCT FROM '' AND "leftAt" IS NULL
        AND ("desk", "user") IN (SELECT "owner", "user" FROM added)`,
    ],
  );
}

export function postgresReminderTriggers(): string[] {
  // Of most writes nobody has to look. FOR EACH STATEMENT: a large one looks once.
  const look = `IF EXISTS (SELECT 1 FROM added WHERE "reminder" IS NOT NULL) THEN
      UPDATE "members" SET "mailDue" = '' WHERE "mailDue" IS DISTINCT FROM '' AND "leftAt" IS NULL
        AND "desk" IN (SELECT "owner" FROM added WHERE "reminder" IS NOT NULL);
    END IF`;
  const on = (event: string) =>
    `${event} ON "appointments" REFERENCING NEW TABLE AS added FOR EACH STATEMENT`;
  return [
    ...toFunction("appointments_reminders_added", on("INSERT"), [look]),
    ...toFunction("appointments_reminders_changed", on("UPDATE"), [look]),
  ];
}
