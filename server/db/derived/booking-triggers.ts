import { quoteAll, toFunction, toTrigger } from "./trigger-sql.ts";

/** What a customer is told of when it changes. */
const told = ["date", "duration", "outcome", "repeat", "except"];

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
  return [
    ...toFunction("appointments_bookings_added", on("INSERT", "NEW"), [look]),
    ...toFunction("appointments_bookings_changed", on("UPDATE", "NEW"), [look]),
    ...toFunction("appointments_bookings_deleted", on("DELETE", "OLD"), [look]),
  ];
}
