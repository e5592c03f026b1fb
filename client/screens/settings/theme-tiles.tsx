import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { notes } from "../../../shared/words/en/notes.ts";
import { setTheme, type Theme, useTheme } from "../../lib/browser/theme.ts";

const themes: { value: Theme; picture: ReactNode }[] = [
  { value: "light", picture: <Sheet theme="light" /> },
  { value: "dark", picture: <Sheet theme="dark" /> },
  {
    value: "system",
    picture: (
      <>
        <Sheet theme="light" />
        <Sheet theme="dark" />
      </>
    ),
  },
];

/** The theme as three pictures of a page; a choice applies at once, on this device. */
export function ThemeTiles() {
  const theme = useTheme();
  return (
    <RadioGroup
      aria-label={notes.theme}
      value={theme}
      onValueChange={(value) => setTheme(value)}
      className="grid grid-cols-3 gap-3 to-700:gap-2"
    >
      {themes.map(({ value, picture }) => (
        <Radio.Root
          key={value}
          value={value}
          nativeButton
          render={<button type="button" />}
          className="grid gap-2.5 rounded-2 border border-control bg-raised p-2 pb-2.5 text-start font-medium transition-colors hover:bg-raised-hover focus-visible:rounded-2 data-checked:border-accent data-checked:font-semibold data-checked:shadow-[inset_0_0_0_1px_var(--accent)] forced-colors:data-checked:outline-2"
        >
          <span
            aria-hidden="true"
            className="grid h-[66px] auto-cols-fr grid-flow-col overflow-hidden rounded-1 border border-line"
          >
            {picture}
          </span>
          <span className="flex items-center justify-between gap-1 px-1 to-700:px-0 to-700:text-13">
            {notes.themes[value]}
            <Radio.Indicator className="text-accent">
              <Check className="stroke-[2.5]" />
            </Radio.Indicator>
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

/** A miniature page in the tokens of its own theme. */
function Sheet({ theme }: { theme: "light" | "dark" }) {
  return (
    <span data-theme={theme} className="grid grid-cols-[31%_1fr] bg-paper">
      <span className="border-e border-line-strong bg-desk" />
      <span className="p-2.5 pt-[11px]">
        <span className="mb-[7px] block h-[5px] w-[52%] rounded-[2px] bg-ink" />
        <span className="mb-[7px] block h-[5px] rounded-[2px] bg-line-strong" />
        <span className="block h-[9px] w-[30%] rounded-[2px] bg-accent" />
      </span>
    </span>
  );
}
