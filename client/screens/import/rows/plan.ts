import type { ImportRow } from "../../../../shared/transfer/imports.ts";
import { makeUuid } from "../../../lib/uuid.ts";
import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Match } from "../match/column-match.ts";
import { notesName } from "../match/targets.ts";
import { tagKey } from "../names.ts";
import type { SourceRow } from "../read/source.ts";
import { type Act, changesRecord, isHere, recordOf, replacedBy, settle } from "./actions.ts";
import { textOf } from "./belongings.ts";
import { createCompanies } from "./company-rows.ts";
import {
  additionsTo,
  changesTo,
  notesFieldOf,
  toValues,
  unreadOf,
  type Values,
  valuesOf,
} from "./compare.ts";
import type { Draft, Rule } from "./draft.ts";
import type { Known, Named } from "./named.ts";
import { mostNotes } from "./notes.ts";
import { nameOf, titleOf } from "./words.ts";

/** What is to be sent, in the order of sending, and what was left out of the file. */
export interface Plan {
  rows: ImportRow[];
  skipped: SourceRow[];
  /** Values that could not be read and go to the notes. */
  unread: number;
  /** Tags for which a record has no room; they go to the notes as well. */
  moreTags: Unread[];
  /** What was cut off from notes that are too long. */
  cut: Unread[];
  /** Of companies: their ids in the file, by which a file of people names them. */
  links: [id: string, company: Named][];
}

/** A value that is not where the file has it. */
export interface Unread {
  row: number;
  name: string;
  column: string;
  text: string;
}

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
  const toRow = createWriter({ rule, match, names: createNames(known, rows, match), over });
  const links: Plan["links"] = [];
  const ids = new Map<number, string>();
  let unread = 0;
  await mapInSlices(
    drafts,
    (draft, place) => {
      const act = acts[place] ?? "skip";
      const row = toRow(draft, act);
      if (row) rows.push(row);
      const { here, sameAs } = draft;
      const found = isHere(draft) ? here?.record._id : sameAs?.isSure && ids.get(sameAs.number);
      const _id = row && "_id" in row ? row._id : found;
      if (_id) {
        ids.set(draft.number, _id);
        const own = textOf(draft, "ownId");
        if (own !== "") links.push([own, { _id, name: textOf(draft, "name") }]);
      }
      if (act === "skip") skipped.push(draft.row);
      else unread += unreadOf(draft, match).length;
    },
    options,
  );
  return { rows, skipped, unread: unread + over.moreTags.length, links, ...over };
}

type Names = ReturnType<typeof createNames>;

/** Ids of what rows name. What is not here yet is made: `rows` gets it. */
function createNames(known: Known, rows: ImportRow[], { status }: Match) {
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
  const { idOf: company, tellOf } = createCompanies(known, rows);
  return {
    company,
    tellOf,
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
          values: { name: customer.name, company: company(of), status, ...contactOf(draft) },
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

interface Writer {
  rule: Rule;
  match: Match;
  names: Names;
  over: Pick<Plan, "moreTags" | "cut">;
}

function createWriter({ rule, match, names, over }: Writer) {
  const notesField = notesFieldOf(match.kind);
  const records = new Map<string, Written>();
  /** Of those rows that have one. */
  const idOf = new Map<number, string>();

  function findRecord(draft: Draft): Written | undefined {
    const here = recordOf(draft);
    const { sameAs } = draft;
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

  return (told: Draft, act: Act): ImportRow | null => {
    const draft = match.kind === "customers" ? names.tellOf(told, act) : told;
    const found = act === "create" ? undefined : findRecord(draft);
    if (act === "skip") {
      // A later row that is the same still changes the record.
      if (found) keep(draft, found);
      return null;
    }
    // What this very import has made is current, whatever its version.
    const written = found ?? { _id: makeUuid(), updatedAt: "", values: {} };
    const chosen = found ? replacedBy(draft, rule) : [];
    const values = found ? toChanges(found, draft, match, chosen) : valuesOf(draft, match);
    const whole = noteOver(draft, values, written.values);
    keep(draft, { ...written, values: whole });
    const given = found ? values : withStatus(values, match);
    const stored = toStored(given, draft, match, names, found === undefined);
    const { _id, updatedAt } = written;
    // A record of this very import has what its rows say, and else only what every new one has.
    const replace = updatedAt === "" ? Object.keys(stored) : chosen;
    const row = found
      ? { kind: match.kind, act, _id, updatedAt, values: stored, replace }
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
      over.cut.push(told(notesName(match.kind), notes.slice(mostNotes)));
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

/** A new record with the status that all without one get. */
function withStatus(values: Values, match: Match): Values {
  return match.kind === "customers" ? { status: match.status, ...values } : values;
}

/** The first row of a record may change it; those of the file that are the same only add. */
function toChanges({ values }: Written, draft: Draft, match: Match, replace: readonly string[]) {
  return changesRecord(draft)
    ? changesTo(values, draft, match, replace)
    : additionsTo(values, draft, match);
}

function toList(tags: Values[string] | undefined): string[] {
  return Array.isArray(tags) ? tags : [];
}

/** With ids for names. Whom an appointment is with is never changed. */
function toStored(
  { company, tags, attending, ...values }: Values,
  draft: Draft,
  match: Match,
  names: Names,
  isNew: boolean,
) {
  const customer = match.kind === "appointments" && isNew ? names.customer(draft) : null;
  return {
    ...values,
    ...(typeof attending === "string" && { attending: attending.split(",") }),
    ...(Array.isArray(tags) && { tags: tags.map(names.tag) }),
    ...(company !== undefined && draft.company && { company: names.company(draft.company) }),
    ...(customer && { customer }),
  };
}
