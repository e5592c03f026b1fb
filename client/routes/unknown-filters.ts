import { redirect } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What stood in the address of a list and is no filter of it: `status=Foo`. */
    unknownFilters?: string[];
  }
}

type Search = Record<string, unknown>;

/**
 * For the `beforeLoad` of a list: whatever `read` does not understand leaves the address, and the
 * list says what it was. The server would refuse it, and a list without its filter needs a word.
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
