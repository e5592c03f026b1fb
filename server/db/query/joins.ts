import type { JoinBuilder } from "kysely";
import type { Tables } from "../schema.ts";

/** Joins a record of the same desk by its id: `.innerJoin("companies", byId("companies", "customers.company"))`. */
export function byId(table: keyof Tables, reference: `${keyof Tables}.${string}`) {
  const [from] = reference.split(".");
  // any: what is joined with what only the caller's query knows.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  return (join: JoinBuilder<any, any>) =>
    join.onRef(`${table}.owner`, "=", `${from}.owner`).onRef(`${table}._id`, "=", reference);
}
