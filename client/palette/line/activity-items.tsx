import type { ActivityKind } from "../../../shared/read-line/verbs.ts";
import type { PaletteItem } from "../items.ts";
import { activityKinds, activityLook } from "./looks.tsx";
import type { About, Setting } from "./said.ts";
import { contactNote, sayActivity } from "./say-activity.tsx";

/** The same text as another kind of activity. */
export function activityItems(about: About, setting: Setting): PaletteItem[] {
  const { line, named, who } = about;
  // What else a note that tells of a call can be; a call that was said to be one is none.
  if (line.kind !== "note") return [];
  const today = setting.now.slice(0, 10);
  return activityKinds.flatMap((kind: ActivityKind) => {
    const said = kind === named.kind ? null : sayActivity(about, kind, setting);
    if (!said) return [];
    const { name, icon } = activityLook[kind];
    const note = kind === "note" ? contactNote(kind, who, line.day ?? today, today) : undefined;
    return [{ value: `as ${kind}`, icon, title: name, note, run: said.run, act: said.act }];
  });
}
