import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { DuplicateKind } from "../../../../shared/matching/duplicate-kinds.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { duplicates } from "../../../../shared/words/en/duplicates.ts";
import { merging } from "../../../../shared/words/en/merging.ts";
import { loadFailureOf } from "../../../lib/api-error.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { PageHead } from "../../../ui/page.tsx";
import { Delayed, Skeleton, SkeletonLine } from "../../../ui/skeleton.tsx";
import { Failed, Missing } from "../../../ui/states.tsx";
import { mergedCompaniesQuery, mergedCustomersQuery } from "../queries.ts";
import { companyFields, customerFields } from "./fields.ts";
import { MergeRecords } from "./merge-records.tsx";
import { mergeCompanies, mergeCustomers } from "./use-merge-records.ts";

const route = getRouteApi("/dashboard/duplicates/merge");

/** Several records become one, field by field. */
export function MergePage() {
  const { kind = "customers", ids = "" } = route.useSearch();
  const Records = kind === "customers" ? Customers : Companies;
  return (
    <>
      <title>{common.title(merging.titles[kind])}</title>
      <Crumbs current={merging.crumb}>
        <Link to={`/dashboard/${kind}`}>{duplicates.kinds[kind]}</Link>
        <Link to="/dashboard/duplicates" search={kind === "companies" ? { kind } : {}}>
          {duplicates.title}
        </Link>
      </Crumbs>
      <Records key={ids} ids={ids} />
    </>
  );
}

function Customers({ ids }: { ids: string }) {
  return (
    <Loaded
      kind="customers"
      query={useQuery({ ...mergedCustomersQuery(ids), enabled: areSeveral(ids) })}
    >
      {(rows) => (
        <MergeRecords kind="customers" fields={customerFields} rows={rows} merge={mergeCustomers} />
      )}
    </Loaded>
  );
}

function Companies({ ids }: { ids: string }) {
  return (
    <Loaded
      kind="companies"
      query={useQuery({ ...mergedCompaniesQuery(ids), enabled: areSeveral(ids) })}
    >
      {(rows) => (
        <MergeRecords kind="companies" fields={companyFields} rows={rows} merge={mergeCompanies} />
      )}
    </Loaded>
  );
}

function areSeveral(ids: string): boolean {
  return ids.includes(",");
}

type LoadedProps<Row> = {
  kind: DuplicateKind;
  query: UseQueryResult<Row[]>;
  children: (rows: Row[]) => ReactNode;
};

function Loaded<Row>({ kind, query, children }: LoadedProps<Row>) {
  const { missing, failed } = loadFailureOf(query);
  // An address that names fewer than two is not asked for.
  if (missing || !query.isEnabled) {
    return (
      <Missing
        title={merging.nothing}
        action={
          <Link
            to="/dashboard/duplicates"
            search={kind === "companies" ? { kind } : {}}
            className={buttonClass({ variant: "primary" })}
          >
            {merging.back}
          </Link>
        }
      >
        {merging.gone[kind]}
      </Missing>
    );
  }
  if (query.data) return children(query.data);
  return (
    <>
      <PageHead
        title={merging.titles[kind]}
        sub={!failed && <Skeleton className="my-1.5 w-64" />}
      />
      {failed ? (
        <Failed
          title={merging.listFailed[kind]}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <MergeSkeleton />
      )}
    </>
  );
}

/** The rows of the table, while they come. */
function MergeSkeleton() {
  return (
    <div role="status" className="min-h-[440px]">
      <span className="sr-only">{merging.loading}</span>
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
