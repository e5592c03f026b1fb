import { Link } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { createContext, useContext } from "react";
import type { StoryEntry } from "../../../../shared/story.ts";
import { story } from "../../../../shared/words/en/story.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { Highlighted } from "../../../ui/text/highlighted.tsx";
import { ReadMore } from "../../../ui/text/read-more.tsx";

/** What the entries of one story have in common. */
export interface StoryView {
  /** Names the customer of each entry, as on a company's page. */
  named: boolean;
  /** What is searched for. */
  typed: string;
  /** Titles of the appointments that are shown, by id: what came of one says of which. */
  titles: ReadonlyMap<string, string>;
  /** Whose customer or company it is. */
  responsible?: string | undefined;
}

export const StoryViewContext = createContext<StoryView>({
  named: false,
  typed: "",
  titles: new Map(),
});

type Named = { _id: string; name: string };

/** Whose entry it is, on a page where they differ. */
export function EntryName({
  customer,
  company,
}: {
  customer: Named | null;
  company: Named | null;
}) {
  const { named } = useContext(StoryViewContext);
  if (!named) return null;
  if (!customer) return company && <span>{company.name}</span>;
  return (
    <Link
      to="/dashboard/customers/$customerId"
      params={{ customerId: customer._id }}
      className="link text-13"
    >
      {customer.name}
    </Link>
  );
}

/** What became of an email to a customer. */
export function LetterState({ state, failure }: Extract<StoryEntry, { type: "mail" }>["letter"]) {
  return state === "failed" ? (
    <span className="font-medium text-notice">{story.entry.failed(failure)}</span>
  ) : (
    <span className="text-13 text-ink-3">
      {state === "sent" && <Mail className="me-1 inline size-[13px] align-[-2px]" />}
      {story.entry[state]}
    </span>
  );
}

/** Characters of a text shown at first. */
const shownAtFirst = 600;

const mentions = lazyModule(() => import("../../../ui/people/mention-text.tsx"));

function mentionsSomebody(text: string): boolean {
  return text.includes("@") && !isAloneHere();
}

/** A text of an entry, with what is searched for underlined. */
export function EntryText({ children }: { children: string }) {
  const { typed } = useContext(StoryViewContext);
  const part = mentions.use(mentionsSomebody(children));
  if (typed) return <Highlighted text={children} typed={typed} />;
  if (part && children.length <= shownAtFirst && mentionsSomebody(children)) {
    return <part.MentionText text={children} />;
  }
  return <ReadMore text={children} max={shownAtFirst} />;
}
