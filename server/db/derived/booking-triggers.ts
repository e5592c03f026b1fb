import { onChange, quoteAll, toFunction, toTrigger } from "./trigger-sql.ts";

/** What a customer is told of when it changes. */
const told = ["date", "duration", "outcome", "repeat", "except", "customer"];

/** A booked appointment, or a time of one, was changed, deleted or brought back, whoever did it: it is to be looked whether to tell the customer. */
export function sqliteBookingTriggers(): string[] {
  const look = (row: "NEW" | "OLD") => `UPDATE "desks" SET "bookingMailDue" = ''
    WHERE "_id" = ${row}."owner" AND EXISTS (SELECT 1 FROM "bookings"
      WHERE "owner" = ${row}."owner" AND "appointment" IN (${row}."_id", ${row}."series"))`;
  const on = `ON "appointments"`;
  return [
    toTrigger("appointments_bookings_added", `AFTER INSERT ${on}`, [look("NEW")]),
    toTrigger("appointments_bookings_changed", `AFTER UPDATE OF ${quoteAll(told)} ${on}`, [
      look("NEW"),
    ]),
    toTrigger("appointments_bookings_deleted", `AFTER DELETE ${on}`, [look("OLD")]),
    // What was mailed about what was booked online goes to another customer along with it, as where two are merged. An
    // invitation stays with whom it was sent to.
    toTrigger("appointments_mails_moved", onChange("appointments", ["customer"]), [
      `UPDATE "bookingMails" SET "customer" = NEW."customer", "company" = NEW."company"
        WHERE "owner" = NEW."owner" AND "customer" IS NOT NULL AND "booking" IN (
          SELECT "_id" FROM "bookings"
          WHERE "owner" = NEW."owner" AND "appointment" = NEW."_id" AND "isInvited" = 0)`,
    ]),
  ];
}

export function postgresBookingTriggers(): string[] {
  // FOR EACH STATEMENT: a large one looks once.
  const look = `UPDATE "desks" SET "bookingMailDue" = '' WHERE "_id" IN (
      SELECT "bookings"."owner" FROM touched JOIN "bookings"
        ON "bookings"."owner" = touched."owner"
          AND "bookings"."appointment" IN (touched."_id", touched."series"))`;
  const on = (event: string, rows: "NEW" | "OLD") =>
    `${event} ON "appointments" REFERENCING ${rows} TABLE AS touched FOR EACH STATEMENT`;
  const moved = `FROM added AS a
    JOIN removed AS r ON r."owner" = a."owner" AND r."_id" = a."_id"
    JOIN "bookings" AS b ON b."owner" = a."owner" AND b."appointment" = a."_id" AND b."isInvited" = 0`;
  const isMoved = `r."customer" <> a."customer"`;
  return [
    ...toFunction("appointments_bookings_added", on("INSERT", "NEW"), [look]),
    ...toFunction("appointments_bookings_changed", on("UPDATE", "NEW"), [look]),
    ...toFunction("appointments_bookings_deleted", on("DELETE", "OLD"), [look]),
    ...toFunction(
      "appointments_mails_moved",
      `UPDATE ON "appointments" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT`,
      [
        // Of most changes nobody has to look.
        `IF EXISTS (SELECT 1 ${moved} WHERE ${isMoved}) THEN
          UPDATE "bookingMails" AS m SET "customer" = a."customer", "company" = a."company" ${moved}
            WHERE ${isMoved} AND m."owner" = b."owner" AND m."booking" = b."_id"
              AND m."customer" IS NOT NULL;
        END IF`,
      ],
    ),
  ];
}
