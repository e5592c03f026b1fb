import type { Fields } from "./field.ts";
import { type Kind, kindsIn } from "./names.ts";
import { type HeldKind, heldKinds, kinds, ofEachKind } from "./registry.ts";

// Plain data apart from the registry: who needs it needs no schemas.

/** The fields of each kind with what is known of them. */
export const fieldsOf: Record<Kind, Fields> = ofEachKind((kind) => kinds[kind].fields);

/** What a kind is called in running text, one and several. */
export const kindWords: Record<Kind, readonly [one: string, many: string]> = ofEachKind(
  (kind) => kinds[kind].words,
);

/** Each after those that its records belong to. */
export const importedKinds = kindsIn("import");

/** What belongs to records of a kind. */
export const belongingsOf: Record<Kind, readonly HeldKind[]> = ofEachKind((kind) =>
  heldKinds.filter((held) => Object.values<Kind>(kinds[held].parents).includes(kind)),
);

/** What an import may give of a record. */
export const importedNames: Record<Kind, readonly string[]> = ofEachKind((kind) =>
  Object.keys(kinds[kind].imported.shape),
);
