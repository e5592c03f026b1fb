import { CancelLink } from "../../ui/form-section.tsx";
import { dropImport } from "../state.ts";
import type { ImportKind } from "../types.ts";
import { useListLink } from "../use-list-link.ts";

/** Forgets the file, and goes to the list. */
export function CancelImport({ into }: { into: ImportKind }) {
  return <CancelLink {...useListLink(into)} onClick={dropImport} />;
}
