import { plural } from "../plural.ts";

const left = (kept: number) =>
  plural("en", kept, { one: "# kept as it is", other: "# kept as they are" });

/** What was done, each a whole sentence. Where one stands alone, it is capitalized. */
export const acts = {
  added: (name: string) => `added ${name}`,
  addedTo: (name: string, place: string) => `added ${name} to ${place}`,
  addedAt: (name: string, time: string) => `added ${name}: ${time}`,
  deleted: {
    one: (name: string) => `deleted ${name}`,
    at: (name: string, place: string) => `deleted ${name} at ${place}`,
    along: (name: string, along: string) => `deleted ${name} with ${along}`,
    atAlong: (name: string, place: string, along: string) =>
      `deleted ${name} at ${place} with ${along}`,
    moved: (name: string, customers: string, place: string) =>
      `deleted ${name} and moved ${customers} to ${place}`,
  },
  restored: {
    one: (name: string) => `restored ${name}`,
    at: (name: string, place: string) => `restored ${name} at ${place}`,
    along: (name: string, along: string) => `restored ${name} with ${along}`,
    atAlong: (name: string, place: string, along: string) =>
      `restored ${name} at ${place} with ${along}`,
    moved: (name: string, customers: string, place: string) =>
      `restored ${name} and moved ${customers} to ${place}`,
  },
  merged: (name: string, into: string) => `merged ${name} into ${into}`,
  mergedMore: {
    customers: (name: string, others: number, into: string) =>
      `merged ${name} and ${plural("en", others, { one: "# other", other: "# others" })} into ${into}`,
    companies: (name: string, others: number, into: string) =>
      `merged ${name} and ${plural("en", others, { one: "# other", other: "# others" })} into ${into}`,
  },
  undid: (name: string) => `undid a change to ${name}`,
  imported: (created: string) => `imported ${created}`,
  importedFrom: (created: string, file: string) => `imported ${created} from ${file}`,
  importedBoth: (created: string, updated: string) => `imported ${created} and updated ${updated}`,
  importedBothFrom: (created: string, updated: string, file: string) =>
    `imported ${created} and updated ${updated} from ${file}`,
  updated: (updated: string) => `updated ${updated}`,
  updatedFrom: (updated: string, file: string) => `updated ${updated} from ${file}`,
  changed: (name: string) => `changed ${name}`,
  changedFields: (name: string, fields: string) => `changed ${name}: ${fields}`,
  changedFrom: (name: string, field: string, from: string, to: string) =>
    `changed ${name}: ${field} ${from} → ${to}`,
  moved: (name: string, from: string, to: string) => `moved ${name}: ${from} → ${to}`,
  set: (field: string, what: string, to: string) => `set the ${field} of ${what} to ${to}`,
  nothing: "nothing",
  /** On the page of the record itself. */
  own: {
    added: "added",
    addedTo: (place: string) => `added to ${place}`,
    addedAt: (time: string) => `added: ${time}`,
    deleted: "deleted",
    deletedAt: (place: string) => `deleted at ${place}`,
    deletedAlong: (along: string) => `deleted with ${along}`,
    deletedAtAlong: (place: string, along: string) => `deleted at ${place} with ${along}`,
    deletedMoved: (customers: string, place: string) =>
      `deleted and moved ${customers} to ${place}`,
    undid: "undid a change",
    changed: "changed",
    changedFields: (fields: string) => `changed ${fields}`,
    changedFrom: (field: string, from: string, to: string) => `changed ${field} ${from} → ${to}`,
    moved: (from: string, to: string) => `moved ${from} → ${to}`,
  },
  outcome: {
    held: (title: string) => `marked ${title} as held`,
    "no-show": (title: string) => `marked ${title} as a no-show`,
    canceled: (title: string) => `canceled ${title}`,
    cleared: (title: string) => `cleared the outcome of ${title}`,
    again: (title: string, time: string) => `planned ${title} again: ${time}`,
  },
  quoted: (text: string) => `“${text}”`,
  task: {
    added: (text: string) => `added the task ${text}`,
    deleted: (text: string) => `deleted the task ${text}`,
    restored: (text: string) => `restored the task ${text}`,
    undid: (text: string) => `undid a change to the task ${text}`,
    changed: (text: string) => `changed the task ${text}`,
    changedFields: (text: string, fields: string) => `changed the task ${text}: ${fields}`,
    changedFrom: (text: string, field: string, from: string, to: string) =>
      `changed the task ${text}: ${field} ${from} → ${to}`,
    moved: (text: string, from: string, to: string) => `moved the task ${text}: ${from} → ${to}`,
    done: (text: string) => `marked the task ${text} as done`,
    notDone: (text: string) => `marked the task ${text} as not done`,
  },
  /** What an entry of a story is in the sentences below. */
  entries: {
    note: (whom: string) => `a note to ${whom}`,
    call: (whom: string) => `a call with ${whom}`,
    email: (whom: string) => `an email with ${whom}`,
    meeting: (whom: string) => `a meeting with ${whom}`,
    other: (whom: string) => `an entry with ${whom}`,
    nobody: "a deleted customer",
  },
  entry: {
    added: (entry: string) => `added ${entry}`,
    addedText: (entry: string, text: string) => `added ${entry}: “${text}”`,
    addedTask: (entry: string) => `added ${entry}, with a follow-up task`,
    addedTextTask: (entry: string, text: string) =>
      `added ${entry}: “${text}”, with a follow-up task`,
    deleted: (entry: string) => `deleted ${entry}`,
    deletedText: (entry: string, text: string) => `deleted ${entry}: “${text}”`,
    restored: (entry: string) => `restored ${entry}`,
    restoredText: (entry: string, text: string) => `restored ${entry}: “${text}”`,
    changed: (entry: string) => `changed ${entry}`,
    changedFields: (entry: string, fields: string) => `changed ${entry}: ${fields}`,
  },
  tag: {
    added: (tag: string) => `added the tag ${tag}`,
    deleted: (tag: string) => `deleted the tag ${tag}`,
    deletedFrom: (tag: string, records: string) => `deleted the tag ${tag} from ${records}`,
    restored: (tag: string) => `restored the tag ${tag}`,
    restoredTo: (tag: string, records: string) => `restored the tag ${tag} to ${records}`,
    merged: (tag: string, into: string) => `merged the tag ${tag} into ${into}`,
    undid: (tag: string) => `undid a change to the tag ${tag}`,
    renamed: (before: string, tag: string) => `renamed the tag ${before} to ${tag}`,
    changed: (tag: string) => `changed the tag ${tag}`,
  },
  view: {
    saved: (view: string) => `saved the view ${view}`,
    deleted: (view: string) => `deleted the view ${view}`,
    restored: (view: string) => `restored the view ${view}`,
    undid: (view: string) => `undid a change to the view ${view}`,
    renamed: (before: string, view: string) => `renamed the view ${before} to ${view}`,
    changed: (view: string) => `changed the view ${view}`,
  },
  absence: {
    planned: (person: string, days: string) => `planned the absence of ${person}, ${days}`,
    deleted: (day: string) => `deleted the absence of ${day}`,
    restored: (day: string) => `restored the absence of ${day}`,
    undid: (day: string) => `undid a change to the absence of ${day}`,
    changed: (day: string) => `changed the absence of ${day}`,
    changedFields: (day: string, fields: string) => `changed the absence of ${day}: ${fields}`,
    changedFrom: (day: string, field: string, from: string, to: string) =>
      `changed the absence of ${day}: ${field} ${from} → ${to}`,
    handed: (act: string, records: string) => `${act} and handed over ${records}`,
    handedTo: (act: string, records: string, person: string) =>
      `${act} and handed over ${records} to ${person}`,
  },
  bulk: {
    tagged: (tag: string, what: string) => `added the tag ${tag} to ${what}`,
    untagged: (tag: string, what: string) => `removed the tag ${tag} from ${what}`,
    company: (what: string, company: string) => `moved ${what} to ${company}`,
    handed: (what: string, person: string) => `handed ${what} to ${person}`,
    handedAlong: (what: string, person: string, along: string) =>
      `handed ${what} to ${person} with ${along}`,
    followUps: (count: number) =>
      plural("en", count, { one: "# follow-up", other: "# follow-ups" }),
    snoozed: (what: string, day: string) => `snoozed ${what} until ${day}`,
    snoozedForGood: (what: string) => `snoozed ${what} for good`,
    unsnoozed: (what: string) => `ended the snooze of ${what}`,
  },
  undone: {
    removed: (name: string) => `Undone: ${name} removed`,
    undone: (act: string) => `Undone: ${act}`,
    redone: (act: string) => `Redone: ${act}`,
    undoneTo: (name: string, field: string, value: string) =>
      `Undone: ${name}’s ${field} is ${value} again`,
    undoneToOf: (title: string, field: string, value: string) =>
      `Undone: ${field} of ${title} is ${value} again`,
    redoneTo: (name: string, field: string, value: string) =>
      `Redone: ${name}’s ${field} is ${value} again`,
    redoneToOf: (title: string, field: string, value: string) =>
      `Redone: ${field} of ${title} is ${value} again`,
    undoneKept: (kept: number) => `Undone. ${left(kept)}.`,
    redoneKept: (kept: number) => `Redone. ${left(kept)}.`,
    undo: "Undo",
    redo: "Redo",
  },
  below: {
    who: (names: string) => `With ${names}`,
    whose: (names: string) => `For ${names}`,
    undone: (time: string) => `Undone ${time}`,
    undonePartly: (time: string, kept: number) => `Partly undone ${time}, ${left(kept)}`,
    kept: (day: string) => `Kept until ${day}`,
  },
} as const;
