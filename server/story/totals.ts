import { sql } from "kysely";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared } from "../db/query/prepared.ts";
import { type Asked, narrowings } from "./filter.ts";

/** How many rows of a table the story has, tasks that are still to be done among them. */
export const countOf = prepared((db, values: Placeholders<Asked>, shape) => {
  const [told = "", whose = ""] = shape.split(" ");
  // as: see story.ts.
  const table = told as keyof typeof narrowings;
  const name = table === "confirmed" ? "bookingMails" : table;
  return db
    .selectFrom(name)
    .where(sql.ref<string>(`${name}.owner`), "=", values.owner)
    .where((eb) => eb.and(narrowings[table](db, values, whose)))
    .select(({ fn }) => fn.countAll<number>().as("n"));
});
