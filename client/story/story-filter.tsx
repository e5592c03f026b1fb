import { useEffect } from "react";
import { type Story, type StoryPart, storyParts } from "../../shared/story.ts";
import { formatCount } from "../lib/count.ts";
import { isFreeKey } from "../shortcuts/use-shortcut-keys.ts";

type StoryFilterProps = {
  /** Undefined: all of it. */
  part: StoryPart | undefined;
  counts: Story["counts"] | undefined;
  onPart: (part: StoryPart | undefined) => void;
};

const choices = [undefined, ...storyParts];
const labels = {
  all: "All",
  notes: "Notes",
  appointments: "Appointments",
  tasks: "Tasks",
  changes: "Changes",
};

/** What the story shows, each with how much of it there is; Shift and a digit choose. */
export function StoryFilter({ part, counts, onPart }: StoryFilterProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { code, shiftKey, ctrlKey, metaKey, altKey } = event;
      const digit = /^Digit([1-5])$/.exec(code)?.[1];
      if (!digit || !shiftKey || ctrlKey || metaKey || altKey || !isFreeKey(event)) return;
      event.preventDefault();
      onPart(choices[Number(digit) - 1]);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onPart]);

  return (
    <fieldset className="story-filter">
      <legend className="vh">Show</legend>
      {choices.map((choice, index) => {
        const name = choice ?? "all";
        return (
          <button
            key={name}
            type="button"
            aria-pressed={choice === part}
            aria-keyshortcuts={`Shift+${index + 1}`}
            onClick={() => onPart(choice)}
          >
            {labels[name]} {counts && <span className="num">{formatCount(counts[name])}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
