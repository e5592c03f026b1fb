import { Delayed, Skeleton } from "../../ui/skeleton.tsx";

/** Four groups of two, while they come. */
export function GroupsSkeleton() {
  return (
    <div role="status" className="min-h-[440px]">
      <span className="sr-only">Loading duplicates</span>
      <Delayed>
        <div className="border-y border-line border-t-line-strong">
          {Array.from({ length: 4 }, (_, group) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups have no other identity
              key={group}
              className="duplicate grid grid-cols-[200px_minmax(0,1fr)] to-1180:grid-cols-[160px_minmax(0,1fr)] to-700:grid-cols-1"
            >
              <div className="py-4.5 pe-6 to-700:pt-4 to-700:px-0 to-700:pb-1">
                <Skeleton className="my-1 w-24" />
              </div>
              <div className="them">
                <div className="grid gap-[42px] py-1 pb-6">
                  <Skeleton className="w-72 max-w-full" />
                  <Skeleton className="w-60 max-w-full" />
                </div>
              </div>
            </div>
          ))}
        </div>
      </Delayed>
    </div>
  );
}
