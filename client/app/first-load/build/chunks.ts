import { join } from "node:path";
import { allIcons, anyIcon, createIconFinder, type Graph } from "./icons.ts";
import { whole } from "./split-schemas.ts";

/**
 * Files that a page loads together are combined into one: over HTTP/1.1 each extra file costs a
 * slow connection a sixth of a round trip. Each chunk holds what its sources need and earlier
 * chunks lack, so charts, pickers and dialogs stay out of the first ones.
 */
const chunks = {
  prefetch: ["app/first-load/prefetch.ts"],
  program: ["main.tsx"],
  pieces: [
    "ui/page.tsx",
    "ui/form/field.tsx",
    "ui/notice.tsx",
    "ui/form/not-saved.tsx",
    "ui/table/table.tsx",
    "ui/table/unknown-filters.tsx",
    "ui/rail/rail.tsx",
    "kinds/customers/status.tsx",
    "kinds/tags/queries.ts",
    "../shared/tag-limits.ts",
    "lib/format/money.ts",
    "lib/use-settings.ts",
    "ui/text/money.tsx",
  ],
  dashboard: [
    "app/layout/dashboard-layout.tsx",
    "app/first-load/prefetch-queries.ts",
    "screens/today/overview.tsx",
  ],
  rules: [
    "../shared/account/auth.ts?whole",
    "../shared/account/account-forms.ts?whole",
    "../shared/kinds/companies.ts?whole",
    "../shared/kinds/customers.ts?whole",
    "../shared/kinds/appointments.ts?whole",
    "../shared/api/conditional.ts?whole",
  ],
  form: ["ui/form/form.tsx", "ui/form/form-field.tsx", "ui/form/checkbox.tsx"],
  print: ["ui/table/print-item.tsx"],
  more: ["screens/lists/list-more.tsx", "screens/lists/shown-list.ts"],
  list: [
    "ui/table/data-table.tsx",
    "lib/lists/list-query.ts",
    "lib/lists/list-state.ts",
    "lib/lists/rows.ts",
    "ui/menu/sort-menu.tsx",
    "ui/text/tags.tsx",
    "kinds/companies/website.ts",
    "kinds/customers/status-menu.tsx",
  ],
  lists: ["screens/lists/list-page.tsx", "screens/lists/twin-columns.tsx"],
  segments: ["ui/form/segments.tsx"],
  dialogs: [
    "ui/dialog/dialog.tsx",
    "ui/dialog/confirm-dialog.tsx",
    "ui/dialog/tip.tsx",
    "ui/dialog/sheet.tsx",
  ],
  calendar: [
    "screens/calendar/head/calendar-head.tsx",
    "screens/calendar/agenda/agenda-list.tsx",
    "screens/calendar/agenda/agenda-rows.ts",
    "kinds/appointments/booked.ts",
    "screens/calendar/day/more-appointments.tsx",
  ],
  periods: [
    "screens/calendar/agenda/agenda-day.tsx",
    "screens/calendar/agenda/agenda-skeleton.tsx",
    "screens/calendar/agenda/day-with-hours.tsx",
    "screens/calendar/agenda/use-swipe.ts",
    "screens/calendar/week/use-deleting.tsx",
    "screens/calendar/week/use-moves.ts",
    "kinds/appointments/outcome-acts.ts",
    "kinds/appointments/repeat/ask-scope.ts",
  ],
} as const;

/** The chunk of each module; undefined leaves it to Rolldown. */
export function chunkOf(root: string) {
  const found = new Map<string, string>();
  let isSorted = false;
  return (id: string, graph: Graph): string | undefined => {
    if (!isSorted) sort(root, graph, found);
    isSorted = true;
    return found.get(id) ?? (anyIcon.test(id) ? "icons" : undefined);
  };
}

function sort(root: string, graph: Graph, found: Map<string, string>): void {
  const iconsOf = createIconFinder(graph);
  for (const [name, sources] of Object.entries(chunks)) {
    const seen = new Set<string>();
    const waiting: string[] = sources.map((source) => join(root, source));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      // Schemas are imported one by one by name: a module that imports their file may need none of
      // them.
      const isElsewhere = name !== "rules" && (found.has(id) || id.endsWith(whole));
      if (seen.has(id) || isElsewhere) continue;
      seen.add(id);
      const info = graph.getModuleInfo(id);
      if (!info) throw new Error(`The client has no module ${id}.`);
      // A module that is only imported dynamically keeps its own file, because pages refer to it by
      // name. Every other module gets a chunk that only depends on earlier ones; in a cycle, one
      // would run before its dependencies.
      const isPart = info.importers.length > 0 || info.isEntry;
      if (isPart && !found.has(id)) found.set(id, name);
      // Of the icons only those that it imports: the others are of screens that come later.
      waiting.push(...info.importedIds.filter((each) => !allIcons.test(each)), ...iconsOf(id));
    }
  }
}
