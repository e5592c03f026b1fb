// Apart from the endpoints: every first screen reads addresses and so loads this, but none of those.

/** What records can be duplicates of each other. */
export const duplicateKinds = ["customers", "companies"] as const;
export type DuplicateKind = (typeof duplicateKinds)[number];

/** Why two records may be the same, the surest first. `website` is the domain of a company. */
export const duplicateReasons = ["email", "phone", "website", "name"] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** What may differ so that two are not the same; `several`: there are more who may be meant. */
export const contradictions = ["name", "email", "phone", "website", "address", "several"] as const;
export type Contradiction = (typeof contradictions)[number];

/** The most records of one group that are shown and merged at once. */
export const mergeLimit = 10;
