import type { ReactNode } from "react";

/**
 * What a tab of Settings holds, as wide on every tab, and beside it what it comes to. Sections begin
 * at the rule below the tabs, instead of at one of their own.
 */
export function SettingsColumns({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="-mt-5 grid grid-cols-[minmax(0,900px)_minmax(0,232px)] gap-x-10 gap-y-8 to-1340:grid-cols-1 [&_.form-section:first-child]:border-t-0">
      <div>{children}</div>
      {aside}
    </div>
  );
}
