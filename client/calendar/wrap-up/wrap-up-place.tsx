import { useQuery } from "@tanstack/react-query";
import { type CSSProperties, useState } from "react";
import type { Now } from "../../appointments/use-now.ts";
import { OverviewSection } from "../../dashboard/overview-section.tsx";
import { SkeletonRail } from "../../dashboard/skeleton-rail.tsx";
import { lazyModule } from "../../lib/lazy-module.ts";
import { cx } from "../../ui/class-names.ts";
import { toWrapUpQuery } from "./queries.ts";

const parts = lazyModule(() => import("./wrap-up.tsx"));

/** Lines before the rest is folded. */
export const mostLines = 4;

/** Wrap Up, fetched where there is something to wrap up. Its place is kept, so that nothing moves. */
export function WrapUpPlace({ now }: { now: Now }) {
  const query = useQuery(toWrapUpQuery(now));
  const [missing, setMissing] = useState(false);
  const count = query.data?.data.length ?? 0;
  const part = parts.use(count > 0 || query.isError, () => setMissing(true));
  if (part) return <part.WrapUp now={now} />;
  if (count === 0 || missing) return null;
  const rows = Math.min(count, mostLines);
  return (
    <OverviewSection title="Wrap Up" query={query} className="mb-8">
      <div
        aria-busy="true"
        className={cx(
          "box-content h-[calc(var(--rows)*55px+1px)] overflow-hidden to-700:h-[calc(var(--rows)*111px+1px)]",
          count > rows && "pb-[26px]",
        )}
        style={{ "--rows": rows } as CSSProperties}
      >
        <SkeletonRail rows={rows} />
      </div>
    </OverviewSection>
  );
}
