import { redirect } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What was removed from a list's address: `status=Foo`. */
    unknownFilters?: string[];
  }
}

type Search = Record<string, unknown>;

/**
 * For a route's `beforeLoad`: removes what `read` does not understand from the address, which the
 * server would refuse. The list then says what was removed.
 */
export function dropUnknown(read: (search: Search) => Search) {
  return ({ location }: { location: { pathname: string; search: Search } }) => {
    const known = read(location.search);
    const unknown = Object.entries(location.search).filter(([name]) => known[name] === undefined);
    if (unknown.length === 0) return;
    throw redirect({
      to: location.pathname,
      search: known,
      state: { unknownFilters: unknown.map(([name, value]) => `${name}=${textOf(value)}`) },
      replace: true,
    });
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
