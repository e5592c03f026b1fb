import { join } from "node:path";
import { allIcons, anyIcon, createIconFinder, type Graph } from "./icons.ts";
import { whole } from "./split-schemas.ts";
import { chunkOfWords, wordsFile } from "./words.ts";

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
    "ui/notice.tsx",
    "ui/table/table.tsx",
    "ui/table/unknown-filters.tsx",
    "ui/rail/rail.tsx",
    "kinds/customers/status.tsx",
    "kinds/tags/queries.ts",
    "../shared/tag-limits.ts",
    "lib/format/money.ts",
    "lib/use-settings.ts",
    "ui/text/money.tsx",
    "ui/table/print-item.tsx",
    "ui/people/person-fact.tsx",
    "lib/format/listed.ts",
  ],
  dashboard: [
    "app/layout/dashboard-layout.tsx",
    "app/first-load/prefetch-queries.ts",
    "screens/today/overview.tsx",
    "kinds/appointments/booked.ts",
  ],
  rules: [
    "../shared/account/auth.ts?whole",
    "../shared/account/account-forms.ts?whole",
    "../shared/kinds/companies.ts?whole",
    "../shared/kinds/customers.ts?whole",
    "../shared/kinds/appointments.ts?whole",
    "../shared/api/conditional.ts?whole",
  ],
  fields: ["ui/form/field.tsx", "ui/form/not-saved.tsx"],
  form: ["ui/form/form.tsx", "ui/form/form-field.tsx", "ui/form/checkbox.tsx"],
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
  menus: ["ui/menu/menu-popup.tsx", "ui/menu/select-popup.tsx"],
  calendar: [
    "screens/calendar/head/calendar-head.tsx",
    "screens/calendar/several/with-several.tsx",
    // Of days and agendas alike.
    "../node_modules/lucide-react/dist/esm/icons/chevrons-up-down.mjs",
    "screens/calendar/agenda/agenda-list.tsx",
    "screens/calendar/agenda/agenda-rows.ts",
    "screens/calendar/day/more-appointments.tsx",
  ],
  outcomes: ["kinds/appointments/outcome-acts.ts", "kinds/appointments/repeat/ask-scope.ts"],
  periods: [
    "screens/calendar/agenda/agenda-day.tsx",
    "screens/calendar/agenda/agenda-skeleton.tsx",
    "screens/calendar/agenda/day-with-hours.tsx",
    "screens/calendar/agenda/use-swipe.ts",
    "screens/calendar/week/use-deleting.tsx",
    "screens/calendar/week/use-moves.ts",
  ],
  hours: [
    "screens/calendar/day/day-canceled.ts",
    "screens/calendar/day/day-rows.ts",
    "screens/calendar/day/day-scale.ts",
  ],
  sizes: [
    "lib/browser/use-element-width.ts",
    "lib/browser/use-printing.ts",
    "lib/browser/focus-saved.ts",
  ],
  drafts: [
    "screens/calendar/week/draft/draft-place.ts",
    "screens/calendar/week/draft/first-free.ts",
    "screens/calendar/week/look.ts",
    "screens/calendar/week/week-words.ts",
  ],
  moves: ["screens/calendar/week/changed-by-key.ts"],
  people: ["ui/people/person-options.tsx", "ui/people/ink.ts", "lib/people/workers-here.ts"],
  // Days of several people are drawn with it, too.
  week: ["screens/calendar/week/week.tsx"],
  // What all sections of reports share is a part of their page; what others share with it is not.
  reportPeriods: ["../shared/reports/report-periods.ts"],
  reportQueries: [
    "screens/reports/queries.ts",
    "screens/reports/shown-report.ts",
    "screens/reports/export-report.ts",
  ],
  stackedBar: ["lib/format/stacked-bar.ts"],
  icons: ["download", "table-2", "chart-no-axes-column", "printer"].map(
    (name) => `../node_modules/lucide-react/dist/esm/icons/${name}.mjs`,
  ),
  reports: ["screens/reports/reports-page.tsx"],
} as const;

/** What words in files of their own need; no chunk that needs words may come before it. */
const ofWords = ["../shared/words/plural.ts", "lib/language/heard.ts"];

/** What a screen shows as soon as it has its data. */
const soon = ["screens/calendar/wrap-up/open-rows.tsx", "screens/story/company-story.tsx"];

/**
 * What screens fetch once they have rested, or when somebody asks for it. These hold only what no
 * screen needs at first, dynamically imported modules themselves included.
 */
const lateChunks = {
  desks: ["screens/people/desk-menu.tsx"],
  popups: ["ui/dialog/tip.tsx", "ui/dates/day-popup.tsx", "app/layout/account-popup.tsx"],
  details: [
    "screens/calendar/details/details-popup.tsx",
    "screens/calendar/move-popup.tsx",
    "screens/calendar/note-field.tsx",
    "kinds/appointments/delete-appointment.tsx",
    "kinds/appointments/repeat/scope-dialog.tsx",
  ],
  palette: [
    "screens/palette/palette.tsx",
    "ui/dialog/shortcuts-dialog.tsx",
    "lib/shortcuts/walk-rows.ts",
  ],
  cards: ["screens/reminders/reminder-cards.tsx", "ui/dialog/toasts.tsx"],
  writing: [
    "kinds/tasks/new-task-field.tsx",
    "kinds/tasks/task-editor.tsx",
    "screens/today/call-field.tsx",
    "screens/today/attention-sheet.tsx",
  ],
} as const;

/** The chunk of each module; undefined leaves it to Rolldown. `splits`: words have files of their own, see words.ts. */
export function chunkOf(root: string, splits: boolean) {
  const found = new Map<string, string>();
  let isSorted = false;
  return (id: string, graph: Graph): string | undefined => {
    if (!isSorted) sort(root, graph, found, splits);
    isSorted = true;
    const words = splits ? chunkOfWords(id) : undefined;
    return found.get(id) ?? words ?? (anyIcon.test(id) ? "icons" : undefined);
  };
}

/** The modules that routes fetch: each is a screen. */
function screensOf(root: string, graph: Graph): string[] {
  const routes = graph.getModuleInfo(join(root, "app/routes.tsx"))?.importedIds ?? [];
  const ofScreens = routes.filter((id) => /\/routes\/(?!root)/.test(id));
  return ofScreens.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

function sort(root: string, graph: Graph, found: Map<string, string>, splits: boolean): void {
  const iconsOf = createIconFinder(graph);
  const screens = screensOf(root, graph);
  const reach = (sources: readonly string[], visit: (id: string) => boolean) => {
    const seen = new Set<string>();
    const waiting = [...sources];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id) || (splits && wordsFile.test(id))) continue;
      seen.add(id);
      const info = graph.getModuleInfo(id);
      if (!info) throw new Error(`The client has no module ${id}.`);
      if (!visit(id)) continue;
      // Of the icons only those that it imports: the others are of screens that come later.
      waiting.push(...info.importedIds.filter((each) => !allIcons.test(each)), ...iconsOf(id));
    }
    return seen;
  };
  for (const [name, sources] of Object.entries(chunks)) {
    const needed = splits && name === "prefetch" ? ofWords : [];
    const ids = [...sources, ...needed].map((source) => join(root, source));
    reach(ids, (id) => {
      // Schemas are imported one by one by name: a module that imports their file may need none of
      // them.
      if (name !== "rules" && (found.has(id) || id.endsWith(whole))) return false;
      // A screen keeps its own file, because pages refer to it by name. Every other module gets a
      // chunk that only depends on earlier ones; in a cycle, one would run before its dependencies.
      if (!screens.includes(id) && !found.has(id)) found.set(id, name);
      return true;
    });
  }
  const first = reach([...screens, ...soon.map((source) => join(root, source))], () => true);
  for (const [name, sources] of Object.entries(lateChunks)) {
    reach(
      sources.map((source) => join(root, source)),
      (id) => {
        if (found.has(id) || first.has(id) || id.endsWith(whole) || anyIcon.test(id)) return false;
        found.set(id, name);
        return true;
      },
    );
  }
}
