import { Tag } from "lucide-react";
import type { About, Said } from "./said.ts";
import { addTags } from "./tag-acts.ts";

export function sayTags({ line, who }: About): Said | null {
  if (!who) return null;
  return {
    reading: {
      act: line.tags.length > 1 ? "Add tags" : "Add tag",
      icon: <Tag />,
      title: line.tags.join(", "),
      lines: [],
    },
    act: { enter: line.tags.length > 1 ? "Add tags" : "Add tag" },
    run: () => addTags(who, line.tags),
  };
}
