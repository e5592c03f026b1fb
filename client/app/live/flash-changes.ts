import type { ChangeEvent } from "../../../shared/api/events.ts";
import { fieldsOf } from "../../../shared/kinds/fields.ts";
import type { Kind } from "../../../shared/kinds/names.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { whose } from "../../../shared/words/en/whose.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { noteOthersChange } from "../../lib/people/others-changes.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { getSession } from "../../lib/session.ts";
import { titleOfField, wordsOf } from "../../screens/history/field-words.ts";
import { inkOf } from "../../ui/people/ink.ts";

/** Milliseconds: so long a change may take until it is read, and so long it shows. */
const patience = 15_000;
const shown = 8000;

type Record_ = Readonly<Record<string, unknown>>;

interface Change {
  kind: Kind;
  person: string;
  until: number;
  before: Record_;
}

/** What others change, by record, until it was shown. */
const changes = new Map<string, Change>();

/** Another one has changed a record: what is on screen of it is compared once it was read again. */
export function expectChange({ kind, record, user, action }: ChangeEvent): void {
  if (!user || user === getSession().user?._id || action !== "update") return;
  noteOthersChange(record, user);
  const before = findShown(kind, record);
  if (!before) return;
  const known = changes.get(record);
  changes.set(record, {
    ...{ kind, person: user, until: Date.now() + patience },
    before: known?.before ?? before,
  });
}

/** Compares whatever is read from now on with what was on screen before. */
export function flashChanges(signal: AbortSignal): void {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || changes.size === 0) return;
    // After React has shown it.
    setTimeout(() => requestAnimationFrame(compareAll), 50);
  });
  signal.addEventListener("abort", stop);
}

function compareAll() {
  for (const [record, { kind, person, until, before }] of changes) {
    if (until < Date.now()) {
      changes.delete(record);
      continue;
    }
    const after = findShown(kind, record);
    if (!after || after.updatedAt === before.updatedAt) continue;
    changes.delete(record);
    for (const field of Object.keys(fieldsOf[kind])) {
      if (!(field in before) || !(field in after) || isSame(before[field], after[field])) continue;
      const was = toWords(field, before[field]);
      const who = isolate(firstNameOf(nameOfPerson(person)));
      const words = was ? whose.justNowWas(who, was) : whose.justNow(who);
      show(record, titleOfField(kind, field), person, words);
    }
  }
}

/** The record as a screen has it, be it its page or a list. */
function findShown(kind: Kind, record: string): Record_ | undefined {
  const queries = queryClient.getQueryCache().findAll({ type: "active", queryKey: [kind] });
  for (const { state } of queries) {
    const found = findIn(state.data, record);
    if (found) return found;
  }
  return undefined;
}

// As the answers of lists and of single records are.
function findIn(data: unknown, record: string): Record_ | undefined {
  if (Array.isArray(data)) {
    for (const one of data) {
      const found = findIn(one, record);
      if (found) return found;
    }
    return undefined;
  }
  if (data === null || typeof data !== "object") return undefined;
  if ("_id" in data && data._id === record && "updatedAt" in data) return data as Record_;
  if ("pages" in data) return findIn(data.pages, record);
  return "data" in data ? findIn(data.data, record) : undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function toWords(field: string, value: unknown): string {
  if (Array.isArray(value)) {
    return value
      .map((one) =>
        one !== null && typeof one === "object" && "name" in one ? String(one.name) : "",
      )
      .join(", ");
  }
  if (typeof value === "string" || typeof value === "number")
    return wordsOf(field, value).slice(0, 80);
  return "";
}

/** On its page the fact with that label, in a list the cell of that column. Not where the user is. */
function show(record: string, title: string, person: string, words: string) {
  for (const [place, isCell] of placesOf(record, title)) {
    if (
      place.contains(document.activeElement) &&
      document.activeElement?.matches("input, textarea")
    )
      continue;
    place.style.setProperty("--p", inkOf(person));
    place.dataset.flash = isCell ? "" : words;
    if (isCell) place.title = words;
    setTimeout(() => place.setAttribute("data-flash-over", ""), shown);
    setTimeout(() => {
      for (const name of ["data-flash", "data-flash-over"]) place.removeAttribute(name);
      if (isCell) place.removeAttribute("title");
    }, shown + 300);
  }
}

function* placesOf(record: string, title: string): Generator<[HTMLElement, isCell: boolean]> {
  if (location.pathname.endsWith(`/${record}`)) {
    for (const fact of document.querySelectorAll<HTMLElement>("main dl.facts > div")) {
      if (fact.querySelector("dt")?.textContent === title) yield [fact, false];
    }
  }
  for (const row of document.querySelectorAll<HTMLTableRowElement>("main .data-table tbody > tr")) {
    if (!row.querySelector(`a[href$="/${CSS.escape(record)}"]`)) continue;
    const heads = [...(row.closest("table")?.querySelectorAll("thead th") ?? [])];
    const cell = row.cells[heads.findIndex((head) => head.textContent?.trim() === title)];
    if (cell) yield [cell, true];
  }
}
