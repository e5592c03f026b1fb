import type { UseNavigateResult } from "@tanstack/react-router";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { ImportJob } from "../../../../shared/transfer/imports.ts";
import { imported } from "../../../../shared/words/en/imported.ts";
import { notify } from "../../../lib/notify.ts";

/** "1,230 customers imported", those that were changed included. */
export function importedOf({ created, updated }: ImportJob, kind: ImportKind): string {
  return imported.imported[kind]((created[kind] ?? 0) + (updated[kind] ?? 0));
}

/** Shows what an import has brought. Appointments have no list of their own. */
export function openImported(
  navigate: UseNavigateResult<string>,
  kind: ImportKind,
  { change }: ImportJob,
): void {
  const filter = change === null ? undefined : `import:is:${change}`;
  if (kind === "customers") void navigate({ to: "/dashboard/customers", search: { filter } });
  else if (kind === "companies") void navigate({ to: "/dashboard/companies", search: { filter } });
  else void navigate({ to: "/dashboard/history", search: { acts: "imported" } });
}

/** Tells whoever has gone on to another screen that it is done. */
export function sayImported(
  navigate: UseNavigateResult<string>,
  kind: ImportKind,
  job: ImportJob,
): void {
  if (location.pathname === "/dashboard/import") return;
  const run = () => openImported(navigate, kind, job);
  notify.success(importedOf(job, kind), { action: { label: imported.open, run } });
}
