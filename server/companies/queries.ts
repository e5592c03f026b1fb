import type { NewRecord } from "../../shared/api/new-record.ts";
import { type CompanyChanges, type CompanyInput, company } from "../../shared/kinds/companies.ts";
import { messages } from "../../shared/messages.ts";
import { toDollars } from "../../shared/money.ts";
import type { Act } from "../db/acts/act.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { isOrphan } from "../db/engine/errors.ts";
import { readInBatches } from "../db/query/batches.ts";
import type { OrPlaceholder } from "../db/query/placeholders.ts";
import { appointmentCount, tagsOf, toTags } from "../db/query/related.ts";
import { toNextVersion } from "../db/records/next-version.ts";
import { storeOf } from "../db/records/store.ts";
import type { Writing } from "../db/records/write-path.ts";
import { invalidField } from "../errors.ts";
import type { VersionedUpdate } from "../http/requests/versions.ts";
import { serverMessages } from "../messages.ts";
import { recordsOf } from "../records.ts";
import { refuseUnknownTags, toTagColumn, withKnown } from "../tags/queries.ts";

/** What is answered of a row, besides its tags. */
const companyColumns = company
  .omit({ tags: true })
  .keyof()
  .options.map((name) => `companies.${name}` as const);

const companies = recordsOf(
  storeOf("companies", (db) => [
    ...companyColumns,
    tagsOf(db, "companies"),
    appointmentCount("companies"),
  ]),
  { toAnswer: toCompany, missing: messages.companies.notFound },
);
export const { find: findCompany } = companies;

/** Throws a 400 when there is no such tag. */
export async function createCompany(
  db: Db,
  owner: Owner,
  input: NewRecord<CompanyInput>,
  act: Act,
) {
  await refuseUnknownTags(db, owner, input.tags);
  return companies.create(db, owner, toEntered(input), act);
}

/** One that is made with its first customer; of an unknown tag the caller has to tell. */
export function toNewCompany(owner: Owner, input: CompanyInput, act: Act, isPrivate: boolean) {
  return companies.toCreate(owner, { ...toEntered(input), private: Number(isPrivate) }, act);
}

function toEntered(input: NewRecord<CompanyInput>) {
  return { ...input, tags: toTagColumn(input.tags), private: 0 };
}

/**
 * Throws the 404 when the owner has no such company, the 409 when it has been changed meanwhile, a 400
 * when there is no such tag.
 */
export function updateCompany(
  db: Db,
  owner: Owner,
  id: string,
  { tags, ...changes }: CompanyChanges,
  change: VersionedUpdate,
) {
  const entered = tags ? { ...changes, tags: toTagColumn(tags) } : changes;
  const { name } = changes;
  // A private company with a name of its own is a company as any other.
  const toNamed = async (_tx: Db, found: { name: string; private: boolean }) =>
    found.private && found.name !== name ? { entered: { private: 0 } } : {};
  const known = withKnown(owner, tags, entered, name === undefined ? undefined : toNamed);
  return companies.update(db, owner, id, known, change);
}

/**
 * What gives the private company of a customer who is renamed the same name; none where there is no such
 * company, or others have become customers of it.
 */
export async function listRenamed(
  tx: Db,
  owner: Owner,
  { company, name }: { company: string; name: string },
  now: Date,
): Promise<Writing[]> {
  const found = await companies.findOptional(tx, owner, company);
  if (found?.private !== 1 || found.clientCount > 1 || found.name === name) return [];
  const updatedAt = toNextVersion(found, now);
  return [companies.toChange(owner, company, { name }, { updatedAt }, found)];
}

/**
 * Its customers go with it, or move to another company. Throws the 404 when the owner has no such
 * company, a 400 when there is no such other.
 */
export async function deleteCompany(db: Db, owner: Owner, id: string, act: Act, moveTo?: string) {
  if (moveTo !== undefined) {
    await findCompany(db, owner, id);
    const target = moveTo === id ? undefined : await companies.findOptional(db, owner, moveTo);
    if (!target) throw unknownTarget();
  }
  try {
    await companies.remove(db, owner, id, act, moveTo);
  } catch (error) {
    // It was deleted just now.
    throw isOrphan(error) ? unknownTarget() : error;
  }
}

function unknownTarget() {
  return invalidField("moveTo", serverMessages.moveToUnknown);
}

/** Every company up to an id, batch by batch. */
export function readCompanies(db: Db, owner: Owner, last: string | null) {
  return readInBatches(db, owner, selectCompanies(db, owner), "companies._id", last, toCompany);
}

/** The owner's companies as they are answered, except that the value is in cents. */
export function selectCompanies(db: Db, owner: OrPlaceholder<Owner>) {
  return db
    .selectFrom("companies")
    .where("companies.owner", "=", owner)
    .select(companyColumns)
    .select(tagsOf(db, "companies"));
}

/** A row with its value in dollars and its tags by name. */
export function toCompany<Row extends { totalValue: number; tags: string; private: number }>(
  row: Row,
) {
  const { private: isPrivate, totalValue, tags, ...rest } = row;
  return {
    ...rest,
    private: isPrivate === 1,
    totalValue: toDollars(totalValue),
    tags: toTags(tags),
  };
}
