import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { duplicateReasons } from "../../../shared/matching/duplicate-kinds.ts";
import type { DuplicateGroup } from "../../../shared/matching/duplicates.ts";
import { common } from "../../../shared/words/en/common.ts";
import { duplicates } from "../../../shared/words/en/duplicates.ts";
import { useList } from "../../lib/lists/list-query.ts";
import { inPlace } from "../../lib/lists/list-state.ts";
import { useRowCursor } from "../../lib/lists/row-cursor.ts";
import { useShortcutsOn } from "../../lib/shortcuts/shortcuts-setting.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { cx } from "../../ui/class-names.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { Segments } from "../../ui/form/segments.tsx";
import { Select } from "../../ui/menu/select.tsx";
import { linkClass, PageHead } from "../../ui/page.tsx";
import { Delayed, Skeleton } from "../../ui/skeleton.tsx";
import { Empty, Failed, NoMatch } from "../../ui/states.tsx";
import { UnknownFilters } from "../../ui/table/unknown-filters.tsx";
import { keysClass, ShortcutKeys } from "../../ui/text/kbd.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { Group } from "./group.tsx";
import { dismiss, restore } from "./mutations.ts";
import { groupCountQuery, groupsQuery } from "./queries.ts";

const route = getRouteApi("/dashboard/duplicates");

/** Records that may be the same, in groups, the surest first. */
export function DuplicatesPage() {
  const search = route.useSearch();
  const { kind = "customers", reason, dismissed = false } = search;
  const navigate = route.useNavigate();
  const change = (changes: Partial<typeof search>) => void navigate(inPlace(changes));
  const list = useList(groupsQuery(search));
  const { data: count } = useQuery(groupCountQuery);
  const reasons = duplicateReasons.filter((each) => each !== "website" || kind === "companies");
  const onDismiss = (group: DuplicateGroup) => void dismiss(group);
  const onRestore = (group: DuplicateGroup) => {
    if (group.dismissal) void restore(group.dismissal, group._id);
  };
  const cursor = useGroupCursor(list.rows, dismissed ? onRestore : onDismiss);

  return (
    <>
      <title>{common.title(duplicates.title)}</title>
      <Crumbs current={duplicates.title}>
        <Link to={`/dashboard/${kind}`}>{duplicates.kinds[kind]}</Link>
      </Crumbs>
      <PageHead title={duplicates.title} sub={count && subOf(count.customers + count.companies)} />
      <UnknownFilters />
      <div className="tools">
        <div className="to-700:order-1 to-700:w-full">
          <Segments
            aria-label={duplicates.which}
            value={kind}
            onValueChange={(next) =>
              change({
                kind: next === "companies" ? next : undefined,
                reason: reason === "website" ? undefined : reason,
              })
            }
            segments={[
              { value: "customers", label: duplicates.kinds.customers, count: count?.customers },
              { value: "companies", label: duplicates.kinds.companies, count: count?.companies },
            ]}
          />
        </div>
        <div className="w-40 flex-none to-700:w-[124px] to-700:[&>button]:px-2.5! to-700:[&>button]:text-14!">
          <Select
            aria-label={duplicates.reason}
            options={[
              { value: "any", label: duplicates.anyReason },
              ...reasons.map((value) => ({ value, label: duplicates.reasons[value] })),
            ]}
            value={reason ?? "any"}
            onValueChange={(next) =>
              change({ reason: duplicateReasons.find((each) => each === next) })
            }
          />
        </div>
        {count && (count.dismissed > 0 || dismissed) && (
          <span className="text-13 text-ink-3">
            <Rich
              text={
                dismissed
                  ? duplicates.dismissed.hide(count.dismissed)
                  : duplicates.dismissed.show(count.dismissed)
              }
              tags={{
                link: (text) => (
                  <button
                    type="button"
                    className={linkClass}
                    onClick={() => change({ dismissed: dismissed ? undefined : true })}
                  >
                    <Rich
                      text={text}
                      tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
                    />
                  </button>
                ),
              }}
            />
          </span>
        )}
      </div>
      {list.state === "failed" ? (
        <Failed title={duplicates.listFailed} onRetry={list.retry} retrying={list.retrying} />
      ) : list.state === "loading" ? (
        <GroupsSkeleton />
      ) : list.rows.length > 0 ? (
        <div aria-busy={list.busy || undefined} className={list.busy ? "opacity-60" : undefined}>
          <ul
            {...cursor}
            className="border-y border-line border-t-line-strong"
            aria-label={duplicates.lists[kind]}
          >
            {list.rows.map((group) => (
              <Group key={group._id} group={group} onDismiss={onDismiss} onRestore={onRestore} />
            ))}
          </ul>
          {list.more.exist && (
            <p className="pt-4 ps-[228px] text-13 to-700:ps-0">
              <button
                type="button"
                className={linkClass}
                aria-busy={list.more.loading || undefined}
                onClick={list.more.load}
              >
                {list.more.failed ? duplicates.moreFailed : duplicates.showMore}
              </button>
            </p>
          )}
          <GroupKeys />
        </div>
      ) : dismissed || reason ? (
        <NoMatch
          title={dismissed ? duplicates.dismissed[kind] : duplicates.noneForReason}
          hint={duplicates.showAll}
          onClear={() => change({ dismissed: undefined, reason: undefined })}
        />
      ) : (
        <Empty margin={duplicates.empty.margin} title={duplicates.empty.title}>
          {duplicates.empty.text}
        </Empty>
      )}
    </>
  );
}

function subOf(groups: number): string {
  return groups === 0 ? duplicates.none : duplicates.count(groups);
}

/** The keys of the list of groups, for whoever has a keyboard and wants single keys. */
function GroupKeys() {
  if (!useShortcutsOn()) return null;
  return (
    <p className={cx(keysClass, "ps-[228px]")}>
      <span>
        <ShortcutKeys of="nextGroup" /> <ShortcutKeys of="previousGroup" /> {duplicates.keys.move}
      </span>
      <span>
        <ShortcutKeys of="mergeGroup" /> {duplicates.keys.merge}
      </span>
      <span>
        <ShortcutKeys of="notDuplicates" /> {duplicates.keys.not}
      </span>
    </p>
  );
}

/** Moves between groups, each time to its Merge link, which Enter follows, and acts on one. */
function useGroupCursor(
  groups: readonly DuplicateGroup[],
  onDismiss: (group: DuplicateGroup) => void,
) {
  const { move, current, props } = useRowCursor<HTMLUListElement>("[data-group]", (row) => {
    const target = row?.querySelector<HTMLElement>("[data-merge]") ?? document.querySelector("h1");
    target?.focus();
    row?.scrollIntoView({ block: "nearest" });
  });
  useShortcut("nextGroup", () => move(1));
  useShortcut("previousGroup", () => move(-1));
  useShortcut("notDuplicates", () => {
    const id = current()?.dataset.group;
    const group = groups.find(({ _id }) => _id === id);
    if (group) onDismiss(group);
  });
  return props;
}

/** Four groups of two, while they come. */
function GroupsSkeleton() {
  return (
    <div role="status" className="min-h-[440px]">
      <span className="sr-only">{duplicates.loading}</span>
      <Delayed>
        <div className="border-y border-line border-t-line-strong">
          {Array.from({ length: 4 }, (_, group) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups have no other identity
              key={group}
              className="duplicate grid grid-cols-[200px_minmax(0,1fr)] to-1180:grid-cols-[160px_minmax(0,1fr)] to-700:grid-cols-1"
            >
              <div className="py-4.5 pe-6 to-700:pt-4 to-700:px-0 to-700:pb-1">
                <Skeleton className="my-1 w-24" />
              </div>
              <div className="them">
                <div className="grid gap-[42px] py-1 pb-6">
                  <Skeleton className="w-72 max-w-full" />
                  <Skeleton className="w-60 max-w-full" />
                </div>
              </div>
            </div>
          ))}
        </div>
      </Delayed>
    </div>
  );
}
