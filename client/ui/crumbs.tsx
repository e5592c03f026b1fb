import { Children, createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";
import { parts } from "../../shared/words/en/parts.ts";
import { Skeleton } from "./skeleton.tsx";

/** The top bar's element for breadcrumbs; DashboardLayout provides it. */
export const CrumbsPlace = createContext<HTMLElement | null>(null);

type CrumbsProps = {
  /** The page itself, without a link; omitted while its name is loading. */
  current?: ReactNode;
  /** The path to it: router links, topmost first. */
  children: ReactNode;
};

/**
 * The path to a screen, shown in the top bar; a screen that is reached from anywhere has none. A
 * screen renders it anywhere, also while it loads; it goes away with the screen.
 *
 *     <Crumbs current={customer?.name}>
 *       <Link to="/dashboard/companies">Companies</Link>
 *       <Link to="/dashboard/companies/$companyId" params={{ companyId }}>{company.name}</Link>
 *     </Crumbs>
 */
export function Crumbs({ current, children }: CrumbsProps) {
  const place = use(CrumbsPlace);
  if (!place) return null;
  return createPortal(
    <nav aria-label={parts.breadcrumb}>
      <ol className="flex min-w-0 items-center gap-2 text-13 text-ink-3">
        {Children.map(children, (link) => (
          <li className="flex min-w-0 max-w-80 flex-none items-center gap-2 [&>a]:overflow-hidden [&>a]:text-ellipsis [&>a]:whitespace-nowrap [&>a]:rounded-1 [&>a]:py-1 [&>a:hover]:text-ink [&>a:hover]:underline [&>a:hover]:underline-offset-[3px]">
            {link}
            <span aria-hidden="true" className="opacity-55">
              /
            </span>
          </li>
        ))}
        <li className="clipped font-medium text-ink" aria-current="page">
          {current ?? <Skeleton className="w-24" />}
        </li>
      </ol>
    </nav>,
    place,
  );
}
