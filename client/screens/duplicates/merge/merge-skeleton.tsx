import { Delayed, SkeletonLine } from "../../../ui/skeleton.tsx";

/** The rows of the table, while they come. */
export function MergeSkeleton() {
  return (
    <div role="status" className="min-h-[440px]">
      <span className="sr-only">Loading the records to merge</span>
      <Delayed>
        <div className="border-t border-line-strong">
          {Array.from({ length: 9 }, (_, row) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
              key={row}
              className="grid grid-cols-[200px_1fr_1fr_1fr] to-700:grid-cols-[1fr] [&>*]:border-b [&>*]:border-line [&>*]:py-2.5 [&>*]:ps-7 first:[&>*]:border-e"
            >
              <SkeletonLine className="w-20" />
              <SkeletonLine className="w-40" />
              <SkeletonLine className="w-36" />
              <SkeletonLine className="w-40" />
            </div>
          ))}
        </div>
      </Delayed>
    </div>
  );
}
