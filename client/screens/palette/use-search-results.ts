import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Found } from "../../../shared/lists/search.ts";
import { palette } from "../../../shared/words/en/palette.ts";
import { useTheme } from "../../lib/browser/theme.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { closenessOf } from "../../lib/format/text-matches.ts";
import type { RecentRecord } from "../../lib/lists/recent.ts";
import { searchQuery } from "../../lib/lists/use-typed-search.ts";
import { may } from "../../lib/people/rights.ts";
import { useSession } from "../../lib/session.ts";
import { useGoToDesk } from "../people/go-to-desk.ts";
import { exampleItems, likelyNames } from "./examples.tsx";
import { dayItems } from "./items/day-items.tsx";
import {
  filled,
  groupAlike,
  immediateResults,
  type PaletteItem,
  type PaletteResults,
  type PaletteStep,
} from "./items/items.ts";
import {
  addCustomerItem,
  appointmentItem,
  bookItem,
  companyItem,
  customerItem,
  type Go,
  nextItem,
  recentItem,
  waitingItem,
} from "./items/record-items.tsx";
import { activityItem, taskItem } from "./items/story-items.tsx";
import { tagItem, useFoundViews } from "./items/tag-items.tsx";
import { actionCloseness, productActions } from "./product-actions.tsx";
import { useAppointmentPreset } from "./use-appointment-preset.ts";
import { useCurrentRecord } from "./use-current-record.tsx";
import { useUndoAction } from "./use-undo-action.tsx";
import type { UpNext } from "./use-up-next.ts";

const recentCount = 5;
const waitingCount = 3;

interface SearchResultsOptions {
  typed: string;
  /** What of it has been asked. */
  asked: string;
  ask: (step: PaletteStep) => void;
  /** Writes a line into the field. */
  fill: (line: string) => void;
  onLogout: () => void;
  active: boolean;
  ahead: UpNext;
  /** The records opened last. */
  recent: readonly RecentRecord[];
}

/**
 * Without input: actions for the current record, what is next, who is waiting, recent records and
 * common actions. Otherwise everything that matches.
 */
export function useSearchResults({
  typed,
  asked,
  ask,
  fill,
  onLogout,
  active,
  ahead,
  recent,
}: SearchResultsOptions): Omit<PaletteResults, "retry" | "retrying"> & {
  /** A company or a customer is called what was typed. */
  named?: boolean;
} {
  const go = useNavigate();
  const { today } = useNow();
  const theme = useTheme();
  const here = useCurrentRecord();
  const preset = useAppointmentPreset();
  const search = useQuery({
    ...searchQuery(asked),
    enabled: active && asked !== "",
    placeholderData: keepPreviousData,
  });
  const last = useUndoAction(active);
  const views = useFoundViews(go, typed, active);
  const { user } = useSession();
  const goToDesk = useGoToDesk();
  const mayWrite = may("write");
  const own = mayWrite ? here.actions : [];
  const product = [
    ...productActions({ go, goToDesk, user, today, theme, preset, ask, onLogout }),
    ...last.undo,
  ].filter(({ needs }) => !needs || may(needs));

  if (typed === "") {
    const { next } = ahead;
    const waiting = ahead.waiting.filter(({ _id }) => _id !== here.id).slice(0, waitingCount);
    const shown = new Set([here.id, next?._id, ...waiting.map(({ _id }) => _id)]);
    const records = recent.filter(({ id }) => !shown.has(id)).slice(0, recentCount);
    const groups = [
      { value: palette.groups.page, items: own },
      { value: palette.groups.next, items: next ? [nextItem(go, next, today)] : [] },
      { value: palette.groups.attention, items: waiting.map((one) => waitingItem(go, one, today)) },
      {
        value: palette.groups.recent,
        items: records.map((record) => recentItem(go, record, today)),
      },
      {
        value: palette.groups.try,
        items: mayWrite ? exampleItems(likelyNames(next, waiting, recent), fill) : [],
      },
      { value: palette.groups.actions, items: product.filter(({ onlyTyped }) => !onlyTyped) },
    ];
    return { ...immediateResults(groups), settled: ahead.settled && last.settled };
  }

  const found: Found | undefined = search.data;
  const closest = Math.min(
    views.closest,
    ...namesOf(found).map((name) => closenessOf(name, typed)),
  );
  const actions = [...own, ...product]
    .map((action) => ({ action, closeness: actionCloseness(action, typed) }))
    .filter(({ closeness }) => closeness < 3)
    .sort((a, b) => a.closeness - b.closeness);
  // An action comes before the records if it matches better than all of them.
  const leads = actions[0] !== undefined && closest > 1;
  const onFound = mayWrite ? actionsOn(go, found) : [];
  const actionGroup = {
    value: palette.groups.actions,
    items: unique([
      ...(leads ? [] : onFound),
      ...actions.map(({ action }) => action),
      ...(leads ? onFound : []),
    ]),
  };
  const companies = found?.companies.map((one) => companyItem(go, one)) ?? [];
  const customers = found?.customers.map((one) => customerItem(go, one, typed)) ?? [];
  const records = [
    { value: palette.groups.views, items: views.items },
    ...(found?.approximate
      ? [{ value: palette.groups.similar, items: [...companies, ...customers] }]
      : [
          { value: palette.groups.companies, items: companies },
          { value: palette.groups.customers, items: customers },
        ]),
    {
      value: palette.groups.appointments,
      items: groupAlike(
        found?.appointments.map((one) => appointmentItem(go, one, { typed, today })) ?? [],
      ),
    },
    { value: palette.groups.tags, items: found?.tags.map((one) => tagItem(go, one)) ?? [] },
    {
      value: palette.groups.tasks,
      items: groupAlike(found?.tasks.map((one) => taskItem(go, one, { typed, today })) ?? []),
    },
    {
      value: palette.groups.notes,
      items: groupAlike(
        found?.activities.map((one) => activityItem(go, one, { typed, today })) ?? [],
      ),
    },
  ];
  const days = { value: palette.groups.day, items: dayItems(go, typed, today) };
  return {
    groups: filled(leads ? [days, actionGroup, ...records] : [days, ...records, actionGroup]),
    named: [...(found?.companies ?? []), ...(found?.customers ?? [])].some(
      ({ name }) => closenessOf(name, typed) === 0,
    ),
    settled: asked === typed && !search.isPlaceholderData && !search.isPending && last.settled,
    failed: search.isError,
  };
}

/** Likely next actions for the best matching company and customer. */
function actionsOn(go: Go, found: Found | undefined): PaletteItem[] {
  const company = found?.companies[0];
  const customer = found?.customers[0];
  return [
    ...(company ? [addCustomerItem(go, company)] : []),
    ...(customer
      ? [bookItem(go, customer.name, { customer: customer._id, company: customer.company })]
      : []),
  ];
}

function namesOf(found: Found | undefined): string[] {
  if (!found) return [];
  return [
    ...found.companies.map(({ name }) => name),
    ...[...found.customers, ...found.tags].map(({ name }) => name),
    ...[...found.tasks, ...found.activities].map(({ text }) => text),
    ...found.appointments.map(({ title }) => title),
  ];
}

/** An action on the current record may also be one on a found record. */
function unique(items: PaletteItem[]): PaletteItem[] {
  return [...new Map(items.map((item) => [item.value, item])).values()];
}
