import { Delayed, Skeleton } from "../ui/skeleton.tsx";

/** Four groups of two, while they come. */
export function GroupsToCome() {
  return (
    <div role="status" className="min-h-[440px]">
      <span className="vh">Loading duplicates</span>
      <Delayed>
        <div className="dups">
          {Array.from({ length: 4 }, (_, group) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups have no other identity
            <div key={group} className="dup">
              <div className="why">
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
