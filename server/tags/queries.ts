import { sql } from "kysely";
import type { z } from "zod";
import type { NewRecord } from "../../shared/api/new-record.ts";
import { type Tag, tag, type tagInput } from "../../shared/kinds/tags.ts";
import { messages } from "../../shared/messages.ts";
import { tagLimits } from "../../shared/tag-limits.ts";
import type { Act } from "../db/acts/act.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder, Placeholders } from "../db/query/placeholders.ts";
import { prepared, readRows } from "../db/query/prepared.ts";
import { isListed } from "../db/query/search/candidates.ts";
import { isNameTaken } from "../db/records/own-names.ts";
import { storeOf } from "../db/records/store.ts";
import type { Writing } from "../db/records/write-path.ts";
import type { RecordTable } from "../db/schema.ts";
import { conflict, invalid, invalidField } from "../errors.ts";
import type { VersionedUpdate } from "../http/requests/versions.ts";
import { recordsOf } from "../records.ts";

type TagInput = z.output<typeof tagInput>;

/** What is answered of a row, besides how many have it. */
const columns = tag
  .omit({ customers: true, companies: true })
  .keyof()
  .options.map((name) => `tags.${name}` as const);

export const haversOf = (kind: "customers" | "companies") =>
  sql<number>`(
    SELECT count(*) FROM "tagged" AS "u" WHERE "u"."owner" = "tags"."owner"
      AND "u"."tag" = "tags"."_id" AND "u"."kind" = ${sql.lit(kind)})`.as(kind);

const tags = recordsOf(
  storeOf("tags", [...columns, haversOf("customers"), haversOf("companies")]),
  {
    toAnswer: (row): Tag => row,
    missing: messages.tags.notFound,
  },
);
export const { find: findTag, findOptional: findOptionalTag } = tags;

/** Throws the 409 when there is one of that name, and the 400 when there are too many. */
export function createTag(
  db: Db,
  owner: Owner,
  input: NewRecord<TagInput>,
  act: Act,
): Promise<Tag> {
  return inTransaction(db, owner, async (tx) => {
    await refuseTaken(tx, owner, input.name);
    await refuseTooManyTags(tx, owner, 1);
    return tags.create(tx, owner, input, act);
  });
}

/** Throws the 404, and the 409 when there is another one of that name or it was changed meanwhile. */
export function renameTag(
  db: Db,
  owner: Owner,
  id: string,
  changes: Partial<TagInput>,
  change: VersionedUpdate,
): Promise<Tag> {
  const rename = async (tx: Db) => {
    if (changes.name !== undefined) await refuseTaken(tx, owner, changes.name, id);
    return { entered: changes };
  };
  return tags.update(db, owner, id, rename, change);
}

async function refuseTaken(tx: Db, owner: Owner, name: string, id = "") {
  if (await isNameTaken(tx, owner, "tags", { name, _id: id })) {
    throw conflict("name", messages.tags.taken(name));
  }
}

/** Throws the 400 when so many more would be too many. */
export async function refuseTooManyTags(tx: Db, owner: Owner, added: number) {
  const [all] = await readRows(tx, owner, tagCount({ owner }));
  if (all && all.n + added > tagLimits.all) throw invalid(messages.tags.tooMany(tagLimits.all));
}

const tagCount = prepared(
  (_db, { owner }: Placeholders<{ owner: Owner }>) =>
    sql<{ n: number }>`SELECT count(*) AS "n" FROM "tags" WHERE "owner" = ${owner}`,
);

interface Some {
  owner: Owner;
  tag: string;
  limit: number;
}

const someTagged = prepared(
  (_db, { owner, tag, limit }: Placeholders<Some>) =>
    sql<{ kind: RecordTable; record: string }>`SELECT "kind", "record" FROM "tagged"
      WHERE "owner" = ${owner} AND "tag" = ${tag} LIMIT ${limit}`,
);

/** Some that have a tag. */
export function listTagged(db: Db, owner: Owner, tag: string, limit: number) {
  return readRows(db, owner, someTagged({ owner, tag, limit }));
}

const allTags = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  selectTags(db, owner).orderBy("tags.nameKey").orderBy("tags._id"),
);

export function listTags(db: Db, owner: Owner): Promise<Tag[]> {
  return readRows(db, owner, allTags({ owner }));
}

/** Every tag up to an id, batch by batch. */
export function readTags(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectTags(db, owner), "tags._id", last, (row): Tag => row);
}

function selectTags(db: Db, owner: OrPlaceholder<Owner>) {
  return db
    .selectFrom("tags")
    .where("tags.owner", "=", owner)
    .select(columns)
    .select([haversOf("customers"), haversOf("companies")]);
}

const knownIds = prepared(
  (db, { owner, ids }: Placeholders<{ owner: Owner; ids: string }>) =>
    sql<{
      _id: string;
    }>`SELECT "_id" FROM "tags" WHERE "owner" = ${owner} AND ${isListed(db, "_id", ids)}`,
);

/** The tags of a customer or a company as their column has them: each once, in one order. */
export function toTagColumn(ids: readonly string[]): string {
  return JSON.stringify([...new Set(ids)].sort());
}

/**
 * Throws the 400 when the owner has no such tag. One that is deleted before this is written is only
 * not shown.
 */
export async function refuseUnknownTags(db: Db, owner: Owner, wanted: readonly string[]) {
  if (wanted.length === 0) return;
  const ids = toTagColumn(wanted);
  const known = await readRows(db, owner, knownIds({ owner, ids }));
  if (known.length < new Set(wanted).size) throw invalidField("tags", messages.tags.unknown);
}

/**
 * A change with its tags, which are looked up once there is something to change, and with what `further`
 * makes of the record as it is.
 */
export function withKnown<Entered extends object, Found, More extends object>(
  owner: Owner,
  wanted: readonly string[] = [],
  entered: Entered,
  further?: (tx: Db, found: Found) => Promise<{ entered?: More; also?: readonly Writing[] }>,
) {
  if (wanted.length === 0 && !further) return entered;
  return async (tx: Db, found: Found) => {
    const more = await further?.(tx, found);
    await refuseUnknownTags(tx, owner, wanted);
    return { ...more, entered: { ...entered, ...more?.entered } };
  };
}
