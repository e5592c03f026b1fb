import type { ImportRow } from "../../../shared/imports.ts";
import { makeUuid } from "../../lib/uuid.ts";
import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Belongs, Draft, Known, Match, Plan, Rule, SourceRow, Unread } from "../types.ts";
import { type Act, changesRecord, settle } from "./actions.ts";
import {
  additionsTo,
  changesTo,
  notesFieldOf,
  toValues,
  unreadOf,
  type Values,
  valuesOf,
} from "./compare.ts";
import { tagKey } from "./names.ts";
import { mostNotes } from "./room.ts";
import { nameOf, notesNames, titleOf } from "./words.ts";

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
  const over: Pick<Plan, "moreTags" | "cut"> = { moreTags: [], cut: [] };
  const toRow = createWriter(match, createNames(known, rows), over);
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
  return { rows, skipped, unread: unread + over.moreTags.length, ...over };
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

function createWriter(match: Match, names: Names, over: Pick<Plan, "moreTags" | "cut">) {
  const notesField = notesFieldOf(match.kind);
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
    const whole = noteOver(draft, values, written.values);
    keep(draft, { ...written, values: whole });
    const stored = toStored(values, draft, match, names);
    const { _id, updatedAt } = written;
    const row = found
      ? { kind: match.kind, act, _id, updatedAt, values: stored }
      : { kind: match.kind, act, _id, values: stored };
    // as: the values are those of the kind's schema, which the server checks.
    return row as ImportRow;
  };

  /** Cuts notes that are too long; nothing is lost untold. */
  function noteOver(draft: Draft, values: Values, before: Values): Values {
    const told = (column: string, text: string): Unread => ({
      row: draft.number,
      name: nameOf(draft, match.kind),
      column,
      text,
    });
    const notes = values[notesField];
    if (typeof notes === "string" && notes.length > mostNotes) {
      values[notesField] = notes.slice(0, mostNotes).toWellFormed();
      over.cut.push(told(notesNames[match.kind], notes.slice(mostNotes)));
    }
    const whole = { ...before, ...values };
    const has = new Set(toList(whole.tags).map(tagKey));
    const left = toList(draft.cells.tags?.value).filter((tag) => !has.has(tagKey(tag)));
    if (left.length > 0) over.moreTags.push(told(titleOf("tags"), left.join(", ")));
    return whole;
  }

  function keep({ number }: Draft, record: Written) {
    records.set(record._id, record);
    idOf.set(number, record._id);
  }
}

/** The first row of a record may change it; those of the file that are the same only add. */
function toChanges({ values }: Written, draft: Draft, match: Match): Values {
  return changesRecord(draft) ? changesTo(values, draft, match) : additionsTo(values, draft, match);
}

function toList(tags: Values[string] | undefined): string[] {
  return Array.isArray(tags) ? tags : [];
}

/** With ids for names. */
function toStored({ company, tags, ...values }: Values, draft: Draft, match: Match, names: Names) {
  const customer = match.kind === "appointments" ? names.customer(draft) : null;
  return {
    ...values,
    ...(Array.isArray(tags) && { tags: tags.map(names.tag) }),
    ...(company !== undefined && draft.company && { company: names.company(draft.company) }),
    ...(customer && { customer }),
  };
}
