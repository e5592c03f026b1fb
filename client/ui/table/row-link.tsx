import { type RegisteredRouter, useRouter } from "@tanstack/react-router";
import { type ComponentProps, type MouseEvent, type SyntheticEvent, useMemo } from "react";
import { type RowSelection, rowOf } from "./row-selection.tsx";
import { rowNameClass } from "./table.tsx";

type RowLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The address of a record, with one parameter: "/dashboard/customers/$customerId". */
  to: keyof RegisteredRouter["routesByPath"];
  id: string;
};

/**
 * A link in a row of a list. A router Link has its own subscription, which in a hundred rows takes
 * longer than the rows; this is a plain link, handled for all rows at once by useRowLinks.
 */
export function RowLink({ to, id, children, ...props }: RowLinkProps) {
  return (
    <a {...props} href={to.replace(/\$\w+/, encodeURIComponent(id))} data-row-link>
      {children}
    </a>
  );
}

/** The name of a record in a table: the link for the whole row. */
export function RowNameLink({ name, ...link }: Pick<RowLinkProps, "to" | "id"> & { name: string }) {
  return (
    <RowLink {...link} className={rowNameClass()} title={name}>
      {name}
    </RowLink>
  );
}

/** For the element around the rows: their links navigate and prefetch; with Shift they choose rows. */
export function useRowLinks(selection?: RowSelection) {
  const router = useRouter();
  return useMemo(() => {
    let fetched: string | null = null;
    const fetchAhead = (event: SyntheticEvent) => {
      const href = hrefOf(event);
      if (!href || href === fetched) return;
      fetched = href;
      // Just a prefetch: following the link tries again, and reports what is wrong.
      router.preloadRoute({ to: href }).catch(() => {});
    };
    return {
      onMouseOver: fetchAhead,
      onFocus: fetchAhead,
      onTouchStart: fetchAhead,
      onClick: (event: MouseEvent) => {
        const href = hrefOf(event);
        if (selection && event.shiftKey && href) {
          event.preventDefault();
          selection.reach(rowOf(event.target) ?? "");
          return;
        }
        const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
        if (!href || !isPlain || event.button !== 0 || event.defaultPrevented) return;
        event.preventDefault();
        void router.navigate({ href });
      },
    };
  }, [router, selection]);
}

function hrefOf({ target }: SyntheticEvent): string | null | undefined {
  if (!(target instanceof Element)) return null;
  return target.closest("a[data-row-link]")?.getAttribute("href");
}
