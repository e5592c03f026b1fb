import { useNavigate } from "@tanstack/react-router";
import {
  Building2,
  CircleDot,
  Download,
  ListChecks,
  Merge,
  Tag as TagIcon,
  Trash2,
  Users,
  X,
} from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import type { ListedCustomer } from "../../../../shared/kinds/customers.ts";
import { type Chosen, chosenLimit } from "../../../../shared/lists/bulk.ts";
import { printFilter } from "../../../../shared/lists/filters.ts";
import { mergeLimit } from "../../../../shared/matching/duplicate-kinds.ts";
import type { CustomerStatus } from "../../../../shared/statuses.ts";
import { bulk } from "../../../../shared/words/en/bulk.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { statusChoices } from "../../../kinds/customers/status.tsx";
import { formatCount } from "../../../lib/format/count.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { cx } from "../../../ui/class-names.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { openHandOver } from "../../../ui/people/hand-over.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Money } from "../../../ui/text/money.tsx";
import { conditionsOf, isFiltered } from "../conditions.ts";
import type { ListAddress, LoadedList } from "../list-kind.ts";
import type { Selection } from "../selection.ts";
import { BarButton, BarPopup, barButtonClass } from "./bar-button.tsx";
import { CompanyChoice } from "./company-choice.tsx";
import { DeleteChosen } from "./delete-chosen.tsx";
import { exportChosen } from "./export-chosen.ts";
import { FollowUpItems } from "./follow-up-items.tsx";
import { TagChoice } from "./tag-choice.tsx";
import { useBulk } from "./use-bulk.ts";

type BulkBarProps = {
  selection: Selection;
  list: LoadedList<ListedCustomer, { totalValue: number }>;
  address: ListAddress<string>;
};

/** In the middle of the sheet; as wide as the phone at its bottom. */
const barClass =
  "absolute bottom-0 left-1/2 flex h-[52px] -translate-x-1/2 items-center gap-0.5 rounded-3 bg-raised ps-4 pe-2 whitespace-nowrap text-ink shadow-dialog to-700:fixed to-700:inset-[auto_0_0] to-700:h-auto to-700:translate-none to-700:flex-wrap to-700:rounded-b-[0] to-700:pt-2.5 to-700:pb-[calc(10px+env(safe-area-inset-bottom,0px))] low:static low:h-auto low:translate-none print:hidden";

function Rule() {
  return <i aria-hidden="true" className="mx-1.5 h-6 w-px bg-line to-700:hidden" />;
}

/** What can be done with the chosen customers, over the totals; on the phone a sheet at the bottom. */
export function BulkBar({ selection, list, address }: BulkBarProps) {
  const { all } = useSyncExternalStore(selection.subscribe, selection.get);
  const rows = list.rows.filter(({ _id }) => selection.has(_id));
  const count = all ? list.total : rows.length;
  const sum = all
    ? (list.newest?.totalValue ?? 0)
    : rows.reduce((total, { value }) => total + value, 0);
  // Of those added since an instant the server knows nothing in common.
  const canChooseAll = address.createdFrom === undefined;
  const isEverything = all || rows.length === list.total;
  const tooMany = !all && rows.length > chosenLimit && !(isEverything && canChooseAll);
  const chosen = chosenOf(all || rows.length > chosenLimit, rows, address);
  const onSkipped = (ids: readonly string[]) => {
    selection.choose(ids);
    document.querySelector(`[data-row="${ids[0]}"]`)?.scrollIntoView({ block: "center" });
  };
  const { run, progress } = useBulk({ chosen, count, onSkipped });
  const navigate = useNavigate();
  const canMerge = !all && rows.length > 1 && rows.length <= mergeLimit;
  const [deleting, setDeleting] = useState(false);
  const status = useRef<HTMLButtonElement>(null);
  useShortcut("status", () => status.current?.click());

  return (
    <div
      data-needs="write"
      className="sticky bottom-5 z-sticky h-0 to-900:bottom-[calc(72px+env(safe-area-inset-bottom,0px))] to-700:z-popover low:static low:h-auto"
    >
      <div role="toolbar" aria-label={bulk.selected(count)} className={barClass}>
        <span className="flex items-baseline gap-3 pe-3.5 to-700:flex-1 to-700:flex-wrap to-700:gap-y-0.5">
          <b className="digits">{all ? bulk.allSelected(count) : bulk.selected(count)}</b>
          <Money value={sum} className="text-ink-2" />
          {!isEverything && canChooseAll && (
            <button type="button" className="link hit-area text-13" onClick={selection.chooseAll}>
              {isFiltered(address) || address.search
                ? bulk.selectMatching(list.total)
                : bulk.selectAll(list.total)}
            </button>
          )}
        </span>
        <Rule />
        {progress ? (
          <span role="status" className="flex h-9 items-center gap-2 px-3 text-ink-2">
            <Spinner />
            {progress.done > 0
              ? bulk.progress(formatCount(progress.done), formatCount(progress.total))
              : bulk.saving}
          </span>
        ) : tooMany ? (
          <span className="px-2 text-13 text-ink-2">{bulk.tooMany(formatCount(chosenLimit))}</span>
        ) : (
          <span className="flex gap-0.5 to-700:order-1 to-700:-ms-2 to-700:mt-1.5 to-700:grid to-700:flex-[0_0_100%] to-700:auto-cols-fr to-700:grid-flow-col">
            <Menu
              trigger={<BarButton ref={status} icon={<CircleDot />} label={bulk.acts.status} />}
            >
              {({ MenuRadios }) => (
                <MenuRadios<CustomerStatus | "">
                  label={bulk.status}
                  options={statusChoices}
                  value=""
                  onValueChange={(next) =>
                    next &&
                    void run({ status: next }, (changed) =>
                      bulk.became.status(changed, common.statuses[next]),
                    )
                  }
                />
              )}
            </Menu>
            <BarPopup icon={<TagIcon />} label={bulk.acts.tag}>
              {(close) => (
                <TagChoice
                  onChoose={({ _id, name }) => {
                    close();
                    void run({ addTag: _id }, (changed) => bulk.became.tag(changed, name));
                  }}
                />
              )}
            </BarPopup>
            <BarPopup icon={<Building2 />} label={bulk.acts.company}>
              {(close) => (
                <CompanyChoice
                  onChoose={({ value, label }) => {
                    close();
                    void run({ company: value }, (changed) => bulk.became.company(changed, label));
                  }}
                />
              )}
            </BarPopup>
            <BarPopup icon={<ListChecks />} label={bulk.acts.followUp}>
              {(close) => (
                <FollowUpItems
                  onChoose={(followUp) => {
                    close();
                    void run({ followUp }, bulk.became.followUp);
                  }}
                />
              )}
            </BarPopup>
            {!isAloneHere() && (
              <BarButton
                icon={<Users />}
                label={bulk.acts.handOver}
                brief
                onClick={() =>
                  void openHandOver({
                    chosen,
                    title: bulk.handOver(count),
                    onSkipped,
                  })
                }
              />
            )}
            {canMerge && (
              <BarButton
                icon={<Merge />}
                label={bulk.acts.merge}
                brief
                onClick={() =>
                  void navigate({
                    to: "/dashboard/duplicates/merge",
                    search: { ids: rows.map(({ _id }) => _id).join() },
                  })
                }
              />
            )}
            <BarButton
              icon={<Download />}
              label={bulk.acts.export}
              brief={!isAloneHere()}
              onClick={() => void exportChosen(chosen)}
            />
            <BarButton
              icon={<Trash2 />}
              label={bulk.acts.delete}
              danger
              brief={!isAloneHere()}
              onClick={() => setDeleting(true)}
            />
          </span>
        )}
        <Rule />
        <button
          type="button"
          className={cx(barButtonClass, "to-700:size-11")}
          aria-label={bulk.clear}
          data-cancel
          onClick={selection.clear}
        >
          <X />
        </button>
      </div>{" "}
      <DeleteChosen
        open={deleting}
        onOpenChange={setDeleting}
        rows={all ? undefined : rows}
        count={count}
        busy={progress !== undefined}
        onConfirm={async () => {
          const done = await run({ delete: true }, bulk.became.deleted);
          if (!done) return;
          setDeleting(false);
          selection.clear();
        }}
      />
    </div>
  );
}

/** Single ones with the version on screen, so that what changed elsewhere meanwhile is left alone. */
function chosenOf(
  all: boolean,
  rows: readonly ListedCustomer[],
  address: ListAddress<string>,
): Chosen {
  if (all) {
    const filter = printFilter(conditionsOf(address)) || undefined;
    return { all: { search: address.search, filter } };
  }
  return { customers: rows.map(({ _id, updatedAt }) => ({ _id, updatedAt })) };
}
