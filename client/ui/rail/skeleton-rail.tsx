import { Delayed, Skeleton } from "../skeleton.tsx";
import { Rail, RailItem } from "./rail.tsx";

/** Placeholders on the margin line, at their final height. */
export function SkeletonRail({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" style={{ minHeight: rows * 56 }}>
      <Delayed>
        <Rail>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
            <RailItem key={row} margin={<Skeleton className="mt-1 ms-auto w-12" />}>
              <Skeleton className="mt-1 w-44" />
              <Skeleton className="mt-[9px] mb-[5px] h-[9px] w-32" />
            </RailItem>
          ))}
        </Rail>
      </Delayed>
    </div>
  );
}
