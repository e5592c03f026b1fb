import { useEffect } from "react";
import { type Story, type StoryPart, storyParts } from "../../../shared/story.ts";
import { story } from "../../../shared/words/en/story.ts";
import { formatCount } from "../../lib/format/count.ts";
import { isFreeKey } from "../../lib/shortcuts/use-shortcut-keys.ts";

type StoryFilterProps = {
  /** Undefined: all of it. */
  part: StoryPart | undefined;
  counts: Story["counts"] | undefined;
  onPart: (part: StoryPart | undefined) => void;
};

const choices = [undefined, ...storyParts];

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
    <fieldset className="flex min-w-0 gap-5 overflow-x-auto first:flex-auto to-700:order-1 to-700:-mx-4 to-700:w-[calc(100%+32px)] to-700:flex-none to-700:gap-[22px] to-700:px-4 to-700:first:ms-0 to-700:first:w-auto to-700:first:flex-1 to-700:first:ps-0 print:hidden [scrollbar-width:none]">
      <legend className="sr-only">{story.show}</legend>
      {choices.map((choice, index) => {
        const name = choice ?? "all";
        return (
          <button
            key={name}
            type="button"
            aria-pressed={choice === part}
            aria-keyshortcuts={`Shift+${index + 1}`}
            onClick={() => onPart(choice)}
            className="h-7 flex-none border-y-2 border-transparent text-13/5 font-medium whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-pressed:border-b-accent aria-pressed:font-semibold aria-pressed:text-ink pointer-coarse:h-10 forced-colors:border-t-[Canvas] forced-colors:not-aria-pressed:border-b-[Canvas]"
          >
            {story.parts[name]}{" "}
            {counts && (
              <span className="digits ms-0.5 font-normal text-ink-3">
                {formatCount(counts[name])}
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
