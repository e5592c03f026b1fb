import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { View } from "../../../../shared/kinds/views.ts";
import type { FilteredList } from "../../../../shared/lists/filters.ts";
import type { ListAddress } from "../list-kind.ts";
import { viewsQuery } from "./queries.ts";
import { queryOfAddress, queryOfView } from "./view-address.ts";

const none: readonly View[] = [];

/** The saved views of a list, the oldest first. */
export function useViews(list: FilteredList): readonly View[] {
  const { data = none } = useQuery(viewsQuery());
  return data.filter((view) => view.list === list);
}

/** The view that is open, by the address. */
export function useOpenView(): View | undefined {
  const id = useSearch({ strict: false, select: ({ view }) => view });
  const { data = none } = useQuery(viewsQuery());
  return id === undefined ? undefined : data.find(({ _id }) => _id === id);
}

/** What a list's address is beside what is saved. */
export interface ViewState {
  views: readonly View[];
  /** The one that is open. */
  view: View | undefined;
  /** The address as a view would keep it. */
  query: string;
  /** Whether there is something to save. */
  changed: boolean;
}

export function useViewState(list: FilteredList, address: ListAddress<string>): ViewState {
  const views = useViews(list);
  const view = views.find(({ _id }) => _id === address.view);
  const query = queryOfAddress(address);
  return { views, view, query, changed: query !== (view ? queryOfView(view) : "") };
}
