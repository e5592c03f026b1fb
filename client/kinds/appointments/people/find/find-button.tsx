import { CalendarSearch } from "lucide-react";
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
      Find a Time
    </Button>
  );
}
