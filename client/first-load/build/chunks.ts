import { join } from "node:path";
import type { Rolldown } from "vite";
import { whole } from "./split-schemas.ts";

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/**
 * Files that a page loads together are one file: over HTTP/1.1 each one more costs a slow connection a
 * sixth of a round trip. Each has the modules that its sources need and those before it lack, so what
 * is not needed at first (charts, pickers, dialogs) stays out of the first ones.
 */
const chunks = {
  prefetch: ["first-load/prefetch.ts"],
  program: ["main.tsx"],
  pieces: [
    "ui/page.tsx",
    "ui/field.tsx",
    "ui/notice.tsx",
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
  list: ["ui/data-table.tsx", "lib/list-state.ts", "ui/sort-menu.tsx", "customers/status-menu.tsx"],
  dialogs: ["ui/dialog.tsx", "ui/confirm-dialog.tsx", "ui/tip.tsx", "ui/sheet.tsx"],
} as const;

/** The chunk of each module, for Rolldown; undefined leaves it to Rolldown. */
export function chunkOf(root: string) {
  const found = new Map<string, string>();
  let isSorted = false;
  return (id: string, graph: Graph): string | undefined => {
    if (!isSorted) sort(root, graph, found);
    isSorted = true;
    return found.get(id);
  };
}

function sort(root: string, graph: Graph, found: Map<string, string>): void {
  for (const [name, sources] of Object.entries(chunks)) {
    const seen = new Set<string>();
    const waiting: string[] = sources.map((source) => join(root, source));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      // Schemas are asked for by name, one by one: what imports their module may need none of them.
      const isElsewhere = name !== "rules" && (found.has(id) || id.endsWith(whole));
      if (seen.has(id) || isElsewhere) continue;
      seen.add(id);
      const info = graph.getModuleInfo(id);
      if (!info) throw new Error(`The client has no module ${id}.`);
      // What is only ever imported late keeps a file of its own, by whose name the pages ask for it.
      // All else has its place, so that a file needs only those before it: in a circle, one would run
      // before what it needs.
      const isPart = info.importers.length > 0 || info.isEntry;
      if (isPart && !found.has(id)) found.set(id, name);
      waiting.push(...info.importedIds);
    }
  }
}
