import { Search, X } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { maxSearch } from "../../../shared/text/search-length.ts";
import { fields } from "../../../shared/words/en/fields.ts";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { controlSize, inputLook } from "./control-look.ts";

type SearchInputProps = Pick<ComponentProps<"input">, "placeholder"> & {
  "aria-label": string;
  value: string;
  onValueChange: (value: string) => void;
};

/** Esc and the cross both clear it; the cross returns focus. The key Q focuses it. */
export function SearchInput({ value, onValueChange, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative block">
      <Search className="pointer-events-none absolute top-1/2 inset-s-[11px] -translate-y-1/2 text-ink-3" />
      <input
        autoComplete="off"
        spellCheck={false}
        maxLength={maxSearch}
        {...props}
        ref={input}
        type="search"
        data-search
        enterKeyHint="search"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && value !== "" && !event.defaultPrevented) {
            event.preventDefault();
            onValueChange("");
          }
        }}
        className={cx(
          inputLook,
          controlSize,
          "appearance-none ps-[34px] [&::-webkit-search-cancel-button]:hidden",
          value !== "" && "pe-10",
        )}
      />
      {value !== "" && (
        <IconButton
          label={fields.clearSearch}
          tip={false}
          size="sm"
          className="absolute top-1/2 inset-e-[5px] -translate-y-1/2 to-700:inset-e-0 pointer-coarse:inset-e-0"
          onClick={() => {
            onValueChange("");
            input.current?.focus();
          }}
        >
          <X className="size-3.5" />
        </IconButton>
      )}
    </span>
  );
}
