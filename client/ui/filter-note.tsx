import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";

type FilterNoteProps = { children: ReactNode; onRemove: () => void };

/** A filter besides the search, with a way to remove it. */
export function FilterNote({ children, onRemove }: FilterNoteProps) {
  return (
    <span className="inline-flex min-h-9 items-center gap-1 rounded-2 bg-accent-wash pr-0.5 pl-3 text-13 font-medium text-accent">
      {children}
      <IconButton label="Remove this filter" size="sm" className="text-accent" onClick={onRemove}>
        <X className="size-3.5" />
      </IconButton>
    </span>
  );
}
