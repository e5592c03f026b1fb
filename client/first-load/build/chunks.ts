import { join } from "node:path";
import { allIcons, anyIcon, createIconFinder, type Graph } from "./icons.ts";
import { whole } from "./split-schemas.ts";

/**
 * Files that a page loads together are combined into one: over HTTP/1.1 each extra file costs a
 * slow connection a sixth of a round trip. Each chunk holds what its sources need and earlier
 * chunks lack, so charts, pickers and dialogs stay out of the first ones.
 */
const chunks = {
  prefetch: ["first-load/prefetch.ts"],
  program: ["main.tsx"],
  pieces: [
    "ui/page.tsx",
    "ui/field.tsx",
    "ui/notice.tsx",
    "ui/not-saved.tsx",
    "ui/table.tsx",
    "ui/rail.tsx",
    "customers/status.tsx",
    "lib/money.ts",
    "ui/money.tsx",
  ],
  dashboard: [
    "layout/dashboard-layout.tsx",
    "first-load/prefetch-queries.ts",
    "dashboard/overview.tsx",
  ],
  rules: [
    "../shared/auth.ts?whole",
    "../shared/account-forms.ts?whole",
    "../shared/companies.ts?whole",
    "../shared/customers.ts?whole",
    "../shared/appointments.ts?whole",
    "../shared/conditional.ts?whole",
  ],
  form: ["lib/form.tsx", "lib/form-field.tsx", "ui/checkbox.tsx"],
  print: ["ui/print-item.tsx"],
  more: ["lists/list-more.tsx", "lists/shown-list.ts"],
  list: ["ui/data-table.tsx", "lib/list-state.ts", "ui/sort-menu.tsx", "customers/status-menu.tsx"],
  dialogs: ["ui/dialog.tsx", "ui/confirm-dialog.tsx", "ui/tip.tsx", "ui/sheet.tsx"],
  calendar: [
    "calendar/head/calendar-head.tsx",
    "calendar/agenda/agenda-list.tsx",
    "calendar/agenda/agenda-rows.ts",
    "calendar/booked.ts",
    "appointments/details/appointment-line.tsx",
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
