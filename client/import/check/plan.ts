import type { ImportRow } from "../../../shared/imports.ts";
import { mapInSlices, type SliceOptions } from "../in-slices.ts";
import type { Draft, Known, Match, Plan, Rule, SourceRow } from "../types.ts";
import { actOf } from "./actions.ts";
import { changesTo, notesFieldOf, notesOf, unreadOf, type Values, valuesOf } from "./compare.ts";
import { nameKey } from "./names.ts";

/** What is sent: tags and companies first, so that the rows after them can belong to them. */
export async function toPlan(
  drafts: readonly Draft[],
  rule: Rule,
  match: Match,
  known: Known,
  options?: SliceOptions,
): Promise<Plan> {
  const made: ImportRow[] = [];
  const rows: ImportRow[] = [];
  const skipped: SourceRow[] = [];
  const names = createNames(known, made);
  let unread = 0;
  await mapInSlices(
    drafts,
    (draft) => {
      const act = actOf(draft, rule, match.kind);
      if (act === "skip") {
        skipped.push(draft.row);
        return;
      }
      unread += unreadOf(draft, match).length;
      rows.push(toRow(draft, act, match, names));
    },
    options,
  );
  return { rows: [...made, ...rows], skipped, unread };
}

type Names = ReturnType<typeof createNames>;

/** Ids of what rows name; what is not here yet is made by the rows in `made`. */
function createNames(known: Known, made: ImportRow[]) {
  const companies = new Map<string, string>();
  const tags = new Map([...known.tags].map(([key, { _id }]) => [key, _id]));
  const idIn = (ids: Map<string, string>, name: string, add: (_id: string) => ImportRow) => {
    const key = nameKey(name);
    const _id = ids.get(key) ?? crypto.randomUUID();
    if (!ids.has(key)) {
      ids.set(key, _id);
      made.push(add(_id));
    }
    return _id;
  };
  return {
    company: ({ _id: id, name }: { _id: string | null; name: string }) =>
      id ??
      idIn(companies, name, (_id) => ({
        kind: "companies",
        act: "create",
        _id,
        values: { name },
      })),
    tags: (all: readonly string[]) =>
      all.map((name) =>
        idIn(tags, name, (_id) => ({ kind: "tags", act: "create", _id, values: { name } })),
      ),
  };
}

function toRow(draft: Draft, act: "create" | "update", match: Match, names: Names): ImportRow {
  const { kind } = match;
  const record = act === "update" ? draft.here?.record : undefined;
  const values = record ? changesTo(record, draft, match) : newValues(draft, match);
  const stored = {
    ...values,
    ...(Array.isArray(values.tags) ? { tags: names.tags(values.tags) } : {}),
    ...(needsCompany(values, record !== undefined, match) && draft.company
      ? { company: names.company(draft.company) }
      : {}),
  };
  const row = record
    ? { kind, act, _id: record._id, updatedAt: record.updatedAt, values: stored }
    : { kind, act, _id: crypto.randomUUID(), values: stored };
  // as: the values are those of the kind's schema, which the server checks.
  return row as ImportRow;
}

function needsCompany(values: Values, isUpdate: boolean, { kind }: Match): boolean {
  return kind !== "companies" && (!isUpdate || values.company !== undefined);
}

function newValues(draft: Draft, match: Match): Values {
  const notes = notesOf(draft, match).join("\n");
  const tags = draft.cells.tags?.value;
  return {
    ...valuesOf(draft, match),
    ...(notes === "" ? {} : { [notesFieldOf(match.kind)]: notes }),
    ...(Array.isArray(tags) ? { tags } : {}),
  };
}
