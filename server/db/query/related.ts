import { expressionBuilder } from "kysely";
import type { RecordTable, Tables } from "../schema.ts";

// What is answered with a row although other tables have it. Looked up for the rows that are
// answered alone: joined, PostgreSQL would sort all of the owner's.

const eb = expressionBuilder<Tables, RecordTable>();

/** The name of the company that each row of `table` is of. */
export function companyName(table: "customers" | "appointments") {
  return selectName("companies", table, `${table}.company`).as("companyName");
}

/** The name of the customer that each appointment is with. */
export function customerName() {
  return selectName("customers", "appointments", "appointments.customer").as("customerName");
}

/** How many appointments there are with each row of `table`. */
export function appointmentCount(table: "companies" | "customers") {
  return eb
    .selectFrom("appointments")
    .whereRef("appointments.owner", "=", `${table}.owner`)
    .whereRef(
      table === "companies" ? "appointments.company" : "appointments.customer",
      "=",
      `${table}._id`,
    )
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .$asScalar()
    .$notNull()
    .as("appointmentCount");
}

function selectName(
  named: "companies" | "customers",
  table: "customers" | "appointments",
  reference: "customers.company" | "appointments.company" | "appointments.customer",
) {
  return eb
    .selectFrom(named)
    .whereRef(`${named}.owner`, "=", `${table}.owner`)
    .whereRef(`${named}._id`, "=", reference)
    .select(`${named}.name`)
    .$asScalar()
    .$notNull();
}
