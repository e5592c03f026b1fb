import type { DuplicateKind, DuplicateReason } from "../../shared/matching/duplicate-kinds.ts";
import type { DuplicateGroup } from "../../shared/matching/duplicates.ts";
import { mayBeSamePerson, toFirmKey, toPersonKey } from "../../shared/matching/match-keys.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readDismissed } from "./dismissals.ts";
import { countGroups, listGroups, readMembers } from "./lists.ts";
import { readCompanies, readCustomers } from "./queries.ts";

interface Query {
  kind: DuplicateKind;
  reason?: DuplicateReason | undefined;
  dismissed?: "true" | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** A page of groups with their records. */
export async function listDuplicates(db: Db, owner: Owner, query: Query) {
  const { kind } = query;
  const { groups, shared, dismissalOf } = await readDismissed(db, owner, kind);
  const { data, nextCursor } = await listGroups(db, { owner, groups, shared }, query);
  const ids = data.map(({ _id }) => _id);
  const members = await readMembers(db, owner, kind, ids);
  const withRecords = await readRecords(db, owner, kind, [...members.values()].flat());
  return {
    data: data.map((group): DuplicateGroup => {
      const { _id, reason, total } = group;
      const dismissal = query.dismissed ? dismissalOf(_id) : null;
      return { _id, reason, total, dismissal, ...withRecords(members.get(_id) ?? []) };
    }),
    nextCursor,
  };
}

/** Answers what stands in a group of some of these. */
async function readRecords(db: Db, owner: Owner, kind: DuplicateKind, ids: readonly string[]) {
  if (kind === "customers") {
    const rows = new Map((await readCustomers(db, owner, ids)).map((row) => [row._id, row]));
    return (some: readonly string[]) => {
      const records = some.flatMap((id) => rows.get(id) ?? []);
      return { kind, records, sameName: isSamePerson(records.map(({ name }) => name)) };
    };
  }
  const rows = new Map((await readCompanies(db, owner, ids)).map((row) => [row._id, row]));
  return (some: readonly string[]) => {
    const records = some.flatMap((id) => rows.get(id) ?? []);
    return {
      kind,
      records,
      sameName: new Set(records.map(({ name }) => toFirmKey(name))).size < 2,
    };
  };
}

function isSamePerson(names: readonly string[]): boolean {
  const keys = names.map(toPersonKey);
  return keys.every((one, place) =>
    keys.slice(place + 1).every((other) => mayBeSamePerson(one, other)),
  );
}

/** How many groups there are of each kind. */
export async function countDuplicates(db: Db, owner: Owner) {
  const count = async (kind: DuplicateKind) =>
    countGroups(db, kind, { owner, ...toLists(await readDismissed(db, owner, kind)) });
  const [customers, companies] = [await count("customers"), await count("companies")];
  return {
    customers: customers.open,
    companies: companies.open,
    dismissed: customers.dismissed + companies.dismissed,
  };
}

function toLists({ groups, shared }: { groups: string; shared: string }) {
  return { groups, shared };
}
