import { sql } from "kysely";
import type { KindOfCustomer } from "../../shared/kinds/registry.ts";
import type { Placeholders } from "../db/query/placeholders.ts";
import { prepared } from "../db/query/prepared.ts";
import { type Asked, isAsked, narrowBeginning, narrowChanges } from "./queries.ts";

/** How many of a kind the story has, tasks that are still to be done among them. */
export const countOf = prepared((db, values: Placeholders<Asked>, shape) => {
  const [table = "", whose = ""] = shape.split(" ");
  // as: see story.ts.
  const told = table as KindOfCustomer;
  return db
    .selectFrom(told)
    .where(sql.ref<string>(`${told}.owner`), "=", values.owner)
    .where((eb) => eb.and(isAsked(db, told, values, whose)))
    .select(({ fn }) => fn.countAll<number>().as("n"));
});

export const countOfChanges = prepared((db, values: Placeholders<Asked>, whose) =>
  db
    .selectFrom("statusChanges")
    .where("statusChanges.owner", "=", values.owner)
    .where((eb) => eb.and(narrowChanges(db, values, whose)))
    .select(({ fn }) => fn.countAll<number>().as("n")),
);

/** 1 where a company was added by one of those who are asked for. */
export const countOfBeginning = prepared((db, values: Placeholders<Asked>) =>
  db
    .selectFrom("companies")
    .where("companies.owner", "=", values.owner)
    .where((eb) => eb.and(narrowBeginning(db, values)))
    .select(({ fn }) => fn.countAll<number>().as("n")),
);
