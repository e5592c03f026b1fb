import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { historyQuery, trashQuery } from "../history/queries.ts";
import { countOf } from "../lib/count.ts";
import { formatInstant } from "../lib/dates.ts";
import { Fact, linkClass } from "../ui/page.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";

/** When something was imported last, and how far back the history goes. */
export function DataFacts() {
  const { data: trash } = useQuery(trashQuery);
  const { data: imports } = useInfiniteQuery(historyQuery({ action: "import", limit: 1 }));
  const waiting = <SkeletonLine className="w-24" />;
  const last = imports?.pages[0]?.data[0];
  return (
    <aside aria-label="Your data" className="border-line-strong pt-5 to-1340:border-t">
      <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
        <Fact label="Last import">
          {!imports ? (
            waiting
          ) : last ? (
            <>
              {formatInstant(last.at, "long")}
              <br />
              <Link
                to="/dashboard/history"
                search={{ acts: "imported" }}
                className={`${linkClass} text-13`}
              >
                {countOf(last.count, "record")}
              </Link>
            </>
          ) : (
            "Never"
          )}
        </Fact>
        <Fact label="History goes back to">
          {!trash ? waiting : trash.since ? formatInstant(trash.since, "long") : "Today"}
        </Fact>
      </dl>
    </aside>
  );
}
