import { Tag } from "lucide-react";
import type { About, Said } from "./said.ts";
import { addTags } from "./tag-acts.ts";

/** Null while no tag is said. */
export function sayTags({ line, named, who, also }: About): Said | null {
  const tags = line.tags.length > 0 ? line.tags : [named.text].filter(Boolean);
  if (!who || tags.length === 0) return null;
  const act = tags.length > 1 ? "Add tags" : "Add tag";
  return {
    reading: { act, icon: <Tag />, title: tags.join(", "), lines: [] },
    act: { enter: act },
    run: () => addTags(who, tags, also),
  };
}
