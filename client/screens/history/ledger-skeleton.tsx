import { history } from "../../../shared/words/en/history.ts";
import { Delayed, Skeleton } from "../../ui/skeleton.tsx";

/** The head of a day and eight rows, while they come. */
export function LedgerSkeleton() {
  return (
    <div role="status" className="min-h-[440px]">
      <span className="sr-only">{history.loading}</span>
      <Delayed>
        <div className="pt-7 pb-3">
          <Skeleton className="h-4 w-28" />
        </div>
        <div className="border-t border-line-strong">
          {Array.from({ length: 8 }, (_, row) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
              key={row}
              className="grid grid-cols-[98px_minmax(0,1fr)] to-700:grid-cols-[76px_minmax(0,1fr)]"
            >
              <div className="flex justify-end py-4 pe-4 to-700:pe-3">
                <Skeleton className="w-12" />
              </div>
              <div className="border-b border-s border-b-line border-s-margin py-4 ps-5 to-700:ps-3.5">
                <Skeleton className="w-72 max-w-full" />
              </div>
            </div>
          ))}
        </div>
      </Delayed>
    </div>
  );
}
