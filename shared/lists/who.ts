import { storableText } from "../text/text.ts";

/** The most people that a list is narrowed to at once. */
const maxPeople = 50;

/** Whose records a list has; without it everyone's. */
export function whoText() {
  return storableText(5000)
    .refine((text) => text.split(",").length <= maxPeople, "Choose fewer people")
    .optional()
    .meta({
      description: "Whose: `me`, or ids of people with commas between them. Without it everyone’s",
    });
}

/** The ids that such a text names, for whoever asks, who may stand in for others; undefined for everyone. */
export function readWho(
  who: string | undefined,
  me: string,
  standsInFor: readonly string[] = [],
): string[] | undefined {
  if (who === undefined) return undefined;
  const ids = who.split(",").flatMap((id) => (id === "me" ? [me, ...standsInFor] : [id]));
  return [...new Set(ids)].sort();
}
