import { type ReactNode, useId } from "react";
import { results } from "../../../shared/words/en/results.ts";
import { cx } from "../../ui/class-names.ts";
import { SectionHead } from "../../ui/page.tsx";
import { Failed } from "../../ui/states.tsx";

type OverviewSectionProps = {
  title: string;
  aside?: ReactNode;
  /** The source of the section; data already shown stays if a later request fails. */
  query: {
    data: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  failed?: string;
  className?: string;
  children: ReactNode;
};

/** A section of the overview; shows its own error if its data cannot be loaded. */
export function OverviewSection({
  title,
  aside,
  query,
  failed = results.dashboardFailed,
  className,
  children,
}: OverviewSectionProps) {
  const id = useId();
  const broken = query.isError && query.data === undefined;
  return (
    <section aria-labelledby={id} className={cx("min-w-0", className)}>
      <SectionHead id={id} title={title} aside={aside} />
      {broken ? (
        <Failed title={failed} onRetry={() => query.refetch()} retrying={query.isFetching} />
      ) : (
        children
      )}
    </section>
  );
}
