import { Tag } from "lucide-react";
import type { PaletteItem } from "../items.ts";
import type { About, Setting } from "./said.ts";
import { addTags } from "./tag-acts.ts";

const most = 8;

/** The tags that there are, if the line says none. */
export function tagChoices({ who, also }: About, { tags }: Setting): PaletteItem[] {
  if (!who) return [];
  return tags.slice(0, most).map((name) => ({
    value: `tag ${name}`,
    icon: <Tag />,
    title: name,
    run: () => addTags(who, [name], also),
    act: { enter: "Add tag" },
  }));
}
