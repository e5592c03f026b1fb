import { Search } from "lucide-react";
import { useRef } from "react";
import { story } from "../../../shared/words/en/story.ts";
import { IconButton } from "../../ui/button.tsx";
import { SearchInput } from "../../ui/form/search-input.tsx";

type StorySearchProps = {
  /** Null while there is no field. */
  text: string | null;
  onText: (text: string | null) => void;
};

/** An icon that becomes a field in its place; Esc in the empty field takes it away. */
export function StorySearch({ text, onText }: StorySearchProps) {
  const box = useRef<HTMLSpanElement>(null);
  const focus = (what: "input" | "button") =>
    // After the other has taken its place.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(what)?.focus());
  const open = () => {
    onText(text ?? "");
    focus("input");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is one of the field's inside
    <span
      ref={box}
      className="[&>:has(>input)]:w-60 to-700:has-[input]:w-full to-700:[&>:has(>input)]:w-full"
      onKeyDown={({ key, defaultPrevented }) => {
        if (key !== "Escape" || defaultPrevented || text === null) return;
        onText(null);
        focus("button");
      }}
    >
      {text === null ? (
        <IconButton label={story.search} tip={story.searchKey} size="sm" data-search onClick={open}>
          <Search />
        </IconButton>
      ) : (
        <SearchInput
          aria-label={story.search}
          placeholder={story.search}
          value={text}
          onValueChange={onText}
        />
      )}
    </span>
  );
}
