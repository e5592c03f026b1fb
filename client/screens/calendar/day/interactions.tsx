import { useInfiniteQuery } from "@tanstack/react-query";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { customerLine } from "../../../kinds/customers/customer-rows.tsx";
import { interactionsQuery } from "../../../kinds/customers/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Delayed, Skeleton } from "../../../ui/skeleton.tsx";
import { Failed } from "../../../ui/states.tsx";
import { List } from "../../../ui/table/list.tsx";
import { useRowLinks } from "../../../ui/table/row-link.tsx";

/** The customers whose last contact was on this day, most valuable first. */
export function Interactions({ date, future }: { date: string; future: boolean }) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(interactionsQuery(date));
  const rowLinks = useRowLinks();
  if (isError && !data) {
    return (
      <Failed
        className="mt-2"
        title={results.customers.interactionsFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonInteractions />;
  const customers = data.pages.flatMap((page) => page.data);
  if (customers.length === 0) {
    return (
      <p data-empty className="mt-3 text-13 text-ink-3">
        {future ? calendar.day.interactionsComing : calendar.day.interactionsNone}
      </p>
    );
  }
  return (
    <>
      <List always className="border-t-0" {...rowLinks}>
        {customers.map((customer) => (
          <li key={customer._id}>{customerLine(customer)}</li>
        ))}
      </List>
      {hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={isFetchingNextPage}
          busyLabel={common.loading}
          onClick={() => void fetchNextPage()}
        >
          {calendar.day.showMore}
        </Button>
      )}
      <p className="mt-3 text-13 text-ink-3">{calendar.day.interactionsHint}</p>
    </>
  );
}

function SkeletonInteractions() {
  return (
    <ul className="plain" aria-busy="true">
      <Delayed>
        {[1, 2, 3].map((row) => (
          <li
            key={row}
            className="plain-row grid grid-cols-[minmax(0,1fr)_auto] gap-y-[3px] gap-x-3 items-center py-[11px] border-b border-line"
          >
            <Skeleton className="my-1 w-28" />
            <Skeleton className="side w-20" />
            <Skeleton className="my-1.5 h-[9px] w-36" />
            <Skeleton className="side h-[9px] w-16" />
          </li>
        ))}
      </Delayed>
    </ul>
  );
}
