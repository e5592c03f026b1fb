import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { DuplicateKind } from "../../../../shared/matching/duplicate-kinds.ts";
import { merging } from "../../../../shared/words/en/merging.ts";
import { useKept } from "../../../lib/browser/kept.tsx";
import { useBackNavigation } from "../../../lib/browser/use-back-navigation.ts";
import { refreshData } from "../../../lib/queries/query-client.ts";
import { Button } from "../../../ui/button.tsx";
import { CancelLink, FormEnd } from "../../../ui/form/form-section.tsx";
import { PageHead } from "../../../ui/page.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { type Choices, firstChoices, type MergeField } from "./choices.ts";
import type { MergedCompany, MergedCustomer } from "./fields.ts";
import { MergeTable } from "./merge-table.tsx";
import { mergedValues } from "./result.ts";
import type { MergeRequest } from "./use-merge-records.ts";

type MergeProps<Row> = {
  kind: DuplicateKind;
  fields: readonly MergeField<Row>[];
  rows: readonly Row[];
  merge: (request: MergeRequest) => Promise<unknown>;
};

/** The table with what is chosen, and the buttons below it. */
export function MergeRecords<Row extends MergedCustomer | MergedCompany>(props: MergeProps<Row>) {
  const { kind, fields, rows, merge } = props;
  const [choices, setChoices] = useState<Choices>(() => firstChoices(fields, rows));
  const [busy, setBusy] = useState(false);
  const { days } = useKept();
  const navigate = useNavigate();
  const wayBack = useBackNavigation();
  const [kept] = rows;
  const run = async () => {
    setBusy(true);
    const done = await merge({ rows, values: mergedValues(fields, rows, choices) }).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!done) return;
    await wayBack.leave(() =>
      navigate({
        to: "/dashboard/duplicates",
        search: { ...(kind === "companies" && { kind }) },
      }),
    );
    // Only now: this screen would ask for what is gone.
    void refreshData();
  };
  return (
    <>
      <PageHead
        title={merging.counted[kind](rows.length)}
        sub={
          kept && (
            <Rich
              text={merging.chooseFor(kept.name)}
              tags={{
                phone: (text) => (
                  <span className="over-700:hidden">
                    <Rich text={text} tags={{ name: (name) => <bdi>{name}</bdi> }} />
                  </span>
                ),
              }}
            />
          )
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
        <Button variant="primary" busy={busy} busyLabel={merging.busy} onClick={() => void run()}>
          {merging.button[kind]}
        </Button>
        <CancelLink
          to="/dashboard/duplicates"
          search={kind === "companies" ? { kind } : {}}
          onClick={wayBack.cancel}
        />
        <p className="ms-auto text-13 text-ink-3 to-700:-order-1 to-700:basis-full">
          {merging.keptFor(days)}
        </p>
      </FormEnd>
    </>
  );
}
