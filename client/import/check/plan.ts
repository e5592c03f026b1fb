import type { ImportRow } from "../../../shared/imports.ts";
import { tagLimits } from "../../../shared/tag-limits.ts";
import { makeUuid } from "../../lib/uuid.ts";
import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Belongs, Draft, Known, Match, Plan, Rule, SourceRow } from "../types.ts";
import { type Act, changesRecord, settle } from "./actions.ts";
import { additionsTo, changesTo, toValues, unreadOf, type Values, valuesOf } from "./compare.ts";
import { tagKey } from "./names.ts";

/** What is sent: tags and companies come before the first row that has them. */
export async function toPlan(
  drafts: readonly Draft[],
  rule: Rule,
  match: Match,
  known: Known,
  options?: SliceOptions,
): Promise<Plan> {
  const acts = settle(drafts, rule, match.kind);
  const rows: ImportRow[] = [];
  const skipped: SourceRow[] = [];
  const toRow = createWriter(match, createNames(known, rows));
  let unread = 0;
  await mapInSlices(
    drafts,
    (draft, place) => {
      const act = acts[place] ?? "skip";
      const row = toRow(draft, act);
      if (row) rows.push(row);
      if (act === "skip") skipped.push(draft.row);
      else unread += unreadOf(draft, match).length;
    },
    options,
  );
  return { rows, skipped, unread };
}

type Names = ReturnType<typeof createNames>;

/** Ids of what rows name. What is not here yet is made: `rows` gets it. */
function createNames(known: Known, rows: ImportRow[]) {
  const made = new Map<string, string>();
  const tags = new Map([...known.tags].map(([key, { _id }]) => [key, _id]));
  const idIn = (ids: Map<string, string>, key: string, add: (_id: string) => ImportRow) => {
    const _id = ids.get(key) ?? makeUuid();
    if (!ids.has(key)) {
      ids.set(key, _id);
      rows.push(add(_id));
    }
    return _id;
  };
  const company = ({ _id: id, name, key }: Belongs) =>
    id ??
    idIn(made, `company ${key}`, (_id) => ({
      kind: "companies",
      act: "create",
      _id,
      values: { name },
    }));
  return {
    company,
    /** An account has only so many. */
    hasRoom: (name: string) => tags.has(tagKey(name)) || tags.size < tagLimits.all,
    tag: (name: string) =>
      idIn(tags, tagKey(name), (_id) => ({ kind: "tags", act: "create", _id, values: { name } })),
    customer: (draft: Draft) => {
      const { customer, company: of } = draft;
      if (!customer || !of) return null;
      return (
        customer._id ??
        idIn(made, `customer ${customer.key}`, (_id) => ({
          kind: "customers",
          act: "create",
          _id,
          values: { name: customer.name, company: company(of), ...contactOf(draft) },
        }))
      );
    },
  };
}

/** How somebody is reached who an appointment is with. */
function contactOf({ cells }: Draft): { email?: string; phone?: string } {
  const [email, phone] = [cells.email?.value, cells.phone?.value];
  return {
    ...(typeof email === "string" && { email }),
    ...(typeof phone === "string" && { phone }),
  };
}

/** A record as the rows before have it. */
interface Written {
  _id: string;
  updatedAt: string;
  values: Values;
}

function createWriter(match: Match, names: Names) {
  const records = new Map<string, Written>();
  /** Of those rows that have one. */
  const idOf = new Map<number, string>();

  function findRecord({ here, sameAs }: Draft): Written | undefined {
    const _id = here ? here.record._id : sameAs && idOf.get(sameAs.number);
    const found = records.get(_id ?? "");
    if (found || !here) return found;
    const { record } = here;
    return {
      _id: record._id,
      updatedAt: record.updatedAt,
      values: toValues(record),
    };
  }

  return (draft: Draft, act: Act): ImportRow | null => {
    const found = act === "create" ? undefined : findRecord(draft);
    if (act === "skip") {
      // A later row that is the same still changes the record.
      if (found) keep(draft, found);
      return null;
    }
    // What this very import has made is current, whatever its version.
    const written = found ?? { _id: makeUuid(), updatedAt: "", values: {} };
    const values = found ? toChanges(found, draft, match) : valuesOf(draft, match);
    keep(draft, { ...written, values: { ...written.values, ...values } });
    const stored = toStored(values, draft, match, names);
    const { _id, updatedAt } = written;
    const row = found
      ? { kind: match.kind, act, _id, updatedAt, values: stored }
      : { kind: match.kind, act, _id, values: stored };
    // as: the values are those of the kind's schema, which the server checks.
    return row as ImportRow;
  };

  function keep({ number }: Draft, record: Written) {
    records.set(record._id, record);
    idOf.set(number, record._id);
  }
}

/** The first row of a record may change it; those of the file that are the same only add. */
function toChanges({ values }: Written, draft: Draft, match: Match): Values {
  return changesRecord(draft) ? changesTo(values, draft, match) : additionsTo(values, draft, match);
}

/** With ids for names. */
function toStored({ company, tags, ...values }: Values, draft: Draft, match: Match, names: Names) {
  const customer = match.kind === "appointments" ? names.customer(draft) : null;
  return {
    ...values,
    ...(Array.isArray(tags) && { tags: tags.filter(names.hasRoom).map(names.tag) }),
    ...(company !== undefined && draft.company && { company: names.company(draft.company) }),
    ...(customer && { customer }),
  };
}
