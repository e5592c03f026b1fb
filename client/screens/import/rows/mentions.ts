import { isSharedEmail, toEmailKey, toPersonKey } from "../../../../shared/matching/match-keys.ts";
import {
  importEndpoints,
  mostNamed,
  type NamedCustomer,
} from "../../../../shared/transfer/imports.ts";
import { call } from "../../../lib/api.ts";
import type { SliceOptions } from "../in-slices.ts";
import { textOf } from "./belongings.ts";
import type { Draft } from "./draft.ts";
import type { Known, Person } from "./named.ts";

/** Of a description: whoever it is about is named at its beginning. */
const mostNotes = 1000;
/** Words of a name; one alone is that of too many. */
const fewest = 2;
const most = 4;

/** What texts may name: keys that customers are compared by, with how the text has them. */
interface Mentions {
  emails: Map<string, string>;
  inTitle: Map<string, string>;
  inNotes: Map<string, string>;
}

const found = new WeakMap<Draft["row"], { text: string; mentions: Mentions }>();

function mentionsOf(draft: Draft): Mentions {
  const title = textOf(draft, "title");
  const notes = [textOf(draft, "notes"), ...draft.extra].join("\n").slice(0, mostNotes);
  const text = `${title}\n${notes}`;
  const kept = found.get(draft.row);
  if (kept?.text === text) return kept.mentions;
  const mentions = {
    emails: emailsIn(text),
    inTitle: namesIn(title, () => true),
    // Of a long text only what is written like a name.
    inNotes: namesIn(notes, (word) => /^\P{Ll}/u.test(word)),
  };
  found.set(draft.row, { text, mentions });
  return mentions;
}

function emailsIn(text: string): Map<string, string> {
  const emails = text.match(/[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+\.\p{L}{2,}/gu) ?? [];
  const keys = emails.map((email) => [toEmailKey(email), email] as const);
  return new Map(keys.filter(([key]) => key !== "" && !isSharedEmail(key)));
}

/** Two to four words in a row. */
function namesIn(text: string, isNamed: (word: string) => boolean): Map<string, string> {
  const words = text.split(/[^\p{L}\p{N}\p{M}'’.-]+/u).filter(Boolean);
  const names = new Map<string, string>();
  for (const [place, word] of words.entries()) {
    if (!isNamed(word)) continue;
    for (let count = fewest; count <= most; count += 1) {
      const some = words.slice(place, place + count);
      if (some.length < count || !isNamed(some.at(-1) ?? "")) continue;
      const name = some.join(" ").replace(/[.'’-]+$/, "");
      names.set(toPersonKey(name), name);
    }
  }
  return names;
}

/** Asks which names and emails of texts are those of customers; each is asked for only once. */
export async function learnMentions(
  known: Known,
  drafts: readonly Draft[],
  { signal }: SliceOptions = {},
): Promise<void> {
  known.people ??= new Map();
  const { people } = known;
  const all = drafts.map(mentionsOf);
  const asked = (some: readonly Map<string, string>[]) =>
    [...new Map(some.flatMap((each) => [...each]))].filter(([key]) => key && !people.has(key));
  const names = asked(all.flatMap(({ inTitle, inNotes }) => [inTitle, inNotes]));
  const emails = asked(all.map((each) => each.emails));
  for (let start = 0; start < Math.max(names.length, emails.length); start += mostNamed) {
    const page = [names, emails].map((list) => list.slice(start, start + mostNamed));
    const [ofNames = [], ofEmails = []] = page;
    const { data } = await call(importEndpoints.named, {
      body: {
        names: ofNames.map(([, name]) => name),
        emails: ofEmails.map(([, email]) => email),
      },
      ...(signal && { signal }),
    });
    for (const [key] of page.flat()) people.set(key, []);
    for (const one of data) {
      for (const key of [toPersonKey(one.name), toEmailKey(one.email)]) people.get(key)?.push(one);
    }
  }
}

/** The only customer whose email stands in the texts of a row, or whose name; the surest place counts. */
export function mentionedIn(draft: Draft, { people }: Known): Person | null {
  if (!people) return null;
  const { emails, inTitle, inNotes } = mentionsOf(draft);
  for (const place of [emails, inTitle, inNotes]) {
    const all = [...place.keys()].flatMap((key) => people.get(key) ?? []);
    const different = new Map(all.map((one) => [one._id, one]));
    const [only, ...others] = different.values();
    if (only) return others.length === 0 ? toPerson(only) : null;
  }
  return null;
}

function toPerson({ _id, name, company, companyName }: NamedCustomer): Person {
  return { _id, name, company: { _id: company, name: companyName } };
}
