import { useBackNavigation } from "../../lib/use-back-navigation.ts";
import { CancelLink } from "../../ui/form-section.tsx";
import { dropImport } from "../state.ts";
import type { ImportKind } from "../types.ts";
import { useListLink } from "../use-list-link.ts";

/** Forgets the file, and returns to where the import was begun. */
export function CancelImport({ into }: { into: ImportKind }) {
  const { cancel } = useBackNavigation();
  const link = useListLink(into);
  return (
    <CancelLink
      {...link}
      onClick={(event) => {
        cancel(event);
        dropImport();
      }}
    />
  );
}
