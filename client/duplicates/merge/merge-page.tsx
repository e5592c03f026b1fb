import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { DuplicateKind } from "../../../shared/duplicates.ts";
import { useKept } from "../../history/kept.tsx";
import { Crumbs } from "../../layout/crumbs.tsx";
import { loadFailureOf } from "../../lib/api.ts";
import { useBackNavigation } from "../../lib/use-back-navigation.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { CancelLink, FormEnd } from "../../ui/form-section.tsx";
import { PageHead } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Failed, Missing } from "../../ui/states.tsx";
import { mergedCompaniesQuery, mergedCustomersQuery } from "../queries.ts";
import { type Choices, firstChoices, type MergeField } from "./choices.ts";
import {
  companyFields,
  customerFields,
  type MergedCompany,
  type MergedCustomer,
  titles,
} from "./fields.ts";
import { MergeTable } from "./merge-table.tsx";
import { MergeToCome } from "./merge-to-come.tsx";
import { mergedValues } from "./result.ts";
import { type MergeRequest, useMergeCompanies, useMergeCustomers } from "./use-merge-records.ts";

const route = getRouteApi("/dashboard/duplicates/merge");

/** Several records become one, field by field. */
export function MergePage() {
  const { kind = "customers", ids = "" } = route.useSearch();
  const Records = kind === "customers" ? Customers : Companies;
  return (
    <>
      <title>{`Merge ${titles[kind]} · Client Desk`}</title>
      <Crumbs current="Merge">
        <Link to={`/dashboard/${kind}`}>{titles[kind]}</Link>
        <Link to="/dashboard/duplicates" search={kind === "companies" ? { kind } : {}}>
          Duplicates
        </Link>
      </Crumbs>
      <Records key={ids} ids={ids} />
    </>
  );
}

function Customers({ ids }: { ids: string }) {
  const { mutateAsync } = useMergeCustomers();
  return (
    <Loaded kind="customers" query={useQuery(mergedCustomersQuery(ids))}>
      {(rows) => <Merge kind="customers" fields={customerFields} rows={rows} merge={mutateAsync} />}
    </Loaded>
  );
}

function Companies({ ids }: { ids: string }) {
  const { mutateAsync } = useMergeCompanies();
  return (
    <Loaded kind="companies" query={useQuery(mergedCompaniesQuery(ids))}>
      {(rows) => <Merge kind="companies" fields={companyFields} rows={rows} merge={mutateAsync} />}
    </Loaded>
  );
}

type LoadedProps<Row> = {
  kind: DuplicateKind;
  query: UseQueryResult<Row[]>;
  children: (rows: Row[]) => ReactNode;
};

function Loaded<Row>({ kind, query, children }: LoadedProps<Row>) {
  const { missing, failed } = loadFailureOf(query);
  if (missing || (query.data && query.data.length < 2)) {
    return (
      <Missing
        title="Nothing to merge"
        action={
          <Link
            to="/dashboard/duplicates"
            search={kind === "companies" ? { kind } : {}}
            className={buttonClass({ variant: "primary" })}
          >
            Go to Duplicates
          </Link>
        }
      >
        These {kind} are merged already, or have been deleted.
      </Missing>
    );
  }
  if (query.data) return children(query.data);
  return (
    <>
      <PageHead
        title={`Merge ${titles[kind]}`}
        sub={!failed && <Skeleton className="my-1.5 w-64" />}
      />
      {failed ? (
        <Failed
          title={`The ${kind} could not be loaded.`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <MergeToCome />
      )}
    </>
  );
}

type MergeProps<Row> = {
  kind: DuplicateKind;
  fields: readonly MergeField<Row>[];
  rows: readonly Row[];
  merge: (request: MergeRequest) => Promise<unknown>;
};

function Merge<Row extends MergedCustomer | MergedCompany>(props: MergeProps<Row>) {
  const { kind, fields, rows, merge } = props;
  const [choices, setChoices] = useState<Choices>(() => firstChoices(fields, rows));
  const [busy, setBusy] = useState(false);
  const { days } = useKept();
  const navigate = route.useNavigate();
  const wayBack = useBackNavigation();
  const [kept] = rows;
  const run = async () => {
    setBusy(true);
    const done = await merge({ rows, values: mergedValues(fields, rows, choices) }).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (done) {
      await wayBack.leave(() =>
        navigate({
          to: "/dashboard/duplicates",
          search: { ...(kind === "companies" && { kind }) },
        }),
      );
    }
  };
  return (
    <>
      <PageHead
        title={`Merge ${rows.length} ${titles[kind]}`}
        sub={
          <>
            Choose what to keep, field by field.
            <span className="over-700:hidden">
              {" "}
              <bdi>{kept?.name}</bdi> stays and gets it.
            </span>
          </>
        }
      />
      <MergeTable
        kind={kind}
        fields={fields}
        rows={rows}
        choices={choices}
        onChoices={setChoices}
      />
      <FormEnd className="items-center">
        <Button variant="primary" busy={busy} busyLabel="Merging" onClick={() => void run()}>
          Merge {titles[kind]}
        </Button>
        <CancelLink
          to="/dashboard/duplicates"
          search={kind === "companies" ? { kind } : {}}
          onClick={wayBack.cancel}
        />
        <p className="ml-auto text-13 text-ink-3 to-700:-order-1 to-700:basis-full">
          The values not kept stay in History. You can undo this for {days} days.
        </p>
      </FormEnd>
    </>
  );
}
