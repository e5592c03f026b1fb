import type { ReactNode } from "react";
import { Delayed, SkeletonLine } from "./skeleton.tsx";
import { Failed } from "./states.tsx";

type LoadedProps<Data> = {
  query: {
    data: Data | undefined;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is said when it fails. */
  failed: string;
  /** What a screen reader is told meanwhile. */
  loading: string;
  /** Whether a second line waits below the first. */
  twoLines?: boolean;
  children: (data: Data) => ReactNode;
};

/** A section's data once they are there; until then a line, or the failure with a way to try again. */
export function Loaded<Data>({ query, failed, loading, twoLines, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <Failed title={failed} onRetry={refetch} retrying={isFetching} />;
  return (
    <div role="status" aria-label={loading} className="min-h-[38px]">
      <Delayed>
        <SkeletonLine className="w-40" />
        {twoLines && <SkeletonLine className="w-64" />}
      </Delayed>
    </div>
  );
}
