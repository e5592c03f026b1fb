import { CalendarSearch } from "lucide-react";
import { together } from "../../../../../shared/words/en/together.ts";
import { useLetterKeys } from "../../../../lib/shortcuts/use-letter-keys.ts";
import { Button } from "../../../../ui/button.tsx";

type FindButtonProps = { onFind: () => void; className: string };

/** Find a Time, by pointer or F. */
export function FindButton({ onFind, className }: FindButtonProps) {
  useLetterKeys({ f: onFind });
  return (
    <Button
      icon={<CalendarSearch />}
      aria-haspopup="dialog"
      aria-keyshortcuts="F"
      className={className}
      onClick={onFind}
    >
      {together.find.title}
    </Button>
  );
}
