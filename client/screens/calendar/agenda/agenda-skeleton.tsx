import { Rail, RailItem } from "../../../ui/rail/rail.tsx";
import { Delayed, Skeleton } from "../../../ui/skeleton.tsx";

/** Of a day in the agenda. */
export function SkeletonAgenda() {
  return (
    <div aria-busy="true" className="pt-4">
      <Delayed>
        <Skeleton className="mb-3 h-4 w-32" />
        <Rail>
          {[1, 2, 3, 4].map((row) => (
            <RailItem key={row} margin={<Skeleton className="my-1.5 ms-auto w-12" />}>
              <Skeleton className="my-1.5 w-44" />
              <Skeleton className="my-2 h-[9px] w-56 max-w-full" />
            </RailItem>
          ))}
        </Rail>
      </Delayed>
    </div>
  );
}
