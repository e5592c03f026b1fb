import { useState } from "react";
import type { StoryPart } from "../../../shared/story.ts";
import { story } from "../../../shared/words/en/story.ts";
import { usePrintedWhole } from "../../lib/browser/print-all.ts";
import { useDebounced } from "../../lib/browser/use-debounced.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { PersonSelect } from "../../ui/people/person-fact.tsx";
import { TimelineRail } from "../../ui/rail/timeline-rail.tsx";
import { Composer } from "./composer/composer.tsx";
import { StoryEntries } from "./entries/story-entries.tsx";
import { storyQuery } from "./queries.ts";
import { StoryFilter } from "./story-filter.tsx";
import { StorySearch } from "./story-search.tsx";
import type { Subject } from "./subject.ts";

type StoryProps = {
  subject: Subject;
  /** From the address; undefined: all of it. */
  part: StoryPart | undefined;
  onPart: (part: StoryPart | undefined) => void;
  /** Where a tab above already says Story. */
  titleHidden?: boolean;
  /** The page knows: a company's may show something else first. */
  composing: boolean;
  onComposing: (composing: boolean) => void;
};

/** As plain as the parts beside it. */
const personClass =
  "flex-none print:hidden [&>button]:h-7! [&>button]:w-auto! [&>button]:gap-1 [&>button]:border-0! [&>button]:bg-transparent! [&>button]:px-1! [&>button]:text-13! [&>button]:font-medium pointer-coarse:[&>button]:h-10!";

/** What happened with a customer or a company, what is to come, and the next line of it. */
export function Story({
  subject,
  part,
  onPart,
  titleHidden = false,
  composing,
  onComposing,
}: StoryProps) {
  const [text, setText] = useState<string | null>(null);
  const [who, setWho] = useState<string>();
  const typed = useDebounced(text?.trim() ?? "");
  const list = useList(storyQuery(subject, { show: part, search: typed || undefined, who }));
  const total = list.first?.counts[part ?? "all"] ?? 0;
  usePrintedWhole({ ...list, total }, "entries");

  return (
    <section aria-label={story.title}>
      <div className="mb-3 flex min-h-7 items-center gap-x-5 to-700:flex-wrap">
        {!titleHidden && <h2 className="section-title me-auto">{story.title}</h2>}
        <StoryFilter part={part} counts={list.first?.counts} onPart={onPart} />
        <PersonSelect value={who} onValueChange={setWho} className={personClass} />
        <StorySearch text={text} onText={setText} />
      </div>
      <TimelineRail aria-label={story.title}>
        <Composer subject={subject} open={composing} onOpen={onComposing} />
        <StoryEntries
          list={list}
          named={subject.kind === "company"}
          responsible={subject.responsible}
          part={part}
          typed={typed}
          who={who}
          total={total}
          onClearSearch={() => setText("")}
          onEveryone={() => setWho(undefined)}
        />
      </TimelineRail>
    </section>
  );
}
