import { foundCount } from "../../shared/lists/search.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { byCloseness, matches } from "../db/query/search/text-matching.ts";
import { haversOf } from "./queries.ts";

/** The best matches, among equals by name. Nobody has so many that an index would help. */
export function findTags(db: Db, owner: Owner, typed: string) {
  return db
    .selectFrom("tags")
    .where("tags.owner", "=", owner)
    .where(matches(db, "tags", typed))
    .select(["tags._id", "tags.name", haversOf("customers"), haversOf("companies")])
    .orderBy(byCloseness(db, "tags", typed))
    .orderBy("tags.nameKey")
    .orderBy("tags._id")
    .limit(foundCount)
    .execute();
}
