import { useLocation, useNavigate } from "@tanstack/react-router";
import { X } from "lucide-react";
import { parts } from "../../../shared/words/en/parts.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { joined } from "../../lib/format/joined.ts";
import { IconButton } from "../button.tsx";

/** Says which filters were removed from the list's address (see routes/unknown-filters.ts). */
export function UnknownFilters() {
  const unknown = useLocation({ select: ({ state }) => state.unknownFilters });
  const navigate = useNavigate();
  if (!unknown) return null;
  return (
    <p role="status" className="mb-3 flex items-center gap-1 text-13 text-ink-2">
      <span className="min-w-0 wrap-anywhere">
        {(unknown.length === 1 ? parts.unknownFilter : parts.unknownFilters)(
          joined(unknown.map(isolate)),
        )}
      </span>
      <IconButton
        label={parts.dismiss}
        size="sm"
        onClick={() => void navigate({ to: ".", search: true, replace: true, resetScroll: false })}
      >
        <X className="size-3.5" />
      </IconButton>
    </p>
  );
}
