import { fold } from "../../../../shared/text/fold.ts";
import type { SliceOptions } from "../in-slices.ts";
import type { Match } from "../match/column-match.ts";
import { changeImport, readImport } from "../state.ts";
import { textOf, whoOf, withBelongings } from "./belongings.ts";
import type { Draft } from "./draft.ts";
import { editDraft } from "./drafts.ts";
import { learnMentions, mentionedIn } from "./mentions.ts";
import type { Known, Person, Who } from "./named.ts";
import { recheckAll } from "./recheck.ts";

/** Appointments that name nobody, by their titles. */
export interface TitleGroup {
  key: string;
  title: string;
  count: number;
  /** Who was chosen for this title. */
  person: Person | null;
}

/** An appointment of which the file does not say with whom it is. */
function namesNobody(draft: Draft, match: Match): boolean {
  if (match.kind !== "appointments") return false;
  if (draft.person) return true;
  const { name, email, phone } = whoOf(draft, match);
  return name === "" && email === "" && phone === "";
}

/** The rows with whom they mention, or who was chosen, where the file names nobody. */
export async function assignPeople(
  drafts: readonly Draft[],
  who: Who,
  match: Match,
  known: Known,
  options: SliceOptions,
): Promise<Draft[]> {
  const nameless = drafts.filter((draft) => namesNobody(draft, match));
  await learnMentions(known, nameless, options);
  return drafts.map((draft) => assign(draft, who, match, known));
}

function assign(draft: Draft, who: Who, match: Match, known: Known): Draft {
  if (!namesNobody(draft, match)) return draft;
  const person = personOf(draft, who, known);
  const { person: before } = draft;
  if (before?._id === person?._id && before?.name === person?.name) return draft;
  const edited = editDraft(draft, "customer", person?.name ?? "", match, known);
  return person ? withBelongings({ ...edited, person }, match, known) : edited;
}

function personOf(draft: Draft, { all, byTitle }: Who, known: Known): Draft["person"] {
  const chosen = byTitle.get(titleKey(draft));
  if (chosen) return { ...chosen, by: "title" };
  const mentioned = mentionedIn(draft, known);
  if (mentioned) return { ...mentioned, by: "mention" };
  return all ? { ...all, by: "all" } : undefined;
}

function titleKey(draft: Draft): string {
  return fold(textOf(draft, "title"));
}

/** What the file leaves open: how many name nobody, how many of them mention somebody, and their titles. */
export function namelessOf(drafts: readonly Draft[], match: Match, { byTitle }: Who) {
  const nameless = drafts.filter((draft) => namesNobody(draft, match));
  const open = nameless.filter(({ person }) => person?.by !== "mention");
  const groups = Map.groupBy(open, titleKey);
  const titles = [...groups].map(([key, [first, ...others]]): TitleGroup => {
    const title = first ? textOf(first, "title") : "";
    return { key, title, count: others.length + 1, person: byTitle.get(key) ?? null };
  });
  return {
    count: nameless.length,
    mentioned: nameless.length - open.length,
    titles: titles.sort((one, other) => other.count - one.count),
  };
}

/** Chooses with whom all are that name nobody, or those of one title. */
export function choosePerson(person: Person | null, title?: string): void {
  const { drafts, match, known, who } = readImport();
  if (!drafts || !match || !known) return;
  const byTitle = new Map(who.byTitle);
  if (title !== undefined && person) byTitle.set(title, person);
  else if (title !== undefined) byTitle.delete(title);
  const next = title === undefined ? { ...who, all: person } : { ...who, byTitle };
  const assigned = drafts.map((draft) => assign(draft, next, match, known));
  changeImport({ who: next, drafts: assigned });
  recheckAll(assigned.filter((draft, place) => draft !== drafts[place]).map((one) => one.number));
}
